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
    captions: captionsOf(table, tables.slice(0, index).reverse()),
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
function captionsOf({ caption, heading, pdf, cols }: ShapedTable, over: readonly ShapedTable[]): string[] {
  const above = pdf ? [...pdf.titles, ...overAll(pdf, cols, over)] : []
  const texts = [caption, ...above, heading].filter((text) => text !== null && text.trim() !== '')
  return [...new Set(texts as string[])]
}

/**
 * The lines over a table's neighbors that tell of it too: the labels of a card, with what stands over these, also where other tables of
 * the card come between; the title over several tables of one printed sheet, where a table has no title of its own.
 */
function overAll(own: PdfPlace, cols: number, over: readonly ShapedTable[]): readonly string[] {
  let [under, top] = [own, own]
  for (const { pdf, ...table } of over) {
    if (!pdf || !isRightOver(pdf, under)) break
    const labels = labelsOf(table) ?? labelsIn(table)
    if (labels.length > 0) return [...labels, ...pdf.titles]
    if (table.cols !== cols || !isAsWide(pdf, own)) break
    top = under = pdf
  }
  return top !== own && own.titles.length === 0 ? top.titles : []
}

const isRightOver = (over: PdfPlace, under: PdfPlace): boolean =>
  over.pages.at(-1) === under.pages[0] && over.box.y1 <= under.box.y0 + 1 && under.box.y0 - over.box.y1 < NEAR

/** Tables of one printed sheet are as wide as one another up to this, in points. */
const SAME_WIDTH = 3

const isAsWide = (a: PdfPlace, b: PdfPlace): boolean =>
  Math.abs(a.box.x0 - b.box.x0) <= SAME_WIDTH && Math.abs(a.box.x1 - b.box.x1) <= SAME_WIDTH

type Rows = Pick<ShapedTable, 'rows' | 'cells'>

/** The lines of a table that has one or two labels with their values in each row, the last first; null if it is no such table. */
function labelsOf(table: Rows): string[] | null {
  if (table.rows > MOST_LABELS) return null
  const lines = linesOf(table)
  const arePairs = (line: readonly string[]) => line.length === 4 && isLabel(line[0]) && isLabel(line[2])
  if (!lines.every((line) => line.length === 1 || line.length === 2 || arePairs(line))) return null
  if (!lines.some(({ length }) => length > 1)) return null
  const pairs = lines.flatMap((line) => (line.length === 4 ? [line.slice(0, 2), line.slice(2)] : [line]))
  return pairs.map((line) => line.join('   ')).reverse()
}

/**
 * The labels with their values in the first rows of a wider table, the last first: without lines, a card's labels are in
 * one table with its doses.
 */
function labelsIn(table: Rows): string[] {
  const lines = linesOf(table)
  const until = lines.findIndex(({ length }) => length > 2)
  const labels = lines.slice(0, Math.max(0, until))
  // The header of a group of columns isn't above the first column.
  const isFirst = (row: number) =>
    table.cells.some((cell) => cell.row === row && cell.col === 0 && cell.text.trim() !== '')
  const areLabels =
    labels.length <= MOST_LABELS && labels.every((line, row) => line.length === 2 && isLabel(line[0]) && isFirst(row))
  return areLabels ? labels.map((line) => line.join('   ')).reverse() : []
}

const linesOf = ({ rows, cells }: Rows): string[][] =>
  Array.from({ length: rows }, (_, row) =>
    cells.flatMap((cell) => (cell.row === row && cell.text.trim() !== '' ? [cell.text.replace(/\n/g, ' ')] : [])),
  )

const isLabel = (text: string | undefined): boolean => text !== undefined && /\p{L}/u.test(text) && !/^\W*\d/.test(text)

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
  // A printed sheet has its notes below the table, after an empty row.
  const notes = table.pdf?.notes ?? []
  for (const [index, note] of notes.entries()) rows[table.rows + 1 + index] = [cellOf(note, false, known)]
  if (notes.length > 0) rows[table.rows] = []
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
