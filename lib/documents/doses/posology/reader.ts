import { type InstructionLanguage, SHARED_INSTRUCTION_WORDS } from '../language/instruction-languages'
import { COSTS } from './costs'
import { Chart, type LexicalEdge } from './grammar/chart'
import { Grammar } from './grammar/grammar'
import { Phrases } from './grammar/phrases'
import type { Rule } from './grammar/rule'
import { RULES } from './grammar/rules'
import { assemble, type Reading } from './reading/assemble'
import { type Item, itemsAt, type PhraseReading, readingsAt } from './reading/items'
import type { Line } from './reading/line'
import { cheapestPaths, type Path } from './reading/search'
import { lettersOf, type Letters } from './text/letters'
import { remember } from '../remember'
import { type Token, tokenise } from './text/tokens'
import { Lexicon, type Sense } from './words/lexicon'
import { Names } from './words/names'
import { symbolOf } from './words/symbols'

/** A longer line is read in pieces, so that the time grows with its length. */
const MOST_TOKENS = 120
const READINGS = 5
const NUMBER = symbolOf('NUMBER')
/** Words are split only where the whole is unknown and short; a bit longer where digits stand before it without a space. */
const [SHORTEST_JOINT, LONGEST_JOINT, LONGEST_BEHIND_NUMBER] = [3, 9, 24]
/** Letters of the Latin and of another alphabet in one word. */
const MIXED = /[a-z].*(?![a-z])\p{L}|(?![a-z])\p{L}.*[a-z]/u
/** How much of a line tells its language. */
const LOOKED_AT = 60

/** Reads lines of dose instructions in the languages it is given. */
export class InstructionReader {
  private readonly letters: Letters
  private readonly lexicon: Lexicon
  private readonly names: Names
  private readonly grammar: Grammar
  private readonly keepsPhrases: boolean
  /** Languages that aren't written in Latin letters. */
  private readonly ownLetters: ReadonlySet<string>
  private readonly phrases = new Map<string, Phrases<readonly PhraseReading[]>>()
  private readonly votesOf = remember((word) => this.countedVotes(word))
  private readonly piecesOf = remember((word) => this.piecesIn(word, false))
  private readonly piecesBehindNumber = remember((word) => this.piecesIn(word, true))

  /** @param options other rules than the product's; `keepsPhrases: false` reads each line anew, for rules that change */
  constructor(
    private readonly languages: readonly InstructionLanguage[],
    { rules = RULES, keepsPhrases = true }: { readonly rules?: readonly Rule[]; readonly keepsPhrases?: boolean } = {},
  ) {
    this.keepsPhrases = keepsPhrases
    this.ownLetters = new Set(languages.flatMap(({ code, letters: own }) => (own === undefined ? [] : [code])))
    const { words, names, endings, beginnings } = SHARED_INSTRUCTION_WORDS
    this.letters = lettersOf(languages)
    this.lexicon = new Lexicon(words, languages, this.letters)
    const lists = [names, ...languages.flatMap((one) => one.names ?? [])]
    this.names = new Names({ names: lists, endings, beginnings }, this.letters)
    this.grammar = new Grammar(rules)
  }

