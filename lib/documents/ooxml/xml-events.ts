import { prefixOf } from './namespaces'
import { APOSTROPHE, decode, eachAttribute, isSpace, ownCopy, QUOTE, SLASH } from './xml-text'

/** The attributes of the element that was just opened; good only until the handler returns. */
export interface XmlAttributes {
  /** By name with the known prefix of its namespace (`w:val`), or without one; undefined where it is not there. */
  get(name: string): string | undefined
}

/** Names come with the known prefixes of namespaces.ts, whatever the file's own. */
export interface XmlEventHandler {
  open(name: string, attributes: XmlAttributes): void
  close(name: string): void
  /** The text between two tags, in one piece or more. */
  text(text: string): void
}

/** The XML is not well-formed. */
export class XmlSyntaxError extends Error {}

const [BANG, LESS, EQUALS, GREATER, QUESTION] = [0x21, 0x3c, 0x3d, 0x3e, 0x3f]

interface NamespaceScope {
  /** How deep the element stands that declares it. */
  readonly depth: number
  readonly prefixes: ReadonlyMap<string, string>
}

/** An element's name as the file writes it, and as our code knows it. */
interface ElementName {
  readonly written: string
  readonly name: string
}

/**
 * Reads XML that has passed the gate, in pieces of any size, and tells what is in it. Several times faster than a validating
 * parser: a scanner of one pass that cuts out nothing but texts, and looks at attributes only where it is asked for one. Holds
 * no more than one tag or text.
 */
export class XmlEvents {
  #carry = ''
  #xml = ''
  readonly #open: ElementName[] = []
  readonly #scopes: NamespaceScope[] = [{ depth: 0, prefixes: new Map([['xml', 'xml']]) }]
  /** By a sum of their characters; forgotten where a namespace is declared. */
  #elementNames = new Map<number, ElementName[]>()
  #attributeNames = new Map<string, string>()
  /** Where the attributes of the tag stand, and what they are once one was asked for. */
  #from = 0
  #to = 0
  #tag: string | null = null
  /** Where what is seldom stands next in the piece. */
  #nextDeclaration = 0
  #nextApostrophe = 0
  readonly #attributes: XmlAttributes = { get: (name) => this.#attribute(name) }

  constructor(private readonly handler: XmlEventHandler) {}

  /** @throws XmlSyntaxError, and what the handler throws */
  write(piece: string): void {
    const xml = this.#carry === '' ? piece : this.#carry + piece
    this.#xml = xml
    this.#nextDeclaration = find(xml, 'xmlns', 0)
    this.#nextApostrophe = find(xml, "'", 0)
    let at = 0
    while (at < xml.length) {
      const tag = xml.charCodeAt(at) === LESS ? at : xml.indexOf('<', at)
      if (tag < 0) {
        // A long text is told as it comes; a reference or a line end that the next piece may go on with waits for it.
        const whole = wholeText(xml, at)
        if (whole > at) this.handler.text(decode(xml.slice(at, whole)))
        at = whole
        break
      }
      if (tag > at) this.handler.text(decode(xml.slice(at, tag)))
      at = tag
      const end = this.#markup(xml, tag)
      if (end < 0) break
      at = end
    }
    this.#carry = xml.slice(at)
    this.#xml = ''
  }

  /** Says that there is no more. @throws XmlSyntaxError where something was left open */
  end(): void {
    if (this.#open.length > 0 || this.#carry.trim() !== '') throw new XmlSyntaxError('The XML ends too early')
  }

  /** Where the markup at `<` ends, or -1 where the piece ends before it. */
  #markup(xml: string, start: number): number {
    const next = xml.charCodeAt(start + 1)
    if (next === SLASH) return this.#closingTag(xml, start)
    if (next === QUESTION) return after(xml, '?>', start)
    if (next === BANG) return this.#section(xml, start)
    return this.#openingTag(xml, start)
  }

