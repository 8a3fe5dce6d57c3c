import { sourceOf } from '../language/header-patterns'
import { wordKey } from './fold'

/** A phrase of a lexicon found in a text. */
export interface PhraseFound<Meaning> {
  readonly meaning: Meaning
  /** The words of the text that it covers, from 0; the end is exclusive. */
  readonly from: number
  readonly to: number
  /** The number of letters; a longer phrase is more specific. */
  readonly weight: number
}

interface Entry<Meaning> {
  readonly words: readonly string[]
  readonly meaning: Meaning
  readonly weight: number
}

/**
 * Endings for cases and numbers of words in three languages. Words of five letters and more are compared without them.
 */
const ENDING = new RegExp(`${sourceOf('wordEnding')}$`)
const SHORTEST_STEM = 4
/** Stems that are also another word: `main` from «mâini», hands. */
const HOMONYMS: ReadonlySet<string> = new Set(['main'])
/** A phrase of at most this many letters must be the entire text, since it is a word in many texts. */
const ALONE = 3

/** Finds phrases of lexicons in texts, ignoring letter case, periods and endings. */
export class Phrases<Meaning> {
  private readonly byFirst = new Map<string, Entry<Meaning>[]>()

  constructor(phrases: Iterable<readonly [phrase: string, meaning: Meaning]>) {
    for (const [phrase, meaning] of phrases) {
      const words = wordsOf(phrase)
      const [first] = words
      if (first === undefined) continue
      const entries = this.byFirst.get(first) ?? []
      entries.push({ words, meaning, weight: wordKey(phrase).length })
      this.byFirst.set(first, entries)
    }
    for (const entries of this.byFirst.values()) entries.sort((a, b) => b.words.length - a.words.length)
  }

  /**
   * Returns the phrases in a text without overlaps, the longest at each place. A phrase of up to three letters counts
   * only as the entire text.
   */
  in(text: string): readonly PhraseFound<Meaning>[] {
    const words = wordsOf(text)
    const found: PhraseFound<Meaning>[] = []
    for (let at = 0; at < words.length;) {
      const next = this.at(words, at)
      if (next) found.push(next)
      at = next ? next.to : at + 1
    }
    return found
  }

  /** Returns the meaning of a text that is a single phrase from start to end. */
  whole(text: string): Meaning | null {
    const words = wordsOf(text)
    const found = this.at(words, 0)
    return found && found.to === words.length ? found.meaning : null
  }

  private at(words: readonly string[], at: number): PhraseFound<Meaning> | null {
    for (const { words: phrase, meaning, weight } of this.byFirst.get(words[at] ?? '') ?? []) {
      if (weight <= ALONE && words.length > phrase.length) continue
      if (phrase.every((word, index) => words[at + index] === word))
        return { meaning, from: at, to: at + phrase.length, weight }
    }
    return null
  }
}

function wordsOf(text: string): string[] {
  const key = wordKey(text)
  return key === '' ? [] : key.split(' ').map(stem)
}

function stem(word: string): string {
  if (word.length <= SHORTEST_STEM) return word
  const cut = word.replace(ENDING, '')
  if (HOMONYMS.has(cut)) return `${cut}-`
  return cut.length >= SHORTEST_STEM - 1 ? cut : word
}
