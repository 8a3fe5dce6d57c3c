import { escapeAttribute } from '../../ooxml/xml'
import { chartXml } from './chart'
import { commentsXml, notesDrawing } from './comments'
import { drawingXml } from './drawing'
import type { OutSheet } from './sheet'
import { quotedName, type Beside } from './sheet-xml'

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const SPREADSHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const DRAWING = 'application/vnd.openxmlformats-officedocument.drawing'

/** A part of the package with its content type; null where its extension says it. */
export interface Part {
  readonly name: string
  readonly content: string
  readonly type: string | null
}

/** A relationship of an Office type, as an element; what is outside the package is `external`. */
export function relationship(id: number, type: string, target: string, external = false): string {
  return `<Relationship Id="rId${id}" Type="${OFFICE}/${type}" Target="${escapeAttribute(target)}"${external ? ' TargetMode="External"' : ''}/>`
}

/** A relationships part of these elements. */
export function relationshipsXml(all: readonly string[]): string {
  return `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${all.join('')}</Relationships>`
}

/**
 * The parts next to a sheet: its relationships, in the order in which `SheetXml` numbers them, its charts, its notes and their boxes.
 * @param number of the sheet, from 1
 * @param firstChart the number of its first chart in the workbook
 */
export function partsBeside(
  { name, charts = [] }: OutSheet,
  { notes, addresses }: Beside,
  number: number,
  firstChart: number,
): Part[] {
  const links = addresses.map((address, index) => relationship(index + 1, 'hyperlink', address, true))
  const parts: Part[] = []
  const add = (part: string, content: string, type: string | null) => parts.push({ name: part, content, type })
  if (charts.length > 0) {
    const chartLinks = charts.map((_, index) =>
      relationship(index + 1, 'chart', `../charts/chart${firstChart + index}.xml`),
    )
    links.push(relationship(links.length + 1, 'drawing', `../drawings/drawing${number}.xml`))
    add(`xl/drawings/drawing${number}.xml`, drawingXml(charts), `${DRAWING}+xml`)
    add(`xl/drawings/_rels/drawing${number}.xml.rels`, relationshipsXml(chartLinks), null)
    for (const [index, chart] of charts.entries()) {
      add(`xl/charts/chart${firstChart + index}.xml`, chartXml(chart, quotedName(name)), `${DRAWING}ml.chart+xml`)
    }
  }
  if (notes.length > 0) {
    links.push(
      relationship(links.length + 1, 'vmlDrawing', `../drawings/vmlDrawing${number}.vml`),
      relationship(links.length + 2, 'comments', `../comments${number}.xml`),
    )
    add(`xl/comments${number}.xml`, commentsXml(notes), `${SPREADSHEET}.comments+xml`)
    add(`xl/drawings/vmlDrawing${number}.vml`, notesDrawing(notes), null)
  }
  return links.length === 0
    ? []
    : [{ name: `xl/worksheets/_rels/sheet${number}.xml.rels`, content: relationshipsXml(links), type: null }, ...parts]
}