  /** Returns what a line says. @param language its code; found from the words where null */
  read(text: string, language: string | null): Reading {
    const tokens = this.separated(tokenise(text, this.letters))
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

  /** Returns the line with the senses of its words. */
  lineOf(text: string, language: string | null): Line {
    const tokens = this.separated(tokenise(text, this.letters))
    return this.withSenses(text, tokens, language ?? this.languageOf(tokens))
  }

  /** Returns a chart of the line, in which the grammar's categories are found. */
  chartOf(line: Line): Chart {
    return new Chart(this.grammar, line)
  }

  /** The language whose words the line has most of; the one of its letters where only one has them. */
  languageOf(tokens: readonly Token[]): string {
    const votes = new Map<string, number>()
    for (const { kind, key } of tokens.slice(0, LOOKED_AT))
      if (kind === 'word') for (const code of this.votesOf(key)) votes.set(code, (votes.get(code) ?? 0) + 1)
    const [best] = [...votes].sort(([, a], [, b]) => b - a)
    return best?.[0] ?? this.languages[0]?.code ?? ''
  }

  /** The languages that a word speaks for: the only one that uses it once, those with their own letters twice. */
  private countedVotes(word: string): readonly string[] {
    const users = [...(this.lexicon.languagesOf(word) ?? [])]
    const isForeign = this.letters.latin(word) !== word
    const ofLetters = this.languages.flatMap(({ code, letters }) => (letters && isForeign ? [code, code] : []))
    const [only = ''] = users
    return users.length === 1 && only !== '' ? [only, ...ofLetters] : ofLetters
  }

  private readPiece(text: string, tokens: readonly Token[], language: string, drug: string | null): Reading {
    const line = this.withSenses(text, tokens, language)
    const items = this.itemsOf(line, language)
    const paths = cheapestPaths(items, READINGS)
    const [best] = paths
    if (!best) return { instructions: [], namesStopped: false, namesSteps: false }
    const reading = assemble(line, best.steps, drug, false)
    if (reading.instructions.length === 0) return reading
    return this.isContested(line, reading, paths, drug) ? assemble(line, best.steps, drug, true) : reading
  }

  /** Returns what can begin at each token. What the grammar reads there is read once for each phrase. */
  private itemsOf(line: Line, language: string): readonly (readonly Item[])[] {
    const { tokens } = line
    const phrases = this.phrasesOf(language)
    const ids = phrases.idsOf(tokens)
    let chart: Chart | null = null
    return tokens.map((_, at) => {
      const before = tokens[at - 1]?.kind
      let read = phrases.find(ids, at, before)
      if (!read) {
        chart ??= this.chartOf(line)
        read = readingsAt(chart, at)
        if (this.keepsPhrases) phrases.keep(ids, at, chart.lookedAt, before, read)
      }
      return itemsAt(read, line, at)
    })
  }

  private phrasesOf(language: string): Phrases<readonly PhraseReading[]> {
    const known = this.phrases.get(language)
    if (known) return known
    const phrases = new Phrases<readonly PhraseReading[]>()
    this.phrases.set(language, phrases)
    return phrases
  }

  /** Whether another reading costs hardly more and says another dose or rhythm. */
  private isContested(line: Line, best: Reading, [first, ...others]: readonly Path[], drug: string | null): boolean {
    const near = others.filter(({ cost }) => first !== undefined && cost - first.cost < COSTS.near - 1e-9)
    if (near.length === 0) return false
    const said = essence(best)
    return near.some(({ steps }) => essence(assemble(line, steps, drug, false)) !== said)
  }

  private withSenses(text: string, tokens: readonly Token[], language: string): Line {
    const names = tokens.map(({ kind, key }) => (kind === 'word' && key.length >= 3 ? this.names.kindOf(key) : null))
    const found = tokens.map((token, at) => this.sensesAt(tokens, at, token, language, names[at] !== null))
    return { text, tokens, senses: found.map(({ senses }) => senses), reaches: found.map(({ reach }) => reach), names }
  }

  private sensesAt(
    tokens: readonly Token[],
    at: number,
    token: Token,
    language: string,
    isName: boolean,
  ): { readonly senses: readonly LexicalEdge[]; readonly reach: number } {
    const senses: LexicalEdge[] = []
    let reach = at + 1
    const add = (more: number, as?: string) => {
      const looked = this.lexicon.find(
        tokens,
        at,
        ({ symbol, value, languages, isShort }, end, slips) => {
          // `3t` is three tablets, and never a number word behind a number.
          if (symbol === NUMBER && token.glued && tokens[at - 1]?.kind === 'number') return
          const cost = more + slips * COSTS.misspelledWord + this.foreign(languages, isShort, language)
          senses.push({ symbol, value, end, cost })
        },
        as,
      )
      reach = Math.max(reach, looked)
    }
    add(0)
    if (token.kind !== 'word' || senses.some(({ end }) => end === at + 1)) return { senses, reach }
    for (const word of this.letters.lookalikes(token.key)) add(COSTS.lookalikeLetters, word)
    if (isName || senses.length > 0) return { senses, reach }
    for (const word of this.lexicon.repaired(token.key)) add(COSTS.misspelledWord, word)
    return { senses, reach }
  }

  /** A word of another language costs a little, a short one much: `la`, `on`, `o`. Languages of other letters don't clash. */
  private foreign(languages: Sense['languages'], isShort: boolean, language: string): number {
    if (languages === null || languages.includes(language)) return 0
    if (this.ownLetters.has(language) || languages.some((code) => this.ownLetters.has(code))) return 0
    return isShort ? COSTS.foreignShortWord : COSTS.foreignWord
  }

  /** The lengths of the short words that an unknown one is made of; none where it is not. */
  private piecesIn(word: string, isBehindNumber: boolean): readonly number[] {
    if (this.lexicon.begins(word) || this.lexicon.languagesOf(word) || this.names.kindOf(word)) return []
    return isBehindNumber ? this.lexicon.piecesBehindNumber(word) : this.lexicon.pieces(word, 2)
  }

  /** A word in letters of two alphabets that is a known one in letters of one. */
  private inOneAlphabet(token: Token): Token {
    const { kind, key } = token
    if (kind !== 'word' || !MIXED.test(key) || this.lexicon.languagesOf(key)) return token
    const known = this.letters.lookalikes(key).find((word) => this.lexicon.languagesOf(word) !== undefined)
    return known === undefined ? token : { ...token, key: known }
  }

  /** Splits unknown words that are short ones written together: `1cpx2`, `pezi`, `40mgonetabletdaily`. */
  private separated(tokens: readonly Token[]): Token[] {
    return tokens.flatMap((written, at) => {
      const token = this.inOneAlphabet(written)
      const { kind, key, raw } = token
      if (kind !== 'word' || raw.length !== key.length) return [token]
      const isBehindNumber = token.glued && tokens[at - 1]?.kind === 'number'
      const isBetween = isBehindNumber && tokens[at + 1]?.kind === 'number' && tokens[at + 1]?.glued === true
      if (key.length < (isBetween ? 2 : SHORTEST_JOINT)) return [token]
      if (key.length > (isBehindNumber ? LONGEST_BEHIND_NUMBER : LONGEST_JOINT)) return [token]
      const pieces = isBehindNumber ? this.piecesBehindNumber(key) : this.piecesOf(key)
      return pieces.length > 1 ? cut(token, pieces) : [token]
    })
  }
}

/** Returns the token as several of the given lengths. */
function cut(token: Token, lengths: readonly number[]): Token[] {
  let from = 0
  return lengths.map((length, at) => {
    const to = from + length
    const [start, end] = [token.start + from, token.start + to]
    const isLast = at === lengths.length - 1
    const part = {
      ...token,
      key: token.key.slice(from, to),
      raw: token.raw.slice(from, to),
      start,
      end: isLast ? token.end : end,
      reach: isLast ? token.reach : end,
      glued: at > 0 || token.glued,
    }
    from = to
    return part
  })
}

/** What readings are compared by. */
function essence({ instructions }: Reading): string {
  return JSON.stringify(
    instructions.map(({ drug, dose, frequency, asNeeded, perDay }) => [drug, dose, frequency, asNeeded, perDay]),
  )
}

/** Pieces of a long line, cut at the last separator that fits. */
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
