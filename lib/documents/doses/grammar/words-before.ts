const GAP = /[\s\u00a0:(]{0,3}$/
const LETTER_OR_DIGIT = /[\p{L}\d]/u

export interface WordBefore {
  readonly word: string
  /** How many characters it takes, with the gap behind it. */
  readonly length: number
}

/**
 * Finds which of the words a text ends with, the longest first, whole and in any letter case; up to three spaces, a colon or
 * a bracket may follow it.
 */
export function wordsBefore(words: readonly string[]): (text: string) => WordBefore | null {
  const bySize = [...new Set(words.map((word) => word.toLowerCase()))].sort((a, b) => b.length - a.length)
  return (text) => {
    const gap = GAP.exec(text)?.[0].length ?? 0
    const body = text
      .slice(0, text.length - gap)
      .toLowerCase()
      .replace(/[\s\u00a0]/g, ' ')
    const word = body === '' ? undefined : bySize.find((one) => body.endsWith(one))
    if (!word || LETTER_OR_DIGIT.test(body.charAt(body.length - word.length - 1))) return null
    return { word, length: word.length + gap }
  }
}
