import { wordKey } from '../columns/fold'

/** A phrase found in a text, as indexes into its words. */
export interface Hit<Concept extends string> {
  readonly concept: Concept
  readonly from: number
  readonly to: number
}

interface Node<Concept> {
  readonly next: Map<string, Node<Concept>>
  readonly stems: { readonly stem: string; readonly node: Node<Concept> }[]
  readonly concepts: Set<Concept>
}

/** The maximum number of letters after a stem. */
const LONGEST_ENDING = 8
const KEEP = 2_000

/** Finds phrases of several languages in one pass, word by word. */
export class PhraseFinder<Concept extends string> {
  private readonly root = newNode<Concept>()
  private readonly known = new Map<string, readonly Hit<Concept>[]>()

  constructor(languages: readonly Readonly<Record<Concept, readonly string[]>>[]) {
    for (const phrases of languages) {
      for (const concept of Object.keys(phrases) as Concept[]) {
        for (const phrase of phrases[concept]) this.add(concept, phrase)
      }
    }
  }

  /** Returns the longest phrases. A phrase within a longer one is left out; one of the same length stays. */
  in(words: readonly string[]): readonly Hit<Concept>[] {
    const key = words.join(' ')
    const known = this.known.get(key)
    if (known) return known
    const all = words.flatMap((_, from) => this.from(words, from))
    const found = all.filter(
      (hit) =>
        !all.some((other) => other.to - other.from > hit.to - hit.from && other.from <= hit.from && other.to >= hit.to),
    )
    if (this.known.size < KEEP) this.known.set(key, found)
    return found
  }

  private from(words: readonly string[], start: number): Hit<Concept>[] {
    const hits: Hit<Concept>[] = []
    const visit = (node: Node<Concept>, at: number) => {
      for (const concept of node.concepts) hits.push({ concept, from: start, to: at })
      const word = words[at]
      if (word === undefined) return
      const next = node.next.get(word)
      if (next) visit(next, at + 1)
      for (const { stem, node: other } of node.stems) {
        if (word.startsWith(stem) && word.length - stem.length <= LONGEST_ENDING) visit(other, at + 1)
      }
    }
    visit(this.root, start)
    return hits
  }

  private add(concept: Concept, phrase: string): void {
    const isStem = phrase.endsWith('*')
    const words = wordKey(isStem ? phrase.slice(0, -1) : phrase).split(' ')
    let node = this.root
    words.forEach((word, index) => {
      node = isStem && index === words.length - 1 ? stemNode(node, word) : wordNode(node, word)
    })
    node.concepts.add(concept)
  }
}

function newNode<Concept>(): Node<Concept> {
  return { next: new Map(), stems: [], concepts: new Set() }
}

function wordNode<Concept>(node: Node<Concept>, word: string): Node<Concept> {
  const known = node.next.get(word) ?? newNode<Concept>()
  node.next.set(word, known)
  return known
}

function stemNode<Concept>(node: Node<Concept>, stem: string): Node<Concept> {
  const known = node.stems.find((each) => each.stem === stem)
  if (known) return known.node
  const made = newNode<Concept>()
  node.stems.push({ stem, node: made })
  return made
}
