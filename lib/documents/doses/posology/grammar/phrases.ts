interface Node<Value> {
  next: Map<number, Node<Value>> | null
  value: Value | null
}

const NONE = -1
/** More of them than this are dropped, all together. */
const MOST_NODES = 200_000

/**
 * What was found for phrases, found again where the same tokens follow one another. Tokens are numbers, equal for those that are alike.
 * A value is kept under the tokens that were looked at to find it, from the first one on, so that it is true wherever these come.
 */
export class Phrases<Value> {
  private root: Node<Value> = { next: null, value: null }
  private nodes = 0

  /** Returns what was kept of the phrase that begins at a place. @param before what is known of the token before it */
  find(ids: readonly number[], start: number, before: number): Value | null {
    let node = this.root.next?.get(before)
    for (let at = start; node; at += 1) {
      if (node.value !== null) return node.value
      node = node.next?.get(ids[at] ?? NONE)
    }
    return null
  }

  /** Keeps a value under the tokens from one on to before another. */
  keep(ids: readonly number[], start: number, end: number, before: number, value: Value): void {
    if (this.nodes > MOST_NODES) {
      this.root = { next: null, value: null }
      this.nodes = 0
    }
    let node = this.child(this.root, before)
    for (let at = start; at < end; at += 1) node = this.child(node, ids[at] ?? NONE)
    node.value = value
  }

  private child(node: Node<Value>, id: number): Node<Value> {
    node.next ??= new Map()
    const known = node.next.get(id)
    if (known) return known
    const made: Node<Value> = { next: null, value: null }
    node.next.set(id, made)
    this.nodes += 1
    return made
  }
}

/** Numbers texts in the order in which they come. */
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
