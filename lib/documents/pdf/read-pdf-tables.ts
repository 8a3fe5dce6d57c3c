import { DocumentError } from '../error'
import { problem, type Problem } from '../problem'
import { correctedTables, emptyFrame } from './corrections/corrected'
import type { FrameChoice } from './corrections/frame-choice'
import { continuedGrid, openedGrid, type OpenGrid } from './finding/continued'
import { findGrids } from './finding/find-tables'
import { joinBeside, tablesBeside } from './joining/beside'
import { joinPages, withWholeRows } from './joining/join-pages'
import { ownLines, pageLines, type PageLines } from './joining/page-lines'
import type { PdfPageOutline, PdfTable, PdfTables } from './model'
import { besidePage, damagedPage, pageProblems, pagesLeft, textCut, unknownLetters } from './page-problems'
import { readability } from './readability'
import { UNKNOWN_LETTER, type PageContent } from './reading/content'
import { PDF_LIMITS, type ReadingLimits } from './reading/limits'
import { openPdf, type OpenPdf } from './reading/open-pdf'
import { surroundings } from './surroundings'
import { overlap, tableOf } from './table-of'
import { framesOf, type Frame } from './text/frame'

export interface PdfReadOptions {
  /** Whether to join tables across pages; true by default. */
  readonly join?: boolean
  /** A person's corrections of parts of pages; the rest is detected. */
  readonly frames?: readonly FrameChoice[]
  readonly limits?: ReadingLimits
  readonly signal?: AbortSignal
  readonly onPage?: (done: number, total: number) => void
}

const MEBIBYTE = 1024 * 1024

/**
 * Returns the tables of a born-digital PDF. Scanned pages, fonts without Unicode and pages over a limit are reported
 * and give no table. Data goes one way:
 * 1. `reading/` interprets a page's operators as letters, rules and filled areas;
 * 2. `text/` builds words and lines from letters, in one frame for each direction of the page's text;
 * 3. `finding/` looks for lattices of rules, then for runs of aligned lines;
 * 4. `grid/` divides part of a page into rows, columns and cells;
 * 5. `joining/` joins what page breaks split.
 * @throws DocumentError GATE_TOO_LARGE, PDF_ENCRYPTED, PDF_DAMAGED, and PDF_UNREADABLE if no page can be read
 */
export async function readPdfTables(bytes: Uint8Array, options: PdfReadOptions = {}): Promise<PdfTables> {
  const { limits = PDF_LIMITS, join = true } = options
  if (bytes.length > limits.bytes) throw new DocumentError('GATE_TOO_LARGE', { limit: limits.bytes / MEBIBYTE })
  const pdf = await openPdf(bytes)
  try {
    const reading = new Reading()
    await readPages(pdf, reading, { ...options, limits })
    for (const page of unseen(reading, options.frames)) reading.problems.push(emptyFrame(page))
    const { tables, problems, outlines, lines, paragraphs, pictures, readable } = reading
    if (readable === 0 && problems.length > 0) {
      throw new DocumentError('PDF_UNREADABLE', { pages: pdf.pages }, [
        problem('PDF_UNREADABLE', 'error', { file: 'document', params: { pages: pdf.pages } }),
        ...problems,
      ])
    }
    const form = pdf.hasFields ? [problem('PDF_FORM', 'info', { file: 'document' })] : []
    const down = join ? joinPages(tables, lines) : withWholeRows(tables, lines)
    const beside = join ? joinBeside(down, lines) : { tables: down, apart: tablesBeside(tables) }
    const apart = beside.apart.map(besidePage)
    const all = [...form, ...problems, ...apart]
    return { pages: pdf.pages, outlines, tables: beside.tables, problems: all, paragraphs, pictures }
  } finally {
    await pdf.close()
  }
}

