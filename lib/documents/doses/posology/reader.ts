import { type InstructionLanguage, SHARED_INSTRUCTION_WORDS } from '../language/instruction-languages'
import { COSTS } from './costs'
import { Chart } from './grammar/chart'
import { Grammar } from './grammar/grammar'
import { Phrases } from './grammar/phrases'
import type { Rule } from './grammar/rule'
import { RULES } from './grammar/rules'
import { assemble, type Reading } from './reading/assemble'
import { type AnyReading, ownReadingsAt, readingsAt } from './reading/items'
import type { Line } from './reading/line'
import { cheapestPaths, type Path } from './reading/search'
import { lettersOf, type Letters } from './text/letters'
import { remember } from '../remember'
import { ScannedNumbers } from './text/scanned'
import { changedToken, type Token, tokenise } from './text/tokens'
import { Lexicon } from './words/lexicon'
import { Names } from './words/names'
import { isMisspelled, type Meaning, SenseFinder } from './words/sense-finder'

/** The maximum number of tokens. A longer line is read in pieces, so that the time stays proportional to its length. */
const MOST_TOKENS = 120
const READINGS = 5
/** The number that represents the end of a line among its tokens' numbers. */
const END_OF_LINE = -2
/** What rules look at in the token before a phrase: its kind, or that it opens parentheses. */
const [BEHIND_WORD, BEHIND_NUMBER, BEHIND_OPENING, BEHIND_OTHERS] = [1, 2, 3, 0]
/** The lengths of unknown words that are split. Words right after a number may be longer. */
const [SHORTEST_JOINT, LONGEST_JOINT, LONGEST_BEHIND_NUMBER] = [3, 9, 24]
/** Longer words are split only into words that say how often, of so many letters on average: `threetimesdaily`. */
const [LONGEST_OF_WORDS, LEAST_ON_AVERAGE, MOST_OF_WORDS] = [20, 2.4, 5]
/** Letters of the Latin alphabet and of others. A word with both is misspelled. */
const LATIN = /[a-z]/
const OTHER = /(?![a-z])\p{L}/u
const CROSS_AT_END = /[xх]$/u
const LOWERCASE = /\p{Ll}/u
const CAPITALIZED = /^\p{Lu}\p{Ll}/u
/** A word of so many letters may be another one misspelled. */
const LONGEST_ODD = 3
/** The number of tokens from which a line's language is detected. */
const LOOKED_AT = 60

/** Parses lines of dose instructions in the given languages. */
export class InstructionReader {
  private readonly letters: Letters
  private readonly scanned: ScannedNumbers
  private readonly lexicon: Lexicon
  private readonly names: Names
  private readonly grammar: Grammar
  private readonly keepsPhrases: boolean
  private readonly finder: SenseFinder
  private phrases = new Phrases<readonly AnyReading[]>()
  private readonly inOneAlphabet = remember((word) => this.oneAlphabetOf(word))
  private readonly votesOf = remember((word) => this.countedVotes(word))
  private readonly piecesOf = remember((word) => this.piecesIn(word, false))
  private readonly piecesBehindNumber = remember((word) => this.piecesIn(word, true))

  /**
   * @param options rules other than the product's; `keepsPhrases: false` turns off the cache, for rules and weights
   * that change
   */
  constructor(
    private readonly languages: readonly InstructionLanguage[],
    { rules = RULES, keepsPhrases = true }: { readonly rules?: readonly Rule[]; readonly keepsPhrases?: boolean } = {},
  ) {
    this.keepsPhrases = keepsPhrases
    const { words, names, endings, beginnings, digits } = SHARED_INSTRUCTION_WORDS
    this.letters = lettersOf(languages)
    this.lexicon = new Lexicon(words, languages, this.letters)
    const lists = [names, ...languages.flatMap((one) => one.names ?? [])]
    this.names = new Names({ names: lists, endings, beginnings }, this.letters)
    this.scanned = new ScannedNumbers(digits, languages, this.lexicon, this.names, this.letters.fold)
    this.finder = new SenseFinder(this.lexicon, this.names, this.letters, languages)
    this.grammar = new Grammar(rules)
  }

  /** Parses a line. @param language its code; if null, detected from the words */
  read(text: string, language: string | null): Reading {
    this.forgetWhereFull()
    const tokens = this.tokensOf(text)
    const spoken = language ?? this.languageOf(tokens)
    const readings: Reading[] = []
    let drug: string | null = null
    for (const piece of piecesOf(tokens)) {
      const reading = this.readPiece(text, piece, spoken, drug)
      drug = reading.instructions.at(-1)?.drug ?? null
      readings.push(reading)
    }
    return {
      instructions: readings.flatMap(({ instructions }) => instructions),
      namesStopped: readings.some(({ namesStopped }) => namesStopped),
      namesSteps: readings.some(({ namesSteps }) => namesSteps),
    }
  }

