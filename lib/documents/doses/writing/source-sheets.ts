import { parseAddress } from '../../spreadsheets/address'
import type { Look, OutCell, OutRow, OutSheet } from '../../spreadsheets/writing/sheet'
import { valueCell } from '../../spreadsheets/writing/value-cell'
import type { DoseSheet, Layout } from '../layout-model'
import type { Decision, Dose } from '../model'

/** The maximum number of cells that are copied; the user has the file itself. */
const MOST_CELLS = 200_000
/** The maximum number of copied sheets, since a Word file may have a thousand tables. */
const MOST_SHEETS = 100
const WIDTH = 14
const DOSE_FILL = 'E2F0E9'
const DECISION_FILL = 'FFF2CC'
const FILLED: ReadonlyMap<string, Look> = new Map([DOSE_FILL, DECISION_FILL].map((fill) => [fill, { fill }]))

type Marks = ReadonlyMap<string, ReadonlyMap<number, string>>

/** Returns the sheets with doses if the workbook can contain a copy of them; null if they are too large. */
export function copiedSheets({ tables }: Layout): readonly DoseSheet[] | null {
  const sheets = [...new Set(tables.map(({ source }) => source))]
  let cells = 0
  for (const { sheet } of sheets) {
    for (const row of sheet.rows) cells += row?.length ?? 0
    if (cells > MOST_CELLS) return null
  }
  return sheets.length > MOST_SHEETS ? null : sheets
}

const place = (row: number, col: number) => row * 16_384 + col

/** Returns the color for each cell that was read, by sheet and position. */
export function marksOf(doses: readonly Dose[], decisions: readonly Decision[]): Marks {
  const marks = new Map<string, Map<number, string>>()
  const mark = (sheet: string, row: number, col: number, fill: string) => {
    const own = marks.get(sheet) ?? new Map<number, string>()
    marks.set(sheet, own.set(place(row, col), fill))
  }
  for (const { column, row, col } of doses) mark(column.sheet, row, col, DOSE_FILL)
  for (const { sheet, cell, column, columns = [column] } of decisions) {
    const at = cell === null ? null : parseAddress(cell)
    if (at !== null) for (const { index } of columns) mark(sheet, at.row, index, DECISION_FILL)
  }
  return marks
}

/**
 * Returns a copy of a sheet's values at their original addresses, with the cells of doses in color. Formulas aren't
 * copied.
 */
export function sourceSheet({ name: source, sheet, ownMerges }: DoseSheet, name: string, marks: Marks): OutSheet {
  const own = marks.get(source)
  function* rows(): Generator<OutRow, void, void> {
    for (const [row, cells = []] of sheet.rows.entries()) {
      yield {
        cells: cells.flatMap((cell, col): OutCell[] =>
          cell === undefined ? [] : [valueCell(col, cell, FILLED.get(own?.get(place(row, col)) ?? ''))],
        ),
      }
    }
  }
  return {
    name,
    rows: rows(),
    widths: Array.from({ length: Math.min(sheet.width, 200) }, () => WIDTH),
    merges: ownMerges ?? sheet.merges,
  }
}
