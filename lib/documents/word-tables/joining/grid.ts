import type { JoinedTable, WordCell, WordTable } from '../model'
import { isCount } from '../typing/codes'

/** What the rules look at: a table of the file, or the first pieces of one already joined. */
export type Piece = Pick<WordTable | JoinedTable, 'rows' | 'cols' | 'headerRows' | 'cells' | 'widths' | 'caption'>

/** Two columns are the same up to 2 mm, in twentieths of a point: Word itself rounds them again on each page. */
const SAME_WIDTH = 113
/** Fewer that follow one another may be amounts. */
const FEWEST_COUNTED = 3

/** Whether two tables have the same columns, by the widths that the file says of them. */
export function sameGrid(a: Piece, b: Piece): boolean {
  if (a.cols !== b.cols) return false
  return Array.from({ length: a.cols }, (_, column) => column).every((column) => {
    const [one, other] = [a.widths[column] ?? null, b.widths[column] ?? null]
    return one !== null && other !== null && Math.abs(one - other) <= SAME_WIDTH
  })
}

/** The cells that begin in the first `count` rows, by row. */
export function firstRows({ cells }: Piece, count: number): WordCell[][] {
  const rows: WordCell[][] = []
  while (rows.length < count) rows.push([])
  for (const cell of cells) {
    if (cell.row >= count) break
    rows[cell.row]?.push(cell)
  }
  return rows
}

/** A text as it is compared: Word may break the same header into lines otherwise on another page. */
export function folded(text: string): string {
  return text.replace(/\s+/g, ' ').trim().toLowerCase()
}

/** «1 | 2 | 3 | 4» under the header of a Russian table: each column's number. */
export function isNumberingRow(row: readonly WordCell[] | undefined): boolean {
  return row !== undefined && row.length >= 2 && row.every(({ text }, index) => text === String(index + 1))
}

/** «ФИО | 1 | 2 | 3»: words and the numbers of the columns next to them. */
export function isCountingRow(row: readonly WordCell[] | undefined): boolean {
  const [first, ...others] = (row ?? []).filter(({ text }) => text !== '')
  const numbers = others.filter(({ text }) => !/\p{L}/u.test(text)).map(({ text }) => text)
  return first !== undefined && /\p{L}/u.test(first.text) && numbers.length >= FEWEST_COUNTED && isCount(numbers)
}

/** Whether half of a row's cells have words, as a header's have. */
export function isNamed(row: readonly WordCell[]): boolean {
  return row.filter(({ text }) => /\p{L}/u.test(text)).length * 2 >= Math.max(1, row.length)
}

/** How many rows from the top are a header at least: those that say so, or the first with what hangs from it and its numbering. */
export function headerExtent(piece: Piece): number {
  const look = firstRows(piece, Math.min(piece.rows, Math.max(piece.headerRows, 8) + 1))
  let extent = piece.headerRows
  if (extent === 0) {
    if (!isNamed(look[0] ?? []) && !isCountingRow(look[0])) return isNumberingRow(look[0]) ? 1 : 0
    extent = 1
    for (let row = 0; row < extent && row < look.length; row++) {
      for (const { rowSpan } of look[row] ?? []) extent = Math.max(extent, row + rowSpan)
    }
    if (extent >= piece.rows) extent = 1
  }
  return isNumberingRow(look[extent]) ? extent + 1 : extent
}
