import { Buffer } from '#host'
import { DocumentError } from '../error'
import { nameForMessage } from './entry-names'
import { KIBIBYTE } from './limits'
import type { WholeElement } from './element-memory'
import type { Tag } from './xml-tags'
import { characterStart } from './xml-text'

export interface ScanLimits {
  readonly maxElements: number
  readonly maxDepth: number
  readonly maxTagBytes: number
}

/** Receives what a scan has checked, in order. Positions are those of `data`, valid until it returns. */
export interface MarkupReader {
  /**
   * Text between two markups.
   * @param isWhole whether it ends there; what follows may come with the next piece
   * @returns up to where it was taken: what is left comes again
   */
  text(data: Buffer, from: number, to: number, isWhole: boolean): number
  /** What is in a CDATA section, in one piece or more. */
  characters(data: Buffer, from: number, to: number): void
  /** The tag at a place, where it is one that it has read before and remembers; null for any other. */
  again(data: Buffer, at: number): Tag | null
  /** The tag between two places, its `<` and its `>`. */
  read(data: Buffer, start: number, end: number): Tag
  /** Receives a tag at a position. */
  tag(tag: Tag, data: Buffer, at: number): void
  /** The element that begins with a tag at a place, where it is one that it has read before and remembers; null for any other. */
  whole(tag: Tag, data: Buffer, at: number): WholeElement | null
  /** Takes an element. */
  element(whole: WholeElement): void
}

const LESS = 0x3c
const GREATER = 0x3e
const SLASH = 0x2f
const BANG = 0x21
const QUESTION = 0x3f
const QUOTE = 0x22
const APOSTROPHE = 0x27

/** 1 for the bytes that mean nothing within a tag: one look where four comparisons were, millions of times. */
const IN_TAG = new Uint8Array(256).fill(1)
for (const byte of [GREATER, LESS, QUOTE, APOSTROPHE]) IN_TAG[byte] = 0

const NOTHING = Buffer.alloc(0)
const COMMENT = Buffer.from('<!--')
const COMMENT_END = Buffer.from('-->')
const CDATA = Buffer.from('<![CDATA[')
const CDATA_END = Buffer.from(']]>')
const INSTRUCTION_END = Buffer.from('?>')

const DECLARED_ENCODING = /^(?:\u00ef\u00bb\u00bf)?<\?xml\s[^>]*?encoding\s*=\s*["']([^"']*)["']/
const PLAIN_ENCODING = /^(?:utf-?8|us-ascii|ascii)$/i

/**
 * Looks once over the bytes of an XML part, in pieces of any size, for what would cost a parser its time, its memory or its
 * secrets: a DOCTYPE, another encoding than UTF-8 (under which a DOCTYPE could hide), nesting, giant tags, too many elements.
 * It checks only as much well-formedness as that needs, and tells a reader what it has gone past. Linear in time; keeps no more
 * than one tag.
 */
export class XmlScan {
  private started = false
  private depth = 0
  private elements = 0
  /** The end of the comment, CDATA section or instruction that the last piece ended in. */
  private until: Buffer | null = null
  private carry: Buffer = NOTHING

  constructor(
    private readonly part: string,
    private readonly limits: ScanLimits,
    private readonly reader: MarkupReader | null = null,
  ) {}

  /** @throws DocumentError GATE_ENCODING, GATE_DOCTYPE, GATE_XML, GATE_TAG, GATE_DEEP, GATE_ELEMENTS */
  write(piece: Buffer): void {
    // Every character of markup in UTF-16 and UTF-32 has a zero byte, and no character of XML in UTF-8 has one.
    if (piece.includes(0)) throw this.refusal('GATE_ENCODING')
    if (!this.started) this.readDeclaration(piece)
    this.scan(this.carry.length === 0 ? piece : Buffer.concat([this.carry, piece]))
  }

  /** Says that there's no more. An empty part passes. @throws DocumentError GATE_XML */
  end(): void {
    const whole = this.depth === 0 && this.until === null && this.carry.length === 0
    if (!whole || (this.started && this.elements === 0)) throw this.refusal('GATE_XML')
  }

  private readDeclaration(piece: Buffer): void {
    this.started = piece.length > 0
    const encoding = DECLARED_ENCODING.exec(piece.toString('latin1', 0, KIBIBYTE))?.[1]
    if (encoding !== undefined && !PLAIN_ENCODING.test(encoding)) throw this.refusal('GATE_ENCODING')
  }

