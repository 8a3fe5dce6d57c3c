import type { InstructionLanguage } from '../../language/instruction-languages'
import type { Letters } from '../text/letters'
import { type Token, tokenise } from '../text/tokens'
import { entriesOf } from './entries'
import { Misspellings } from './misspellings'
import { symbolOf } from './symbols'

/** A sense that a form of words has. */
export interface Sense {
  readonly symbol: number
  readonly value: string
  /** The languages that have it; null where all share it. */
  readonly languages: string[] | null
  /** A word of few letters, which another language may use for another thing. */
  readonly isShort: boolean
}

interface Node {
  readonly next: Map<string, Node>
  readonly senses: Sense[]
}

/** Walks of the lexicon end with these. */
export type Found = (sense: Sense, end: number, slips: number) => void

const SHORT = 3
const MOST_KEPT = 20_000
const SHORTEST_REPAIRED = 3
/** Senses of short words that are often written without a space between them: `1cpx2`, `pezi`. */
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
const JOINED_TO_NUMBER = [...JOINED, ...['NUMBER', 'NTIMES', 'ROUTE', 'OR'].map(symbolOf)]
const MOST_PIECES = 6

/** The words of all languages as one tree over folded tokens. */
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
   * Tells every sense of the forms that begin at a token, and how many words of it are misspelled. Returns behind which token it has
   * looked.
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

  /** A misspelled word of a phrase: `at bedtmie`. */
  private misspelledChild(node: Node, key: string, slip: () => void): Node | undefined {
    if (key.length <= SHORTEST_REPAIRED || this.words.has(key) || !/^\p{L}+$/u.test(key)) return undefined
    const next = this.repaired(key).map((word) => child(node, word))
    const found = next.find((one) => one !== undefined)
    if (found) slip()
    return found
  }

  /** Whether a form begins with the word. */
  begins(word: string): boolean {
    return this.root.next.has(word)
  }

  /** The languages that use the word. */
  languagesOf(word: string): ReadonlySet<string> | undefined {
    return this.words.get(word)
  }

  /** The words that a misspelled one may be. */
  repaired(word: string): string[] {
    if (word.length < SHORTEST_REPAIRED) return []
    const known = this.repairsKnown.get(word)
    if (known) return known
    this.repairs ??= new Misspellings([...this.words.keys()].filter((known) => /^\p{L}{3,}$/u.test(known)))
    const words = this.repairs.of(word)
    if (this.repairsKnown.size < MOST_KEPT) this.repairsKnown.set(word, words)
    return words
  }

  /** The lengths of the words that one unknown word is made of, each as long as can be; none where it isn't, or of more than so many. */
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

  /** As `pieces`, for a word written together with the number before it: `mgonetabletdaily`. */
  piecesBehindNumber(word: string): readonly number[] {
    return this.pieces(word, MOST_PIECES, JOINED_TO_NUMBER)
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

/** `t.i.d.` is looked up with its dots and without. */
function child(node: Node, key: string): Node | undefined {
  return node.next.get(key) ?? (key.includes('.') ? node.next.get(key.replace(/\./g, '')) : undefined)
}

function newNode(): Node {
  return { next: new Map(), senses: [] }
}
