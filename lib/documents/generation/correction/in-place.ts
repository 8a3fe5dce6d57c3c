import { CONTENT_TYPES } from '../../ooxml/content-types'
import type { OoxmlPackage } from '../../ooxml/package'
import { relationshipsPart } from '../../ooxml/relationships'
import { writePackage } from '../../ooxml/write'
import { escapeText } from '../../ooxml/xml'
import { cellAddress, parseAddress } from '../../spreadsheets/address'
import type { Cell } from '../../spreadsheets/model'
import { dateToSerial } from '../../spreadsheets/serial'
import { readCellStyles, type CellStyle } from '../../spreadsheets/xlsx/styles'
import { readWorkbookPart, type WorkbookPart } from '../../spreadsheets/xlsx/workbook'
import { replaceAll, type Replacement } from '../template/rewrite'
import type { CorrectedCell } from './corrected'
import { withNotes } from './notes'

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
/** Rows and cells as they open and close; their attributes contain no angle brackets. */
const TAGS = /<(\/?)(row|c|f)\b([^>]*?)(\/?)>/g
/** Days between the two calendars of Excel. */
const OFFSET_1904 = 1_462

/** A cell as it is in the sheet's XML. */
interface Span {
  readonly start: number
  end: number
  readonly style: number
  hasFormula: boolean
  /** The formula of other cells as well. */
  isShared: boolean
}

interface RowSpan {
  readonly cells: Map<number, Span>
  /** Where the row's content ends; null where it has none. */
  inside: number | null
}

/**
 * A workbook with cells of one sheet changed and noted, and all else as it was. Null where that can't be: the sheet is written in an
 * unusual way, or a changed cell has the formula of others.
 */
export async function changedInPlace(
  source: OoxmlPackage,
  sheetName: string,
  cells: readonly CorrectedCell[],
): Promise<Uint8Array | null> {
  const workbook = await readWorkbookPart(source)
  const entry = workbook.sheets.find(({ name }) => name === sheetName)
  if (entry === undefined) return null
  const xml = source.text(entry.part)
  if (!xml.includes(`xmlns="${MAIN}"`) || xml.includes('<!')) return null
  const rows = rowSpans(xml)
  const styles = workbook.styles === null ? [] : await readCellStyles(source, workbook.styles)
  const replacements: Replacement[] = []
  let formulas = 0
  for (const corrected of cells) {
    const row = rows.get(corrected.row)
    if (row === undefined || row.inside === null) return null
    const own = row.cells.get(corrected.column)
    if (own?.isShared) return null
    if (own?.hasFormula) formulas += 1
    const written = cellXml(corrected, styleFor(corrected, own, rows, styles), workbook)
    if (own === undefined) {
      const at = placeIn(row, corrected.column)
      replacements.push({ start: at, end: at, xml: written })
    } else replacements.push({ start: own.start, end: own.end, xml: written })
  }
  const changed = new Map([[entry.part, merged(xml, replacements)]])
  const removed = new Set<string>()
  if (!withNotes(source, entry.part, cells, changed)) return null
  if (/<f[\s>]/.test(xml)) recalculated(source, changed)
  if (formulas > 0) withoutChain(source, changed, removed)
  return writePackage(source.entries, changed, removed)
}

/** Cells that are new at one place keep their order. */
function merged(xml: string, replacements: readonly Replacement[]): string {
  const byPlace = new Map<string, Replacement>()
  for (const each of replacements) {
    const key = `${each.start} ${each.end}`
    const before = each.start === each.end ? byPlace.get(key) : undefined
    byPlace.set(key, before === undefined ? each : { ...each, xml: before.xml + each.xml })
  }
  return replaceAll(xml, [...byPlace.values()])
}

function rowSpans(xml: string): ReadonlyMap<number, RowSpan> {
  const rows = new Map<number, RowSpan>()
  let [row, column] = [-1, -1]
  let current: RowSpan = { cells: new Map(), inside: null }
  let cell: Span | null = null
  for (const tag of xml.matchAll(TAGS)) {
    const [whole, closing, name, attributes = '', single] = tag
    const end = tag.index + whole.length
    if (name === 'row') {
      if (closing !== '') current.inside = tag.index
      else {
        const number = attribute(attributes, 'r')
        row = number === null ? row + 1 : Number(number) - 1
        column = -1
        current = { cells: new Map(), inside: null }
        rows.set(row, current)
      }
    } else if (name === 'c') {
      if (closing !== '') {
        if (cell !== null) cell.end = end
        cell = null
        continue
      }
      column = parseAddress(attribute(attributes, 'r') ?? '')?.column ?? column + 1
      const style = Number(attribute(attributes, 's') ?? 0)
      cell = { start: tag.index, end, style, hasFormula: false, isShared: false }
      current.cells.set(column, cell)
      if (single !== '') cell = null
    } else if (cell !== null && closing === '') {
      cell.hasFormula = true
      cell.isShared = attribute(attributes, 'ref') !== null
    }
  }
  return rows
}

