import { boundsOf, textOf } from '../text/lines'
import { centeredSpans, type Span } from './centered-spans'
import { isDatum } from './rows'
import type { Grid, GridCell } from './grid'
import { DEEPEST, sorted, splitSpanners } from './spanners'

/** Merges the header cells of a grid that only white space shows. */
export function withHeader(grid: Grid): Grid {
  if (grid.cells.length > 20_000) return grid
  const split = splitSpanners(grid)
  const depth = headerDepth(split)
  const numbered = depth > 0 ? underNumbers(split, depth) : null
  if (numbered) return numbered
  const top = firstLevel(split, depth)
  return depth - top < 2 ? split : mergedDown(centered(split, top, depth), top, depth)
}

/** The levels of a header are closer than this, in multiples of the font size: an empty row is between other texts. */
const BLANK = 1.3

/** Returns the row in which the header begins: the first one below an empty row, unless rules separate the rows. */
function firstLevel({ cells, ruledRows }: Grid, depth: number): number {
  if (ruledRows) return 0
  const words = (row: number) => cells.flatMap((cell) => (cell.row === row ? cell.words : []))
  for (let row = depth - 1; row > 0; row--) {
    const [over, own] = [words(row - 1), words(row)]
    if (over.length === 0 || own.length === 0) continue
    const gap = boundsOf(own).y0 - boundsOf(over).y1
    if (gap > BLANK * Math.max(...own.map(({ size }) => size))) return row
  }
  return 0
}

/**
 * Returns how many rows at the top have no values while the rows below do. A rule below only some of the columns is
 * inside the header.
 */
function headerDepth({ cells, ys, xs, across = [] }: Grid): number {
  const rows = ys.length - 1
  const width = (xs.at(-1) ?? 0) - (xs[0] ?? 0)
  let spanned = 0
  for (let row = 0; row < Math.min(rows - 2, DEEPEST - 1); row++) {
    const under = across.filter(
      ({ at, from, to }) =>
        Math.abs(at - (ys[row + 1] ?? 0)) < 4 && to - from < width * 0.93 && to - from > width * 0.08,
    )
    if (under.length > 0 && cells.some((cell) => cell.row === row && cell.words.length > 0)) spanned = row + 2
  }
  for (let row = 0; row < Math.min(rows, DEEPEST + 1); row++) {
    const own = cells.filter((cell) => cell.row === row && cell.words.length > 0)
    const values = own.filter((cell) => isDatum(textOf(cell.words))).length
    if (values > 0 && values * 3 >= own.length) return Math.max(row, spanned)
  }
  return spanned
}

/** A row that names at least this share of the columns is the last one of a header. */
const NAMED = 0.8

/**
 * Returns the grid with its header where numbers are in it, such as the badge numbers of the people whose doses are
 * below: each is in the column of a text above, and both are centered over several columns with names of their own.
 * Null if there is no such header.
 */
function underNumbers(grid: Grid, depth: number): Grid | null {
  const columns = grid.xs.length - 1
  const filled = (row: number) => grid.cells.filter((cell) => cell.row === row && cell.words.length > 0)
  const isValued = (row: number) => filled(row).some(({ words }) => isDatum(textOf(words)))
  let names = depth + 1
  while (names <= DEEPEST && isValued(names)) names++
  if (names > DEEPEST || filled(names).length < columns * NAMED || !isValued(names + 1)) return null
  const own = filled(depth - 1)
  const isSame = (row: number) =>
    filled(row).length === own.length && filled(row).every(({ col }, at) => col === own[at]?.col)
  const over = Array.from({ length: names - depth }, (_, at) => depth + at)
  if (own.length * 2 > columns || !over.every(isSame)) return null
  const whole = centered({ ...grid, isSpreadsheet: false }, depth - 1, names + 1)
  const isOver = ({ row, col, colSpan, words }: GridCell) =>
    row < depth - 1 || row >= names || col === 0 || words.length === 0 || colSpan > 1
  return whole.cells.every(isOver) ? { ...whole, ...(grid.isSpreadsheet && { isSpreadsheet: true }) } : null
}

