import type { CellType, FoundTable } from './answers'

/** As many types of one column are told apart. */
const TOLD = 2

/** A place of the grid: a cell with its spans, or a place that the document has no cell for. */
export interface GridCell {
  readonly row: number
  readonly col: number
  readonly rowSpan: number
  readonly colSpan: number
  readonly text: string
  readonly type: CellType
  /** Why a person should look at it; null for most. */
  readonly look: FoundTable['preview'][number]['look']
}

export interface Grid {
  readonly rows: readonly (readonly GridCell[])[]
  /** Of the rows, the first so many are the table's head. */
  readonly headerRows: number
  readonly cols: number
  /** By column what its cells are, what most of them are first; `mixed` where they are many things, none where it has no text. */
  readonly types: readonly (readonly (CellType | 'mixed')[])[]
}

/** The beginning of a table as inspection gives it, every place of each row filled once. */
export function gridOf({ preview, rows: allRows, cols: allCols, head }: FoundTable): Grid {
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
  const headerRows = head < rowCount ? head : 0
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
      if (taken[col] !== true) put({ row, col, rowSpan: 1, colSpan: 1, text: '', type: 'empty', look: null })
    }
  }
  for (const row of rows) row.sort((a, b) => a.col - b.col)
  return { rows, headerRows, cols, types: typesOf(rows, headerRows, cols) }
}

function typesOf(rows: readonly (readonly GridCell[])[], headerRows: number, cols: number): Grid['types'] {
  const body = rows.slice(headerRows).flat()
  return Array.from({ length: cols }, (_, col) => {
    const counts = new Map<CellType, number>()
    for (const cell of body) {
      if (cell.col !== col || cell.colSpan > 1 || cell.type === 'empty') continue
      counts.set(cell.type, (counts.get(cell.type) ?? 0) + 1)
    }
    const types = [...counts].toSorted(([, a], [, b]) => b - a).map(([type]) => type)
    return types.length > TOLD ? ['mixed'] : types
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
