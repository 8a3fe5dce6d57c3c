import type { Cell, Merge, Sheet } from '../../spreadsheets/model'
import type { ShapedTable } from '../../word-tables/model'
import { isStruck } from '../../word-tables/typing/struck'
import type { DoseSheet } from '../layout-model'

/** The tables of a Word file as sheets named by the tables' ids: every cell is a text, equal texts are one object. */
export function wordSheets(tables: readonly ShapedTable[]): DoseSheet[] {
  const cells = new Map<string, Cell>()
  return tables.map((table) => ({
    name: table.id,
    hidden: false,
    sheet: sheetOf(table, cells),
    captions: [table.caption, table.heading].filter((text) => text !== null && text.trim() !== '') as string[],
  }))
}

function sheetOf(table: ShapedTable, known: Map<string, Cell>): Sheet {
  const rows: (Cell | undefined)[][] = Array.from({ length: table.rows }, () => [])
  const merges: Merge[] = []
  for (const { row, col, rowSpan, colSpan, text, runs } of table.cells) {
    const line = rows[row]
    if (line && text.trim() !== '') line[col] = cellOf(text, isStruck({ runs }), known)
    if (rowSpan > 1 || colSpan > 1) {
      merges.push({ top: row, left: col, bottom: row + rowSpan - 1, right: col + colSpan - 1 })
    }
  }
  return {
    name: table.id,
    hidden: false,
    rows,
    width: table.cols,
    merges,
    hiddenRows: new Set(),
    hiddenColumns: new Set(),
  }
}

function cellOf(text: string, struck: boolean, known: Map<string, Cell>): Cell {
  const key = struck ? `struck ${text}` : `plain ${text}`
  const found = known.get(key)
  if (found) return found
  const cell: Cell = { value: text, numFmt: null, text, ...(struck && { struck }) }
  known.set(key, cell)
  return cell
}
