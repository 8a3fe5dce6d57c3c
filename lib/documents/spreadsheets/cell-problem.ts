import type { DocumentCode } from '../codes'
import type { Params } from '../error'
import { type Problem, problem, type Severity } from '../problem'
import { cellAddress, columnLetter } from './address'

/** Zero-based; a problem shows it as the spreadsheet does. */
export interface CellPlace {
  readonly sheet: string
  readonly row: number
  readonly column: number
}

/** A problem of one cell; its sentence may name sheet, row, column and cell. */
export function cellProblem(code: DocumentCode, severity: Severity, place: CellPlace, params: Params = {}): Problem {
  const shown = {
    sheet: place.sheet,
    row: place.row + 1,
    column: columnLetter(place.column),
    cell: cellAddress(place.row, place.column),
  }
  return problem(code, severity, { file: 'data', ...shown, params: { ...shown, ...params } })
}
