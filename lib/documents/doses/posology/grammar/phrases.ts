const NONE = -1
/** The maximum number of nodes; beyond it, all of them are dropped. */
const MOST_NODES = 200_000
const SMALLEST = 1024
/** Lower than any number of a token. */
const FIRST_KIND = -1_000_000
/** Odd constants that spread the bits of a hash. */
const [SPREAD_NODE, SPREAD_ID] = [0x9e3779b1, 0x85ebca6b]

/**
 * A cache of results for phrases, found again when the same tokens follow each other. Tokens are numbers; tokens that
 * are alike have the same number. A value is stored under the tokens that were used to find it, starting at the first.
 * It is therefore valid wherever these occur. Of the last tokens, only the kind may have been used; then any token of
 * that kind matches.
 * The phrases are a tree whose branches are one hash table of numbers. A map for each node would take ten times the
 * memory and time.
 */
export class Phrases<Value> {
  /** By node; null if no phrase ends there. */
  private values: (Value | null)[] = [null]
  /** By node: whether tokens known only by kind follow. */
  private hasKinds: boolean[] = [false]
  /**
   * By slot: the node where a branch begins, its token, and the node that it leads to. Node 0 is the root, and no
   * branch leads to it.
   */
  private from = new Int32Array(SMALLEST)
  private ids = new Int32Array(SMALLEST)
  private to = new Int32Array(SMALLEST)

  /**
   * Returns the cached value of the phrase that begins at a position; null if there is none. @param before what is
   * known about the token before it
   */
  find(ids: readonly number[], start: number, before: number, kinds: readonly number[] = ids): Value | null {
    let node = this.to[this.slotOf(0, before)] ?? 0
    for (let at = start; node !== 0; at += 1) {
      const value = this.values[node] ?? (this.hasKinds[node] === true ? this.findOfKinds(kinds, at, node) : null)
      if (value !== null) return value
      node = this.to[this.slotOf(node, ids[at] ?? NONE)] ?? 0
    }
    return null
  }

  /** Returns the cached value of a phrase whose remaining tokens are known by kind. */
  private findOfKinds(kinds: readonly number[], from: number, start: number): Value | null {
    let node = start
    for (let at = from; ; at += 1) {
      node = this.to[this.slotOf(node, ofKind(kinds[at]))] ?? 0
      if (node === 0) return null
      const value = this.values[node]
      if (value !== null && value !== undefined) return value
    }
  }

  /**
   * Stores a value under the tokens from one index to another (exclusive), and under the kinds of the tokens after
   * them.
   */
  keep(
    ids: readonly number[],
    { start, end, before }: { readonly start: number; readonly end: number; readonly before: number },
    value: Value,
    { kinds, until }: { readonly kinds: readonly number[]; readonly until: number } = { kinds: ids, until: end },
  ): void {
    if (this.values.length > MOST_NODES) {
      this.values = [null]
      this.hasKinds = [false]
      this.resize(SMALLEST)
    }
    let node = this.child(0, before)
    for (let at = start; at < end; at += 1) node = this.child(node, ids[at] ?? NONE)
    if (end < until) this.hasKinds[node] = true
    for (let at = end; at < until; at += 1) node = this.child(node, ofKind(kinds[at]))
    this.values[node] = value
  }

  private child(node: number, id: number): number {
    const slot = this.slotOf(node, id)
    const known = this.to[slot] ?? 0
    if (known !== 0) return known
    const made = this.values.push(null) - 1
    this.hasKinds.push(false)
    this.from[slot] = node
    this.ids[slot] = id
    this.to[slot] = made
    if (made * 2 > this.to.length) this.grow()
    return made
  }

  /** Returns the slot of a branch, or the free slot where it belongs. */
  private slotOf(node: number, id: number): number {
    const mask = this.to.length - 1
    let hash = Math.imul(node, SPREAD_NODE) ^ Math.imul(id, SPREAD_ID)
    hash ^= hash >>> 15
    let slot = hash & mask
    while (this.to[slot] !== 0 && (this.from[slot] !== node || this.ids[slot] !== id)) slot = (slot + 1) & mask
    return slot
  }

  private grow(): void {
    const { from, ids, to } = this
    this.resize(to.length * 2)
    to.forEach((target, at) => {
      if (target === 0) return
      const [node, id] = [from[at] ?? 0, ids[at] ?? 0]
      const slot = this.slotOf(node, id)
      this.from[slot] = node
      this.ids[slot] = id
      this.to[slot] = target
    })
  }

  private resize(size: number): void {
    this.from = new Int32Array(size)
    this.ids = new Int32Array(size)
    this.to = new Int32Array(size)
  }
}

/** Returns a number for a kind that no token has. */
function ofKind(kind: number | undefined): number {
  return FIRST_KIND - (kind ?? NONE)
}

/** Numbers texts in the order in which they occur. */
export class Numbering {
  private readonly ids = new Map<string, number>()

  /** How many different texts there are. */
  get size(): number {
    return this.ids.size
  }

  of(text: string): number {
    const known = this.ids.get(text)
    if (known !== undefined) return known
    const id = this.ids.size
    this.ids.set(text, id)
    return id
  }
}
