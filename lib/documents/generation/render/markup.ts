/** A tag of a part's XML. */
export interface MarkupTag {
  /** As written, prefix and all. */
  readonly name: string
  /** Where it begins and ends in the XML. */
  readonly start: number
  readonly end: number
  readonly closing: boolean
  /** It closes itself. */
  readonly empty: boolean
  /** From `<` to `>`. */
  readonly text: string
}

const TAG =
  /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!\[CDATA\[[\s\S]*?\]\]>|<(\/?)([^\s/>!?]+)(?:[^"'/>]|"[^"]*"|'[^']*'|\/(?!>))*(\/?)>/g

/** Every tag of well-formed XML, in order. Linear in its length. */
export function* tagsOf(xml: string): Generator<MarkupTag, void, void> {
  for (const match of xml.matchAll(TAG)) {
    const [text, closing, name, empty] = match
    if (name === undefined) continue
    const start = match.index
    yield { name, start, end: start + text.length, closing: closing === '/', empty: empty === '/', text }
  }
}

/** An attribute's value as it is written, and where it is. */
export interface AttributeSpan {
  readonly value: string
  readonly start: number
  readonly end: number
}

const patterns = new Map<string, RegExp>()

/** The value of a tag's attribute, by its name with the prefix; null where the tag has none. */
export function attributeSpan(tag: MarkupTag, name: string): AttributeSpan | null {
  if (!tag.text.includes(name)) return null
  const pattern = patterns.get(name) ?? new RegExp(`(\\s${name}\\s*=\\s*)(?:"([^"]*)"|'([^']*)')`)
  patterns.set(name, pattern)
  const match = pattern.exec(tag.text)
  if (match === null) return null
  const value = match[2] ?? match[3] ?? ''
  const start = tag.start + match.index + (match[1] ?? '').length + 1
  return { value, start, end: start + value.length }
}

/** What is to be in the place of a stretch of XML. */
export interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** The XML with the edits made. Where two overlap, the one that begins first is made; at one place they keep their order. */
export function applyEdits(xml: string, edits: readonly Edit[]): string {
  if (edits.length === 0) return xml
  let at = 0
  let written = ''
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start)) {
    if (start < at) continue
    written += xml.slice(at, start) + text
    at = end
  }
  return written + xml.slice(at)
}
