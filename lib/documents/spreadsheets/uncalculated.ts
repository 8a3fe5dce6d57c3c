import { type Problem, problem, type Severity } from '../problem'
import type { DocumentCode } from '../codes'
import type { Params } from '../error'
import type { CellIndex } from './model'
import { cellAddress, columnLetter } from './address'

const MOST_KEPT = 100_000

/** Zero-based; a problem shows it as the spreadsheet does. */
interface CellPlace {
  readonly sheet: string
  readonly row: number
  readonly column: number
}

/** A problem of one cell; its sentence may name sheet, row, column and cell. */
function cellProblem(code: DocumentCode, severity: Severity, place: CellPlace, params: Params = {}): Problem {
  const shown = {
    sheet: place.sheet,
    row: place.row + 1,
    column: columnLetter(place.column),
    cell: cellAddress(place.row, place.column),
  }
  return problem(code, severity, { file: 'data', ...shown, params: { ...shown, ...params } })
}

/**
 * Counts formulas without a value, by column: programs that write formulas without calculating them leave the value to an
 * Excel that never opened the file.
 */
export class Uncalculated {
  /** Their places, as many as are worth keeping. */
  readonly cells: CellIndex[] = []
  private readonly columns = new Map<number, { first: number; count: number }>()

  note(row: number, column: number, times = 1): void {
    const known = this.columns.get(column)
    const kept = Math.min(times, MOST_KEPT - this.cells.length)
    for (let at = 0; at < kept; at++) this.cells.push({ row: row + at, column })
    if (known) known.count += times
    else this.columns.set(column, { first: row, count: times })
  }

  problems(sheet: string): Problem[] {
    return [...this.columns].map(([column, { first, count }]) =>
      cellProblem('SHEET_FORMULA_NO_VALUE', 'warning', { sheet, row: first, column }, { count }),
    )
  }
}