  /** Clears all caches together, since values cached by token numbers are only valid with these numbers. */
  private forgetWhereFull(): void {
    if (this.keepsPhrases && !this.finder.isFull) return
    this.finder.forget()
    this.grammar.forget()
    this.phrases = new Phrases()
  }

  /** Returns the line with the senses of its words. */
  lineOf(text: string, language: string | null): Line {
    const tokens = this.tokensOf(text)
    return this.withSenses(text, tokens, language ?? this.languageOf(tokens))
  }

  private tokensOf(text: string): readonly Token[] {
    return this.separated(this.scanned.joined(tokenise(text, this.letters)))
  }

  /** Returns a chart of the line, which finds the grammar's categories. */
  chartOf(line: Line): Chart {
    return new Chart(this.grammar, line)
  }

  /** Returns the language of most words of the line. Letters that only one language has count for it too. */
  languageOf(tokens: readonly Token[]): string {
    const votes = new Map<string, number>()
    for (const { kind, key } of tokens.slice(0, LOOKED_AT))
      if (kind === 'word') for (const code of this.votesOf(key)) votes.set(code, (votes.get(code) ?? 0) + 1)
    const [best] = [...votes].sort(([, a], [, b]) => b - a)
    return best?.[0] ?? this.languages[0]?.code ?? ''
  }

  /**
   * Returns the languages that a word counts for. A language that alone has the word gets one vote, one with letters of
   * its own gets two.
   */
  private countedVotes(word: string): readonly string[] {
    const users = [...(this.lexicon.languagesOf(word) ?? [])]
    const isForeign = this.letters.latin(word) !== word
    const ofLetters = this.languages.flatMap(({ code, letters }) => (letters && isForeign ? [code, code] : []))
    const [only = ''] = users
    return users.length === 1 && only !== '' ? [only, ...ofLetters] : ofLetters
  }

  private readPiece(text: string, tokens: readonly Token[], language: string, drug: string | null): Reading {
    const line = this.withSenses(text, tokens, language)
    const paths = cheapestPaths(this.readingsOf(line), READINGS)
    const [best] = paths
    if (!best) return { instructions: [], namesStopped: false, namesSteps: false }
    const steps = best.steps()
    const reading = assemble(line, steps, drug, false)
    if (reading.instructions.length === 0) return reading
    return this.isContested(line, reading, paths, drug) ? assemble(line, steps, drug, true) : reading
  }

  /** Returns what can begin at each token. Readings of the grammar are cached for similar phrases. */
  private readingsOf(line: Line): readonly (readonly AnyReading[])[] {
    const { tokens, meanings } = line
    const [ids, kinds] = [meanings.map(({ alike }) => alike), meanings.map(({ kind }) => kind)]
    ids.push(END_OF_LINE)
    kinds.push(END_OF_LINE)
    let chart: Chart | null = null
    return tokens.map((_, at) => {
      const before = contextOf(tokens[at - 1])
      let read = this.phrases.find(ids, at, before, kinds)
      if (!read) {
        chart ??= this.chartOf(line)
        read = readingsAt(chart, at)
        const known = { start: at, end: chart.lookedInto, before }
        if (this.keepsPhrases) this.phrases.keep(ids, known, read, { kinds, until: chart.lookedAt })
      }
      return read.concat(ownReadingsAt(line, at))
    })
  }

  /** Whether another reading costs only slightly more and has a different dose or rhythm. */
  private isContested(line: Line, best: Reading, [first, ...others]: readonly Path[], drug: string | null): boolean {
    const near = others.filter(({ cost }) => first !== undefined && cost - first.cost < COSTS.near - 1e-9)
    if (near.length === 0) return false
    const said = essence(best)
    return near.some((path) => essence(assemble(line, path.steps(), drug, false)) !== said)
  }

  private withSenses(text: string, tokens: readonly Token[], language: string): Line {
    const meanings = this.finder.meaningsOf(tokens, language)
    const isOdd = tokens.some((token, at) => isOddToken(token, meanings[at]) || this.scanned.isLetter(token.raw))
    return { text, tokens, meanings, isOdd, isInCapitals: !LOWERCASE.test(text), scanned: this.scanned }
  }

