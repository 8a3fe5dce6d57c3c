interface Span {
  readonly start: number
  readonly end: number
}

/** Tracks which parts of a text have been read, so that the rest can be returned. */
export class Claims {
  private readonly spans: Span[]

  constructor(
    private readonly text: string,
    spans: readonly Span[],
  ) {
    this.spans = [...spans]
  }

  take(start: number, end: number): void {
    if (end > start) this.spans.push({ start, end })
  }

  /** Returns whether no letter or digit is left. */
  isBare(): boolean {
    return !/[\p{L}\d]/u.test(this.left())
  }

  /** Returns the words that are left, without the punctuation around the parts that were read. */
  rest(): string {
    return this.left()
      .replace(/[\s\u00a0]+/g, ' ')
      .replace(/^[\s,;:.()=/+–—-]+|[\s,;:(=/+–—-]+$/g, '')
  }

  private left(): string {
    const pieces: string[] = []
    let at = 0
    for (const { start, end } of [...this.spans].sort((a, b) => a.start - b.start)) {
      if (start > at) pieces.push(this.text.slice(at, start))
      at = Math.max(at, end)
    }
    pieces.push(this.text.slice(at))
    return pieces.join(' ')
  }
}
