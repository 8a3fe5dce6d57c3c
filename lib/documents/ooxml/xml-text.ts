import type { Buffer } from '#host'

const [TAB, LINE_FEED, RETURN, SPACE, EQUALS] = [0x09, 0x0a, 0x0d, 0x20, 0x3d]
const [AMPERSAND, SEMICOLON, FIRST_NOT_ASCII] = [0x26, 0x3b, 0x80]
export const [QUOTE, APOSTROPHE, SLASH] = [0x22, 0x27, 0x2f]

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['lt', '<'],
  ['gt', '>'],
  ['amp', '&'],
  ['quot', '"'],
  ['apos', "'"],
])

/** Whether a UTF-16 code is white space of XML (XML 1.0 §2.3). */
export function isSpace(code: number): boolean {
  return code === SPACE || code === LINE_FEED || code === RETURN || code === TAB
}

/** Text with its references resolved and its line ends made line feeds (XML 1.0 §2.11, §4.6). */
export function decode(text: string): string {
  const lines = text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text
  if (!lines.includes('&')) return lines
  return lines.replace(/&(#x[0-9a-f]+|#\d+|\w+);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return ENTITIES.get(name) ?? whole
    const code = /^#x/i.test(name) ? parseInt(name.slice(2), 16) : parseInt(name.slice(1), 10)
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
}

/** The text of bytes in UTF-8, decoded. */
export function textOf(data: Buffer, from: number, to: number): string {
  let all = 0
  let isPlain = true
  for (let at = from; at < to; at++) {
    const byte = data[at] ?? 0
    all |= byte
    if (byte === AMPERSAND || byte === RETURN) isPlain = false
  }
  const text = data.toString(all < FIRST_NOT_ASCII ? 'latin1' : 'utf8', from, to)
  return isPlain ? text : decode(text)
}

/** Whether a byte of UTF-8 begins a character. */
function begins(byte: number): boolean {
  return (byte & 0xc0) !== 0x80
}

/** The place at or before another where a character of UTF-8 begins that may not have ended there; the same where all have. */
export function characterStart(data: Buffer, from: number, to: number): number {
  for (let at = to - 1; at >= from && at >= to - 3; at--) {
    const byte = data[at] ?? 0
    if (!begins(byte)) continue
    const length = byte < 0xc0 ? 1 : byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : 4
    return at + length > to ? at : to
  }
  return to
}

/** No reference is longer, in bytes. */
const LONGEST_REFERENCE = 1024

/** Up to where a text is certain that goes on in the next piece: no reference, line end or character is cut. */
export function wholeText(data: Buffer, from: number, to: number): number {
  for (let at = to - 1; at >= from && at >= to - LONGEST_REFERENCE; at--) {
    const byte = data[at]
    if (byte === SEMICOLON) break
    if (byte === AMPERSAND) return at
  }
  return data[to - 1] === RETURN ? to - 1 : characterStart(data, from, to)
}

/** In its own memory: a cut keeps alive what it was cut from. V8 copies the shorter ones on its own. */
export function ownCopy(text: string): string {
  return text.length < 13 ? text : ` ${text}`.slice(1)
}

/** Goes through a tag's attributes until `take` answers true. */
export function eachAttribute(tag: string, take: (name: string, value: string) => boolean): void {
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
