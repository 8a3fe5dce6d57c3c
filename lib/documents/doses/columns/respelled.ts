import { wordKey } from './fold'

/** The minimum length of a phrase in letters. Shorter phrases are too similar to each other. */
const SHORTEST = 7
const LONGEST = 40

/**
 * Corrects a missing, extra, wrong or swapped letter in a text that should be a known phrase: `Dat of birth`,
 * «Табельныйномер».
 */
export class Respeller {
  /**
   * Phrases by their letters without spaces and without any one letter. Null if phrases of several meanings are equally
   * near.
   */
  private readonly near = new Map<string, { readonly phrase: string; readonly meaning: unknown } | null>()

  private readonly words = new Set<string>()

  constructor(phrases: Iterable<readonly [phrase: string, meaning: unknown]>) {
    for (const [text, meaning] of phrases) {
      const phrase = wordKey(text)
      for (const word of phrase.split(' ')) this.words.add(word)
      const key = phrase.replace(/ /g, '')
      if (key.length < SHORTEST) continue
      for (const left of [key, ...withoutOne(key)]) {
        const known = this.near.get(left)
        if (known === undefined) this.near.set(left, { phrase, meaning })
        else if (known !== null && known.meaning !== meaning) this.near.set(left, null)
      }
    }
  }

  /** Returns the phrase that a text was meant to be; null if there is none or there are several. */
  respelled(text: string): string | null {
    const key = wordKey(text).replace(/ /g, '')
    if (key.length < SHORTEST - 1 || key.length > LONGEST || /\d/.test(key)) return null
    // If every word is known, nothing is misspelled.
    if (
      wordKey(text)
        .split(' ')
        .every((word) => word.length > 1 && this.words.has(word))
    )
      return null
    const found = new Map<unknown, string>()
    for (const left of [key, ...withoutOne(key)]) {
      const near = this.near.get(left)
      if (near === null) return null
      // The first letter is almost never the wrong one.
      if (near?.phrase.startsWith(key.charAt(0))) found.set(near.meaning, near.phrase)
    }
    const [phrase] = found.values()
    return found.size === 1 && phrase !== undefined ? phrase : null
  }
}

function withoutOne(key: string): string[] {
  return Array.from(key, (_, at) => key.slice(0, at) + key.slice(at + 1))
}
