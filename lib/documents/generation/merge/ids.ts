/** The numbers that are given out once over all parts of a merged document. */
export class MergedIds {
  #last = 0
  #lastList: number

  /** `highestList` is that of the template's own lists. */
  constructor(highestList: number) {
    this.#lastList = highestList
  }

  next(): number {
    return ++this.#last
  }

  nextList(): number {
    return ++this.#lastList
  }

  /** Eight hexadecimal digits below 0x80000000 ([MS-DOCX] 2.6.2.3). */
  nextParagraph(): string {
    return (0x1000_0000 + this.next()).toString(16).toUpperCase()
  }

  /** Word's own ids of shapes keep their form: a letter for the kind, and a number. */
  nextShape(original: string): string {
    const own = /^(_x0000_[a-z])\d+$/.exec(original)
    // Above those that Word gives in documents of a usual size.
    return own === null ? `${original}_${this.next()}` : `${own[1] ?? ''}${1_000_000 + this.next()}`
  }
}
