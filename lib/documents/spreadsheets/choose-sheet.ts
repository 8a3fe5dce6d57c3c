import { cut } from '../cut'
import { DocumentError } from '../error'
import { findHeader, type Header, type HeaderOptions } from './header'
import type { Sheet, Workbook } from './model'

const FIRST_ROW_CHARACTERS = 80

/** The sheet of a run, and whether the names that its columns are wanted by chose it rather than its place. */
export interface ChosenSheet {
  readonly sheet: Sheet
  readonly isByNames: boolean
}

/**
 * The sheet that a person named (without regard to case and spaces at the ends), or the first visible one with a header and
 * rows below it. `isName` says which names columns are wanted by: where that sheet has hardly any of them and another one
 * does, it is the other. `row` is the header's zero-based row, where a person gave that too.
 * @throws DocumentError SHEET_NOT_FOUND, SHEET_EMPTY, SHEET_NO_HEADER, SHEET_NO_ROWS
 */
export function chooseSheet(workbook: Workbook, name?: string, options: HeaderOptions = {}): ChosenSheet {
  if (name !== undefined) {
    const sheet = findByName(workbook, name)
    requireTable(sheet, findHeader(sheet, options))
    return { sheet, isByNames: false }
  }
  const found: { sheet: Sheet; header: Header | null }[] = []
  for (const sheet of workbook.sheets) {
    if (sheet.hidden || sheet.width === 0) continue
    const header = findHeader(sheet, options)
    if (hasRows(header)) {
      const other = otherSheet(workbook, sheet, header, options)
      return { sheet: other ?? sheet, isByNames: other !== null }
    }
    found.push({ sheet, header })
  }
  const fallback = found.find(({ header }) => header !== null) ?? found[0]
  if (fallback === undefined) throw new DocumentError('SHEET_EMPTY', { sheet: workbook.sheets[0]?.name ?? '' })
  requireTable(fallback.sheet, fallback.header)
  return { sheet: fallback.sheet, isByNames: false }
}

function hasRows(header: Header | null): header is Header {
  return header !== null && header.lastDataRow >= header.firstDataRow
}

/** The sheet that has at least twice as many of the wanted names as the first. */
function otherSheet({ sheets }: Workbook, first: Sheet, header: Header, options: HeaderOptions): Sheet | null {
  const { isName } = options
  if (isName === undefined) return null
  const count = ({ columns }: Header) => new Set(columns.map((column) => column.header).filter(isName)).size
  let best = { sheet: null as Sheet | null, count: Math.max(1, 2 * count(header)) }
  for (const sheet of sheets) {
    if (sheet === first || sheet.hidden || sheet.width === 0) continue
    const other = findHeader(sheet, options)
    if (!hasRows(other)) continue
    const names = count(other)
    if (names > best.count || (best.sheet === null && names === best.count)) best = { sheet, count: names }
  }
  return best.sheet
}

function findByName(workbook: Workbook, name: string): Sheet {
  const exact = workbook.sheets.find((sheet) => sheet.name === name)
  const folded = (text: string) => text.normalize('NFC').trim().toLowerCase()
  const sheet = exact ?? workbook.sheets.find((each) => folded(each.name) === folded(name))
  if (sheet) return sheet
  const names = workbook.sheets
    .slice(0, 10)
    .map((each) => each.name)
    .join(', ')
  throw new DocumentError('SHEET_NOT_FOUND', { sheet: name, sheets: names })
}

function requireTable(sheet: Sheet, header: Header | null): void {
  if (sheet.width === 0) throw new DocumentError('SHEET_EMPTY', { sheet: sheet.name })
  if (!header) throw new DocumentError('SHEET_NO_HEADER', { sheet: sheet.name, first: firstRow(sheet) })
  if (header.lastDataRow < header.firstDataRow) {
    throw new DocumentError('SHEET_NO_ROWS', { sheet: sheet.name, row: header.row + 1 })
  }
}

/** What the sheet has where its header should be. */
function firstRow(sheet: Sheet): string {
  const row = sheet.rows.find((cells) => cells !== undefined) ?? []
  const texts: string[] = []
  row.forEach((cell) => {
    if (cell && texts.length < 5) texts.push(cell.text.replace(/\s+/g, ' ').trim())
  })
  return cut(texts.join(' | '), FIRST_ROW_CHARACTERS)
}
