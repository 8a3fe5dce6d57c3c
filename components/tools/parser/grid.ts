import type { CellType, FoundTable } from './answers'

/** A place of the grid: a cell with its spans, or a place that the document has no cell for. */
export interface GridCell {
  readonly row: number
  readonly col: number
  readonly rowSpan: number
  readonly colSpan: number
  readonly text: string
  readonly type: CellType
  /** It looks like a number and stays a text. */
  readonly kept: boolean
}

export interface Grid {
  readonly rows: readonly (readonly GridCell[])[]
  /** Of the rows, the first so many are the table's head. */
  readonly headerRows: number
  readonly cols: number
  /** By column what its cells are; null where none has a text. */
  readonly types: readonly (CellType | 'mixed' | null)[]
}

/** The beginning of a table as inspection gives it, every place of each row filled once. */
export function gridOf({ preview, rows: allRows, cols: allCols, headerRows: repeated }: FoundTable): Grid {
  const reach = (end: (cell: FoundTable['preview'][number]) => number) =>
    preview.reduce((most, cell) => Math.max(most, end(cell)), 0)
  const rowCount = Math.min(
    allRows,
    reach(({ row, rowSpan }) => row + rowSpan),
  )
  const cols = Math.min(
    allCols,
    reach(({ col, colSpan }) => col + colSpan),
  )
  const headerRows = repeated < rowCount ? repeated : 0
  const places = Array.from({ length: rowCount }, () => new Array<boolean>(cols).fill(false))
  const rows: GridCell[][] = places.map(() => [])
  const put = (cell: GridCell) => {
    rows[cell.row]?.push(cell)
    for (let row = cell.row; row < cell.row + cell.rowSpan; row++)
      places[row]?.fill(true, cell.col, cell.col + cell.colSpan)
  }
  for (const cell of preview) {
    // A cell that reaches from the head into the body is cut there: a page's table has them in two groups of rows.
    const end = cell.row < headerRows ? headerRows : rowCount
    put({ ...cell, rowSpan: Math.min(cell.rowSpan, end - cell.row) })
  }
  for (const [row, taken] of places.entries()) {
    for (let col = 0; col < cols; col++) {
      if (taken[col] !== true) put({ row, col, rowSpan: 1, colSpan: 1, text: '', type: 'empty', kept: false })
    }
  }
  for (const row of rows) row.sort((a, b) => a.col - b.col)
  return { rows, headerRows, cols, types: typesOf(rows, headerRows, cols) }
}

function typesOf(rows: readonly (readonly GridCell[])[], headerRows: number, cols: number): Grid['types'] {
  // Without a head that the file marks, the first row is one more often than not.
  const body = rows.slice(headerRows === 0 && rows.length > 1 ? 1 : headerRows).flat()
  return Array.from({ length: cols }, (_, col) => {
    const cells = body.filter((cell) => cell.col === col && cell.colSpan === 1 && cell.type !== 'empty')
    const [first, ...others] = new Set(cells.map(({ type }) => type))
    return first === undefined ? null : others.length === 0 ? first : 'mixed'
  })
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
