import type { OoxmlPackage } from '../../ooxml/package'
import { tagsOf } from '../render/markup'
import { decodeText } from '../template/markup'
import type { BookSheet } from './book-xml'
import type { SheetXml } from './sheet-xml'
import type { Spot } from './stories'
import { plainText, runText } from './text-program'
import { workbookPlace } from './workbook-place'

const PROPERTY =
  /^(?:dc:(?:title|subject|creator|description)|cp:(?:keywords|category|contentStatus)|vt:lpw?str|Company|Manager)$/
const MARGIN = /^(?:[\w.-]+:)?(odd|even|first)(Header|Footer)$/
const PARAGRAPH_PARTS = /drawingml\.chart\+xml$|\.drawing\+xml$/
const PROPERTY_PARTS = /core-properties\+xml$|custom-properties\+xml$/
const COMMENT_PARTS = /spreadsheetml\.comments\+xml$/

/** The texts of a sheet's cells, row by row. A formula's text isn't one: data never makes formulas. */
export function* cellSpots({ rows }: SheetXml, { name, part }: BookSheet, strings: readonly string[]): Generator<Spot> {
  // Most texts have no tags, and aren't taken apart, unless the template chooses delimiters of its own.
  const all = strings.some((string) => string.includes('{='))
  const inString = strings.map((string) => all || /[{}]/.test(string))
  for (const { number, cells } of rows) {
    for (const { letters, column, type, value, inline, formula } of cells) {
      if (formula !== null) continue
      const raw = type === 's' ? (strings[Number(value)] ?? '') : type === 'inlineStr' ? (inline ?? '') : null
      if (raw === null && type !== 'str') continue
      if (type === 's' ? inString[Number(value)] !== true : !all && !/[{}]/.test(raw ?? value ?? '')) continue
      const text = raw === null ? plainText(value ?? '') : runText(raw)
      if (text.runs.length === 0) continue
      yield {
        place: workbookPlace({ part, sheet: name, cell: `${letters}${number}` }),
        text,
        cell: { row: number, column },
      }
    }
  }
}

/** The headers and footers of a sheet, each with where its text is (ECMA-376 §18.3.1.46). */
export function marginSpots(xml: string, { name, part }: BookSheet) {
  const found: { spot: Spot; start: number; end: number }[] = []
  if (!xml.includes('eader>') && !xml.includes('ooter>')) return found
  let open: { end: number; where: 'header' | 'footer' } | null = null
  for (const tag of tagsOf(xml.slice(Math.max(0, xml.lastIndexOf('sheetData'))))) {
    const kind = MARGIN.exec(tag.name)?.[2]
    if (kind === undefined) continue
    const base = Math.max(0, xml.lastIndexOf('sheetData'))
    if (!tag.closing && !tag.empty) open = { end: base + tag.end, where: kind === 'Header' ? 'header' : 'footer' }
    else if (tag.closing && open !== null) {
      const [start, end] = [open.end, base + tag.start]
      const text = plainText(decodeText(xml.slice(start, end)))
      found.push({ spot: { place: workbookPlace({ part, sheet: name, where: open.where }), text }, start, end })
      open = null
    }
  }
  return found
}

/** A text outside of the sheets, with where it is in its part. */
export interface OtherSpot {
  readonly part: string
  readonly spot: Spot
  readonly start: number
  readonly end: number
}

/** The texts of comments, text boxes, chart titles and properties: those of parts that have braces, or of all. */
export function otherSpots(
  pack: OoxmlPackage,
  removed: ReadonlySet<string>,
  textOf: (part: string) => string,
  which: 'braced' | 'all' = 'braced',
): OtherSpot[] {
  return pack.entries.flatMap(({ name: part }): OtherSpot[] => {
    const type = pack.contentType(part) ?? ''
    const isDrawn = PARAGRAPH_PARTS.test(type)
    const isComments = COMMENT_PARTS.test(type)
    const isProperties = PROPERTY_PARTS.test(type) || /extended-properties\+xml$/.test(type)
    if (removed.has(part) || (!isDrawn && !isComments && !isProperties)) return []
    const xml = textOf(part)
    if (which === 'braced' && !/[{}]/.test(xml)) return []
    const isText = (name: string) =>
      isDrawn ? name === 'a:p' : isComments ? /(?:^|:)text$/.test(name) : PROPERTY.test(name)
    const found: OtherSpot[] = []
    let open: { end: number; cell: Spot['cell'] } | null = null
    let cell: Spot['cell']
    for (const tag of tagsOf(xml)) {
      if (isComments && /(?:^|:)comment$/.test(tag.name) && !tag.closing)
        cell = addressOf(/\sref\s*=\s*["']([^"']*)/.exec(tag.text)?.[1])
      if (!isText(tag.name) || tag.empty) continue
      if (!tag.closing) open = { end: tag.end, cell }
      else if (open !== null) {
        const inner = xml.slice(open.end, tag.start)
        const text = isProperties ? plainText(decodeText(inner)) : runText(inner)
        const where = isComments ? ('comments' as const) : isProperties ? ('part' as const) : undefined
        const place = workbookPlace({ part, ...(where !== undefined && { where }) })
        // Titles of sheets in the application's properties are names, and follow these.
        const isTitle =
          isProperties &&
          /TitlesOfParts[\s\S]*$/.test(xml.slice(0, tag.start)) &&
          !xml.slice(0, tag.start).includes('</TitlesOfParts')
        if (text.runs.length > 0 && !isTitle)
          found.push({
            part,
            spot: { place, text, isLoose: isProperties, ...(open.cell && { cell: open.cell }) },
            start: open.end,
            end: tag.start,
          })
        open = null
      }
    }
    return found
  })
}

function addressOf(address = ''): Spot['cell'] {
  const [, letters = '', row = '0'] = /^([A-Z]{1,3})(\d+)$/.exec(address) ?? []
  let column = 0
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64
  return column === 0 ? undefined : { row: Number(row), column }
}
