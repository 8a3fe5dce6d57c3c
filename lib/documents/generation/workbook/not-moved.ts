import { DocumentError } from '../../error'
import { problem, type Problem } from '../../problem'
import { FormulaNotMoved } from './formula-move'
import { workbookPlace } from './workbook-place'

/** What of a sheet can't follow its rows. */
export type Immovable =
  | 'merge'
  | 'array'
  | 'table'
  | 'tableHeader'
  | 'pivot'
  | 'chart'
  | 'thread'
  | 'scenario'
  | 'views'
  | 'control'
  | 'rules'
  | 'name'
  | 'dataTable'

/** The error of a part that can't be moved exactly, with its place. */
export function notMoved(what: Immovable, sheet: string, cell: string | null): DocumentError {
  const place = workbookPlace({ sheet, cell })
  const told = problem('WORKBOOK_NOT_MOVED', 'error', { ...place, params: { ...place.params, what } })
  return new DocumentError('WORKBOOK_NOT_MOVED', { what, sheet, cell: cell ?? '', words: place.params.words ?? '' }, [
    told,
  ])
}

/** What a step gives; a formula that can't be moved becomes an error with its place. @throws DocumentError FORMULA_NOT_MOVED */
export function movingFormula<T>(place: { sheet: string; cell: string | null }, formula: string, step: () => T): T {
  try {
    return step()
  } catch (error) {
    if (!(error instanceof FormulaNotMoved)) throw error
    const where = workbookPlace(place)
    const told: Problem = problem('FORMULA_NOT_MOVED', 'error', {
      ...where,
      params: { ...where.params, fault: error.fault, formula },
    })
    throw new DocumentError('FORMULA_NOT_MOVED', { fault: error.fault, formula, ...place, cell: place.cell ?? '' }, [
      told,
    ])
  }
}
