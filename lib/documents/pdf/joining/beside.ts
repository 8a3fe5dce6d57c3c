import { isValue } from '../grid/rows'
import type { PdfCell, PdfPiece, PdfTable } from '../model'
import { ownLines, type PageLine, type PageLines } from './page-lines'

/** Rows match if their heights differ by at most this many points. */
const SAME_HEIGHT = 2
/** Fewer matching rows may be a coincidence. */
const LEAST_ROWS = 4
/** Columns differ if one of their edges is off by more than this, in points. */
const OTHER_COLUMNS = 16

/** A table that looks like the right-hand columns of another table, for which the page was too narrow. */
export interface TableBeside {
  readonly page: number
  readonly before: number
}

/** Returns where each row begins: its page, and its distance from the top, judged by the cells of that row alone. */
function rowTops({ cells, rows, page }: PdfTable): { readonly page: number; readonly top: number }[] {
  const tops = Array.from({ length: rows }, () => ({ page: 0, top: Infinity }))
  for (const cell of cells) {
    if (cell.box.y0 < (tops[cell.row]?.top ?? -Infinity)) tops[cell.row] = { page: cell.page - page, top: cell.box.y0 }
  }
  return tops.filter(({ top }) => top !== Infinity)
}

function headerOf({ cells, headerRows }: PdfTable): string {
  return cells
    .filter(({ row }) => row < Math.max(1, headerRows))
    .map(({ text }) => text)
    .join('\n')
}

function hasOtherColumns(a: PdfTable, b: PdfTable): boolean {
  if (a.columnEdges.length !== b.columnEdges.length) return true
  return a.columnEdges.some((edge, index) => Math.abs(edge - (b.columnEdges[index] ?? Infinity)) > OTHER_COLUMNS)
}

function isBeside(left: PdfTable, right: PdfTable): boolean {
  if (left.page >= right.page || left.rows !== right.rows || !hasOtherColumns(left, right)) return false
  const [tops, others] = [rowTops(left), rowTops(right)]
  if (tops.length < LEAST_ROWS || tops.length !== others.length) return false
  const areLevel = tops.every(({ page, top }, index) => {
    const other = others[index]
    return other !== undefined && other.page === page && Math.abs(top - other.top) <= SAME_HEIGHT
  })
  return areLevel && headerOf(left) !== headerOf(right)
}

/**
 * Returns the tables that look like the right-hand part of a table on an earlier page. Spreadsheets wider than the
 * paper are printed this way, with rows at the same heights on both pages.
 */
export function tablesBeside(tables: readonly PdfTable[]): TableBeside[] {
  return joinBeside(tables, new Map()).apart
}

/** A table with the parts joined to it so far. */
interface Open {
  readonly first: PdfTable
  whole: PdfTable
  last: PdfTable
  /** A possible part of it was left separate, so nothing after that can be joined. */
  isClosed: boolean
}

/**
 * Joins columns for which the paper was too narrow, if that is certain, and returns the doubtful cases as well. A case
 * is certain if the rows are at the same heights, the next column didn't fit on the page, the second page has nothing
 * else, and the second part either repeats the row names or contains only numbers.
 */
export function joinBeside(
  tables: readonly PdfTable[],
  pages: ReadonlyMap<number, PageLines>,
): { readonly tables: PdfTable[]; readonly apart: TableBeside[] } {
  const own = ownLines(pages)
  const opens: Open[] = []
  const apart: TableBeside[] = []
  for (const table of tables) {
    const open = opens.find(({ first }) => isBeside(first, table))
    const names = open === undefined ? 0 : repeatedNames(open.first, table)
    if (open !== undefined && !open.isClosed && isCertain(open, table, names, pages, own)) {
      open.whole = sideBySide(open.whole, table, names)
      open.last = table
      continue
    }
    if (open === undefined) opens.push({ first: table, whole: table, last: table, isClosed: false })
    else {
      apart.push({ page: table.page, before: open.first.page })
      open.isClosed = true
      opens.push({ first: table, whole: table, last: table, isClosed: true })
    }
  }
  return { tables: opens.map(({ whole }) => whole), apart }
}

