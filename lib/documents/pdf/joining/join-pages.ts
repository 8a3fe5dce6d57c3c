import { captionNumber, readContinuation } from '../../word-tables/joining/continuation'
import { isValue, isYear } from '../grid/rows'
import type { PdfCell, PdfTable } from '../model'
import { ownLines, type PageLine, type PageLines } from './page-lines'

/**
 * Columns are the same if they differ by at most this many points. Rules are drawn identically on every page; white
 * space isn't.
 */
const SAME_RULES = 3
const SAME_SPACE = 16
/** A repeated header has at most this many rows. */
const MOST_HEADER = 6
/** A table continues on the next page only if less than this share of the page is left below it. */
const ROOM = 0.3

/** What joining needs to know about pages: their lines without headers and footers, and how far down these go. */
interface Pages {
  readonly lines: ReadonlyMap<number, readonly PageLine[]>
  readonly heights: ReadonlyMap<number, number>
  readonly bottom: number
}

/** A line below this share of the page height is a footer, even if it isn't marked as one. */
const LOWEST = 0.94

function pagesOf(pages: ReadonlyMap<number, PageLines>): Pages {
  const lines = ownLines(pages)
  const heights = new Map([...pages].map(([number, { height }]) => [number, height]))
  let bottom = 0
  for (const [number, own] of lines) {
    const lowest = (heights.get(number) ?? 0) * LOWEST
    for (const { y1 } of own) if (y1 < lowest) bottom = Math.max(bottom, y1)
  }
  return { lines, heights, bottom }
}

/** Joins tables that continue from page to page. In doubt, they stay separate. */
export function joinPages(tables: readonly PdfTable[], lines: ReadonlyMap<number, PageLines>): PdfTable[] {
  const joined: PdfTable[] = []
  for (const { table, joint } of jointsOf(tables, pagesOf(lines))) {
    const open = joined.at(-1)
    if (open !== undefined && joint !== null) joined[joined.length - 1] = together(open, table, joint)
    else joined.push(table)
  }
  return joined
}

/**
 * Completes rows that a page break cut: the rest on the next page is added to the row that it belongs to. Half of a
 * number would be a different number.
 */
export function withWholeRows(tables: readonly PdfTable[], lines: ReadonlyMap<number, PageLines>): PdfTable[] {
  const whole: PdfTable[] = []
  for (const { table, joint } of jointsOf(tables, pagesOf(lines))) {
    const before = whole.at(-1)
    if (before === undefined || joint === null || !joint.isCut) {
      whole.push(table)
      continue
    }
    whole[whole.length - 1] = { ...before, cells: completed(before, rowOf(table, joint.dropped)) }
    if (table.rows > 1) whole.push(withoutRow(table, joint.dropped))
  }
  return whole
}

/** Returns how each table continues the one before it; null if it is a table of its own. */
function jointsOf(
  tables: readonly PdfTable[],
  pages: Pages,
): { readonly table: PdfTable; readonly joint: Joint | null }[] {
  // A continued table has the header of its first page.
  let first: PdfTable | null = null
  let last: PdfTable | null = null
  const begun: PdfTable[] = []
  return tables.map((table) => {
    const next = first !== null && last !== null && last.page !== table.page ? jointOf(first, last, table, pages) : null
    const isCard = next?.dropped === 0 && begun.some((other) => areLabeledAlike(other, table))
    const joint = isCard ? null : next
    if (joint === null) begun.push((first = table))
    last = table
    return { table, joint }
  })
}

interface Joint {
  /** The number of rows that repeat the header. */
  readonly dropped: number
  /** The first row continues the last row of the page before. */
  readonly isCut: boolean
  /** The first row repeats the last row of the page before: a row across the page break is drawn on both pages. */
  readonly isTwice: boolean
  /** The last row of the page before has nothing but its rules: the page's end left the first row no room in it. */
  readonly isBlank: boolean
}

function jointOf(first: PdfTable, last: PdfTable, next: PdfTable, pages: Pages): Joint | null {
  if (next.page !== last.page + 1 || next.cols !== first.cols || first.cols < 2) return null
  const said = between(last, next, pages)
  if (said === null) return null
  const number = first.caption === null ? null : captionNumber(first.caption)
  const goesOn = said.some((text) => {
    const continuation = readContinuation(text)
    return continuation !== null && (continuation.number === null || number === null || continuation.number === number)
  })
  if (said.length > 0 && !goesOn && !said.every((text) => text === first.caption)) return null
  const dropped = repeatedRows(first, next)
  if (dropped >= next.rows) return null
  const alike = sameColumns(last, next)
  if (dropped === 0 && !alike) return null
  if (dropped === 0 && !goesOn && hasRoom(last, next, pages)) return null
  if (dropped === 0 && !goesOn && (hasOwnHeader(first, next) || beginsAgain(first, next))) return null
  if (dropped > 0 && beginsAgain(first, next, dropped)) return null
  const isTwice = dropped === 0 && isDrawnTwice(last, next, pages)
  const isBlank = isBlankEnd(last)
  return { dropped, isCut: !isTwice && !isBlank && goesOnFrom(last, next, dropped), isTwice, isBlank }
}

