import type { Cell, Merge, Sheet } from '../../spreadsheets/model'
import type { PdfPlace, ShapedTable } from '../../word-tables/model'
import { isStruck } from '../../word-tables/typing/struck'
import type { DoseSheet } from '../layout-model'

/**
 * Returns the tables of a Word file as sheets named by the tables' ids. Every cell is a text, and equal texts are one
 * object.
 */
export function wordSheets(tables: readonly ShapedTable[]): DoseSheet[] {
  const cells = new Map<string, Cell>()
  return tables.map((table, index) => ({
    name: table.id,
    hidden: false,
    sheet: sheetOf(table, cells),
    captions: captionsOf(table, tables[index - 1]),
  }))
}

/** Labels with their values are less than this far above the table that they are about, in points. */
const NEAR = 60
/** A card has at most this many lines above its doses. */
const MOST_LABELS = 12

/**
 * Returns what is above a table and applies to all of it. A printed sheet has no style for its title, so the lines
 * above the table count. So does a table of labels and their values.
 */
function captionsOf({ caption, heading, pdf }: ShapedTable, before: ShapedTable | undefined): string[] {
  const labels = pdf && before?.pdf && isRightOver(before.pdf, pdf) ? labelsOf(before) : []
  const above = [...labels, ...(labels.length > 0 ? (before?.pdf?.titles ?? []) : [])]
  const texts = [caption, ...(pdf?.titles ?? []), ...above, heading].filter(
    (text) => text !== null && text.trim() !== '',
  )
  return [...new Set(texts as string[])]
}

const isRightOver = (over: PdfPlace, under: PdfPlace): boolean =>
  over.pages.at(-1) === under.pages[0] && over.box.y1 <= under.box.y0 + 1 && under.box.y0 - over.box.y1 < NEAR

/** Returns the lines of a table with a label and a value in each row, the last one first. Empty for any other table. */
function labelsOf({ rows, cells }: ShapedTable): string[] {
  if (rows > MOST_LABELS) return []
  const lines = Array.from({ length: rows }, (_, row) =>
    cells.filter((cell) => cell.row === row && cell.text.trim() !== ''),
  )
  if (!lines.every(({ length }) => length === 1 || length === 2) || !lines.some(({ length }) => length === 2)) return []
  return lines.map((line) => line.map(({ text }) => text.replace(/\n/g, ' ')).join('   ')).reverse()
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
