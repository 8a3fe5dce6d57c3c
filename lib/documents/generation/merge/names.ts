/** Word takes no longer name of a bookmark. */
const LONGEST = 40
/** `_m` and a copy, `_` and a turn. */
const SUFFIX = 14

/** By what a bookmark is known: Word finds it in whatever capitals its name is written. */
export function bookmarkKey(name: string): string {
  return name.toLowerCase()
}

/**
 * The bookmarks' names of each copy. The first copy keeps those of the template, so that what leads to it from outside still
 * does. Names are as the XML writes them.
 */
export class BookmarkNames {
  /** By their keys, as is `#repeated`. */
  readonly #bases = new Map<string, string>()
  readonly #repeated: ReadonlySet<string>
  readonly #sign: string

  /** All names of a template's bookmarks, and those that may be repeated within a document. */
  constructor(names: Iterable<string>, repeated: ReadonlySet<string>) {
    this.#repeated = new Set([...repeated].map(bookmarkKey))
    const all = [...names]
    let sign = '_m'
    while (all.some((name) => bookmarkKey(name).includes(sign))) sign += 'm'
    this.#sign = sign
    for (const [index, name] of all.entries()) {
      const room = LONGEST - SUFFIX - sign.length
      this.#bases.set(bookmarkKey(name), name.length <= room ? name : `${name.slice(0, room - 5)}_${index}`)
    }
  }

  has(name: string): boolean {
    return this.#bases.has(bookmarkKey(name))
  }

  /** The name in a copy, counted from 0, of what `name` is in the template. A name that no bookmark of the template has stays. */
  of(name: string, copy: number, turn: number): string {
    const base = this.#bases.get(bookmarkKey(name))
    const repetition = this.#repeated.has(bookmarkKey(name)) ? turn : 0
    if (base === undefined || (copy === 0 && repetition === 0)) return name
    return `${base}${this.#sign}${copy + 1}${repetition === 0 ? '' : `_${repetition}`}`
  }
}
