import { DocumentError } from '../error'
import type { Problem } from '../problem'
import { findGrids, type FoundGrid } from './finding/find-tables'
import type { PdfCell, PdfTable, PdfTables } from './model'
import { PDF_LIMITS, type ReadingLimits } from './reading/limits'
import { openPdf } from './reading/open-pdf'
import { joinPages } from './joining/join-pages'
import { pageLines, type PageLines } from './joining/page-lines'
import { pageProblem } from './page-problems'
import { framesOf, type Frame } from './text/frame'
import { textOf } from './text/lines'
import { pageBox, type Word } from './text/words'
import type { GridCell } from './grid/solve'
import { readability } from './readability'
import { boundsOf } from './text/lines'

export interface PdfReadOptions {
  /** Whether tables that pages split are put together. */
  readonly join?: boolean
  readonly limits?: ReadingLimits
}

export async function readPdfTables(bytes: Uint8Array, { limits = PDF_LIMITS, join = true }: PdfReadOptions = {}): Promise<PdfTables> {
  if (bytes.length > limits.bytes) throw new DocumentError('GATE_TOO_LARGE', {})
  const pdf = await openPdf(bytes)
  try {
    const tables: PdfTable[] = []
    const problems: Problem[] = []
    const lines = new Map<number, PageLines>()
    let left = limits
    const pages = Math.min(pdf.pages, limits.pages)
    for (let number = 1; number <= pages; number++) {
      const { content, operators, letters } = await pdf.page(number, left)
      left = { ...left, operators: left.operators - operators, glyphs: left.glyphs - letters }
      const state = readability(content)
      if (state !== 'readable') {
        problems.push(pageProblem(state, number))
        continue
      }
      const taken: PdfTable[] = []
      const frames = framesOf(content)
      lines.set(number, pageLines(content, frames[0]))
      for (const frame of frames) {
        for (const found of findGrids(frame)) {
          const table = tableOf(found, frame, number)
          // One row is a table only as the rest of one on the page before.
          if (table && found.isRest && !(taken.length === 0 && isRestOf(tables.at(-1), table))) continue
          if (table && !taken.some(({ box }) => overlap(box, table.box))) taken.push(table)
        }
      }
      tables.push(...taken.sort((a, b) => a.box.y0 - b.box.y0 || a.box.x0 - b.box.x0))
    }
    return { pages: pdf.pages, tables: join ? joinPages(tables, lines) : tables, problems }
  } finally {
    await pdf.close()
  }
}

const overlap = (a: PdfTable['box'], b: PdfTable['box']): boolean => Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0) > 2 && Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0) > 2

function isRestOf(last: PdfTable | undefined, table: PdfTable): boolean {
  if (last === undefined || last.page !== table.page - 1 || last.cols !== table.cols) return false
  return last.columnEdges.every((edge, index) => Math.abs(edge - (table.columnEdges[index] ?? Infinity)) <= 3)
}

function tableOf({ grid, method, confidence }: FoundGrid, frame: Frame, page: number): PdfTable | null {
  const words = grid.cells.flatMap((cell) => cell.words)
  if (words.filter(({ turn }) => turn !== 0).length * 2 > words.length) return null
  const seen = <T extends { x0: number; y0: number; x1: number; y1: number }>(box: T) => pageBox(frame.turn, box, frame.pageWidth, frame.pageHeight)
  return {
    page,
    pages: [page],
    box: seen(grid.box),
    method,
    confidence,
    caption: null,
    heading: null,
    rows: grid.ys.length - 1,
    cols: grid.xs.length - 1,
    headerRows: 0,
    cells: grid.cells.map((cell) => cellOf(cell, page, seen(cell.box))),
    columnEdges: grid.xs,
    joinedFrom: [],
  }
}

function cellOf({ row, col, rowSpan, colSpan, words, box: inFrame }: GridCell, page: number, box: PdfCell['box']): PdfCell {
  return { row, col, rowSpan, colSpan, text: textOf(words), bold: words.length > 0 && words.every(({ bold }) => bold), align: alignOf(words, inFrame), page, box }
}

function alignOf(words: readonly Word[], { x0, x1 }: PdfCell['box']): PdfCell['align'] {
  if (words.length === 0) return null
  const text = boundsOf(words)
  const [left, right] = [text.x0 - x0, x1 - text.x1]
  if (Math.abs(left - right) <= Math.max(2, (x1 - x0) * 0.08)) return 'center'
  return left < right ? 'left' : 'right'
}