/** Of the height of a row, an empty one at a page's end has less. */
const BLANK = 0.9

/** Whether a table ends with an empty row that is lower than all its others. */
function isBlankEnd(last: PdfTable): boolean {
  const height = (cells: readonly PdfCell[]) => Math.max(0, ...cells.map(({ box }) => box.y1 - box.y0))
  const end = rowOf(last, last.rows - 1)
  if (last.rows < 2 || end.length !== last.cols || end.some(({ text }) => text !== '')) return false
  const others = last.cells.filter(({ row, rowSpan }) => row < last.rows - 1 && rowSpan === 1)
  return others.length > 0 && others.every((cell) => height(end) < BLANK * height([cell]))
}

/**
 * Returns the texts between two tables on consecutive pages, without headers and footers; null if there is too much.
 */
function between(last: PdfTable, next: PdfTable, { lines, heights }: Pages): string[] | null {
  const [above, below] = [lines.get(last.page), lines.get(next.page)]
  if (above === undefined || below === undefined) return null
  const after = above.filter((line) => line.y0 > last.box.y1 - 2 && line.x1 > last.box.x0 - 400)
  const before = below.filter((line) => line.y1 < next.box.y0 + 2)
  if (after.length > 0 || before.length > 2) return null
  if (last.box.y1 < (heights.get(last.page) ?? 0) * ROOM && before.length === 0) return null
  return before.map(({ text }) => text)
}

/** Whether the first row of the next part would have fit on the page before. */
function hasRoom(last: PdfTable, next: PdfTable, { bottom }: Pages): boolean {
  const height = Math.max(0, ...rowOf(next, 0).map(({ box }) => box.y1 - box.y0))
  return Math.max(last.box.y1, bottom) - last.box.y1 > height + 14
}

/** Of this many edges, one may lie anywhere in the white space around it if all others match. */
const EDGES = 6

function sameColumns(a: PdfTable, b: PdfTable): boolean {
  const isRuled = a.method === 'ruled' && b.method === 'ruled'
  const off = a.columnEdges.map((edge, index) => Math.abs(edge - (b.columnEdges[index] ?? Infinity)))
  const others = off.filter((by) => by > (isRuled ? SAME_RULES : SAME_SPACE))
  if (others.length === 0) return true
  return (
    !isRuled &&
    others.length === 1 &&
    off.length >= EDGES &&
    off.every((by) => by <= 2 * SAME_RULES || others.includes(by)) &&
    (others[0] ?? 0) <= 2 * SAME_SPACE
  )
}

/** Whether the last row of a page ends at the edge of the paper and is repeated as the first row of the next page. */
function isDrawnTwice(last: PdfTable, next: PdfTable, { heights }: Pages): boolean {
  const [ours, theirs] = [rowOf(last, last.rows - 1), rowOf(next, 0)]
  const height = Math.max(0, ...theirs.map(({ box }) => box.y1 - box.y0))
  const isCutOff = (heights.get(last.page) ?? Infinity) - last.box.y1 < height && next.box.y0 < height
  return isCutOff && theirs.filter(({ text }) => text !== '').length > 1 && areSame(ours, theirs)
}

const folded = (text: string): string => text.replace(/\s+/g, '').toLowerCase()

const rowOf = ({ cells }: PdfTable, row: number): PdfCell[] => cells.filter((cell) => cell.row === row)

/** Returns how many rows at the top repeat those of the first page. */
function repeatedRows(first: PdfTable, next: PdfTable): number {
  let same = 0
  const most = Math.min(MOST_HEADER, first.rows, next.rows)
  while (same < most && areSame(rowOf(first, same), rowOf(next, same))) same++
  const repeated = same > 0 ? same : repeatedWords(first, next)
  const texts = next.cells.flatMap(({ row, text }) => (row < repeated && text !== '' ? [text] : []))
  // Rows of names repeat as a header does; rows of figures are data.
  const names = texts.filter((text) => /\p{L}/u.test(text) || isYear(text))
  return names.length * 2 >= texts.length && names.some((text) => /\p{L}/u.test(text)) ? repeated : 0
}

function areSame(ours: readonly PdfCell[], theirs: readonly PdfCell[]): boolean {
  return (
    ours.length === theirs.length &&
    ours.every(
      (cell, index) =>
        folded(cell.text) === folded(theirs[index]?.text ?? '') && cell.colSpan === theirs[index]?.colSpan,
    )
  )
}

/**
 * Returns how many rows at the top contain the words of the first page's header, where white space separates them
 * differently.
 */