/** The margins on both sides of a page are equal within this many points. */
const MARGIN = 3
/** In a numeric column, at least this share of texts are numbers. */
const FIGURES = 0.8

function isCertain(
  { first, last }: Open,
  next: PdfTable,
  names: number,
  pages: ReadonlyMap<number, PageLines>,
  own: ReadonlyMap<number, readonly PageLine[]>,
): boolean {
  const { width } = pages.get(last.page) ?? {}
  if (width === undefined || last.cells.some(({ page }) => next.pages.includes(page))) return false
  const [from = 0, to = 0] = next.columnEdges.slice(names)
  const hasRoom = last.box.x1 + (to - from) <= width - last.box.x0 - MARGIN
  const isAlone = next.pages.every((page) => (own.get(page) ?? []).every((line) => isWithin(line, next, page)))
  if (hasRoom || !isAlone) return false
  const columns = (table: PdfTable) =>
    Array.from({ length: table.cols }, (_, col) => figureShare(table, col)).filter((share) => share !== null)
  return names > 0 || (columns(next).every((share) => share >= FIGURES) && columns(first).some((share) => share === 0))
}

function isWithin(line: PageLine, { cells }: PdfTable, page: number): boolean {
  const middle = (line.y0 + line.y1) / 2
  const boxes = cells.filter((cell) => cell.page === page).map(({ box }) => box)
  return boxes.some(({ y0, y1 }) => middle > y0 - 1 && middle < y1 + 1)
}

/** Returns the share of numbers among a column's texts below the header, from 0 to 1; null if there is no text. */
function figureShare({ cells, headerRows }: PdfTable, col: number): number | null {
  const texts = cells.filter((cell) => cell.col === col && cell.row >= Math.max(1, headerRows) && cell.text !== '')
  return texts.length === 0 ? null : texts.filter(({ text }) => isValue(text)).length / texts.length
}

/** Returns how many columns on the left repeat those of the first part: the row names. */
function repeatedNames(first: PdfTable, next: PdfTable): number {
  const column = ({ cells }: PdfTable, col: number) =>
    cells.filter((cell) => cell.col === col).map(({ row, text, colSpan }) => `${row} ${colSpan} ${text}`)
  let same = 0
  while (same < next.cols - 1 && column(first, same).join('\n') === column(next, same).join('\n')) same++
  const texts = first.cells.filter(({ row, col, text }) => row > 0 && col < same && text !== '').map(({ text }) => text)
  return new Set(texts).size >= LEAST_ROWS ? same : 0
}

function sideBySide(whole: PdfTable, next: PdfTable, names: number): PdfTable {
  const offset = whole.cols - names
  const shift = (whole.columnEdges.at(-1) ?? 0) - (next.columnEdges[names] ?? 0)
  const cells: PdfCell[] = [
    ...whole.cells,
    ...next.cells.filter(({ col }) => col >= names).map((cell) => ({ ...cell, col: cell.col + offset })),
  ]
  const pieces = ({ joinedFrom, page, box, rows, separators }: PdfTable): readonly PdfPiece[] =>
    joinedFrom.length > 0 ? joinedFrom : [{ page, box, rows: [0, rows - 1], separators }]
  return {
    ...whole,
    pages: [...whole.pages, ...next.pages],
    cols: whole.cols + next.cols - names,
    cells: cells.sort((a, b) => a.row - b.row || a.col - b.col),
    columnEdges: [...whole.columnEdges, ...next.columnEdges.slice(names + 1).map((edge) => edge + shift)],
    confidence: Math.min(whole.confidence, next.confidence),
    joinedFrom: [...pieces(whole), ...pieces(next)],
    columnsFrom: [...(whole.columnsFrom ?? [whole.page]), next.page],
  }
}