/** A text centered over several columns that have texts of their own is a header of all of them. */
function centered(grid: Grid, top: number, depth: number): Grid {
  let { cells } = grid
  for (let row = depth - 2; row >= top; row--) {
    const below = boundsBelow(cells, row, grid.xs)
    const groups = groupsSetLeft(cells, row)
    const free = (col: number) =>
      below.has(col) &&
      cells.some(
        (other) =>
          other.row === row &&
          other.col <= col &&
          other.col + other.colSpan > col &&
          other.rowSpan === 1 &&
          other.words.length === 0,
      )
    const areLeft = areSetLeft(cells, row)
    const spanned = areLeft ? new Map<GridCell, Span>() : centeredSpans({ ...grid, cells }, row, free)
    for (const cell of cells.filter((own) => own.row === row && own.words.length > 0)) {
      const over = (span: Span) =>
        cells.filter((other) => other.row === row && other.col <= span.to && other.col + other.colSpan > span.from)
      const isFree = (span: Span) =>
        over(span).every(
          (other) =>
            (other === cell || other.words.length === 0) &&
            other.rowSpan === 1 &&
            other.col >= span.from &&
            other.col + other.colSpan - 1 <= span.to,
        )
      // A rule under several texts is over the columns of none of them alone.
      const spans = [
        ruledSpan(cell, grid, below),
        groups.get(cell),
        leftSpan(cell, { grid, areLeft }, free, below),
        spanned.get(cell),
      ]
      const span = spans.find((each) => each && isFree(each))
      if (!span) continue
      const within = over(span)
      const taken = new Set(within)
      const merged: GridCell = {
        ...cell,
        col: span.from,
        colSpan: span.to - span.from + 1,
        box: { ...cell.box, x0: grid.xs[span.from] ?? cell.box.x0, x1: grid.xs[span.to + 1] ?? cell.box.x1 },
      }
      cells = sorted([...cells.filter((other) => !taken.has(other)), merged])
    }
  }
  return { ...grid, cells }
}

/** Left-aligned texts begin within this many points of each other. */
const SAME_START = 2

/**
 * Returns the columns of left-aligned headers that each begin with the first of several columns, if the column names
 * below repeat: quarters over the same two quantities.
 */
function groupsSetLeft(cells: readonly GridCell[], row: number): Map<GridCell, Span> {
  const [over, under] = [row, row + 1].map((own) => cells.filter((cell) => cell.row === own && cell.words.length > 0))
  const [first, second] = over ?? []
  const count = (second?.col ?? 0) - (first?.col ?? 0)
  const names = ({ col }: GridCell) =>
    Array.from({ length: count }, (_, at) => textOf(under?.find((cell) => cell.col === col + at)?.words ?? []))
  const isGroup = (cell: GridCell, index: number) => {
    const begin = under?.find(({ col, colSpan }) => col === cell.col && colSpan === 1)
    return (
      cell.colSpan === 1 &&
      cell.col === (first?.col ?? 0) + index * count &&
      begin !== undefined &&
      Math.abs(boundsOf(begin.words).x0 - boundsOf(cell.words).x0) <= SAME_START
    )
  }
  if (first === undefined || count < 2 || !over?.every(isGroup)) return new Map()
  const repeated = names(first)
  const areSame = over.every((cell) => names(cell).every((name, at) => name !== '' && name === repeated[at]))
  return new Map(areSame ? over.map((cell) => [cell, { from: cell.col, to: cell.col + count - 1 }]) : [])
}

/** Returns the extent of the texts below a row, by column. A text over several columns gives its width to each. */
function boundsBelow(cells: readonly GridCell[], row: number, xs: readonly number[]): Map<number, Bounds> {
  const below = new Map<number, Bounds>()
  for (const { row: own, col, colSpan, words } of cells) {
    if (own !== row + 1 || words.length === 0) continue
    if (colSpan === 1) below.set(col, boundsOf(words))
    else for (let at = col; at < col + colSpan; at++) below.set(at, { x0: xs[at] ?? 0, x1: xs[at + 1] ?? 0 })
  }
  return below
}

interface Bounds {
  readonly x0: number
  readonly x1: number
}

/** Where texts stand, by column. */
type Below = ReadonlyMap<number, Bounds>

