import type { Token } from '../text/tokens'
import type { Line } from './line'
import { symbolOf } from '../words/symbols'
import { hasOwnSense } from './senses'

const LONGEST = 4
const SHORTEST = 2
const OTHERS = ['NEG', 'SUBJECT', 'MEASURED', 'KIN', 'RELATIVE', 'REACTION', 'FORMER', 'PRN'].map(symbolOf)

/**
 * Returns how many words at the start of a line say where or why, before a colon or a dash and the medicine: `Pharmacy
 * label: …`. Zero if there are none. One word is rather the brand of the substance behind it.
 */
export function labelAt(line: Line, start: number): number {
  if (start > 0) return 0
  const { tokens, meanings } = line
  const end = tokens.findIndex(({ kind }) => kind !== 'word')
  if (end < SHORTEST || end > LONGEST || !isLabelSign(tokens[end])) return 0
  const isName = (at: number) => meanings[at]?.name !== null && (at === 0 || /^\p{Lu}/u.test(tokens[at]?.raw ?? ''))
  const words = tokens.slice(0, end)
  if (words.some((_, at) => isName(at) || hasOtherMeaning(line, at)) || words.every((_, at) => hasOwnSense(line, at)))
    return 0
  const [behind, meaning] = [tokens[end + 1], meanings[end + 1]]
  if (behind?.kind !== 'word') return 0
  const isUnlisted = tokens[end]?.key === ':' && /^\p{Lu}\p{Ll}/u.test(behind.raw) && meaning?.senses.length === 0
  return meaning?.name || isUnlisted ? end : 0
}

/** Whether a word begins a phrase that says what became of a medicine, whose it is or what is measured. */
function hasOtherMeaning({ meanings }: Line, at: number): boolean {
  return meanings[at]?.senses.some(({ symbol }) => OTHERS.includes(symbol)) ?? false
}

function isLabelSign(token: Token | undefined): boolean {
  return token?.key === ':' || (token?.key === '-' && !token.glued)
}
