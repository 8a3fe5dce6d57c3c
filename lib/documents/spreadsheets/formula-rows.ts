import { columnIndex } from './address'
import type { Sheet } from './model'

const OVER_CELLS = /^[+=]*(?:of:=|oooc:=)?(?:SUM|SUBTOTAL|AVERAGE|AGGREGATE|COUNT|COUNTA|MIN|MAX|MEDIAN)\(/i
const RANGE = /\[?\.?\$?([A-Z]{1,3})\$?(\d{1,7}):\.?\$?([A-Z]{1,3})\$?(\d{1,7})\]?/gi

/** Whether a formula is made of the cells above it in its own column, as a total is: `SUM(C2:C9)` in C10. */
export function addsUpAbove(formula: string, row: number, column: number): boolean {
  if (!OVER_CELLS.test(formula)) return false
  const ranges = [...formula.matchAll(RANGE)]
  return (
    ranges.length > 0 &&
    ranges.every(
      ([, from = '', , to = '', last]) =>
        columnIndex(from) === column && columnIndex(to) === column && Number(last) <= row,
    )
  )
}

/** A sheet's rows of totals, as it contains them. */
export function withFormulaRows(rows: ReadonlySet<number>): Pick<Sheet, 'formulaRows'> {
  return rows.size === 0 ? {} : { formulaRows: rows }
}
