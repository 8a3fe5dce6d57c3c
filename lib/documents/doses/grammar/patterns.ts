/**
 * Returns a regular expression for words of a lexicon. Their spaces and hyphens match any white space or hyphen, with
 * no letter on either side.
 */
export function anyOf(words: readonly string[], flags: string): RegExp {
  const bySize = [...words].sort((a, b) => b.length - a.length)
  const alternatives = [...new Set(bySize.map(wordPattern))]
  return new RegExp(`(?<![\\p{L}\\p{M}\\d])(?:${alternatives.join('|')})(?![\\p{L}\\p{M}\\d])`, flags)
}

function wordPattern(word: string): string {
  return word
    .replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
    .replace(/(?<=\d)(?:\\\.|,)(?=\d)/g, '[.,]')
    .replace(/[её]/g, '[её]')
    .replace(/[\s_]+|(?<=\p{L})-(?=\p{L})/gu, '[\\s\\u00a0\\-–_]{1,3}')
}

const LETTERS = /\p{L}+/gu

/** Returns the runs of letters in a text, normalized for `mayHoldAny`. */
export function lettersOf(text: string): ReadonlySet<string> {
  return new Set(text.toLowerCase().replace(/ё/g, 'е').match(LETTERS) ?? [])
}

/** Returns a quick check that rules out texts without any of the words, by the letters that each word begins with. */
export function mayHoldAny(words: readonly string[]): (letters: ReadonlySet<string>) => boolean {
  const first = words.map((word) => [...lettersOf(word)][0] ?? '')
  return (letters) => first.some((run) => letters.has(run))
}
