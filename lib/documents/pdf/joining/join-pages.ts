import { captionNumber, readContinuation } from '../../word-tables/joining/continuation'
import { isValue } from '../grid/rows'
import type { PdfCell, PdfTable } from '../model'
import { isRunning, type PageLine, type PageLines } from './page-lines'

/** Columns are the same up to this, in points: rules are drawn the same on every page, and white space isn't. */
const SAME_RULES = 3
const SAME_SPACE = 16
/** A header that is repeated has no more rows. */
const MOST_HEADER = 6
/** Between the last row of a page and its end there is less room than this. */
const ROOM = 0.3

/** The tables of a document with those put together that pages split; none is where there is doubt. */
export function joinPages(tables: readonly PdfTable[], pages: ReadonlyMap<number, PageLines>): PdfTable[] {
  const joined: PdfTable[] = []
  let open: PdfTable | null = null
  let piece: PdfTable | null = null
  tables.forEach((table, index) => {
    const isFirst = tables[index - 1]?.page !== table.page
    const joint: Joint | null = open !== null && piece !== null && isFirst ? jointOf(open, piece, table, pages) : null
    if (open !== null && joint !== null) open = together(open, table, joint)
    else {
      if (open !== null) joined.push(open)
      open = table
    }
    piece = table
  })
  if (open !== null) joined.push(open)
  return joined
}

interface Joint {
  /** Rows that repeat the header. */
  readonly dropped: number
  /** The first row goes on with the last one of the page before. */
  readonly isCut: boolean
}

function jointOf(whole: PdfTable, last: PdfTable, next: PdfTable, pages: ReadonlyMap<number, PageLines>): Joint | null {
  if (next.page !== last.page + 1 || next.cols !== whole.cols || whole.cols < 2) return null
  const said = between(last, next, pages)
  if (said === null) return null
  const number = whole.caption === null ? null : captionNumber(whole.caption)
  const goesOn = said.some((text) => {
    const continuation = readContinuation(text)
    return continuation !== null && (continuation.number === null || number === null || continuation.number === number)
  })
  if (said.length > 0 && !goesOn && !said.every((text) => text === whole.caption)) return null
  const dropped = repeatedRows(whole, next)
  if (dropped >= next.rows) return null
  const alike = sameColumns(last, next)
  if (dropped === 0 && !alike) return null
  if (dropped === 0 && !goesOn && hasRoom(last, next, pages)) return null
  if (dropped === 0 && !goesOn && (hasOwnHeader(whole, next) || beginsAgain(whole, next))) return null
  if (dropped > 0 && beginsAgain(whole, next, dropped)) return null
  return { dropped, isCut: goesOnFrom(last, next, dropped) }
}

/** The texts between two tables on pages that follow one another, but for headers and footers; null where there is too much. */
function between(last: PdfTable, next: PdfTable, pages: ReadonlyMap<number, PageLines>): string[] | null {
  const [above, below] = [pages.get(last.page), pages.get(next.page)]
  if (above === undefined || below === undefined) return null
  const around = (page: number) => [page - 1, page + 1].flatMap((number) => pages.get(number) ?? [])
  const isOutside = (line: PageLine, table: PdfTable) => line.x1 > table.box.x0 - 400
  const after = above.lines.filter(
    (line) => line.y0 > last.box.y1 - 2 && isOutside(line, last) && !isRunning(line, above, around(last.page)),
  )
  const before = below.lines.filter((line) => line.y1 < next.box.y0 + 2 && !isRunning(line, below, around(next.page)))
  if (after.length > 0 || before.length > 2) return null
  if (last.box.y1 < above.height * ROOM && !before.length) return null
  return before.map(({ text }) => text)
}

/** Whether the first row of what follows would have stood on the page before. */
function hasRoom(last: PdfTable, next: PdfTable, pages: ReadonlyMap<number, PageLines>): boolean {
  const bottoms = [...pages.values()].flatMap((page) => {
    const own = page.lines.filter(
      (line) =>
        line.y1 < page.height * 0.94 &&
        !isRunning(
          line,
          page,
          [...pages.values()].filter((other) => Math.abs(other.page - page.page) === 1),
        ),
    )
    return own.map(({ y1 }) => y1)
  })
  const bottom = Math.max(last.box.y1, ...bottoms)
  const row = rowOf(next, 0)
  const height = Math.max(0, ...row.map(({ box }) => box.y1 - box.y0))
  return bottom - last.box.y1 > height + 14
}

function sameColumns(a: PdfTable, b: PdfTable): boolean {
  const tolerance = a.method === 'ruled' && b.method === 'ruled' ? SAME_RULES : SAME_SPACE
  return a.columnEdges.every((edge, index) => Math.abs(edge - (b.columnEdges[index] ?? Infinity)) <= tolerance)
}

const folded = (text: string): string => text.replace(/\s+/g, '').toLowerCase()

const rowOf = ({ cells }: PdfTable, row: number): PdfCell[] => cells.filter((cell) => cell.row === row)

