import { DocumentError } from '../../error'
import type { GateLimits } from '../../ooxml/limits'
import { chooseSheet } from '../../spreadsheets/choose-sheet'
import { dataRows, findHeader, type Column, type Header } from '../../spreadsheets/header'
import type { DataLanguage } from '../../spreadsheets/language'
import type { Cell, Sheet, SheetPicture, Workbook } from '../../spreadsheets/model'
import { PicturesByCell } from '../../spreadsheets/pictures/by-cell'
import { readSpreadsheet } from '../../spreadsheets/read'
import type { NamedFile, ToolContext } from '../../tool'
import { looseName, normaliseName } from '../matching/normalise'
import type { GenerateOptions } from '../options'
import type { DataColumn, DataRow, DataTable } from './data-table'
import { noRows } from './total-rows'
import { rowsOf } from './cell-place'
import { UNCALCULATED } from './comparables'
import { withChanges } from './changed-cells'
import { isJsonData, readRecords } from './json/records'
import { jsonData, jsonTable, type JsonData } from './json/table'
import { isWordData, readWordData } from './word-data'

/** What documents can be made from. */
export type Data = Workbook | JsonData

/**
 * Reads a spreadsheet of any kind, the tables of a Word document, or JSON.
 * @throws DocumentError what the gate and the readers refuse
 */
export async function readData(
  file: NamedFile,
  language: DataLanguage | undefined,
  limits: GateLimits,
  context: ToolContext,
): Promise<Data> {
  if (isJsonData(file)) {
    return jsonData(readRecords(file), language)
  }
  if (isWordData(file)) return readWordData(file, language, limits, context)
  return readSpreadsheet(file.bytes, { name: file.name, language, limits, expected: 'data' })
}

function columnOf({ index, letter, header, path, unique, constantName }: Column): DataColumn {
  const names = [header, unique, path.join(' '), path.join(' / '), path.join('. ')]
  const own = { index, letter, header, names: [...new Set(names.map(normaliseName))].filter((name) => name !== '') }
  return constantName === undefined ? own : { ...own, constantName }
}

class SheetRow implements DataRow {
  constructor(
    readonly number: number,
    readonly cells: readonly (Cell | undefined)[],
    private readonly from: ReadonlyMap<number, number> | undefined,
    private readonly pictures: PicturesByCell,
  ) {}

  standsIn(columnIndex: number): number {
    const row = this.from?.get(columnIndex)
    return row === undefined ? this.number : row + 1
  }

  picture(columnIndex: number): SheetPicture | null {
    return this.pictures.at(this.number - 1, columnIndex)?.picture ?? null
  }

  pictureCount(columnIndex: number): number {
    return this.pictures.at(this.number - 1, columnIndex)?.count ?? 0
  }
}

/** What a formula without a stored result would have given is as unknown as an error of the sheet. */
const UNCALCULATED_CELL: Cell = { value: { kind: 'error', name: UNCALCULATED }, numFmt: null, text: '' }

function uncalculatedByRow({ uncalculated = [] }: Sheet): ReadonlyMap<number, readonly number[]> {
  const rows = new Map<number, number[]>()
  for (const { row, column } of uncalculated) rows.set(row, [...(rows.get(row) ?? []), column])
  return rows
}

function withUncalculated(cells: readonly (Cell | undefined)[], columns: readonly number[] = []) {
  if (columns.length === 0) return cells
  const known = [...cells]
  for (const column of columns) known[column] ??= UNCALCULATED_CELL
  return known
}

/** A row with the cells filled that are merged with one above. */
interface FilledRow {
  readonly cells: (Cell | undefined)[]
  /** The row that a filled cell's value is in, by the column. */
  readonly from: Map<number, number>
}

/** Rows of a sheet by their index where cells merged over rows were filled, and how many cells that were. */
interface FilledRows {
  readonly rows: ReadonlyMap<number, FilledRow>
  readonly count: number
}

/**
 * What a cell that is merged over rows says, said in each of these rows: «Department» merged over three people is the
 * department of all three. In the leftmost of its columns alone, and only under the header. Each cell is visited once, however the
 * file's merged ranges overlap.
 */
function fillMergedCells({ merges, rows }: Sheet, firstDataRow: number): FilledRows {
  const filled = new Map<number, FilledRow>()
  const filledTo = new Map<number, number>()
  let count = 0
  for (const { top, left, bottom } of merges.toSorted((a, b) => a.top - b.top)) {
    const anchor = rows[top]?.[left]
    if (top < firstDataRow || anchor === undefined) continue
    for (let row = Math.max(top, filledTo.get(left) ?? top) + 1; row <= bottom; row += 1) {
      const own = rows[row]
      // A row with only other rows' merged values isn't part of the table.
      if (own === undefined) continue
      const { cells, from } = filled.get(row) ?? { cells: [...own], from: new Map<number, number>() }
      if (cells[left] !== undefined) continue
      cells[left] = anchor
      from.set(left, top)
      filled.set(row, { cells, from })
      count += 1
    }
    filledTo.set(left, Math.max(bottom, filledTo.get(left) ?? 0))
  }
  return { rows: filled, count }
}

