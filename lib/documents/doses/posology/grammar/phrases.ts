import type { Token } from '../text/tokens'

interface Node<Value> {
  next: Map<number, Node<Value>> | null
  value: Value | null
}

const NONE = -1
/** More of them than this are dropped, all together. */
const MOST_NODES = 200_000

/**
 * What was read of phrases, found again where the same tokens follow one another. A value is kept under the tokens that were looked at
 * to find it, from the first one on, so that it is true wherever these come.
 */
export class Phrases<Value> {
  private readonly ids = new Map<string, number>()
  private root: Node<Value> = { next: null, value: null }
  private nodes = 0

  /** Returns the numbers of tokens: equal ones are read alike. The last is that of the end of the line. What is kept may be dropped. */
  idsOf(tokens: readonly Token[]): readonly number[] {
    if (this.nodes > MOST_NODES) {
      this.ids.clear()
      this.root = { next: null, value: null }
      this.nodes = 0
    }
    const ids = tokens.map(({ kind, glued, raw }) => this.idOf(`${glued ? '_' : ' '}${kind}:${raw}`))
    ids.push(this.idOf(''))
    return ids
  }

  /** Returns what was kept of the phrase that begins at a place. @param before of what kind the token before it is */
  find(ids: readonly number[], start: number, before: Token['kind'] | undefined): Value | null {
    let node = this.root.next?.get(beforeId(before))
    for (let at = start; node; at += 1) {
      if (node.value !== null) return node.value
      node = node.next?.get(ids[at] ?? NONE)
    }
    return null
  }

  /** Keeps a value under the tokens from one on to before another. */
  keep(ids: readonly number[], start: number, end: number, before: Token['kind'] | undefined, value: Value): void {
    let node = this.child(this.root, beforeId(before))
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

  private idOf(token: string): number {
    const known = this.ids.get(token)
    if (known !== undefined) return known
    const id = this.ids.size
    this.ids.set(token, id)
    return id
  }
}

function beforeId(kind: Token['kind'] | undefined): number {
  return kind === undefined ? -2 : kind === 'word' ? -3 : kind === 'number' ? -4 : -5
}
