/** Words that differ by one typing error: an extra, missing or wrong letter, or two swapped ones. */
export class Misspellings {
  private readonly byShortened = new Map<string, string[]>()

  constructor(words: Iterable<string>) {
    for (const word of words) for (const key of shortened(word)) this.add(key, word)
  }

  /** Returns up to `most` words that the given one may be a misspelling of. */
  of(word: string, most = 3): string[] {
    const found = new Set<string>()
    for (const key of shortened(word))
      for (const candidate of this.byShortened.get(key) ?? [])
        if (candidate !== word && isNear(word, candidate)) found.add(candidate)
    return [...found].slice(0, most)
  }

  private add(key: string, word: string): void {
    const words = this.byShortened.get(key)
    if (words) words.push(word)
    else this.byShortened.set(key, [word])
  }
}

function shortened(word: string): string[] {
  return [word, ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))]
}

function isNear(a: string, b: string): boolean {
  // Short words have too many neighbors, so only two swapped letters count.
  if (a.length <= 3) return isSwapped(a, b)
  if (a.length === b.length) return isSwapped(a, b) || differences(a, b) === 1
  return a.length > b.length ? isOneMore(a, b) : isOneMore(b, a)
}

function isSwapped(a: string, b: string): boolean {
  if (a.length !== b.length) return false
  const at = Array.from(a).findIndex((letter, index) => letter !== b[index])
  return at >= 0 && a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2)
}

function differences(a: string, b: string): number {
  return Array.from(a).filter((letter, at) => letter !== b[at]).length
}

function isOneMore(long: string, short: string): boolean {
  if (long.length !== short.length + 1) return false
  return Array.from(long).some((_, at) => long.slice(0, at) + long.slice(at + 1) === short)
}
