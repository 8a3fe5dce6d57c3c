const GAP = /[\s\u00a0:(]{0,3}$/
const LETTER_OR_DIGIT = /[\p{L}\d]/u

export interface WordBefore {
  readonly word: string
  /** The number of characters, including the gap after it. */
  readonly length: number
}

/**
 * Returns a function that finds which of the words a text ends with, the longest first. It matches whole words in any
 * letter case; up to three spaces, a colon or a parenthesis may follow.
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
