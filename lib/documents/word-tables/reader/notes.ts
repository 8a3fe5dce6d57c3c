/** A mark that leads to a note. */
export interface NumberedNote {
  readonly kind: 'footnote' | 'endnote' | 'comment'
  readonly id: string
}

/** The texts of a document's notes, by kind and id. */
export class Notes {
  readonly #texts = new Map<string, string>()

  add({ kind, id }: NumberedNote, text: string): void {
    this.#texts.set(`${kind} ${id}`, text)
  }

  textsOf(marks: readonly NumberedNote[]): string[] {
    return marks.map(({ kind, id }) => this.#texts.get(`${kind} ${id}`) ?? '').filter((text) => text !== '')
  }
}