/** Returns the columns that a rule extends over, between a header's text and the texts below it. */
function ruledSpan(cell: GridCell, { across = [], xs }: Grid, below: ReadonlyMap<number, Bounds>): Span | null {
  const text = boundsOf(cell.words)
  const width = (xs.at(-1) ?? 0) - (xs[0] ?? 0)
  const pieces = across.filter(({ at }) => at > text.y1 - 3 && at < cell.box.y1 + 4)
  const rule = pieces.find(({ from, to }) => from <= text.x0 + 2 && to >= text.x1 - 2 && to - from < width * 0.93)
  if (rule === undefined) return null
  const own = [...below]
    .filter(([, { x0, x1 }]) => (x0 + x1) / 2 > rule.from && (x0 + x1) / 2 < rule.to)
    .map(([col]) => col)
  const [from, to] = [Math.min(...own), Math.max(...own)]
  return own.length > 1 && own.length === to - from + 1 && (from !== cell.col || to !== cell.col + cell.colSpan - 1)
    ? { from, to }
    : null
}

/** A text this far from the middle of columns, in points, isn't left-aligned over them but centered. */
const OFF_MIDDLE = 4

/** A text and one below it begin at the same edge of a spreadsheet column within this many points. */
const SAME_EDGE = 0.7

/**
 * Whether each of several texts in a row begins where other texts of its column do. Centered texts over several columns
 * rarely all do.
 */
function areSetLeft(cells: readonly GridCell[], row: number): boolean {
  const own = cells.filter((cell) => cell.row === row && cell.words.length > 0)
  const isSetLeft = ({ col, words }: GridCell) => {
    const text = boundsOf(words)
    return cells.some((other) => {
      if (other.row === row || other.col !== col || other.words.length === 0 || isDatum(textOf(other.words)))
        return false
      const { x0, x1 } = boundsOf(other.words)
      // Texts as wide as each other may just as well be centered.
      return Math.abs(x0 - text.x0) <= SAME_EDGE && Math.abs(x1 - text.x1) > 2 * SAME_EDGE
    })
  }
  return own.length > 1 && own.every(isSetLeft)
}

/**
 * Returns the columns of a left-aligned header in a printed spreadsheet: from the column that begins where it does to
 * the next header or the last column.
 */
function leftSpan(
  cell: GridCell,
  { grid, areLeft }: { readonly grid: Grid; readonly areLeft: boolean },
  free: (col: number) => boolean,
  below: Below,
): Span | null {
  const text = boundsOf(cell.words)
  const from = [...below].find(([, { x0 }]) => Math.abs(x0 - text.x0) <= SAME_EDGE)?.[0]
  if (!(areLeft || grid.isSpreadsheet) || from === undefined || from < cell.col) return null
  let to = from
  while (free(to + 1) || (to + 1 < cell.col + cell.colSpan && below.has(to + 1))) to++
  const [begin, end] = [below.get(from), below.get(to)]
  const isCentered = !areLeft && begin && end && Math.abs((begin.x0 + end.x1 - text.x0 - text.x1) / 2) <= OFF_MIDDLE
  return to > from && !isCentered ? { from, to } : null
}

/** A header's text next to two rows extends over both. */
function mergedDown(grid: Grid, top: number, depth: number): Grid {
  const header = grid.cells.filter(({ row }) => row >= top && row < depth)
  if (!header.some(({ colSpan, row, words }) => colSpan > 1 && row < depth - 1 && words.length > 0)) return grid
  let cells = [...grid.cells]
  for (let col = 0; col < grid.xs.length - 1; col++) {
    const own = cells.filter((cell) => cell.row >= top && cell.row < depth && cell.col === col)
    const filled = own.filter((cell) => cell.words.length > 0)
    const [text] = filled
    if (filled.length !== 1 || !text || text.colSpan !== 1 || own.some((cell) => cell.colSpan !== 1)) continue
    const first = own[0] as GridCell
    const end = Math.max(...own.map(({ row, rowSpan }) => row + rowSpan))
    if (first.row !== top || own.reduce((sum, { rowSpan }) => sum + rowSpan, top) !== end || end > depth) continue
    // Rules between them mean that they are separate cells.
    if (
      own.length > 1 &&
      grid.ruledBetween?.(
        col,
        own.slice(1).map(({ row }) => row),
      )
    )
      continue
    const merged: GridCell = {
      ...text,
      row: top,
      rowSpan: end - top,
      box: { ...text.box, y0: first.box.y0, y1: grid.ys[end] ?? text.box.y1 },
    }
    cells = cells.filter((cell) => !own.includes(cell))
    cells.push(merged)
  }
  return { ...grid, cells: sorted(cells) }
}