function repeatedWords(first: PdfTable, next: PdfTable): number {
  const header = (table: PdfTable, rows: number) =>
    table.cells
      .filter(({ row }) => row < rows)
      .flatMap(({ text }) => text.split(/\s+/))
      .filter((word) => word !== '')
      .sort()
      .join(' ')
  if (first.method === 'ruled' && next.method === 'ruled') return 0
  const isWhole = (table: PdfTable, rows: number) =>
    table.cells.every(({ row, rowSpan }) => row >= rows || row + rowSpan <= rows)
  const depths = ({ rows }: PdfTable) => Array.from({ length: Math.min(MOST_HEADER, rows - 1) }, (_, row) => row + 1)
  const ours = new Set(depths(first).flatMap((rows) => (isWhole(first, rows) ? [header(first, rows)] : [])))
  return depths(next).find((rows) => isWhole(next, rows) && ours.has(header(next, rows))) ?? 0
}

const isValued = (cells: readonly PdfCell[]): boolean => cells.some(({ text }) => isValue(text))

/** Whether a table begins with its own names above values, so it is a different table. */
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

/** This many rows prove that their numbers increase. */
const RISING = 3

/** Whether both parts number their rows and the second doesn't start after the first. */
function beginsAgain(whole: PdfTable, next: PdfTable, from = 0): boolean {
  const first = (table: PdfTable, row: number) =>
    table.cells.find((cell) => cell.row >= row && cell.col === 0 && /^\d+[.)]?$/.test(cell.text))?.text
  if (first(whole, 0)?.replace(/[.)]$/, '') === '1' && first(next, from)?.replace(/[.)]$/, '') === '1') return true
  const [ours, theirs] = [risingNumbers(whole, from), risingNumbers(next, from)]
  return ours !== null && theirs !== null && (theirs[0] ?? 0) <= (ours[0] ?? 0)
}

/** Cards begin alike in at least this many rows. */
const ALIKE = 2

/**
 * Whether a table begins with the labels of another one and has other values beside them, as the card of the next person
 * does. A title above each card looks like a page header, so only the labels tell.
 */
function areLabeledAlike(a: PdfTable, b: PdfTable): boolean {
  if (a.cols !== b.cols) return false
  const pairs = Array.from({ length: ALIKE }, (_, row) => [rowOf(a, row), rowOf(b, row)] as const)
  const isLabel = ({ col, text }: PdfCell, other: PdfCell) => col === 0 && /\p{L}/u.test(text) && text === other.text
  return (
    pairs.every(([ours, theirs]) => ours[0] && theirs[0] && isLabel(ours[0], theirs[0])) &&
    pairs.some(([ours, theirs]) => !areSame(ours, theirs))
  )
}

/** Returns the last number in each text of the first column, as in C-1000; null if they don't increase. */
function risingNumbers({ cells }: PdfTable, from: number): number[] | null {
  const texts = cells.filter(({ row, col, text }) => row >= from && col === 0 && text !== '').map(({ text }) => text)
  const numbers = texts.map((text) => Number(/\d+$/.exec(text.trim())?.[0] ?? NaN))
  // On the first page, a name is above them.
  const own = Number.isNaN(numbers[0]) ? numbers.slice(1) : numbers
  const rises =
    own.length >= RISING && own.every((number, index) => index === 0 || number > (own[index - 1] ?? Infinity))
  return rises ? own : null
}

/**
 * Whether a page break cut a row: the next part has less text than the row that it continues, and leaves a column empty
 * that is always filled.
 */
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

/** «1» at the end of a page and «528,97» on the next: one number, broken at its space. */
const isRestOfNumber = (above: string, text: string): boolean =>
  /^\d{1,3}$/.test(above) && /^\d{3}(?:[.,]\d+)?$/.test(text)

/** Returns the cells of a table with its last row completed. */
function completed({ cells, rows }: PdfTable, rest: readonly PdfCell[]): PdfCell[] {
  return cells.map((cell) => {
    const more =
      cell.row + cell.rowSpan === rows ? rest.find(({ col, text }) => col === cell.col && text !== '') : undefined
    return more === undefined ? cell : { ...cell, text: `${cell.text}\n${more.text}` }
  })
}

function withoutRow(table: PdfTable, gone: number): PdfTable {
  const cells = table.cells
    .filter(({ row }) => row !== gone)
    .map((cell) => (cell.row > gone ? { ...cell, row: cell.row - 1 } : cell))
  return { ...table, rows: table.rows - 1, cells }
}

function together(before: PdfTable, next: PdfTable, { dropped, isCut, isTwice, isBlank }: Joint): PdfTable {
  const whole = isBlank ? withoutRow(before, before.rows - 1) : before
  const shared = isCut || isTwice ? 1 : 0
  const offset = whole.rows - dropped - shared
  const rest = next.cells
    .filter(({ row }) => row >= dropped + shared)
    .map((cell) => ({ ...cell, row: cell.row + offset }))
  const cells = isCut ? completed(whole, rowOf(next, dropped)) : whole.cells
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
        rows: [whole.rows - shared, rows - 1],
        separators: next.separators,
      },
    ],
  }
}
