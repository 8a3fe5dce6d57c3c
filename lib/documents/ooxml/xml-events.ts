import { prefixOf } from './namespaces'

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

const [TAB, LINE_FEED, RETURN, SPACE] = [0x09, 0x0a, 0x0d, 0x20]
const [BANG, QUOTE, APOSTROPHE, SLASH, EQUALS, GREATER, QUESTION] = [0x21, 0x22, 0x27, 0x2f, 0x3d, 0x3e, 0x3f]

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['lt', '<'],
  ['gt', '>'],
  ['amp', '&'],
  ['quot', '"'],
  ['apos', "'"],
])

function isSpace(code: number): boolean {
  return code === SPACE || code === LINE_FEED || code === RETURN || code === TAB
}

/** Text with its references resolved and its line ends made line feeds (XML 1.0 §2.11, §4.6). */
function decode(text: string): string {
  const lines = text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text
  if (!lines.includes('&')) return lines
  return lines.replace(/&(#x[0-9a-f]+|#\d+|\w+);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return ENTITIES.get(name) ?? whole
    const code = /^#x/i.test(name) ? parseInt(name.slice(2), 16) : parseInt(name.slice(1), 10)
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
}

interface NamespaceScope {
  /** How deep the element stands that declares it. */
  readonly depth: number
  readonly prefixes: ReadonlyMap<string, string>
}

/**
 * Reads XML that has passed the gate, in pieces of any size, and tells what is in it. Several times faster than a validating
 * parser: a scanner of one pass that looks at attributes only where it is asked for one. Holds no more than one tag or text.
 */
export class XmlEvents {
  #carry = ''
  readonly #open: string[] = []
  readonly #scopes: NamespaceScope[] = [{ depth: 0, prefixes: new Map([['xml', 'xml']]) }]
  /** Names as the file writes them → as our code knows them; forgotten where a namespace is declared. */
  #elementNames = new Map<string, string>()
  #attributeNames = new Map<string, string>()
  #tag = ''
  readonly #attributes: XmlAttributes = { get: (name) => this.#attribute(name) }

  constructor(private readonly handler: XmlEventHandler) {}

  /** @throws XmlSyntaxError, and what the handler throws */
  write(piece: string): void {
    const xml = this.#carry === '' ? piece : this.#carry + piece
    let at = 0
    while (at < xml.length) {
      const tag = xml.indexOf('<', at)
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
  }

  /** Says that there is no more. @throws XmlSyntaxError where something was left open */
  end(): void {
    if (this.#open.length > 0 || this.#carry.trim() !== '') throw new XmlSyntaxError('The XML ends too early')
  }

  /** Where the markup at `<` ends, or -1 where the piece ends before it. */
  #markup(xml: string, start: number): number {
    const next = xml.charCodeAt(start + 1)
    if (next === QUESTION) return after(xml, '?>', start)
    if (next === BANG) {
      if (xml.startsWith('<!--', start)) return after(xml, '-->', start + 4)
      if (xml.startsWith('<![CDATA[', start)) {
        const end = after(xml, ']]>', start + 9)
        if (end >= 0) this.handler.text(xml.slice(start + 9, end - 3))
        return end
      }
      if ('<![CDATA['.startsWith(xml.slice(start, start + 9)) || xml.length - start < 4) return -1
      throw new XmlSyntaxError('The gate lets no other markup pass')
    }
    const end = tagEnd(xml, start)
    if (end < 0) return -1
    if (next === SLASH) this.#close(xml.slice(start + 2, end).trim())
    else this.#openTag(xml, start, end)
    return end + 1
  }

  #openTag(xml: string, start: number, end: number): void {
    const empty = xml.charCodeAt(end - 1) === SLASH
    let nameEnd = start + 1
    for (; nameEnd < end; nameEnd++) {
      const code = xml.charCodeAt(nameEnd)
      if (code === SLASH || isSpace(code)) break
    }
    const written = xml.slice(start + 1, nameEnd)
    const tag = xml.slice(nameEnd, empty ? end - 1 : end)
    if (tag.includes('xmlns')) this.#declare(tag)
    const name = this.#elementName(written)
    this.#tag = tag
    this.#open.push(written)
    this.handler.open(name, this.#attributes)
    if (empty) this.#close(written)
  }

  #close(written: string): void {
    if (this.#open.pop() !== written) throw new XmlSyntaxError(`</${written}> ends another element`)
    this.handler.close(this.#elementName(written))
    if ((this.#scopes.at(-1)?.depth ?? 0) > this.#open.length) {
      this.#scopes.pop()
      this.#forget()
    }
  }

  #declare(tag: string): void {
    const prefixes = new Map(this.#prefixes)
    eachAttribute(tag, (name, value) => {
      if (name === 'xmlns') prefixes.set('', prefixOf(decode(value)))
      else if (name.startsWith('xmlns:')) prefixes.set(name.slice(6), prefixOf(decode(value)))
      return false
    })
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

  #elementName(written: string): string {
    const known = this.#elementNames.get(written)
    if (known !== undefined) return known
    const colon = written.indexOf(':')
    const prefix = this.#prefixes.get(colon < 0 ? '' : written.slice(0, colon))
    const name = prefix === undefined ? written : `${prefix}:${written.slice(colon + 1)}`
    this.#elementNames.set(written, name)
    return name
  }

  /** A name without a prefix is in no namespace (Namespaces in XML §6.2). */
  #attributeName(written: string): string {
    const known = this.#attributeNames.get(written)
    if (known !== undefined) return known
    const colon = written.indexOf(':')
    const prefix = colon < 0 ? undefined : this.#prefixes.get(written.slice(0, colon))
    const name = prefix === undefined ? written : `${prefix}:${written.slice(colon + 1)}`
    this.#attributeNames.set(written, name)
    return name
  }

  #attribute(name: string): string | undefined {
    let found: string | undefined
    eachAttribute(this.#tag, (written, value) => {
      if (this.#attributeName(written) !== name) return false
      found = decode(value)
      return true
    })
    return found
  }
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

/** Where the `>` of a tag stands, or -1: an attribute's value may hold one. */
function tagEnd(xml: string, start: number): number {
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

/** Goes through a tag's attributes until `take` answers true. */
function eachAttribute(tag: string, take: (name: string, value: string) => boolean): void {
  let at = 0
  while (at < tag.length) {
    while (at < tag.length && isSpace(tag.charCodeAt(at))) at++
    const start = at
    while (at < tag.length && tag.charCodeAt(at) !== EQUALS && !isSpace(tag.charCodeAt(at))) at++
    const name = tag.slice(start, at)
    const open = nextQuote(tag, at)
    if (open < 0) return
    const close = tag.indexOf(tag.charAt(open), open + 1)
    if (close < 0) return
    if (take(name, tag.slice(open + 1, close))) return
    at = close + 1
  }
}

function nextQuote(tag: string, from: number): number {
  for (let at = from; at < tag.length; at++) {
    const code = tag.charCodeAt(at)
    if (code === QUOTE || code === APOSTROPHE) return at
  }
  return -1
}