/** How many rows at the top repeat those of the first page. */
function repeatedRows(whole: PdfTable, next: PdfTable): number {
  let repeated = 0
  for (let row = 0; row < Math.min(MOST_HEADER, whole.rows, next.rows); row++) {
    const [ours, theirs] = [rowOf(whole, row), rowOf(next, row)]
    const same =
      ours.length === theirs.length &&
      ours.every(
        (cell, index) =>
          folded(cell.text) === folded(theirs[index]?.text ?? '') && cell.colSpan === theirs[index]?.colSpan,
      )
    if (!same) break
    repeated = row + 1
  }
  const texts = next.cells.filter(({ row }) => row < repeated).map(({ text }) => text)
  // Rows of names repeat as a header does; rows of figures are data.
  return texts.filter((text) => /\p{L}/u.test(text)).length * 2 >= texts.filter((text) => text !== '').length &&
    texts.some((text) => text !== '')
    ? repeated
    : 0
}

const isValued = (cells: readonly PdfCell[]): boolean => cells.some(({ text }) => isValue(text))

/** Whether a table begins with names over values, as the first one does: it is another table. */
function hasOwnHeader(whole: PdfTable, next: PdfTable): boolean {
  const begins = (table: PdfTable) => {
    const [first, second] = [rowOf(table, 0), rowOf(table, 1)]
    const filled = first.filter(({ text }) => text !== '')
    return filled.length > 1 && !isValued(filled) && isValued(second)
  }
  if (begins(next)) return begins(whole) || rowOf(next, 0).every(({ bold, text }) => bold && text !== '')
  const first = rowOf(next, 0).filter(({ text }) => text !== '')
  return first.length > 1 && first.every(({ bold }) => bold) && !rowOf(next, 1).some(({ bold }) => bold)
}

/** Whether both number their rows from one. */
function beginsAgain(whole: PdfTable, next: PdfTable, from = 0): boolean {
  const first = (table: PdfTable, row: number) =>
    table.cells.find((cell) => cell.row >= row && cell.col === 0 && /^\d+[.)]?$/.test(cell.text))?.text
  return first(whole, 0)?.replace(/[.)]$/, '') === '1' && first(next, from)?.replace(/[.)]$/, '') === '1'
}

/** Whether a page's end cut a row: what follows has less text than the row that it goes on with, and nothing in a column always filled. */
function goesOnFrom(last: PdfTable, next: PdfTable, dropped: number): boolean {
  const row = rowOf(next, dropped)
  const before = rowOf(last, last.rows - 1)
  const above = (col: number) => before.find((cell) => cell.col === col)?.text ?? ''
  const filled = row.filter(({ text }) => text !== '')
  if (
    filled.length === 0 ||
    filled.length === next.cols ||
    row.some(({ rowSpan, colSpan }) => rowSpan > 1 || colSpan > 1)
  )
    return false
  if (!filled.every(({ col }) => above(col) !== '')) return false
  if (filled.every(({ col, text }) => isRestOfNumber(above(col), text) || (!isValue(text) && above(col) !== ''))) {
    if (filled.some(({ col, text }) => isRestOfNumber(above(col), text))) return true
  }
  if (filled.length * 2 > next.cols || next.rows - dropped < 2) return false
  const [first] = filled
  if (first?.col === 0) return /^\p{Ll}/u.test(first.text)
  return filled.every(({ col, text }) => !isValue(text) || above(col).length > 20)
}

/** «1» at a page's end and «528,97» on the next page: one number, parted at its space. */
const isRestOfNumber = (above: string, text: string): boolean =>
  /^\d{1,3}$/.test(above) && /^\d{3}(?:[.,]\d+)?$/.test(text)

function together(whole: PdfTable, next: PdfTable, { dropped, isCut }: Joint): PdfTable {
  const offset = whole.rows - dropped - (isCut ? 1 : 0)
  const rest = next.cells
    .filter(({ row }) => row >= dropped + (isCut ? 1 : 0))
    .map((cell) => ({ ...cell, row: cell.row + offset }))
  const cut = isCut ? rowOf(next, dropped) : []
  const cells = whole.cells.map((cell) => {
    const more =
      cell.row + cell.rowSpan === whole.rows ? cut.find(({ col, text }) => col === cell.col && text !== '') : undefined
    return more === undefined ? cell : { ...cell, text: `${cell.text}\n${more.text}` }
  })
  const rows = offset + next.rows
  const first =
    whole.joinedFrom.length > 0
      ? whole.joinedFrom
      : [{ page: whole.page, box: whole.box, rows: [0, whole.rows - 1] as const, separators: whole.separators }]
  return {
    ...whole,
    pages: [...whole.pages, next.page],
    rows,
    cells: [...cells, ...rest],
    headerRows: Math.max(whole.headerRows, dropped),
    confidence: Math.min(whole.confidence, next.confidence),
    joinedFrom: [
      ...first,
      {
        page: next.page,
        box: next.box,
        rows: [whole.rows - (isCut ? 1 : 0), rows - 1],
        separators: next.separators,
      },
    ],
  }
}
