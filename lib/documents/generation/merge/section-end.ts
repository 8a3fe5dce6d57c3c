import { contentEnd, endsWithTable, NO_MARKUP } from '../render/content-end'
import { tagsOf } from '../render/markup'

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
  const end = contentEnd(xml)
  const start = lastParagraph(xml, end)
  const ended = start === null ? null : withSection(xml.slice(start, end), section)
  if (start === null || ended === null) return xml + sectionParagraph(section)
  return xml.slice(0, start) + ended + xml.slice(end)
}

/** Where the paragraph begins that ends at `end`; null where none does, or it contains another. */
function lastParagraph(xml: string, end: number): number | null {
  let start = xml.lastIndexOf('<w:p', end - 1)
  while (start >= 0 && !/[\s/>]/.test(xml.charAt(start + 4))) start = xml.lastIndexOf('<w:p', start - 1)
  if (start < 0) return null
  for (const { name, empty, closing, end: tagEnd } of tagsOf(xml.slice(start, end))) {
    if (name === 'w:p' && (empty || closing)) return start + tagEnd === end ? start : null
  }
  return null
}

/**
 * The end of the last copy's body, before the body's own section: Word ends a body with a paragraph, and LibreOffice begins a
 * last section that has none on the page before.
 */
export function endWithParagraph(xml: string): string {
  return endsWithTable(xml) ? xml + sectionParagraph('') : xml
}

const PROPERTIES_START = new RegExp(`^(?:${NO_MARKUP})*<w:pPr(?:\\s[^>]*?)?(/?)>`)

/**
 * A paragraph that ends a section; null where it does so already, is in a frame, or breaks a page: what follows the break
 * is its own page, that LibreOffice would leave out.
 */
function withSection(paragraph: string, section: string): string | null {
  if (/<w:br\s[^>]*w:type\s*=\s*["']page["']/.test(paragraph)) return null
  const empty = /^<w:p((?:\s[^>]*)?)\/>$/.exec(paragraph)
  if (empty !== null) return `<w:p${empty[1] ?? ''}><w:pPr>${section}</w:pPr></w:p>`
  const startEnd = paragraph.indexOf('>') + 1
  const properties = PROPERTIES_START.exec(paragraph.slice(startEnd))
  if (properties === null) return `${paragraph.slice(0, startEnd)}<w:pPr>${section}</w:pPr>${paragraph.slice(startEnd)}`
  const propertiesEnd = startEnd + properties[0].length
  if (properties[1] === '/') {
    return `${paragraph.slice(0, startEnd)}<w:pPr>${section}</w:pPr>${paragraph.slice(propertiesEnd)}`
  }
  const length = paragraph.slice(propertiesEnd).search(/<\/w:pPr\s*>/)
  if (length < 0) return null
  const close = propertiesEnd + length
  const inside = paragraph.slice(propertiesEnd, close)
  // A change of the properties keeps the old ones in its own w:pPr, and is last (ECMA-376 §17.13.5.29).
  const change = inside.indexOf('<w:pPrChange')
  const own = change < 0 ? inside : inside.slice(0, change)
  if (/<w:(?:sectPr|framePr)[\s/>]/.test(own)) return null
  const at = change < 0 ? close : propertiesEnd + change
  return paragraph.slice(0, at) + section + paragraph.slice(at)
}
