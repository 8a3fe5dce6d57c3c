import { MANY_COLUMNS, MANY_ROWS } from '@/components/ui/virtual-places'
import type { FoundColumn, FoundTable } from './answers'

/** A place of the grid: a cell with its spans, or a place that the document has no cell for. */
export type GridCell = FoundTable['preview'][number]

/** A table as far as it is known here. */
export interface Grid {
  /** The table's head; every place of each row filled once. */
  readonly head: readonly (readonly GridCell[])[]
  /** The row of the table that its body begins with. */
  readonly headerRows: number
  readonly bodyRows: number
  readonly cols: number
  readonly columns: readonly (FoundColumn | undefined)[]
  /** The cells of a row of the table; null where it isn't known yet. */
  readonly row: (row: number) => readonly GridCell[] | null
  /** Returns the cells that the user should check, in reading order. */
  readonly looks: readonly GridCell[]
}

/** Some rows of a table with so many columns of it. */
export type TablePart = Pick<FoundTable, 'shown' | 'preview' | 'columns'>

/** A table of the parts that are known of it, those that are newer last. */
export function gridOf(table: Pick<FoundTable, 'rows' | 'cols' | 'head'>, parts: readonly TablePart[]): Grid {
  const { rows, cols } = table
  const headerRows = table.head < rows ? table.head : 0
  const cells = new Map<number, readonly GridCell[]>()
  const columns: FoundColumn[] = []
  for (const { shown, preview, columns: told } of parts) {
    const own = rowsOf(preview)
    for (let row = shown.from; row < shown.to; row++) {
      const known = cells.get(row)
      // A part with fewer columns leaves the other cells as they are.
      const beyond = known?.filter(({ col }) => col >= shown.cols) ?? []
      cells.set(row, [...(own.get(row) ?? []), ...beyond])
    }
    for (const column of told) columns[column.column] = column
  }
  const isSmall = rows - headerRows <= MANY_ROWS && cols <= MANY_COLUMNS && cells.size >= rows
  const head = spanned(cells, 0, headerRows, cols)
  const body = isSmall ? spanned(cells, headerRows, rows, cols) : null
  return {
    head: cols > MANY_COLUMNS ? head.map((_, row) => lineOf(cells.get(row) ?? [], cols, true)) : head,
    headerRows,
    bodyRows: rows - headerRows,
    cols,
    columns,
    row: (row) => {
      const known = cells.get(row)
      if (body !== null) return body[row - headerRows] ?? null
      return known === undefined ? null : lineOf(known, cols, cols > MANY_COLUMNS)
    },
    looks: [...cells.entries()]
      .toSorted(([a], [b]) => a - b)
      .flatMap(([, own]) => own.filter(({ look }) => look !== null)),
  }
}

function rowsOf(preview: readonly GridCell[]): Map<number, GridCell[]> {
  const rows = new Map<number, GridCell[]>()
  for (const cell of preview) {
    const own = rows.get(cell.row)
    if (own === undefined) rows.set(cell.row, [cell])
    else own.push(cell)
  }
  return rows
}

/** Rows with their merged cells; one that reaches out of them is cut there: a page's table has head and body in two groups. */
function spanned(
  cells: ReadonlyMap<number, readonly GridCell[]>,
  from: number,
  to: number,
  cols: number,
): (readonly GridCell[])[] {
  const taken = Array.from({ length: to - from }, () => new Array<boolean>(cols).fill(false))
  return taken.map((places, index) => {
    const row = from + index
    const own = (cells.get(row) ?? []).map((cell) => ({ ...cell, rowSpan: Math.min(cell.rowSpan, to - row) }))
    for (const { col, rowSpan, colSpan } of own) {
      for (let below = index; below < index + rowSpan; below++) taken[below]?.fill(true, col, col + colSpan)
    }
    const gaps = [...places.keys()].filter((col) => places[col] !== true)
    return [...own, ...gaps.map((col) => emptyCell(row, col))].toSorted((a, b) => a.col - b.col)
  })
}

/** A row alone, where the rows above it may not be drawn: its merged cells are as high as itself, and as wide where columns are. */
function lineOf(own: readonly GridCell[], cols: number, flat: boolean): GridCell[] {
  const [row] = own.map((cell) => cell.row)
  const byColumn = new Map(own.map((cell) => [cell.col, cell]))
  const line: GridCell[] = []
  for (let col = 0; col < cols;) {
    const cell = byColumn.get(col)
    const made = cell ? { ...cell, rowSpan: 1, colSpan: flat ? 1 : cell.colSpan } : emptyCell(row ?? 0, col)
    line.push(made)
    col += made.colSpan
  }
  return line
}

function emptyCell(row: number, col: number): GridCell {
  return { row, col, rowSpan: 1, colSpan: 1, text: '', type: 'empty', value: null, numFmt: null, look: null }
}

/** A column's letter in a workbook: A for 0. */
export function letterOf(col: number): string {
  const rest = Math.floor(col / 26)
  return (rest > 0 ? letterOf(rest - 1) : '') + String.fromCharCode(65 + (col % 26))
}

/** A cell's address in its table's sheet: B7. */
export function addressOf({ row, col }: { readonly row: number; readonly col: number }): string {
  return `${letterOf(col)}${row + 1}`
}