  private scan(data: Buffer): void {
    const { reader } = this
    const end = data.length
    let at = 0
    while (at < end) {
      if (this.until !== null) {
        const found = data.indexOf(this.until, at)
        if (found < 0) {
          const rest = Math.max(at, characterStart(data, at, end - this.until.length + 1))
          this.tellCharacters(data, at, rest)
          this.carry = data.subarray(rest)
          return
        }
        this.tellCharacters(data, at, found)
        at = found + this.until.length
        this.until = null
      }
      const from = at
      while (at < end && data[at] !== LESS) at++
      if (reader !== null && at > from) {
        const told = reader.text(data, from, at, at < end)
        if (at === end) {
          this.carry = data.subarray(told)
          return
        }
      }
      if (at === end) break
      const again = reader?.again(data, at) ?? null
      if (reader !== null && again !== null) {
        at = this.takeAgain(reader, again, data, at)
        continue
      }
      const next = data[at + 1]
      const after = next === BANG || next === QUESTION ? this.enterSection(data, at) : this.readTag(data, at)
      if (after < 0) {
        this.carry = data.subarray(at)
        return
      }
      at = after
    }
    this.carry = NOTHING
  }

  /** Where what was taken ends: a tag, or the whole element that it begins. */
  private takeAgain(reader: MarkupReader, tag: Tag, data: Buffer, at: number): number {
    const whole = tag.repeats ? reader.whole(tag, data, at) : null
    // One that goes past a limit is gone through, to be refused where it does.
    if (whole !== null && this.isWithin(whole)) {
      this.elements += whole.elements
      reader.element(whole)
      return at + whole.length
    }
    if (tag.kind === 'close') this.countEnd()
    else this.countStart(tag.kind === 'empty')
    reader.tag(tag, data, at)
    return at + tag.length
  }

  private isWithin({ elements, depth }: WholeElement): boolean {
    return this.elements + elements <= this.limits.maxElements && this.depth + depth <= this.limits.maxDepth
  }

  /** Where the content of a comment, CDATA section or instruction begins, or -1 where the piece ends before that is known. */
  private enterSection(data: Buffer, at: number): number {
    if (data[at + 1] === QUESTION) return this.enter(INSTRUCTION_END, at + 2)
    if (begins(data, at, COMMENT)) return this.enter(COMMENT_END, at + COMMENT.length)
    if (begins(data, at, CDATA)) return this.enter(CDATA_END, at + CDATA.length)
    const rest = data.subarray(at, at + CDATA.length)
    if (CDATA.subarray(0, rest.length).equals(rest) || COMMENT.subarray(0, rest.length).equals(rest)) return -1
    throw this.refusal('GATE_DOCTYPE')
  }

  private enter(until: Buffer, at: number): number {
    this.until = until
    return at
  }

  /** Where the tag ends, or -1 where the piece ends before it does. */
  private readTag(data: Buffer, start: number): number {
    const longest = start + this.limits.maxTagBytes
    const last = longest < data.length ? longest : data.length
    let at = start + 1
    while (at < last) {
      const byte = data[at] ?? 0
      if (IN_TAG[byte] === 1) {
        at++
        continue
      }
      if (byte === GREATER) return this.countTag(data, start, at)
      if (byte === LESS) throw this.refusal('GATE_XML')
      at++
      while (at < last && data[at] !== byte && data[at] !== LESS) at++
      if (data[at] === byte) at++
    }
    if (last < longest) return -1
    throw this.refusal('GATE_TAG', this.limits.maxTagBytes / KIBIBYTE)
  }

  private countTag(data: Buffer, start: number, end: number): number {
    if (data[start + 1] === SLASH) this.countEnd()
    else {
      if (end === start + 1) throw this.refusal('GATE_XML')
      this.countStart(data[end - 1] === SLASH)
    }
    if (this.reader !== null) this.reader.tag(this.reader.read(data, start, end), data, start)
    return end + 1
  }

  private countEnd(): void {
    this.depth--
    if (this.depth < 0) throw this.refusal('GATE_XML')
  }

  private countStart(isEmpty: boolean): void {
    this.elements++
    if (this.elements > this.limits.maxElements) throw this.refusal('GATE_ELEMENTS', this.limits.maxElements)
    if (isEmpty) return
    this.depth++
    if (this.depth > this.limits.maxDepth) throw this.refusal('GATE_DEEP', this.limits.maxDepth)
  }

  private tellCharacters(data: Buffer, from: number, to: number): void {
    if (this.until === CDATA_END && to > from) this.reader?.characters(data, from, to)
  }

  private refusal(
    code: 'GATE_ENCODING' | 'GATE_DOCTYPE' | 'GATE_XML' | 'GATE_TAG' | 'GATE_DEEP' | 'GATE_ELEMENTS',
    limit?: number,
  ): DocumentError {
    const part = nameForMessage(this.part)
    return new DocumentError(code, limit === undefined ? { part } : { part, limit })
  }
}

function begins(data: Buffer, at: number, prefix: Buffer): boolean {
  return data.compare(prefix, 0, prefix.length, at, Math.min(data.length, at + prefix.length)) === 0
}
