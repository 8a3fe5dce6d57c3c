import { wordKey } from './fold'

/** A phrase of a lexicon found in a text. */
export interface PhraseFound<Meaning> {
  readonly meaning: Meaning
  /** Which words of the text it takes, from 0; the end exclusive. */
  readonly from: number
  readonly to: number
  /** How many letters it has: the longer one tells more. */
  readonly weight: number
}

interface Entry<Meaning> {
  readonly words: readonly string[]
  readonly meaning: Meaning
  readonly weight: number
}

/** Endings that cases and numbers of words add in three languages; what is left of a word of five letters and more is compared. */
const ENDING =
  /(?:ами|ями|ого|его|ому|ему|ыми|ими|ость|ости|ых|их|ая|яя|ое|ее|ые|ие|ый|ий|ой|ей|ов|ев|ам|ям|ах|ях|ом|ем|ия|ии|а|я|о|е|ы|и|у|ю|ь|й|ului|elor|ilor|ul|ei|le|ea|es|s|a|e|i)$/
const SHORTEST_STEM = 4
/** What is left of one word and is another: `main` of «mâini», hands. */
const HOMONYMS: ReadonlySet<string> = new Set(['main'])
/** A shorter phrase is a word of many texts: it has to be all of the text. */
const ALONE = 3

/** Looks for the phrases of lexicons in texts without regard to letter case, stops and endings. */
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

  /** Those of a text without overlaps, the longest at each place; a phrase of up to three letters only where it is all of it. */
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

  /** What a text is that is one phrase from end to end. */
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
