export type NoteKind = 'footnote' | 'endnote'

/** The notes that a text leads to, numbered as they come. */
export class NoteMarks {
  readonly #numbers: Readonly<Record<NoteKind, Map<string, number>>> = { footnote: new Map(), endnote: new Map() }

  /** The number of a note. */
  number(kind: NoteKind, id: string): number {
    const numbers = this.#numbers[kind]
    const known = numbers.get(id) ?? numbers.size + 1
    numbers.set(id, known)
    return known
  }

  /** By id, in the order of their numbers. */
  of(kind: NoteKind): ReadonlyMap<string, number> {
    return this.#numbers[kind]
  }
}
