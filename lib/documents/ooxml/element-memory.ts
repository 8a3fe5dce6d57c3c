import type { Buffer } from '#host'
import { KeptBytes } from './kept-bytes'
import type { Tag } from './xml-tags'

/** A longer element is seldom one that came before. */
const LONGEST = 2_048
/** Bytes of elements that are remembered; what else comes is read tag by tag. */
const ROOM = 1 << 17

/** An element with nothing but elements in it, as it is written. */
export class WholeElement {
  /** The two that came after it last where its first tag was repeated, the later one first. */
  next: WholeElement = this
  other: WholeElement = this

  constructor(
    /** Those of its tags that a handler listens to. */
    readonly heard: readonly Tag[],
    readonly last: Tag,
    /** Elements, itself counted. */
    readonly elements: number,
    /** How deep they are in one another. */
    readonly depth: number,
    /** Bytes, and where those behind its first tag are kept. */
    readonly length: number,
    readonly place: number,
  ) {}
}

/** The elements that began with a tag. */
export interface Begun {
  readonly known: Map<string, WholeElement>
  latest: WholeElement
}

/**
 * Remembers whole elements. A Word file says the same few properties of each cell, paragraph and run, one after another in the same
 * order: to compare them directly with those that came last is several times faster than to go through their tags.
 */
export class ElementMemory {
  readonly #bytes = new KeptBytes(ROOM)
  /** The tags of the element being learnt; none where none is. */
  #tags: Tag[] = []
  #data: Buffer | null = null
  #start = 0
  #end = 0
  #depth = 0
  #deepest = 0
  #elements = 0

  /** @param isSilent whether an element says nothing where nothing in it is heard */
  constructor(private readonly isSilent: (tag: Tag) => boolean) {}

  get isLearning(): boolean {
    return this.#tags.length > 0
  }

  /** The element that begins with a tag at a place, where it is one of the two that came there after the one before. */
  again(first: Tag, data: Buffer, at: number): WholeElement | null {
    const { begun } = first
    if (begun === null || this.isLearning) return null
    const { latest } = begun
    const { next, other } = latest
    if (this.#stands(next, first, data, at)) return (begun.latest = next)
    if (other === next || !this.#stands(other, first, data, at)) return null
    latest.other = next
    latest.next = other
    return (begun.latest = other)
  }

  #stands({ length, place }: WholeElement, first: Tag, data: Buffer, at: number): boolean {
    return this.#bytes.stand(place, length - first.length, data, at + first.length)
  }

  /** Learns from a tag at a place: the first of an element that repeats, or one that goes on with it. */
  learn(tag: Tag, data: Buffer, at: number): void {
    // A text, a comment or the end of a piece is between.
    if (this.isLearning && (data !== this.#data || at !== this.#end)) this.#giveUp()
    if (!this.isLearning && !(tag.repeats && this.#bytes.hasRoom(LONGEST))) return
    if (!this.isLearning) this.#begin(data, at)
    this.#tags.push(tag)
    this.#end = at + tag.length
    if (tag.kind !== 'close') this.#elements++
    if (tag.kind === 'open') this.#deepest = Math.max(this.#deepest, ++this.#depth)
    else if (tag.kind === 'close' && --this.#depth === 0) this.#keep(data)
    if (tag.declares !== null || tag.place < 0 || this.#end - this.#start > LONGEST) this.#giveUp()
  }

  #begin(data: Buffer, at: number): void {
    this.#data = data
    this.#start = at
    this.#depth = 0
    this.#deepest = 0
    this.#elements = 0
  }

  #giveUp(): void {
    this.#tags = []
    this.#data = null
  }

  #keep(data: Buffer): void {
    const [first] = this.#tags
    const length = this.#end - this.#start
    if (first !== undefined && length <= LONGEST) {
      const raw = data.toString('latin1', this.#start + first.length, this.#end)
      const whole = first.begun?.known.get(raw) ?? this.#made(first, data, length)
      const { known, latest } = (first.begun ??= { known: new Map(), latest: whole })
      known.set(raw, whole)
      latest.other = latest.next
      latest.next = whole
      first.begun.latest = whole
    }
    this.#giveUp()
  }

  #made(first: Tag, data: Buffer, length: number): WholeElement {
    const tags = this.#tags
    const place = this.#bytes.keep(data, this.#start + first.length, length - first.length)
    const last = tags[tags.length - 1] ?? first
    return new WholeElement(this.#heard(tags), last, this.#elements, this.#deepest, length, place)
  }

  #heard(tags: readonly Tag[]): Tag[] {
    const heard: Tag[] = []
    for (const tag of tags) {
      const before = heard[heard.length - 1]
      // What is open and was heard last is what ends here.
      if (tag.kind === 'close' && before?.kind === 'open' && this.isSilent(before)) heard.pop()
      else if (!tag.unheard) heard.push(tag)
    }
    return heard
  }
}
