import type { FoundGrid } from './finding/find-tables'
import type { GridCell } from './grid/grid'
import type { PageLines } from './joining/page-lines'
import type { PdfCell, PdfSeparators, PdfTable } from './model'
import type { Box } from './reading/content'
import { surroundings } from './surroundings'
import type { Frame } from './text/frame'
import { boundsOf, textOf } from './text/lines'
import { pageBox, type Word } from './text/words'

/** Whether two parts of a page share more than an edge. */
export const overlap = (a: Box, b: Box): boolean =>
  Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0) > 2 && Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0) > 2

/**
 * Returns a found grid as a table of its page; null if most of its text is turned differently, because it is read in
 * another frame.
 */
export function tableOf({ grid, method, confidence }: FoundGrid, frame: Frame, lines: PageLines): PdfTable | null {
  const words = grid.cells.flatMap((cell) => cell.words)
  if (words.filter(({ turn }) => turn !== 0).length * 2 > words.length) return null
  const seen = (box: Box) => pageBox(frame.turn, box, frame.pageWidth, frame.pageHeight)
  const box = seen(grid.box)
  return {
    page: lines.page,
    pages: [lines.page],
    box,
    method,
    confidence,
    ...surroundings(box, lines),
    rows: grid.ys.length - 1,
    cols: grid.xs.length - 1,
    headerRows: 0,
    cells: grid.cells.map((cell) => cellOf(cell, lines.page, seen(cell.box))),
    columnEdges: grid.xs,
    separators: separatorsOf(grid.xs, frame),
    joinedFrom: [],
  }
}

/** What a spreadsheet displays if a cell is too narrow for its number. */
const TOO_NARROW = /^#{2,}$/

function cellOf({ row, col, rowSpan, colSpan, words, box: inFrame }: GridCell, page: number, box: Box): PdfCell {
  const bold = words.length > 0 && words.every((word) => word.bold)
  const text = textOf(words)
  const isCut = TOO_NARROW.test(text) || words.some((word) => word.cut)
  const align = alignOf(words, inFrame)
  return { row, col, rowSpan, colSpan, text, bold, align, page, box, ...(isCut && { cut: true }) }
}

function alignOf(words: readonly Word[], { x0, x1 }: Box): PdfCell['align'] {
  if (words.length === 0) return null
  const text = boundsOf(words)
  const [left, right] = [text.x0 - x0, x1 - text.x1]
  if (Math.abs(left - right) <= Math.max(2, (x1 - x0) * 0.08)) return 'center'
  return left < right ? 'left' : 'right'
}

/** Returns the column edges on the displayed page. */
function separatorsOf(edges: readonly number[], { turn, pageWidth, pageHeight }: Frame): PdfSeparators {
  const across = turn % 2 === 0
  const at = edges.slice(1, -1).map((x) => {
    const { x0, y0 } = pageBox(turn, { x0: x, x1: x, y0: 0, y1: 0 }, pageWidth, pageHeight)
    return across ? x0 : y0
  })
  return { axis: across ? 'x' : 'y', at: at.sort((a, b) => a - b) }
}
