import type { OoxmlPackage } from '../../ooxml/package'
import { attributeSpan, tagsOf } from '../render/markup'
import { decodeText } from '../template/markup'
import { attributesOf } from './sheet-xml'

/** A sheet of the workbook part, with where its name is. */
export interface BookSheet {
  readonly name: string
  /** The part's name; empty where the relationship leads nowhere. */
  readonly part: string
  /** Whether it has cells: charts and dialog sheets have none. */
  readonly isWorksheet: boolean
  readonly sheetId: number
  /** Its whole element. */
  readonly start: number
  readonly end: number
  readonly nameStart: number
  readonly nameEnd: number
}

/** A defined name (ECMA-376 §18.2.5). */
export interface BookName {
  readonly name: string
  /** The place of the sheet that it belongs to, from 0; null for one of the whole workbook. */
  readonly sheet: number | null
  readonly formula: string
  readonly start: number
  readonly end: number
  readonly textStart: number
  readonly textEnd: number
}

/** What the workbook part says. */
export interface BookXml {
  readonly xml: string
  readonly prefix: string
  readonly sheets: readonly BookSheet[]
  readonly names: readonly BookName[]
  readonly date1904: boolean
}

/** Reads the workbook part of a package that the gate has let pass. `xml` is its text, cleaned. */
export function readBook(pack: OoxmlPackage, xml: string): BookXml {
  const relationships = new Map(pack.relationships(pack.mainPart).map((each) => [each.id, each]))
  const sheets: BookSheet[] = []
  const names: BookName[] = []
  let prefix = ''
  let date1904 = false
  let open: { start: number; end: number; name: string; sheet: number | null } | null = null
  for (const tag of tagsOf(xml)) {
    const colon = tag.name.indexOf(':')
    const local = tag.name.slice(colon + 1)
    if (local === 'workbook' && !tag.closing) prefix = tag.name.slice(0, colon + 1)
    else if (local === 'workbookPr' && !tag.closing) date1904 = /^(?:1|true)$/.test(attributesOf(tag).date1904 ?? '')
    else if (local === 'sheet' && !tag.closing) {
      const span = attributeSpan(tag, 'name')
      const attributes = attributesOf(tag)
      const id = Object.entries(attributes).find(([name]) => /:id$/.test(name))?.[1] ?? ''
      const relationship = relationships.get(id)
      const end = tag.empty ? tag.end : xml.indexOf('>', xml.indexOf(`</${tag.name}`, tag.end)) + 1
      sheets.push({
        name: decodeText(span?.value ?? ''),
        part: relationship?.external === false ? relationship.target : '',
        isWorksheet: /\/worksheet$/.test(relationship?.type ?? ''),
        sheetId: Number(attributes.sheetId ?? 0),
        start: tag.start,
        end,
        nameStart: span?.start ?? tag.end,
        nameEnd: span?.end ?? tag.end,
      })
    } else if (local === 'definedName') {
      if (!tag.closing && !tag.empty) {
        const { name = '', localSheetId } = attributesOf(tag)
        open = { start: tag.start, end: tag.end, name, sheet: localSheetId === undefined ? null : Number(localSheetId) }
      } else if (tag.closing && open !== null) {
        const formula = decodeText(xml.slice(open.end, tag.start))
        const place = { start: open.start, end: tag.end, textStart: open.end, textEnd: tag.start }
        names.push({ name: open.name, sheet: open.sheet, formula, ...place })
        open = null
      }
    }
  }
  return { xml, prefix, sheets, names, date1904 }
}
