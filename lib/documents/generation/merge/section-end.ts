/** What may stand after the last paragraph of a body and is no content. */
const MARKERS =
  /(?:<w:(?:bookmarkEnd|bookmarkStart|permEnd|permStart|commentRangeStart|commentRangeEnd|proofErr|moveFromRangeEnd|moveToRangeEnd)\b[^>]*\/>|\s)*$/
/** Markers take no more than this. */
const LOOKED_AT = 4000

/**
 * A paragraph that shows nothing but that a section ends, one point high: where a copy ends with a table, or in a paragraph that
 * ends a section already.
 */
function sectionParagraph(section: string): string {
  const properties =
    '<w:spacing w:before="0" w:after="0" w:line="20" w:lineRule="exact"/><w:rPr><w:sz w:val="2"/><w:szCs w:val="2"/></w:rPr>'
  return `<w:p><w:pPr>${properties}${section}</w:pPr></w:p>`
}

/**
 * The end of a copy's body with the section that it ends with: in its last paragraph, where that is a plain one of the body, else
 * in one that is added.
 */
export function endWithSection(xml: string, section: string): string {
  const from = Math.max(0, xml.length - LOOKED_AT)
  const markers = MARKERS.exec(xml.slice(from))?.index ?? xml.length - from
  const end = from + markers
  const start = lastParagraph(xml, end)
  const ended = start === null ? null : withSection(xml.slice(start, end), section)
  if (start === null || ended === null) return xml + sectionParagraph(section)
  return xml.slice(0, start) + ended + xml.slice(end)
}

/** Where the paragraph begins that ends at `end`; null where none does, or it holds another. */
function lastParagraph(xml: string, end: number): number | null {
  if (xml.endsWith('/>', end)) {
    const start = xml.lastIndexOf('<', end - 1)
    return /^<w:p(?:\s[^>]*)?\/>$/.test(xml.slice(start, end)) ? start : null
  }
  if (!xml.endsWith('</w:p>', end)) return null
  const start = Math.max(xml.lastIndexOf('<w:p>', end), xml.lastIndexOf('<w:p ', end))
  const inner = xml.lastIndexOf('</w:p>', end - '</w:p>'.length - 1)
  return start < 0 || inner > start ? null : start
}

/**
 * The end of the last copy's body, before the body's own section: Word ends a body with a paragraph, and LibreOffice begins a
 * last section that has none on the page before.
 */
export function endWithParagraph(xml: string): string {
  return /<\/w:tbl>\s*$/.test(xml.slice(-LOOKED_AT)) ? xml + sectionParagraph('') : xml
}

/**
 * A paragraph that ends a section; null where it does so already, stands in a frame, or breaks a page: what follows the break
 * is a page of its own, that LibreOffice would leave out.
 */
function withSection(paragraph: string, section: string): string | null {
  if (/<w:br\s[^>]*w:type\s*=\s*["']page["']/.test(paragraph)) return null
  const empty = /^<w:p((?:\s[^>]*)?)\/>$/.exec(paragraph)
  if (empty !== null) return `<w:p${empty[1] ?? ''}><w:pPr>${section}</w:pPr></w:p>`
  const startEnd = paragraph.indexOf('>') + 1
  const properties = /^\s*<w:pPr(?:\s[^>]*)?(\/?)>/.exec(paragraph.slice(startEnd))
  if (properties === null) return `${paragraph.slice(0, startEnd)}<w:pPr>${section}</w:pPr>${paragraph.slice(startEnd)}`
  const propertiesEnd = startEnd + properties[0].length
  if (properties[1] === '/') {
    return `${paragraph.slice(0, startEnd)}<w:pPr>${section}</w:pPr>${paragraph.slice(propertiesEnd)}`
  }
  const length = paragraph.slice(propertiesEnd).search(/<\/w:pPr\s*>/)
  if (length < 0) return null
  const close = propertiesEnd + length
  const inside = paragraph.slice(propertiesEnd, close)
  // A change of the properties keeps the old ones in a w:pPr of its own, and stands last (ECMA-376 §17.13.5.29).
  const change = inside.indexOf('<w:pPrChange')
  const own = change < 0 ? inside : inside.slice(0, change)
  if (/<w:(?:sectPr|framePr)[\s/>]/.test(own)) return null
  const at = change < 0 ? close : propertiesEnd + change
  return paragraph.slice(0, at) + section + paragraph.slice(at)
}
