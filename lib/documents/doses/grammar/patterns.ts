/** A regular expression for words of a lexicon: any white space or hyphen where they have one, no letter on either side. */
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

/** The runs of letters of a text, folded: what `mayHoldAny` looks among. */
export function lettersOf(text: string): ReadonlySet<string> {
  return new Set(text.toLowerCase().replace(/ё/g, 'е').match(LETTERS) ?? [])
}

/** Tells quickly that none of the words can be in a text, by the letters that each begins with. */
export function mayHoldAny(words: readonly string[]): (letters: ReadonlySet<string>) => boolean {
  const first = words.map((word) => [...lettersOf(word)][0] ?? '')
  return (letters) => first.some((run) => letters.has(run))
}
