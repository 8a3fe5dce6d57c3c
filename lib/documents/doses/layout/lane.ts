import type { Cell, Merge, Sheet } from '../../spreadsheets/model'

/** A summary of a row with content, quick to compute. */
export interface RowShape {
  /** From 0. */
  readonly row: number
  readonly filled: number
  /** The number of cells that are numbers or begin like one. */
  readonly values: number
  readonly first: number
  readonly last: number
}

/**
 * A band of a sheet's columns, with the rows that have content in it. Each of several side-by-side tables has its own
 * lane.
 */
export interface Lane {
  readonly sheet: Sheet
  readonly left: number
  readonly right: number
  readonly rows: readonly RowShape[]
  /** Merged ranges by first row. */
  readonly merges: ReadonlyMap<number, readonly Merge[]>
}

/**
 * Returns the rows of a sheet between two columns, both inclusive. The cost depends on the actual content, not on the
 * extent that the sheet declares.
 */
export function laneOf(sheet: Sheet, left: number, right: number): Lane {
  const rows: RowShape[] = []
  sheet.rows.forEach((cells, row) => {
    const shape = cells && shapeOf(cells, row, left, right)
    if (shape) rows.push(shape)
  })
  return { sheet, left, right, rows, merges: mergesByRow(sheet, left, right) }
}

/** Returns a cell. The content of a merged range is in its first cell. */
export function cellAt(sheet: Sheet, row: number, column: number): Cell | undefined {
  return sheet.rows[row]?.[column]
}

/** Whether a cell has content. Spaces alone don't count, but a value displayed as empty text does. */
export function isFilled(cell: Cell | undefined): cell is Cell {
  if (!cell) return false
  const { text, value } = cell
  if (text === '') return value !== null && value !== ''
  return text.charCodeAt(0) > 32 || text.trim() !== ''
}

function shapeOf(cells: readonly (Cell | undefined)[], row: number, left: number, right: number): RowShape | null {
  let [filled, values, first, last] = [0, 0, -1, -1]
  const end = Math.min(right, cells.length - 1)
  for (let column = left; column <= end; column += 1) {
    const cell = cells[column]
    if (!isFilled(cell)) continue
    filled += 1
    if (first < 0) first = column
    last = column
    if (isValueLike(cell)) values += 1
  }
  return filled === 0 ? null : { row, filled, values, first, last }
}

/** Whether a cell is a number, or text that begins with a digit or with a sign before one. */
export function isValueLike({ value }: Cell): boolean {
  if (typeof value === 'number') return true
  if (typeof value !== 'string') return false
  const code = value.charCodeAt(0)
  return (code >= 48 && code <= 57) || ((code === 60 || code === 45 || code === 44 || code === 46) && value.length > 1)
}

function mergesByRow({ merges }: Sheet, left: number, right: number): Map<number, Merge[]> {
  const byRow = new Map<number, Merge[]>()
  for (const merge of merges) {
    if (merge.right < left || merge.left > right) continue
    const list = byRow.get(merge.top)
    if (list) list.push(merge)
    else byRow.set(merge.top, [merge])
  }
  return byRow
}