/** The results so far. */
class Reading {
  readonly tables: PdfTable[] = []
  readonly problems: Problem[] = []
  readonly outlines: PdfPageOutline[] = []
  readonly lines = new Map<number, PageLines>()
  paragraphs = 0
  pictures = 0
  /** The number of pages that are readable or empty. */
  readable = 0
  /** What the page before ended with; null if rules separate its columns or text is below it. */
  open: { readonly page: number; readonly last: OpenGrid; readonly begun: PdfTable | null } | null = null
}

async function readPages(
  pdf: OpenPdf,
  reading: Reading,
  { limits, frames = [], signal, onPage }: PdfReadOptions & { readonly limits: ReadingLimits },
): Promise<void> {
  const began = performance.now()
  let left = limits
  const pages = Math.min(pdf.pages, limits.pages)
  for (let number = 1; number <= pages; number++) {
    onPage?.(number - 1, pages)
    // pdf.js never leaves the microtask queue, so an abort signal is only noticed here.
    await new Promise((resolve) => setTimeout(resolve))
    signal?.throwIfAborted()
    const isOver = left.operators <= 0 || left.glyphs <= 0 || performance.now() - began > limits.milliseconds
    if (isOver) {
      reading.problems.push(pagesLeft(number, pdf.pages - number + 1))
      return
    }
    left = { ...left, milliseconds: limits.milliseconds - (performance.now() - began) }
    const page = await pdf.page(number, left).catch(() => null)
    if (page === null) {
      reading.problems.push(damagedPage(number))
      reading.outlines.push({ page: number, width: 595, height: 842, state: 'damaged', lines: [] })
      continue
    }
    left = { ...left, operators: left.operators - page.operators, glyphs: left.glyphs - page.letters }
    readPage(
      page.content,
      reading,
      frames.filter((choice) => choice.page === number),
    )
  }
  if (pdf.pages > pages) reading.problems.push(pagesLeft(pages + 1, pdf.pages - pages))
  onPage?.(pages, pages)
}

function readPage(content: PageContent, reading: Reading, choices: readonly FrameChoice[]): void {
  const state = readability(content)
  reading.problems.push(...pageProblems(content, state))
  reading.pictures += content.pictures.length
  const outline = { page: content.number, width: content.width, height: content.height, state }
  if (state !== 'readable') {
    reading.outlines.push({ ...outline, lines: [] })
    return
  }
  reading.readable++
  const frames = framesOf(content)
  const lines = pageLines(content, frames[0])
  reading.outlines.push({ ...outline, lines: lines.lines })
  reading.lines.set(content.number, lines)
  let taken: PdfTable[] = []
  const grids = new Map<PdfTable, OpenGrid>()
  for (const frame of frames) {
    for (const found of findGrids(frame)) {
      const table = tableOf(found, frame, lines)
      if (table === null) continue
      grids.set(table, { grid: found.grid, turn: frame.turn })
      // A single row counts as a table only if it continues one from the page before.
      if (found.isRest && !(taken.length === 0 && isRestOf(reading.tables.at(-1), table))) continue
      if (!taken.some(({ box }) => overlap(box, table.box))) taken.push(table)
    }
  }
  if (choices.length === 0) taken = continued(taken, reading, frames[0], lines)
  reading.open = choices.length === 0 ? openAt(taken, grids, frames[0], lines) : null
  const { tables, problems } = correctedTables(taken, choices, frames, lines)
  reading.problems.push(...problems)
  const unknown = tables.flatMap(({ cells }) => cells).reduce((sum, { text }) => sum + countOf(text, UNKNOWN_LETTER), 0)
  if (unknown > 0) reading.problems.push(unknownLetters(content.number, unknown))
  const cut = tables.flatMap(({ cells }) => cells.filter((cell) => cell.cut))
  if (cut[0] !== undefined) reading.problems.push(textCut(content.number, cut.length, cut[0].text))
  reading.paragraphs += paragraphsIn(lines, tables)
  reading.tables.push(...withSurroundings(tables, lines).sort((a, b) => a.box.y0 - b.box.y0 || a.box.x0 - b.box.x0))
}

/**
 * Adds the rows with which a table without rules goes on at the top of the page, in the columns that it had, if they
 * aren't found there or have other columns.
 */
