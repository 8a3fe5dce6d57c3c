import { uniqueSheetNames } from '../../spreadsheets/sheet-names'
import type { Sheet, CellIndex } from '../../spreadsheets/model'
import { writeSheets } from '../../spreadsheets/writing/package'
import type { OutCell, OutRow } from '../../spreadsheets/writing/sheet'
import { valueCell } from '../../spreadsheets/writing/value-cell'
import type { CorrectedCell } from './corrected'

const WIDTH = 16

type CellKey = `${number} ${number}`

/** A cell's place as a key. */
function addressKey({ row, column }: CellIndex): CellKey {
  return `${row} ${column}`
}

/** The sheets' values, formats and merged cells in a new workbook, with notes in one of them. */
export function rewritten(
  sheets: readonly Sheet[],
  changed: Sheet,
  cells: readonly CorrectedCell[],
): Promise<Uint8Array> {
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
