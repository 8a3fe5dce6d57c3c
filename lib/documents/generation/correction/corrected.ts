import type { Labels } from '../../labels'
import { requireKind } from '../../ooxml/kind'
import { openPackage } from '../../ooxml/package'
import { baseName, safeFileName } from '../../results/file-names'
import { cellAddress, columnIndex } from '../../spreadsheets/address'
import { chooseSheet } from '../../spreadsheets/choose-sheet'
import { findHeader } from '../../spreadsheets/header'
import type { Cell, Sheet, CellIndex } from '../../spreadsheets/model'
import { DocumentError } from '../../error'
import type { NamedFile, ToolContext } from '../../tool'
import { anchorOf, withChanges } from '../data/changed-cells'
import { readData } from '../data/read-data'
import { STANDARD_LIMITS, type GenerateOptions } from '../options'
import { uniqueSheetNames } from '../../spreadsheets/sheet-names'
import { writeSheets } from '../../spreadsheets/writing/package'
import type { OutCell, OutRow } from '../../spreadsheets/writing/sheet'
import { valueCell } from '../../spreadsheets/writing/value-cell'
import { changedInPlace } from './in-place'

export type CorrectionLabels = Labels<'changedCell'>

/** A changed cell of a spreadsheet, zero-based, with what it contains now. */
export interface CorrectedCell {
  readonly row: number
  readonly column: number
  /** Undefined for one that is empty now. */
  readonly cell: Cell | undefined
  readonly note: string
}

export interface Corrected {
  readonly name: string
  readonly bytes: Uint8Array
  readonly type: string
}

const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const XLSM_TYPE = 'application/vnd.ms-excel.sheet.macroEnabled.12'

const WIDTH = 16

type CellKey = `${number} ${number}`

/** A cell's place as a key. */
function addressKey({ row, column }: CellIndex): CellKey {
  return `${row} ${column}`
}

/** The sheets' values, formats and merged cells in a new workbook, with notes in one of them. */
function rewritten(sheets: readonly Sheet[], changed: Sheet, cells: readonly CorrectedCell[]): Promise<Uint8Array> {
  const notes = new Map<CellKey, string>(cells.map((cell) => [addressKey(cell), cell.note]))
  const names = uniqueSheetNames(sheets.map(({ name }) => name))
  return writeSheets(
    sheets.map((sheet, index) => ({
      name: names[index] ?? sheet.name,
      rows: rowsOf(sheet, sheet === changed ? notes : new Map()),
      widths: Array.from({ length: sheet.width }, () => WIDTH),
      merges: sheet.merges,
    })),
  )
}

function* rowsOf({ rows, width }: Sheet, notes: ReadonlyMap<CellKey, string>): Generator<OutRow> {
  for (const [row, own] of rows.entries()) {
    yield {
      cells: Array.from({ length: width }, (_, column): OutCell[] => {
        const cell = own?.[column]
        const note = notes.get(addressKey({ row, column }))
        if (cell === undefined && note === undefined) return []
        const out = cell === undefined ? { col: column, value: null } : valueCell(column, cell)
        return [note === undefined ? out : { ...out, note }]
      }).flat(),
    }
  }
}

/**
 * The spreadsheet with its changed cells, each with a note that says what the file had there. Of an XLSX or XLSM all else is as it was;
 * a file of another kind, and one whose changed cells contain shared formulas, becomes a new XLSX with all its sheets' values.
 * @throws DocumentError what the gate and the readers refuse; SHEET_NO_HEADER; JSON_NO_CHANGES
 */
export async function correctedSpreadsheet(
  file: NamedFile,
  options: GenerateOptions,
  labels: CorrectionLabels,
  context: ToolContext = {},
): Promise<Corrected> {
  const { gate } = options.limits ?? STANDARD_LIMITS
  const language = options.language === 'auto' ? undefined : options.language
  const workbook = await readData(file, language, gate, context)
  if (workbook.kind === 'json') throw new DocumentError('JSON_NO_CHANGES')
  const how = options.headerRow === undefined ? {} : { row: options.headerRow - 1 }
  const { sheet } = chooseSheet(workbook, options.sheet, how)
  const header = findHeader(sheet, how)
  if (header === null) throw new DocumentError('SHEET_NO_HEADER', { sheet: sheet.name, first: '' })
  const changed = withChanges(sheet, header.firstDataRow, options)
  const cells = changed.applied.map((change) => correctedCell(changed.sheet, change, labels))
  const isExcel = workbook.kind === 'xlsx' || workbook.kind === 'xlsm'
  const bytes = isExcel ? await inPlace(file, sheet, cells, gate) : null
  if (bytes !== null) {
    const [ending, type] = workbook.kind === 'xlsm' ? (['.xlsm', XLSM_TYPE] as const) : (['.xlsx', XLSX_TYPE] as const)
    return { name: nameOf(file, ending), bytes, type }
  }
  const sheets = workbook.sheets.map((each) => (each === sheet ? changed.sheet : each))
  return { name: nameOf(file, '.xlsx'), bytes: await rewritten(sheets, changed.sheet, cells), type: XLSX_TYPE }
}

function nameOf({ name }: NamedFile, ending: string): string {
  return safeFileName(`${baseName(name)} (Actum)`, ending)
}

function correctedCell(
  sheet: Sheet,
  { row, column, before }: { readonly row: number; readonly column: string; readonly before: string },
  labels: CorrectionLabels,
): CorrectedCell {
  const place = anchorOf(sheet.merges, row - 1, columnIndex(column) ?? 0)
  const cell = sheet.rows[place.row]?.[place.column]
  return { ...place, cell, note: labels('changedCell', { cell: cellAddress(place.row, place.column), before }) }
}

async function inPlace(
  { bytes, name }: NamedFile,
  { name: sheet }: Sheet,
  cells: readonly CorrectedCell[],
  gate: Parameters<typeof openPackage>[1],
): Promise<Uint8Array | null> {
  requireKind(bytes, 'spreadsheet', name)
  return changedInPlace(await openPackage(bytes, gate), sheet, cells)
}
