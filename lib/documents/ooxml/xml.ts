/**
 * What no XML 1.0 document can contain, even as a reference: control characters but tab, line feed and carriage return, half a
 * surrogate pair, U+FFFE and U+FFFF (all that is not the production Char of XML 1.0 §2.2).
 */
const UNHOLDABLE = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

export interface Stripped {
  readonly text: string
  /** How many characters were taken out. */
  readonly stripped: number
}

/** The text without the characters that XML can't contain, and their number. */
export function stripUnholdable(value: string): Stripped {
  let stripped = 0
  const text = value.replace(UNHOLDABLE, () => {
    stripped++
    return ''
  })
  return { text, stripped }
}

const TEXT_ESCAPES = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['\r', '&#13;'],
])

const ATTRIBUTE_ESCAPES = new Map([...TEXT_ESCAPES, ['"', '&quot;'], ['\t', '&#9;'], ['\n', '&#10;']])

/** What can't be in a text as it is, or in an attribute: most values have none of it. */
const IN_TEXT = /[&<>\r\u0000-\u0008\u000b\u000c\u000e-\u001f\ud800-\udfff\ufffe\uffff]/
const IN_ATTRIBUTE = /[&<>"\u0000-\u001f\ud800-\udfff\ufffe\uffff]/

/** A value as the content of an element; a carriage return as a reference, since a parser would make it a line feed. */
export function escapeText(value: string): string {
  if (!IN_TEXT.test(value)) return value
  return stripUnholdable(value).text.replace(/[&<>\r]/g, (character) => TEXT_ESCAPES.get(character) ?? character)
}

/** A value as the content of an attribute in double quotes; white space as references, since a parser would make it spaces. */
export function escapeAttribute(value: string): string {
  if (!IN_ATTRIBUTE.test(value)) return value
  return stripUnholdable(value).text.replace(
    /[&<>\r"\t\n]/g,
    (character) => ATTRIBUTE_ESCAPES.get(character) ?? character,
  )
}
