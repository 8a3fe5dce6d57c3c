import { cut } from '../cut'
import { DocumentError } from '../error'
import { findHeader, type Header } from './header'
import type { Sheet, Workbook } from './model'

const FIRST_ROW_CHARACTERS = 80

/**
 * The sheet that a person named (without regard to case and spaces at the ends), or the first visible one with a header and
 * rows below it. `headerRow` is the header's zero-based row, where a person gave that too.
 * @throws DocumentError SHEET_NOT_FOUND, SHEET_EMPTY, SHEET_NO_HEADER, SHEET_NO_ROWS
 */
export function chooseSheet(workbook: Workbook, name?: string, headerRow?: number): Sheet {
  const options = headerRow === undefined ? {} : { row: headerRow }
  if (name !== undefined) {
    const sheet = findByName(workbook, name)
    requireTable(sheet, findHeader(sheet, options))
    return sheet
  }
  let fallback: { sheet: Sheet; header: Header | null } | null = null
  for (const sheet of workbook.sheets) {
    if (sheet.hidden || sheet.width === 0) continue
    const header = findHeader(sheet, options)
    if (header && header.lastDataRow >= header.firstDataRow) return sheet
    if (fallback === null || (fallback.header === null && header !== null)) fallback = { sheet, header }
  }
  if (fallback === null) throw new DocumentError('SHEET_EMPTY', { sheet: workbook.sheets[0]?.name ?? '' })
  requireTable(fallback.sheet, fallback.header)
  return fallback.sheet
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
