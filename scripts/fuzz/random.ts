/** Chance that a seed decides: the same seed draws the same again. */
export class Random {
  #state: number

  constructor(seed: number | string) {
    this.#state = typeof seed === 'number' ? seed >>> 0 : hash(seed)
  }

  /** From 0 to below 1 (mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  /** A whole number from 0 to below `end`. */
  below(end: number): number {
    return Math.floor(this.next() * end)
  }

  chance(probability: number): boolean {
    return this.next() < probability
  }

  /** @throws Error of an empty list: there is nothing to choose */
  pick<T>(list: readonly T[]): T {
    if (list.length === 0) throw new Error('Nothing to choose from')
    // Within the list, which may contain undefined.
    return list[this.below(list.length)] as T
  }

  /** One of the list, or null of an empty one. */
  some<T>(list: readonly T[]): T | null {
    return list.length === 0 ? null : this.pick(list)
  }

  /** A seed for its own generator. */
  seed(): number {
    return this.below(2 ** 32)
  }

  shuffled<T>(list: readonly T[]): T[] {
    return list
      .map((item) => ({ item, at: this.next() }))
      .toSorted((one, other) => one.at - other.at)
      .map(({ item }) => item)
  }
}

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  return value >>> 0
}
