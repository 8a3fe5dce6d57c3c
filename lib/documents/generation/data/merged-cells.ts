import type { Cell, Sheet } from '../../spreadsheets/model'

/** A row with the cells filled that are merged with one above. */
interface FilledRow {
  readonly cells: (Cell | undefined)[]
  /** The row that a filled cell's value is in, by the column. */
  readonly from: Map<number, number>
}

/** Rows of a sheet by their index where cells merged over rows were filled, and how many cells that were. */
export interface FilledRows {
  readonly rows: ReadonlyMap<number, FilledRow>
  readonly count: number
}

/**
 * What a cell that is merged over rows says, said in each of these rows: «Department» merged over three people is the
 * department of all three. In the leftmost of its columns alone, and only under the header. Each cell is visited once, however the
 * file's merged ranges overlap.
 */
export function fillMergedCells({ merges, rows }: Sheet, firstDataRow: number): FilledRows {
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
