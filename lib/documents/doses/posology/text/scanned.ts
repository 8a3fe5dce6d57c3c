import type { InstructionLanguage } from '../../language/instruction-languages'
import type { Lexicon } from '../words/lexicon'
import type { Names } from '../words/names'
import { symbolOf } from '../words/symbols'
import { scannedNumber } from './numbers'
import type { Token } from './tokens'

const UNITS = ['UNIT', 'SCALE', 'TIME'].map(symbolOf)
const COUNTED = [...UNITS, ...['FORM', 'TIMES', 'OCLOCK'].map(symbolOf)]
const OF = [symbolOf('OF')]
const SHORTEST_COUNTED = 3
const WORDS = ['UNIT', 'TIME', 'FORM', 'TIMES'].map(symbolOf)
const MEASURED = ['UNIT', 'SCALE'].map(symbolOf)

/** Returns the letters that scanners put for digits in any of the languages. */
export function lettersForDigits(shared: string, languages: readonly InstructionLanguage[]): ReadonlySet<string> {
  return new Set([shared, ...languages.map(({ letters }) => letters?.digits ?? '')].flatMap((list) => list.split(' ')))
}

/**
 * Returns the tokens with those put together that are one number in which a scanner has read digits as letters: `I00 mg`, `8S0 mg`,
 * `every 1Z hours`. Its value isn't known. What is counted must come behind: `B12` and `M3` are names.
 */
export function withScannedNumbers(
  tokens: readonly Token[],
  letters: ReadonlySet<string>,
  lexicon: Lexicon,
  names: Names,
): readonly Token[] {
  const isPart = ({ kind, raw }: Token) =>
    kind === 'number' ||
    kind === 'clock' ||
    (kind === 'word' && raw.length <= 2 && Array.from(raw).every((letter) => letters.has(letter))) ||
    (kind === 'sign' && /^[.,]$/.test(raw))
  if (!tokens.some(({ kind, raw }) => kind === 'word' && letters.has(raw.slice(0, 1)))) return tokens
  const found: Token[] = []
  for (let at = 0; at < tokens.length;) {
    const end = endOfRun(tokens, at, isPart)
    const one = tokens.slice(at, end)
    const parts = splitCount(tokens[at], letters, lexicon, names)
    if (parts) {
      found.push(...parts)
      at += 1
    } else if (isScanned(one, behindOf(tokens, end, lexicon), lexicon)) {
      found.push(joined(one))
      at = end
    } else {
      const token = tokens[at]
      if (token) found.push(token)
      at += 1
    }
  }
  return found
}

/** The end of the tokens from one on that are written without a space and can be parts of a number. */
function endOfRun(tokens: readonly Token[], start: number, isPart: (token: Token) => boolean): number {
  let end = start
  for (let token = tokens[end]; token && isPart(token) && (end === start || token.glued); token = tokens[end]) end += 1
  return end
}

/** What is counted may come behind `of`. */
function behindOf(tokens: readonly Token[], at: number, lexicon: Lexicon): Token | undefined {
  const token = tokens[at]
  return token && lexicon.means(token.key, OF) ? tokens[at + 1] : token
}

/** `Icap`: a word that no list has, but for its first letter. */
function splitCount(
  token: Token | undefined,
  letters: ReadonlySet<string>,
  lexicon: Lexicon,
  names: Names,
): readonly Token[] | null {
  if (token?.kind !== 'word' || token.raw.length < SHORTEST_COUNTED || token.raw.length !== token.key.length)
    return null
  if (!letters.has(token.raw.slice(0, 1)) || lexicon.languagesOf(token.key) || lexicon.begins(token.key)) return null
  if (names.kindOf(token.key) || !lexicon.means(token.key.slice(1), WORDS)) return null
  const number = { ...token, end: token.start + 1, reach: token.start + 1, raw: token.raw.slice(0, 1) }
  const word = { ...token, start: token.start + 1, raw: token.raw.slice(1), key: token.key.slice(1), glued: true }
  return [joined([number]), word]
}

function isScanned(run: readonly Token[], behind: Token | undefined, lexicon: Lexicon): boolean {
  const [first, last] = [run[0], run.at(-1)]
  if (!first || !last || run.length < 2 || last.kind === 'sign' || first.kind === 'sign') return false
  if (!run.some(({ kind }) => kind === 'word')) return false
  if (run.some(({ kind }) => kind === 'clock')) return true
  if (!behind || !run.some(({ kind }) => kind === 'number')) return false
  // A letter behind digits may be a unit by itself: `1l/day`.
  const isUnit = last.kind === 'word' && lexicon.means(last.key, MEASURED)
  return lexicon.means(behind.key, isUnit ? MEASURED : first.kind === 'word' ? UNITS : COUNTED)
}

function joined(run: readonly Token[]): Token {
  const [first, last] = [run[0], run.at(-1)]
  if (!first || !last) throw new RangeError('Nothing to join')
  const raw = run.map((token) => token.raw).join('')
  return { ...first, kind: 'number', key: raw, raw, end: last.end, reach: last.reach, number: scannedNumber() }
}
