/** Measures what is spent on each of several kinds of work that take turns. */
export class Stopwatch<K extends string> {
  readonly #spent = new Map<K, number>()
  #since = performance.now()

  /** Books the time since the last call. */
  book(kind: K): void {
    const now = performance.now()
    this.#spent.set(kind, (this.#spent.get(kind) ?? 0) + now - this.#since)
    this.#since = now
  }

  /** In milliseconds, to a tenth. */
  ms(kind: K): number {
    return Math.round((this.#spent.get(kind) ?? 0) * 10) / 10
  }
}
