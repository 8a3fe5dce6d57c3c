import type { Cell, Merge, Sheet } from '../../spreadsheets/model'

/** A row that holds something, as quickly as it can be seen. */
export interface RowShape {
  /** From 0. */
  readonly row: number
  readonly filled: number
  /** Cells that are numbers or begin like one. */
  readonly values: number
  readonly first: number
  readonly last: number
}

/** A band of a sheet's columns with its rows that contain something; tables that are side by side have one each. */
export interface Lane {
  readonly sheet: Sheet
  readonly left: number
  readonly right: number
  readonly rows: readonly RowShape[]
  /** Merged ranges by their first row. */
  readonly merges: ReadonlyMap<number, readonly Merge[]>
}

/** The rows of a sheet between two columns, both inclusive. Costs what is there, not what the sheet's extent claims. */
export function laneOf(sheet: Sheet, left: number, right: number): Lane {
  const rows: RowShape[] = []
  sheet.rows.forEach((cells, row) => {
    const shape = cells && shapeOf(cells, row, left, right)
    if (shape) rows.push(shape)
  })
  return { sheet, left, right, rows, merges: mergesByRow(sheet, left, right) }
}

/** A cell of a merged range is its first one. */
export function cellAt(sheet: Sheet, row: number, column: number): Cell | undefined {
  return sheet.rows[row]?.[column]
}

/** Whether anything is in a cell: spaces alone are nothing, a value that is shown as no text is something. */
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

/** A number, or a text that begins with a digit or with a sign before one. */
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