  /** Returns the lengths of the short words that an unknown word consists of; an empty list if it doesn't. */
  private piecesIn(word: string, isBehindNumber: boolean): readonly number[] {
    if (this.lexicon.begins(word) || this.lexicon.languagesOf(word) || this.names.kindOf(word)) return []
    if (isBehindNumber) return this.lexicon.piecesBehindNumber(word)
    const pieces = word.length <= LONGEST_JOINT ? this.lexicon.pieces(word, 2) : []
    if (pieces.length > 0) return pieces
    const words = this.lexicon.piecesOfWords(word, MOST_OF_WORDS)
    return word.length >= words.length * LEAST_ON_AVERAGE ? words : []
  }

  /** A known word that a word in letters of two alphabets is in letters of one; the word itself where it is none. */
  private oneAlphabetOf(word: string): string {
    if (!LATIN.test(word) || !OTHER.test(word) || this.lexicon.languagesOf(word)) return word
    return this.letters.lookalikes(word).find((other) => this.lexicon.languagesOf(other) !== undefined) ?? word
  }

  /** Splits unknown words that are short words written together: `1cpx2`, `pezi`, `40mgonetabletdaily`. */
  private separated(tokens: readonly Token[]): readonly Token[] {
    const found: Token[] = []
    tokens.forEach((written, at) => {
      if (written.kind !== 'word') {
        found.push(written)
        return
      }
      const key = this.inOneAlphabet(written.key)
      const token = key === written.key ? written : changedToken(written, { key })
      const pieces = this.piecesAt(tokens, at, token)
      if (pieces.length > 1) found.push(...cut(token, pieces))
      else found.push(token)
    })
    return found
  }

  private piecesAt(tokens: readonly Token[], at: number, { key, raw, glued }: Token): readonly number[] {
    const { length } = key
    // `48 Mill Lane`: words with a capital are names.
    if (raw.length !== length || (!glued && CAPITALIZED.test(raw))) return []
    const isBehindNumber = tokens[at - 1]?.kind === 'number'
    // A cross belongs to the number right behind it.
    const isCrossed = tokens[at + 1]?.kind === 'number' && tokens[at + 1]?.glued === true
    if (!isBehindNumber && !isCrossed && CROSS_AT_END.test(key)) return []
    const isBetween = isBehindNumber && glued && tokens[at + 1]?.kind === 'number' && tokens[at + 1]?.glued === true
    if (
      length < (isBetween ? 2 : SHORTEST_JOINT) ||
      length > (isBehindNumber ? LONGEST_BEHIND_NUMBER : LONGEST_OF_WORDS)
    )
      return []
    return isBehindNumber ? this.piecesBehindNumber(key) : this.piecesOf(key)
  }
}

/** Returns what a cached reading depends on besides its own tokens. */
function contextOf(before: Token | undefined): number {
  if (before?.kind === 'word') return BEHIND_WORD
  if (before?.kind === 'number') return BEHIND_NUMBER
  return before?.key === '(' ? BEHIND_OPENING : BEHIND_OTHERS
}

/** A number with a letter in it, or a short word that only a misspelling makes a word. */
function isOddToken({ kind, raw, number }: Token, meaning: Meaning | undefined): boolean {
  if (kind === 'number') return number?.value === null || !/^[\d.,]+$/.test(raw)
  return kind === 'word' && raw.length <= LONGEST_ODD && meaning !== undefined && isMisspelled(meaning)
}

/** Returns the token split into the given lengths. */
function cut(token: Token, lengths: readonly number[]): Token[] {
  let from = 0
  return lengths.map((length, at) => {
    const to = from + length
    const [start, end] = [token.start + from, token.start + to]
    const isLast = at === lengths.length - 1
    const part = changedToken(token, {
      key: token.key.slice(from, to),
      raw: token.raw.slice(from, to),
      start,
      end: isLast ? token.end : end,
      reach: isLast ? token.reach : end,
      glued: at > 0 || token.glued,
    })
    from = to
    return part
  })
}

/** Returns the parts of a reading that are compared, as text. */
function essence({ instructions }: Reading): string {
  return JSON.stringify(
    instructions.map(({ drug, dose, frequency, asNeeded, perDay }) => [drug, dose, frequency, asNeeded, perDay]),
  )
}

/** Returns the pieces of a long line, each cut at the last suitable separator. */
function piecesOf(tokens: readonly Token[]): (readonly Token[])[] {
  if (tokens.length <= MOST_TOKENS) return tokens.length === 0 ? [] : [tokens]
  const pieces: (readonly Token[])[] = []
  for (let from = 0; from < tokens.length;) {
    let to = Math.min(from + MOST_TOKENS, tokens.length)
    if (to < tokens.length) {
      const cut = tokens.slice(from, to).findLastIndex(({ key }) => key === ';' || key === '.' || key === ',')
      if (cut > MOST_TOKENS / 2) to = from + cut + 1
    }
    pieces.push(tokens.slice(from, to))
    from = to
  }
  return pieces
}
