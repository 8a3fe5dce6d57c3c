import type { Merge, Sheet, SheetPicture } from '../model'
import { MAX_COLUMNS } from '../grid'

export interface CellPicture {
  /** The one in the cell, else the lowest that floats over it. */
  readonly picture: SheetPicture
  /** How many there are. */
  readonly count: number
}

/** Merged ranges may overlap without end; pictures that are not placed by then stay where they begin. */
const MERGE_WORK = 5_000_000

/** Returns the pictures of a sheet by cell; those that start in a merged range belong to the range's first cell. */
export class PicturesByCell {
  readonly #found = new Map<number, CellPicture>()

  constructor({ pictures = [], merges }: Pick<Sheet, 'pictures' | 'merges'>) {
    const firstCells = firstCellsOf(pictures, merges)
    for (const picture of pictures) {
      const own = keyOf(picture.row, picture.column)
      const key = firstCells.get(own) ?? own
      const known = this.#found.get(key)
      this.#found.set(key, { picture: known?.picture ?? picture, count: (known?.count ?? 0) + 1 })
    }
  }

  /** What is in a cell, by zero-based row and column. */
  at(row: number, column: number): CellPicture | null {
    return this.#found.get(keyOf(row, column)) ?? null
  }
}

function keyOf(row: number, column: number): number {
  return row * MAX_COLUMNS + column
}

/** Where a picture's cell is not the first one of a merged range: that one. */
function firstCellsOf(pictures: readonly SheetPicture[], merges: readonly Merge[]): Map<number, number> {
  const byRow = new Map<number, Set<number>>()
  for (const { row, column } of pictures) byRow.set(row, (byRow.get(row) ?? new Set()).add(column))
  const found = new Map<number, number>()
  let work = 0
  for (const { top, left, bottom, right } of byRow.size === 0 ? [] : merges) {
    const rows = bottom - top < byRow.size ? range(top, bottom) : [...byRow.keys()]
    for (const row of rows) {
      const columns = byRow.get(row) ?? new Set()
      work += 1 + columns.size
      if (work > MERGE_WORK) return found
      const inside =
        row >= top && row <= bottom ? [...columns].filter((column) => column >= left && column <= right) : []
      for (const column of inside) found.set(keyOf(row, column), keyOf(top, left))
    }
  }
  return found
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}