function continued(found: PdfTable[], reading: Reading, frame: Frame | undefined, lines: PageLines): PdfTable[] {
  const { open } = reading
  reading.open = null
  if (open?.page !== lines.page - 1 || frame === undefined || frame.turn !== 0) return found
  const [first, ...others] = found.toSorted((a, b) => a.box.y0 - b.box.y0)
  const isSame = first !== undefined && first.cols === open.last.grid.xs.length - 1
  const pages = new Map([reading.lines.get(lines.page - 1), lines].flatMap((each) => (each ? [[each.page, each]] : [])))
  const [line] = ownLines(pages).get(lines.page) ?? []
  if (line === undefined || first?.method === 'ruled' || (isSame && open.begun === null)) return found
  const rest = continuedGrid(open.last, frame, line.y0 - 1)
  const table = rest && tableOf(rest, frame, lines)
  if (table === null || (first !== undefined && overlap(table.box, first.box) && table.box.y1 < first.box.y1 - 2))
    return found
  if (open.begun) reading.tables.push(open.begun)
  return [table, ...(first && !overlap(table.box, first.box) ? [first] : []), ...others]
}

/** Returns the last table of a page with the rows of the next one that begin below it; null if other text is below. */
function openAt(
  tables: readonly PdfTable[],
  grids: ReadonlyMap<PdfTable, OpenGrid>,
  frame: Frame | undefined,
  lines: PageLines,
): Reading['open'] {
  const last = tables.toSorted((a, b) => a.box.y1 - b.box.y1).at(-1)
  const own = last && grids.get(last)
  if (!own || !frame || frame.turn !== 0 || own.grid.ruledColumns) return null
  const under = (ownLines(new Map([[lines.page, lines]])).get(lines.page) ?? []).filter(
    (line) => line.y0 > last.box.y1 - 1,
  )
  if (under.length === 0) return { page: lines.page, last: own, begun: null }
  const begun = openedGrid(own, frame, Math.max(...under.map(({ y1 }) => y1)))
  const table = begun && tableOf(begun, frame, lines)
  return table && { page: lines.page, last: own, begun: withSurroundings([...tables, table], lines).at(-1) ?? table }
}

const countOf = (text: string, letter: string): number => text.split(letter).length - 1

/** Adds captions and headings to tables, without text that is part of another table. */
function withSurroundings(tables: readonly PdfTable[], lines: PageLines): PdfTable[] {
  if (tables.length < 2) return [...tables]
  return tables.map((table) => {
    const others = tables.filter((other) => other !== table)
    const outside = lines.lines.filter((line) => !others.some(({ box }) => overlap(box, line)))
    const under = others.filter(({ box }) => box.y0 >= table.box.y1 - 2).map(({ box }) => box.y0)
    return { ...table, ...surroundings(table.box, { ...lines, lines: outside }, Math.min(...under)) }
  })
}

/** Returns the pages with frames that couldn't be read. */
function unseen({ outlines }: Reading, frames: readonly FrameChoice[] = []): number[] {
  const seen = new Set(outlines.filter(({ state }) => state === 'readable').map(({ page }) => page))
  return [...new Set(frames.map(({ page }) => page))].filter((page) => !seen.has(page))
}

/** Counts the paragraphs outside tables: lines with space above them. */
function paragraphsIn({ lines }: PageLines, tables: readonly PdfTable[]): number {
  const own = lines.filter((line) => !tables.some(({ box }) => overlap(box, line)))
  return own.filter((line, index) => {
    const before = own[index - 1]
    return before === undefined || line.y0 - before.y1 > 0.6 * line.size || line.y0 < before.y0
  }).length
}

function isRestOf(last: PdfTable | undefined, table: PdfTable): boolean {
  if (last === undefined || last.page !== table.page - 1 || last.cols !== table.cols) return false
  return last.columnEdges.every((edge, index) => Math.abs(edge - (table.columnEdges[index] ?? Infinity)) <= 3)
}
