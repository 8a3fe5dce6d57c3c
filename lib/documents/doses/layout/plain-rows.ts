import type { Cell } from '../../spreadsheets/model'
import type { RowKind } from '../layout-model'
import type { FoundTable } from './find-tables'
import { isFilled } from './lane'

export type Cells = readonly (Cell | undefined)[]

/** A row of the sheet, from 0, with its cells. */
export interface Row {
  readonly row: number
  readonly cells: Cells
}

/** Returns the rows of a table that are of no other kind and have something in a column of doses. */
export function plainRows(
  { lane, from, to }: FoundTable,
  doses: readonly number[],
  kinds: ReadonlyMap<number, RowKind>,
): Row[] {
  return lane.rows.slice(from, to + 1).flatMap(({ row }) => {
    const cells = lane.sheet.rows[row] ?? []
    return kinds.has(row) || !doses.some((index) => isFilled(cells[index])) ? [] : [{ row, cells }]
  })
}
