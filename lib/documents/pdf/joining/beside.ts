import type { PdfTable } from '../model'

/** Rows are at the same heights up to this, in points. */
const SAME_HEIGHT = 2
/** Fewer rows at the same heights are chance. */
const LEAST_ROWS = 4
/** Columns are others if one of their edges is off by more, in points. */
const OTHER_COLUMNS = 16

/** A table that looks like the columns of another one for which its page was too narrow. */
export interface TableBeside {
  readonly page: number
  readonly before: number
}

/** Where each row begins, from the top of the page, by its cells of one row. */
function rowTops({ cells, rows }: PdfTable): number[] {
  const tops = Array.from({ length: rows }, () => Infinity)
  for (const { row, box } of cells) tops[row] = Math.min(tops[row] ?? Infinity, box.y0)
  return tops.filter((top) => top !== Infinity)
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
  const areLevel = tops.every((top, index) => Math.abs(top - (others[index] ?? Infinity)) <= SAME_HEIGHT)
  return areLevel && headerOf(left) !== headerOf(right)
}

/**
 * Returns the tables, each on its page, that look like the right part of one on an earlier page: a spreadsheet that is wider than its paper
 * is printed so, and its rows are at the same heights on both.
 */
export function tablesBeside(tables: readonly PdfTable[]): TableBeside[] {
  const lefts: PdfTable[] = []
  const found: TableBeside[] = []
  for (const table of tables) {
    const left = lefts.find((other) => isBeside(other, table))
    if (left === undefined) lefts.push(table)
    else found.push({ page: table.page, before: left.page })
  }
  return found
}
