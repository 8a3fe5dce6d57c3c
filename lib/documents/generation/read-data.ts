import { DocumentError } from '../error'
import type { GateLimits } from '../ooxml/limits'
import { chooseSheet } from '../spreadsheets/choose-sheet'
import { dataRows, findHeader, type Column, type Header } from '../spreadsheets/header'
import type { DataLanguage } from '../spreadsheets/language'
import type { Sheet, Workbook } from '../spreadsheets/model'
import { readSpreadsheet } from '../spreadsheets/read'
import type { NamedFile } from '../tool'
import type { DataColumn, DataTable } from './data'
import { normaliseName } from './normalise'
import type { GenerateOptions } from './options'

/** Reads a spreadsheet of any kind. @throws DocumentError what the gate and the reader refuse */
export function readData(
  { name, bytes }: NamedFile,
  language: DataLanguage | undefined,
  limits: GateLimits,
): Promise<Workbook> {
  return readSpreadsheet(bytes, { name, language, limits })
}

function columnOf({ index, letter, header, path, unique }: Column): DataColumn {
  const names = [header, unique, path.join(' '), path.join(' / '), path.join('. ')]
  return { index, letter, header, names: [...new Set(names.map(normaliseName))].filter((name) => name !== '') }
}

function toTable(sheet: Sheet, header: Header): DataTable {
  const rows = [...dataRows(sheet, header, { includeHidden: true })]
  return {
    sheet: sheet.name,
    headerRow: header.row + 1,
    columns: header.columns.map(columnOf),
    rows: rows.map((row) => ({ number: row + 1, cells: sheet.rows[row] ?? [] })),
    hiddenRows: rows.filter((row) => sheet.hiddenRows.has(row)).length,
  }
}

/**
 * The table that documents are made from: on the sheet asked for, else on the one that `chooseSheet` finds. Hidden rows count.
 * @throws DocumentError SHEET_NOT_FOUND, SHEET_EMPTY, SHEET_NO_HEADER, SHEET_NO_ROWS
 */
export function tableOf(workbook: Workbook, { sheet: name, headerRow }: GenerateOptions): DataTable {
  const row = headerRow === undefined ? undefined : headerRow - 1
  const sheet = chooseSheet(workbook, name, row)
  const header = findHeader(sheet, row === undefined ? {} : { row })
  if (header === null) throw new DocumentError('SHEET_NO_HEADER', { sheet: sheet.name, first: '' })
  return toTable(sheet, header)
}

export interface InspectedSheet {
  readonly name: string
  /** As the spreadsheet shows it, from 1; null where there is none. */
  readonly headerRow: number | null
  readonly columns: readonly { readonly letter: string; readonly header: string; readonly samples: readonly string[] }[]
  /** How many rows under the header hold something. */
  readonly rows: number
}

/** Every sheet of a workbook, with its header where it has one; that of the table in use is the table's. */
export function inspectSheets({ sheets }: Workbook, table: DataTable | null): InspectedSheet[] {
  return sheets.map((sheet) => {
    const header = findHeader(sheet, table?.sheet === sheet.name ? { row: table.headerRow - 1 } : {})
    if (header === null) return { name: sheet.name, headerRow: null, columns: [], rows: 0 }
    const columns = header.columns.map(({ letter, header: text, samples }) => ({ letter, header: text, samples }))
    const rows = [...dataRows(sheet, header, { includeHidden: true })].length
    return { name: sheet.name, headerRow: header.row + 1, columns, rows }
  })
}
