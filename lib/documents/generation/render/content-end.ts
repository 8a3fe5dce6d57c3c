const MARKER_NAMES =
  'bookmarkEnd|bookmarkStart|permEnd|permStart|commentRangeStart|commentRangeEnd|proofErr|moveFromRangeEnd|moveToRangeEnd'
const ATTRIBUTES = `(?:"[^"]*"|'[^']*'|[^'">])*`
/** What may be between elements and is none: white space, comments, instructions. */
export const NO_MARKUP = String.raw`\s|<!--(?:(?!-->)[\s\S])*-->|<\?(?:(?!\?>)[\s\S])*\?>`
/** What may be after the last paragraph of a story and isn't content. Some programs write empty elements with an end tag. */
const MARKERS = new RegExp(`(?:<w:(?:${MARKER_NAMES})\\s${ATTRIBUTES}>|</w:(?:${MARKER_NAMES})\\s*>|${NO_MARKUP})*$`)
/** Markers take no more than this. */
const LOOKED_AT = 4000

/** Where the content of a story, or of a cell, ends except for the markers after it. */
export function contentEnd(xml: string): number {
  const from = Math.max(0, xml.length - LOOKED_AT)
  return from + (MARKERS.exec(xml.slice(from))?.index ?? xml.length - from)
}

/** Whether the last thing in it is a table, after which Word wants a paragraph. */
export function endsWithTable(xml: string): boolean {
  const end = contentEnd(xml)
  return /<\/w:tbl\s*>$/.test(xml.slice(Math.max(0, end - LOOKED_AT), end))
}
