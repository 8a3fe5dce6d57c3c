/** A stream of numbers that is the same for the same seed on every machine (mulberry32). */
export class Random {
  private state: number

  constructor(seed: number) {
    this.state = seed >>> 0
  }

  /** From 0 up to 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0
    let mixed = this.state
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }

  /** A whole number, both ends inclusive. */
  int(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1))
  }

  chance(probability: number): boolean {
    return this.next() < probability
  }

  /** @throws RangeError for an empty list */
  pick<Item>(items: readonly Item[]): Item {
    const item = items[Math.floor(this.next() * items.length)]
    if (item === undefined) throw new RangeError('Nothing to pick from')
    return item
  }

  /** This many different items, in random order. */
  some<Item>(items: readonly Item[], count: number): Item[] {
    const left = [...items]
    for (let at = left.length - 1; at > 0; at -= 1) {
      const other = this.int(0, at)
      const [a, b] = [left[at], left[other]]
      if (a !== undefined && b !== undefined) [left[at], left[other]] = [b, a]
    }
    return left.slice(0, count)
  }

  /** A seed for another stream, so that one part of a sheet can change without changing the others. */
  fork(name: string): Random {
    let hash = this.state
    for (const character of name) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193) >>> 0
    return new Random(hash)
  }
}
