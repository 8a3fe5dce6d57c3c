/** A start tag, an end tag or an empty element's tag in XML that is known to be well-formed. */
export interface Markup {
  readonly name: string
  readonly closing: boolean
  readonly empty: boolean
  readonly start: number
  readonly end: number
}

const CODES = { bang: 33, doubleQuote: 34, singleQuote: 39, slash: 47, greater: 62, question: 63 } as const

/** Where the markup that begins at `<` ends: an attribute's value may contain a `>`. */
function markupEnd(xml: string, start: number): number {
  const next = xml.charCodeAt(start + 1)
  if (next === CODES.bang || next === CODES.question) {
    const closing = next === CODES.question ? '?>' : xml.startsWith('<!--', start) ? '-->' : ']]>'
    const found = xml.indexOf(closing, start)
    return found < 0 ? xml.length : found + closing.length
  }
  for (let at = start + 1; at < xml.length; at++) {
    const code = xml.charCodeAt(at)
    if (code === CODES.greater) return at + 1
    if (code !== CODES.doubleQuote && code !== CODES.singleQuote) continue
    const closed = xml.indexOf(code === CODES.doubleQuote ? '"' : "'", at + 1)
    if (closed < 0) return xml.length
    at = closed
  }
  return xml.length
}

const NAME = /[^\s/>]+/y

/** Calls for each tag of the XML, in order; comments, instructions and CDATA are passed over. Linear in its length. */
export function walkMarkup(xml: string, visit: (markup: Markup) => void): void {
  for (let start = xml.indexOf('<'); start >= 0;) {
    const end = markupEnd(xml, start)
    const next = xml.charCodeAt(start + 1)
    if (next !== CODES.bang && next !== CODES.question) {
      const closing = next === CODES.slash
      NAME.lastIndex = start + (closing ? 2 : 1)
      const name = NAME.exec(xml)?.[0] ?? ''
      visit({ name, closing, empty: xml.charCodeAt(end - 2) === CODES.slash, start, end })
    }
    start = xml.indexOf('<', end)
  }
}

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['lt', '<'],
  ['gt', '>'],
  ['amp', '&'],
  ['quot', '"'],
  ['apos', "'"],
])

/** The text that the content of an element or an attribute represents. Never contains the renderer's own delimiters. */
export function decodeText(xml: string): string {
  if (!xml.includes('&') && !xml.includes('<')) return xml
  return xml
    .replace(/<!\[CDATA\[([\s\S]*?)\]\]>/g, (_, text: string) => text.replaceAll('&', '&amp;'))
    .replace(/<!--[\s\S]*?-->|<\?[\s\S]*?\?>/g, '')
    .replace(/&(#x[0-9a-f]+|#\d+|\w+);/gi, (whole, name: string) => {
      if (!name.startsWith('#')) return ENTITIES.get(name) ?? whole
      const code = /^#x/i.test(name) ? parseInt(name.slice(2), 16) : parseInt(name.slice(1), 10)
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole
    })
    .replace(/[\ufdd0\ufdd1]/g, '')
}

/** The value of an attribute in a start tag, decoded; empty where there is none. The name is given with its prefix. */
export function attributeOf(tag: string, name: string): string {
  const match = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag)
  return decodeText(match?.[1] ?? match?.[2] ?? '')
}