function toTable(given: Sheet, header: Header, options: GenerateOptions): Omit<DataTable, 'isByNames'> {
  const { includeHidden = true, rows: asked, excludeRows = [], includeRows = [], language = 'auto' } = options
  const { sheet, applied } = withChanges(given, header.firstDataRow, options)
  const indexes = [...dataRows(sheet, header, { includeHidden })]
  const filled = fillMergedCells(sheet, header.firstDataRow)
  const pictures = new PicturesByCell(sheet)
  const uncalculated = uncalculatedByRow(sheet)
  const filledRows = indexes.map((row) => {
    const { cells, from } = filled.rows.get(row) ?? { cells: sheet.rows[row] ?? [], from: undefined }
    return new SheetRow(row + 1, withUncalculated(cells, uncalculated.get(row)), from, pictures)
  })
  const wanted = asked && new Set(asked)
  const { sure, perhaps } = noRows(filledRows, {
    language: language === 'auto' ? 'ru' : language,
    headers: new Map(header.columns.map((column) => [column.index, column.header])),
    formulaRows: new Set([...(sheet.formulaRows ?? [])].map((row) => row + 1)),
  })
  // What a person asks for by its number is data.
  const kept = new Set([...includeRows, ...(asked ?? [])])
  const leftOut = sure.filter((number) => !kept.has(number) && !excludeRows.includes(number))
  const gone = new Set([...leftOut, ...excludeRows])
  const allRows = gone.size === 0 ? filledRows : filledRows.filter(({ number }) => !gone.has(number))
  const rows = wanted === undefined ? allRows : allRows.filter(({ number }) => wanted.has(number))
  const found = new Set(rows.map(({ number }) => number))
  return {
    sheet: sheet.name,
    headerRow: header.row + 1,
    columns: header.columns.map(columnOf),
    headerPaths: new Map(header.columns.map(({ index, path }) => [index, path])),
    rows,
    allRows,
    hiddenRows: rows.filter(({ number }) => sheet.hiddenRows.has(number - 1)).length,
    columnNumbersRow: header.columnNumbersRow === null ? null : header.columnNumbersRow + 1,
    filledCells: filled.count,
    leftOut,
    outRows: filledRows.filter(({ number }) => gone.has(number)),
    changes: applied,
    doubtful: perhaps.filter((number) => !kept.has(number) && !gone.has(number)),
    rowsNotFound: [...(wanted ?? [])].filter((number) => !found.has(number)),
  }
}

/**
 * The table that documents are made from: on the sheet asked for, else on the one that `chooseSheet` finds. Hidden rows count
 * unless `includeHidden` is false; `rows` takes only some. Cells merged over rows say the same in each of them. `wanted` are the
 * template's names for columns, which decide between sheets and rows that could be the header.
 * @throws DocumentError SHEET_NOT_FOUND, SHEET_EMPTY, SHEET_NO_HEADER, SHEET_NO_ROWS
 */
export function tableOf(workbook: Data, options: GenerateOptions, wanted: readonly string[] = []): DataTable {
  if (workbook.kind === 'json') return jsonTable(workbook, options)
  const { sheet: name, headerRow } = options
  const names = new Set(wanted.map(looseName).filter((key) => key !== ''))
  const isName = names.size === 0 ? undefined : (text: string) => names.has(looseName(text))
  const how = headerRow === undefined ? { isName } : { row: headerRow - 1, isName }
  const { sheet, isByNames } = chooseSheet(workbook, name, how)
  const header = findHeader(sheet, how)
  if (header === null) throw new DocumentError('SHEET_NO_HEADER', { sheet: sheet.name, first: '' })
  return { ...toTable(sheet, header, options), isByNames }
}

export interface InspectedSheet {
  readonly name: string
  /** As the spreadsheet shows it, from 1; null where there is none. */
  readonly headerRow: number | null
  readonly columns: readonly { readonly letter: string; readonly header: string; readonly samples: readonly string[] }[]
  /** How many rows under the header contain something. */
  readonly rows: number
}

/** JSON data as the one sheet that they are. */
function jsonSheet({ sheet, columns, allRows }: DataTable): InspectedSheet {
  const samples = ({ index, list }: DataColumn) =>
    [...new Set(rowsOf(allRows.slice(0, SAMPLE_ROWS), list).flatMap(({ cells }) => cells[index]?.text ?? []))].slice(
      0,
      SAMPLES,
    )
  return {
    name: sheet,
    headerRow: null,
    columns: columns.map((column) => ({ letter: column.letter, header: column.header, samples: samples(column) })),
    rows: allRows.length,
  }
}

const SAMPLE_ROWS = 100
const SAMPLES = 3

/** Every sheet of a workbook, with its header where it has one; that of the table in use is the table's. */
export function inspectSheets(data: Data, table: DataTable | null): InspectedSheet[] {
  if (data.kind === 'json') return table === null ? [] : [jsonSheet(table)]
  return data.sheets.map((sheet) => {
    const header = findHeader(sheet, table?.sheet === sheet.name ? { row: table.headerRow - 1 } : {})
    if (header === null) return { name: sheet.name, headerRow: null, columns: [], rows: 0 }
    const columns = header.columns.map(({ letter, header: text, samples }) => ({ letter, header: text, samples }))
    const rows = [...dataRows(sheet, header, { includeHidden: true })].length
    return { name: sheet.name, headerRow: header.row + 1, columns, rows }
  })
}
