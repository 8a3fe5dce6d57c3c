import type { InstructionLanguage } from '../../language/instruction-languages'
import { COSTS } from '../costs'
import { Numbering, Phrases } from '../grammar/phrases'
import type { Letters } from '../text/letters'
import type { Token } from '../text/tokens'
import type { Lexicon, Sense } from './lexicon'
import type { NameKind, Names } from './names'
import { symbolOf, symbolOfToken } from './symbols'

/** A sense of the words that begin at a token. */
export interface WordSense {
  readonly symbol: number
  readonly value: string
  /** The number of tokens. */
  readonly length: number
  readonly cost: number
}

/** What is known about a token in its context. */
export interface Meaning {
  readonly senses: readonly WordSense[]
  /** The token as a medicine's name. */
  readonly name: NameKind | null
  /** Its kind of token and its senses. */
  readonly symbols: readonly number[]
  /** Equal for tokens with the same symbols. */
  readonly kind: number
  /** Equal for tokens that the grammar doesn't distinguish. */
  readonly alike: number
}

const NUMBER = symbolOf('NUMBER')
const NEGATION = symbolOf('NEG')
const SUBJECT = symbolOf('SUBJECT')
const SHORTEST_NEGATION = 5
const SHORTEST_NAME = 3
/** The maximum number of different tokens; beyond it, all of them are cleared. */
const MOST_TOKENS = 50_000
/** Rules may check the letters of a word. */
const LATIN = /[a-z]/
const [BEHIND_NUMBER, BEHIND_OTHERS] = [1, 0]

/** Finds the meanings of words, cached for equal words in the same context. */
export class SenseFinder {
  private words = new Numbering()
  private others = new Numbering()
  private alikes = new Numbering()
  private kinds = new Numbering()
  private readonly known = new Map<string, Phrases<Meaning>>()
  /** Languages that aren't written in Latin letters. */
  private readonly ownLetters: ReadonlySet<string>

  constructor(
    private readonly lexicon: Lexicon,
    private readonly names: Names,
    private readonly letters: Letters,
    languages: readonly InstructionLanguage[],
  ) {
    this.ownLetters = new Set(languages.flatMap(({ code, letters: own }) => (own === undefined ? [] : [code])))
  }

  /** Whether the caches are so full that they should be cleared, along with everything stored by `alike`. */
  get isFull(): boolean {
    return Math.max(this.words.size, this.others.size, this.alikes.size) > MOST_TOKENS
  }

  forget(): void {
    this.words = new Numbering()
    this.others = new Numbering()
    this.alikes = new Numbering()
    this.kinds = new Numbering()
    this.known.clear()
  }

  /** Returns the meaning of each token. @param language the line's language */
  meaningsOf(tokens: readonly Token[], language: string): readonly Meaning[] {
    const known = this.knownIn(language)
    const ids = tokens.map((token) => this.idOf(token))
    return tokens.map((token, at) => {
      const before = tokens[at - 1]?.kind === 'number' ? BEHIND_NUMBER : BEHIND_OTHERS
      const found = known.find(ids, at, before)
      if (found) return found
      const { meaning, reach } = this.meaningAt(tokens, at, token, language)
      known.keep(ids, { start: at, end: reach, before }, meaning)
      return meaning
    })
  }

  private knownIn(language: string): Phrases<Meaning> {
    const known = this.known.get(language) ?? new Phrases<Meaning>()
    this.known.set(language, known)
    return known
  }

  private idOf({ kind, key, raw, glued }: Token): number {
    const id = kind === 'word' ? this.words.of(key) * 2 : this.others.of(kind === 'sign' ? key : raw) * 2 + 1
    return glued ? -2 - id : id
  }

  private meaningAt(
    tokens: readonly Token[],
    at: number,
    token: Token,
    language: string,
  ): { readonly meaning: Meaning; readonly reach: number } {
    const { kind, key, raw, glued } = token
    const name = kind === 'word' && key.length >= SHORTEST_NAME ? this.names.kindOf(key) : null
    const { senses, reach } = this.sensesAt(tokens, at, token, language, name !== null)
    const own = kind === 'word' ? (LATIN.test(key) ? 'latin' : '') : kind === 'sign' ? key : raw
    const symbols = [...new Set([symbolOfToken(token, name !== null), ...senses.map(({ symbol }) => symbol)])]
    const said = senses.map(({ symbol, value, length, cost }) => `${symbol} ${value} ${length} ${cost}`)
    const alike = this.alikes.of([kind, glued, name !== null, own, ...said].join('|'))
    return { meaning: { senses, name, symbols, kind: this.kinds.of(symbols.join(' ')), alike }, reach }
  }

  private sensesAt(
    tokens: readonly Token[],
    at: number,
    token: Token,
    language: string,
    isName: boolean,
  ): { readonly senses: readonly WordSense[]; readonly reach: number } {
    const senses: WordSense[] = []
    let reach = at + 1
    const add = (more: number, as?: string) => {
      const looked = this.lexicon.find(
        tokens,
        at,
        ({ symbol, value, languages, isShort }, end, slips) => {
          // `3t` is three tablets, never a word for a number after a number.
          if (symbol === NUMBER && token.glued && tokens[at - 1]?.kind === 'number') return
          // `post op` isn't `past`: a short word that is only similar to a negation isn't evidence against a medicine.
          if (symbol === NEGATION && as !== undefined && token.key.length < SHORTEST_NEGATION) return
          if (this.isForeignLetter(languages, token, language)) return
          // An unlisted name that is only similar to another subject is more likely a name: `Prograf`, `program`.
          const isRepaired = more >= COSTS.misspelledWord
          const doubt = !isRepaired
            ? 0
            : symbol === SUBJECT
              ? COSTS.misspelledSubject
              : symbol === NEGATION && end === at + 1
                ? COSTS.misspelledNegation
                : 0
          const cost = more + doubt + slips * COSTS.misspelledWord + this.foreign(languages, isShort, language)
          senses.push({ symbol, value, length: end - at, cost })
        },
        as,
      )
      reach = Math.max(reach, looked)
    }
    add(0)
    if (token.kind !== 'word' || senses.some(({ length }) => length === 1)) return { senses, reach }
    for (const word of this.letters.lookalikes(token.key)) add(COSTS.lookalikeLetters, word)
    if (isName || senses.length > 0) return { senses, reach }
    for (const word of this.lexicon.repaired(token.key)) add(COSTS.misspelledWord, word)
    return { senses, reach }
  }

  /** Whether a single Latin letter is an abbreviation of another language than a line in its own letters: `6F`. */
  private isForeignLetter(languages: Sense['languages'], { raw }: Token, language: string): boolean {
    return (
      raw.length === 1 &&
      LATIN.test(raw.toLowerCase()) &&
      this.ownLetters.has(language) &&
      languages?.includes(language) === false
    )
  }

  /**
   * Returns the cost of a word of another language: low, but high for a short one such as `la`, `on`, `o`. Languages
   * with other alphabets don't conflict.
   */
  private foreign(languages: Sense['languages'], isShort: boolean, language: string): number {
    if (languages === null || languages.includes(language)) return 0
    if (this.ownLetters.has(language) || languages.some((code) => this.ownLetters.has(code))) return 0
    return isShort ? COSTS.foreignShortWord : COSTS.foreignWord
  }
}

/** Whether it is a word only if it is misspelled. */
export function isMisspelled({ senses }: Meaning): boolean {
  return senses.length > 0 && senses.every(({ cost }) => cost >= COSTS.misspelledWord)
}
