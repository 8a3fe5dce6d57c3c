import { Buffer } from '#host'
import { KeptBytes } from './kept-bytes'
import { Tag, type Scope } from './xml-tags'
import { isSpace, ownCopy, SLASH } from './xml-text'

/** A longer tag is seldom one that came before. */
const LONGEST = 512
/** Bytes of tags that are remembered, and how many in a scope: a file with more of them has its own number in each. */
const ROOM = 1 << 17
const MOST_TAGS = 2_048

/**
 * Remembers the tags of a part. A Word file says the same few hundred tags thousands of times, and mostly one after another in
 * the same order: to compare a tag with the one that came last in its place is several times faster than to read it.
 */
export class TagMemory {
  readonly #bytes = new KeptBytes(ROOM)

  /** The tag at a place, where it is one of the two that came after the one before; null for any other. */
  again(scope: Scope, data: Buffer, at: number): Tag | null {
    const { last } = scope
    const { next } = last
    if (next !== null && this.#stands(next, data, at)) return (scope.last = next)
    const { other } = last
    if (other === null || !this.#stands(other, data, at)) return null
    last.other = next
    last.next = other
    return (scope.last = other)
  }

  /**
   * Reads the tag between two places, its `<` and its `>`.
   * @param scopes all that are open
   */
  read(scope: Scope, scopes: readonly Scope[], data: Buffer, start: number, end: number): Tag {
    const raw = data.toString('latin1', start, end + 1)
    const tag = scope.tags.get(raw) ?? this.#learn(scope, scopes, raw, data, start)
    if (tag.place >= 0) {
      scope.last.other = scope.last.next
      scope.last.next = tag
      scope.last = tag
    }
    return tag
  }

  #stands({ length, place }: Tag, data: Buffer, at: number): boolean {
    return this.#bytes.stand(place, length, data, at)
  }

  #learn(scope: Scope, scopes: readonly Scope[], raw: string, data: Buffer, start: number): Tag {
    const { length } = raw
    const kept = length <= LONGEST
    if (kept && (!this.#bytes.hasRoom(length) || scope.tags.size >= MOST_TAGS)) {
      for (const open of scopes) open.forget()
      this.#bytes.clear()
    }
    const tag = readTag(scope, raw, kept ? this.#bytes.keep(data, start, length) : -1)
    if (kept) scope.tags.set(raw, tag)
    return tag
  }
}

/** @param raw its bytes as characters */
function readTag(scope: Scope, raw: string, place: number): Tag {
  const text = /[\u0080-\u00ff]/.test(raw) ? Buffer.from(raw, 'latin1').toString('utf8') : raw
  if (text.charCodeAt(1) === SLASH) {
    return new Tag('close', scope.elementName(ownCopy(text.slice(2, -1).trimEnd())), raw.length, place, '', scope)
  }
  const empty = text.charCodeAt(text.length - 2) === SLASH
  const end = text.length - (empty ? 2 : 1)
  let nameEnd = 1
  while (nameEnd < end && text.charCodeAt(nameEnd) !== SLASH && !isSpace(text.charCodeAt(nameEnd))) nameEnd++
  const attributes = text.slice(nameEnd, end)
  const declared = attributes.includes('xmlns') ? scope.within(attributes) : null
  const own = declared ?? scope
  const element = own.elementName(ownCopy(text.slice(1, nameEnd)))
  const tag = new Tag(empty ? 'empty' : 'open', element, raw.length, place, attributes, own)
  tag.declares = declared
  return tag
}
