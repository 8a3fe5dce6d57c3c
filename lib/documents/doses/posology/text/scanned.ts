import type { InstructionLanguage } from '../../language/instruction-languages'
import { remember } from '../../remember'
import type { Lexicon } from '../words/lexicon'
import type { Names } from '../words/names'
import { symbolOf } from '../words/symbols'
import type { Letters } from './letters'
import { scannedNumber } from './numbers'
import { changedToken, type Token } from './tokens'

const UNITS = ['UNIT', 'SCALE', 'TIME'].map(symbolOf)
const COUNTED = [...UNITS, ...['FORM', 'TIMES', 'OCLOCK'].map(symbolOf)]
const OF = [symbolOf('OF')]
const SHORTEST_COUNTED = 3
const WORDS = ['UNIT', 'TIME', 'FORM', 'TIMES'].map(symbolOf)
const MEASURED = ['UNIT', 'SCALE'].map(symbolOf)

/** What a word may be of a number: letters for digits alone, or one before a word that is counted. */
type Suspicion = 'letters' | 'count' | null

/**
 * Finds numbers in which a scanner has read digits as letters: `I00 mg`, `8S0 mg`, `every 1Z hours`. Their values aren't known. What is
 * counted must come behind: `B12` and `M3` are names.
 */
export class ScannedNumbers {
  private readonly letters: ReadonlySet<string>
  private readonly suspicionOf = remember((raw) => this.suspicion(raw))

  /** @param shared letters for digits of all languages, beside those of each */
  constructor(
    shared: string,
    languages: readonly InstructionLanguage[],
    private readonly lexicon: Lexicon,
    private readonly names: Names,
    private readonly fold: Letters['fold'],
  ) {
    const lists = [shared, ...languages.map(({ letters }) => letters?.digits ?? '')]
    this.letters = new Set(lists.flatMap((list) => list.split(' ')))
  }

  /** Whether it is a letter that may stand for a digit. */
  isLetter(raw: string): boolean {
    return raw.length === 1 && this.letters.has(raw)
  }

  /** Returns the tokens with those put together that are one number. */
  joined(tokens: readonly Token[]): readonly Token[] {
    if (!tokens.some(({ kind, raw }) => kind === 'word' && this.suspicionOf(raw) !== null)) return tokens
    const found: Token[] = []
    for (let at = 0; at < tokens.length;) {
      const token = tokens[at]
      if (!token) break
      const end = this.endOfRun(tokens, at)
      const run = tokens.slice(at, end)
      const isNumber = this.isScanned(run, behindOf(tokens, end, this.lexicon))
      if (isNumber) found.push(joined(run))
      else if (token.kind === 'word' && this.suspicionOf(token.raw) === 'count') found.push(...splitCount(token))
      else found.push(token)
      at = isNumber ? end : at + 1
    }
    return found
  }

  private suspicion(raw: string): Suspicion {
    if (!this.letters.has(raw.slice(0, 1))) return null
    if (raw.length <= 2 && this.letters.has(raw.slice(-1))) return 'letters'
    const key = this.fold(raw)
    if (raw.length < SHORTEST_COUNTED || raw.length !== key.length) return null
    if (this.lexicon.languagesOf(key) || this.lexicon.begins(key) || this.names.kindOf(key)) return null
    return this.lexicon.means(key.slice(1), WORDS) ? 'count' : null
  }

  private isPart({ kind, raw }: Token): boolean {
    if (kind === 'word') return this.suspicionOf(raw) === 'letters'
    return kind === 'number' || kind === 'clock' || raw === '.' || raw === ','
  }

  /** The end of the tokens from one on that are written without a space and can be parts of a number. */
  private endOfRun(tokens: readonly Token[], start: number): number {
    let end = start
    for (let token = tokens[end]; token && this.isPart(token) && (end === start || token.glued); token = tokens[end])
      end += 1
    return end
  }

  private isScanned(run: readonly Token[], behind: Token | undefined): boolean {
    const [first, last] = [run[0], run.at(-1)]
    if (!first || !last || run.length < 2 || last.kind === 'sign' || first.kind === 'sign') return false
    if (!run.some(({ kind }) => kind === 'word')) return false
    if (run.some(({ kind }) => kind === 'clock')) return true
    if (!behind || !run.some(({ kind }) => kind === 'number')) return false
    // A letter behind digits may be a unit by itself: `1l/day`.
    const isUnit = last.kind === 'word' && this.lexicon.means(last.key, MEASURED)
    return this.lexicon.means(behind.key, isUnit ? MEASURED : first.kind === 'word' ? UNITS : COUNTED)
  }
}

/** What is counted may come behind `of`. */
function behindOf(tokens: readonly Token[], at: number, lexicon: Lexicon): Token | undefined {
  const token = tokens[at]
  return token && lexicon.means(token.key, OF) ? tokens[at + 1] : token
}

/** `Icap`: a word that no list has, but for its first letter. */
function splitCount(token: Token): readonly Token[] {
  const { start, raw, key } = token
  const number = changedToken(token, { end: start + 1, reach: start + 1, raw: raw.slice(0, 1) })
  const word = { start: start + 1, raw: raw.slice(1), key: key.slice(1), glued: true }
  return [joined([number]), changedToken(token, word)]
}

function joined(run: readonly Token[]): Token {
  const [first, last] = [run[0], run.at(-1)]
  if (!first || !last) throw new RangeError('Nothing to join')
  const raw = run.map((token) => token.raw).join('')
  const { end, reach } = last
  return changedToken(first, { kind: 'number', key: raw, raw, end, reach, number: scannedNumber() })
}