function attribute(attributes: string, name: string): string | null {
  return new RegExp(`(?:^|\\s)${name}\\s*=\\s*["']([^"']*)["']`).exec(attributes)?.[1] ?? null
}

/** Before the first cell that is farther right. */
function placeIn({ cells, inside }: RowSpan, column: number): number {
  const after = [...cells].filter(([other]) => other > column).map(([, { start }]) => start)
  return Math.min(...after, inside ?? Infinity)
}

/** The cell's own style where it shows such a value, else that of a cell in its column that does. */
function styleFor(
  { cell, column }: CorrectedCell,
  own: Span | undefined,
  rows: ReadonlyMap<number, RowSpan>,
  styles: readonly CellStyle[],
): number | null {
  const style = own?.style ?? 0
  const wanted = cell?.numFmt ?? null
  const shows = (index: number) => (styles[index]?.numFmt ?? null) === wanted
  if (typeof cell?.value === 'string' || cell === undefined || shows(style)) return style
  for (const { cells } of rows.values()) {
    const other = cells.get(column)
    if (other !== undefined && shows(other.style)) return other.style
  }
  return null
}

function cellXml(
  { row, column, cell }: CorrectedCell,
  style: number | null,
  { date1904 }: Pick<WorkbookPart, 'date1904'>,
): string {
  const head = `<c r="${cellAddress(row, column)}"${style === null || style === 0 ? '' : ` s="${style}"`}`
  if (cell === undefined) return `${head}/>`
  // Without a style that shows a number as a date it would be a number.
  const number = style === null ? null : numberOf(cell, date1904)
  if (number !== null) return `${head}><v>${number}</v></c>`
  return `${head} t="inlineStr"><is><t xml:space="preserve">${escapeText(cell.text)}</t></is></c>`
}

function numberOf({ value }: Cell, date1904: boolean): number | null {
  if (typeof value === 'number') return value
  if (typeof value !== 'object' || value?.kind !== 'date') return null
  return dateToSerial(value) - (date1904 && value.hasDate ? OFFSET_1904 : 0)
}

/** Formulas are worked out again when the workbook is opened: their results may be of what the cells contained before. */
function recalculated(source: OoxmlPackage, changed: Map<string, string>): void {
  const xml = source.text(source.mainPart)
  const set = xml.includes('<calcPr')
    ? xml.replace(/<calcPr\b([^>]*?)(\/?)>/, (_, attributes: string, single: string) => {
        const others = attributes.replace(/\s+fullCalcOnLoad\s*=\s*["'][^"']*["']/, '')
        return `<calcPr${others} fullCalcOnLoad="1"${single}>`
      })
    : xml.replace(
        /(?=<(?:oleSize|customWorkbookViews|pivotCaches|smartTagPr|smartTagTypes|webPublishing|fileRecoveryPr|webPublishObjects|extLst)\b|<\/workbook>)/,
        '<calcPr fullCalcOnLoad="1"/>',
      )
  changed.set(source.mainPart, set)
}

/** The order of calculation names each cell with a formula; Excel creates it again, and reports a wrong one as damage. */
function withoutChain(source: OoxmlPackage, changed: Map<string, string>, removed: Set<string>): void {
  const chain = source.relationships(source.mainPart).find(({ type }) => type.endsWith('/calcChain'))
  if (chain === undefined) return
  removed.add(chain.target)
  const held = relationshipsPart(source.mainPart)
  const links = changed.get(held) ?? source.text(held)
  changed.set(held, links.replace(/<Relationship\b[^>]*\/calcChain"[^>]*?(?:\/>|>\s*<\/Relationship>)/, ''))
  const types = changed.get(CONTENT_TYPES) ?? source.text(CONTENT_TYPES)
  changed.set(
    CONTENT_TYPES,
    types.replace(new RegExp(`<Override\\b[^>]*PartName="/${escaped(chain.target)}"[^>]*?/>`), ''),
  )
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
