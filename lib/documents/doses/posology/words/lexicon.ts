import type { InstructionLanguage } from '../../language/instruction-languages'
import type { Letters } from '../text/letters'
import { type Token, tokenise } from '../text/tokens'
import { entriesOf } from './entries'
import { Misspellings } from './misspellings'
import { symbolOf } from './symbols'

/** A sense of a form. */
export interface Sense {
  readonly symbol: number
  readonly value: string
  /** The languages that use it; null if all of them share it. */
  readonly languages: string[] | null
  /** A word with few letters, which may have another meaning in another language. */
  readonly isShort: boolean
}

interface Node {
  readonly next: Map<string, Node>
  readonly senses: Sense[]
}

/** Receives the senses that a walk through the lexicon finds. */
export type Found = (sense: Sense, end: number, slips: number) => void

const SHORT = 3
const MOST_KEPT = 20_000
const SHORTEST_REPAIRED = 3
/** Senses of short words that are often written together without a space: `1cpx2`, `pezi`. */
const JOINED = [
  'FORM',
  'TIMES',
  'PER',
  'TIME',
  'UNIT',
  'OF',
  'EVERY',
  'LEAD',
  'SIGN',
  'RHYTHM',
  'TIMESPER',
  'AT',
  'DAILY',
  'WHEN',
].map(symbolOf)
const JOINED_WORDS = [...JOINED, ...['NUMBER', 'NTIMES', 'MEALTIME', 'MEALNOUN', 'MEALREL', 'AND'].map(symbolOf)]
const JOINED_TO_NUMBER = [...JOINED, ...['NUMBER', 'NTIMES', 'ROUTE', 'OR'].map(symbolOf)]
const MOST_PIECES = 6

/** The words of all languages as one tree of normalized tokens. */
export class Lexicon {
  private readonly root: Node = newNode()
  private readonly words = new Map<string, Set<string>>()
  private repairs: Misspellings | null = null
  private readonly repairsKnown = new Map<string, string[]>()

  constructor(
    shared: string,
    languages: readonly InstructionLanguage[],
    private readonly letters: Letters,
  ) {
    for (const entry of entriesOf(shared)) this.add(entry.sense, entry.value, entry.form, null)
    for (const { code, words } of languages)
      for (const entry of entriesOf(words)) this.add(entry.sense, entry.value, entry.form, code)
  }

  /**
   * Reports every sense of the forms that begin at a token, with the number of misspelled words. Returns the index
   * after the last token that was checked.
   * @param as read the first token as this word
   */
  find(tokens: readonly Token[], at: number, found: Found, as?: string): number {
    let slips = 0
    const slip = () => {
      slips += 1
    }
    let node = child(this.root, as ?? tokens[at]?.key ?? '')
    for (let end = at + 1; node; end += 1) {
      for (const sense of node.senses) found(sense, end, slips)
      if (node.next.size === 0) return end
      const key = tokens[end]?.key
      node = key === undefined ? undefined : (child(node, key) ?? this.misspelledChild(node, key, slip))
      if (!node) return end + 1
    }
    return at + 1
  }

  /** Returns the node for a misspelled word of a phrase: `at bedtmie`. */
  private misspelledChild(node: Node, key: string, slip: () => void): Node | undefined {
    if (key.length <= SHORTEST_REPAIRED || this.words.has(key) || !/^\p{L}+$/u.test(key)) return undefined
    const next = this.repaired(key).map((word) => child(node, word))
    const found = next.find((one) => one !== undefined)
    if (found) slip()
    return found
  }

  /** Whether any form begins with the word. */
  begins(word: string): boolean {
    return this.root.next.has(word)
  }

  /** Returns the languages that use the word. */
  languagesOf(word: string): ReadonlySet<string> | undefined {
    return this.words.get(word)
  }

  /** Returns the words that a misspelled one may be. */
  repaired(word: string): string[] {
    if (word.length < SHORTEST_REPAIRED) return []
    const known = this.repairsKnown.get(word)
    if (known) return known
    this.repairs ??= new Misspellings([...this.words.keys()].filter((known) => /^\p{L}{3,}$/u.test(known)))
    const words = this.repairs.of(word)
    if (this.repairsKnown.size < MOST_KEPT) this.repairsKnown.set(word, words)
    return words
  }

  /**
   * Returns the lengths of the words that an unknown word consists of, each as long as possible. Empty if it doesn't,
   * or if there are more than `most`.
   */
  pieces(word: string, most: number, senses: readonly number[] = JOINED): readonly number[] {
    if (most === 0) return []
    for (let length = word.length; length > 0; length -= 1) {
      if (!this.means(word.slice(0, length), senses)) continue
      if (length === word.length) return [length]
      const rest = this.pieces(word.slice(length), most - 1, senses)
      if (rest.length > 0) return [length, ...rest]
    }
    return []
  }

  /** Like `pieces`, for a word that follows a number without a space: `mgonetabletdaily`. */
  piecesBehindNumber(word: string): readonly number[] {
    return this.pieces(word, MOST_PIECES, JOINED_TO_NUMBER)
  }

  /** Like `pieces`, for whole words that say how often or when: `oncedaily`, `withmeals`. */
  piecesOfWords(word: string, most: number): readonly number[] {
    return this.pieces(word, most, JOINED_WORDS)
  }

  /** Whether the word alone has one of the senses. */
  means(word: string, senses: readonly number[]): boolean {
    return this.root.next.get(word)?.senses.some(({ symbol }) => senses.includes(symbol)) ?? false
  }

  /** Most forms are words alone, which need no tokens. */
  private keysOf(form: string): readonly string[] {
    return /^\p{L}+(?: \p{L}+)*$/u.test(form)
      ? form.split(' ').map(this.letters.fold)
      : tokenise(form, this.letters).map(({ key }) => key)
  }

  private add(sense: string, value: string, form: string, language: string | null): void {
    const keys = this.keysOf(form)
    let node = this.root
    for (const key of keys) {
      const next = node.next.get(key) ?? newNode()
      node.next.set(key, next)
      node = next
      const users = this.words.get(key)
      if (users) users.add(language ?? '')
      else this.words.set(key, new Set([language ?? '']))
    }
    const symbol = symbolOf(sense)
    if (node === this.root) return
    const known = node.senses.find((one) => one.symbol === symbol && one.value === value)
    if (known && language !== null) known.languages?.push(language)
    if (known) return
    const isShort = keys.length === 1 && form.length <= SHORT
    node.senses.push({ symbol, value, languages: language === null ? null : [language], isShort })
  }
}

/** Returns a child node. `t.i.d.` is looked up with and without its periods. */
function child(node: Node, key: string): Node | undefined {
  return node.next.get(key) ?? (key.includes('.') ? node.next.get(key.replace(/\./g, '')) : undefined)
}

function newNode(): Node {
  return { next: new Map(), senses: [] }
}