  #section(xml: string, start: number): number {
    if (xml.startsWith('<!--', start)) return after(xml, '-->', start + 4)
    if (xml.startsWith('<![CDATA[', start)) {
      const end = after(xml, ']]>', start + 9)
      if (end >= 0) this.handler.text(xml.slice(start + 9, end - 3))
      return end
    }
    if ('<![CDATA['.startsWith(xml.slice(start, start + 9)) || xml.length - start < 4) return -1
    throw new XmlSyntaxError('The gate lets no other markup pass')
  }

  #openingTag(xml: string, start: number): number {
    let sum = 0
    let nameEnd = start + 1
    for (; nameEnd < xml.length; nameEnd++) {
      const code = xml.charCodeAt(nameEnd)
      if (code === GREATER || code === SLASH || isSpace(code)) break
      sum = (sum * 31 + code) | 0
    }
    const end = this.#tagEnd(xml, start, nameEnd)
    if (end < 0) return -1
    const empty = xml.charCodeAt(end - 1) === SLASH
    this.#from = nameEnd
    this.#to = empty ? end - 1 : end
    this.#tag = null
    if (this.#nextDeclaration < end) this.#declare(this.#ownTag, end)
    const element = this.#elementName(xml, start + 1, nameEnd, sum)
    this.#open.push(element)
    this.handler.open(element.name, this.#attributes)
    if (empty) this.#close(element)
    return end + 1
  }

  /** Where the `>` of a tag stands, or -1: an attribute's value may hold one. */
  #tagEnd(xml: string, start: number, nameEnd: number): number {
    if (xml.charCodeAt(nameEnd) === GREATER) return nameEnd
    const end = xml.indexOf('>', nameEnd)
    if (end < 0) return -1
    if (this.#nextApostrophe < start) this.#nextApostrophe = find(xml, "'", start)
    let last = end - 1
    while (last > nameEnd && (xml.charCodeAt(last) === SLASH || isSpace(xml.charCodeAt(last)))) last--
    if (last <= nameEnd) return end
    // Where no other quote stands, one that nothing but `=` goes before closes a value: the `>` is in none.
    const closed = xml.charCodeAt(last) === QUOTE && xml.charCodeAt(last - 1) !== EQUALS && this.#nextApostrophe > end
    return closed ? end : quotedTagEnd(xml, start)
  }

  #closingTag(xml: string, start: number): number {
    const end = xml.indexOf('>', start)
    if (end < 0) return -1
    const element = this.#open.at(-1)
    const { length } = element?.written ?? ''
    const same = element !== undefined && xml.startsWith(element.written, start + 2)
    if (!same || (start + 2 + length !== end && xml.slice(start + 2 + length, end).trim() !== '')) {
      throw new XmlSyntaxError(`</${xml.slice(start + 2, end)}> ends another element`)
    }
    this.#close(element)
    return end + 1
  }

  #close(element: ElementName): void {
    this.#open.pop()
    this.handler.close(element.name)
    if ((this.#scopes[this.#scopes.length - 1]?.depth ?? 0) > this.#open.length) {
      this.#scopes.pop()
      this.#forget()
    }
  }

  get #ownTag(): string {
    return (this.#tag ??= this.#xml.slice(this.#from, this.#to))
  }

  #declare(tag: string, end: number): void {
    this.#nextDeclaration = find(this.#xml, 'xmlns', end)
    const prefixes = new Map(this.#prefixes)
    let declares = false
    eachAttribute(tag, (name, value) => {
      if (name !== 'xmlns' && !name.startsWith('xmlns:')) return false
      declares = true
      prefixes.set(name.slice(6), prefixOf(decode(value)))
      return false
    })
    if (!declares) return
    this.#scopes.push({ depth: this.#open.length + 1, prefixes })
    this.#forget()
  }

  #forget(): void {
    this.#elementNames = new Map()
    this.#attributeNames = new Map()
  }

  get #prefixes(): ReadonlyMap<string, string> {
    return this.#scopes.at(-1)?.prefixes ?? new Map()
  }

  #elementName(xml: string, start: number, end: number, sum: number): ElementName {
    const alike = this.#elementNames.get(sum)
    if (alike !== undefined) {
      for (const known of alike) {
        if (known.written.length === end - start && xml.startsWith(known.written, start)) return known
      }
    }
    const written = ownCopy(xml.slice(start, end))
    const colon = written.indexOf(':')
    const prefix = this.#prefixes.get(colon < 0 ? '' : written.slice(0, colon))
    const element = { written, name: prefix === undefined ? written : `${prefix}:${written.slice(colon + 1)}` }
    this.#elementNames.set(sum, [...(alike ?? []), element])
    return element
  }

  /** A name without a prefix is in no namespace (Namespaces in XML §6.2). */
  #attributeName(written: string): string {
    const known = this.#attributeNames.get(written)
    if (known !== undefined) return known
    const colon = written.indexOf(':')
    const prefix = colon < 0 ? undefined : this.#prefixes.get(written.slice(0, colon))
    const name = prefix === undefined ? written : `${prefix}:${written.slice(colon + 1)}`
    this.#attributeNames.set(ownCopy(written), name)
    return name
  }

  #attribute(name: string): string | undefined {
    if (this.#from === this.#to) return undefined
    let found: string | undefined
    eachAttribute(this.#ownTag, (written, value) => {
      if (this.#attributeName(written) !== name) return false
      found = ownCopy(decode(value))
      return true
    })
    return found
  }
}

/** Where a text stands next; beyond all where it doesn't. */
function find(xml: string, text: string, from: number): number {
  const found = xml.indexOf(text, from)
  return found < 0 ? Infinity : found
}

/** Up to where a text that has no end yet can be told. */
function wholeText(xml: string, from: number): number {
  const reference = xml.lastIndexOf('&')
  if (reference >= from && !xml.includes(';', reference)) return reference
  return xml.endsWith('\r') ? xml.length - 1 : xml.length
}

function after(xml: string, end: string, from: number): number {
  const found = xml.indexOf(end, from)
  return found < 0 ? -1 : found + end.length
}

/** Where the `>` of a tag stands whose values may hold one and whose quotes may be of both kinds; -1 where it doesn't. */
function quotedTagEnd(xml: string, start: number): number {
  const { length } = xml
  for (let at = start + 1; at < length; at++) {
    const code = xml.charCodeAt(at)
    if (code === GREATER) return at
    if (code !== QUOTE && code !== APOSTROPHE) continue
    at = xml.indexOf(code === QUOTE ? '"' : "'", at + 1)
    if (at < 0) return -1
  }
  return -1
}
