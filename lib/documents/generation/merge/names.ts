/** Word takes no longer name of a bookmark. */
const LONGEST = 40
/** `_m` and a copy, `_` and a turn. */
const SUFFIX = 14

/**
 * The bookmarks' names of each copy. The first copy keeps those of the template, so that what leads to it from outside still
 * does. Names are as the XML writes them.
 */
export class BookmarkNames {
  readonly #bases = new Map<string, string>()
  readonly #sign: string

  /** All names of a template's bookmarks, and those that may be repeated within a document. */
  constructor(
    names: Iterable<string>,
    private readonly repeated: ReadonlySet<string>,
  ) {
    const all = [...names]
    let sign = '_m'
    while (all.some((name) => name.includes(sign))) sign += 'm'
    this.#sign = sign
    for (const [index, name] of all.entries()) {
      const room = LONGEST - SUFFIX - sign.length
      this.#bases.set(name, name.length <= room ? name : `${name.slice(0, room - 5)}_${index}`)
    }
  }

  has(name: string): boolean {
    return this.#bases.has(name)
  }

  /** The name in a copy, counted from 0, of what `name` is in the template. A name that no bookmark of the template has stays. */
  of(name: string, copy: number, turn: number): string {
    const base = this.#bases.get(name)
    const repetition = this.repeated.has(name) ? turn : 0
    if (base === undefined || (copy === 0 && repetition === 0)) return name
    return `${base}${this.#sign}${copy + 1}${repetition === 0 ? '' : `_${repetition}`}`
  }
}
