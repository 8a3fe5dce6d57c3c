import { boundsOf, linesOf } from '../text/lines'
import type { Word } from '../text/words'
import type { Grid, GridCell } from './grid'

/** Headers have at most this many levels. */
export const DEEPEST = 4

/** Splits a row in two where a cell has one text over several columns and, below it, one text for each column. */
export function splitSpanners(grid: Grid): Grid {
  for (let row = 0; row < Math.min(DEEPEST, grid.ys.length - 1); row++) {
    const wide = grid.cells.filter(
      (cell) => cell.row === row && cell.colSpan > 1 && cell.rowSpan === 1 && cell.words.length > 1,
    )
    const cuts = wide.flatMap((cell) => {
      const cut = spannerCut(cell, grid.xs)
      return cut === null ? [] : [{ cell, cut }]
    })
    const wider = withSpanners(grid, row)
    if (wider) return splitSpanners(wider)
    const [first] = cuts
    if (first) return splitSpanners(withRow(grid, row, first.cut, new Set(cuts.map(({ cell }) => cell))))
  }
  return grid
}

/**
 * Returns the height that separates a text over several columns from the texts below it; null if the cell isn't built
 * like this.
 */
function spannerCut({ words, col, colSpan }: GridCell, xs: readonly number[]): number | null {
  const lines = linesOf(words)
  if (lines.length < 2) return null
  const edges = xs.slice(col + 1, col + colSpan)
  const crosses = (own: readonly Word[]) =>
    edges.some((edge) => own.some((word) => word.x0 < edge - 1 && word.x1 > edge + 1))
  for (let at = 1; at < lines.length; at++) {
    const [above, below] = [lines.slice(0, at), lines.slice(at)]
    const columns = new Set(
      below.flatMap((line) => line.words.map((word) => edges.filter((edge) => (word.x0 + word.x1) / 2 > edge).length)),
    )
    if (below.some((line) => crosses(line.words)) || columns.size < Math.min(2, colSpan)) continue
    const top = new Set(
      above.flatMap((line) => line.words.map((word) => edges.filter((edge) => (word.x0 + word.x1) / 2 > edge).length)),
    )
    const [last, next] = [above.at(-1), below[0]]
    if (!last || !next) continue
    if (top.size > 1 || above.some((line) => crosses(line.words))) return (last.y1 + next.y0) / 2
  }
  return null
}

/** A text over the columns of several adjacent cells. */
interface Spanner {
  readonly taken: readonly GridCell[]
  readonly columns: number
  /** Its distance from the middle of these columns, in points. */
  readonly off: number
}

/** The columns that a header's first line may extend over, smallest groups first. */
interface Candidates {
  readonly base: number
  readonly cut: number
  /** Its other lines may belong to the same text. */
  readonly isWrapped: boolean
  readonly spanners: readonly Spanner[]
}

/** A text is centered over columns if it is within this many points of their middle, or this share of their width. */
const OFF_MIDDLE = 4
const OFF_MIDDLE_SHARE = 0.06

/** Splits one row in two if it has texts centered over columns that have texts of their own; null if it has none. */
function withSpanners(grid: Grid, row: number): Grid | null {
  const all = grid.cells.flatMap((cell) =>
    cell.row === row && cell.rowSpan === 1 ? (spannersOf(grid, cell) ?? []) : [],
  )
  const [first] = all
  if (first === undefined) return null
  const onLine = all.filter(({ base }) => Math.abs(base - first.base) < 2)
  const chosen = asManyColumns(onLine) ?? onLine.flatMap(nearestToMiddle)
  const taken = chosen.flatMap((spanner) => spanner.taken)
  if (taken.length === 0 || new Set(taken).size < taken.length) return null
  const cells = chosen.map(({ taken: own, columns }): GridCell => {
    const begin = own[0] as GridCell
    return {
      ...begin,
      colSpan: columns,
      words: own.flatMap(({ words }) => words),
      box: boundsOf(own.map(({ box }) => box)),
    }
  })
  const merged = { ...grid, cells: sorted([...grid.cells.filter((cell) => !taken.includes(cell)), ...cells]) }
  return withRow(merged, row, Math.max(...onLine.map(({ cut }) => cut)), new Set(cells))
}

/** Returns texts on one line that each extend over the same number of columns, such as years over quarters. */
function asManyColumns(all: readonly Candidates[]): Spanner[] | null {
  if (all.length < 2) return null
  const counts = new Set(all.flatMap(({ spanners }) => spanners.map(({ columns }) => columns)))
  for (const count of [...counts].sort((a, b) => b - a)) {
    const own = all.flatMap(({ spanners }) => spanners.find(({ columns }) => columns === count) ?? [])
    const taken = own.flatMap((spanner) => spanner.taken)
    if (own.length === all.length && new Set(taken).size === taken.length) return own
  }
  return null
}

function nearestToMiddle({ spanners, isWrapped }: Candidates): Spanner[] {
  if (isWrapped) return []
  const best = spanners.reduce<Spanner | null>(
    (nearest, each) => (nearest && nearest.off <= each.off + 1 ? nearest : each),
    null,
  )
  return best ? [best] : []
}

const middleOf = ({ x0, x1 }: { readonly x0: number; readonly x1: number }): number => (x0 + x1) / 2

function spannersOf(grid: Grid, cell: GridCell): Candidates | null {
  const [first, second] = linesOf(cell.words)
  if (!first || !second) return null
  const isUnder = (word: Word) => word.base > first.base + 0.5 * first.size
  const others = grid.cells.filter(
    (other) => other.row === cell.row && other.rowSpan === 1 && other.words.length > 0 && other.words.every(isUnder),
  )
  const [before, after] = [reach(cell, others, -1), reach(cell, others, 1)]
  const under = new Map<number, Word[]>()
  for (const word of [...before, cell, ...after].flatMap(({ words }) => words.filter(isUnder))) {
    const col = grid.xs.findLastIndex((edge) => edge <= middleOf(word))
    under.set(col, [...(under.get(col) ?? []), word])
  }
  const [text, below] = [boundsOf(first.words), boundsOf(cell.words.filter(isUnder))]
  const spanners: Spanner[] = []
  for (let left = 0; left <= before.length; left++) {
    for (let right = 0; right <= after.length; right++) {
      const taken = [...before.slice(0, left), cell, ...after.slice(0, right)].sort((a, b) => a.col - b.col)
      const [begin, last] = [taken[0] as GridCell, taken.at(-1) as GridCell]
      const end = last.col + last.colSpan - 1
      const columns = end - begin.col + 1
      if (columns < 2 || Array.from({ length: columns }, (_, at) => begin.col + at).some((col) => !under.has(col)))
        continue
      const texts = { x0: boundsOf(under.get(begin.col) ?? []).x0, x1: boundsOf(under.get(end) ?? []).x1 }
      const edges = { x0: grid.xs[begin.col] ?? texts.x0, x1: grid.xs[end + 1] ?? texts.x1 }
      const off = Math.min(...[texts, edges].map((bounds) => Math.abs(middleOf(bounds) - middleOf(text))))
      if (off <= Math.max(OFF_MIDDLE, (texts.x1 - texts.x0) * OFF_MIDDLE_SHARE)) spanners.push({ taken, columns, off })
    }
  }
  if (spanners.length === 0) return null
  // The lines of one text are aligned left, right or centered in its column.
  const isAligned =
    Math.abs(text.x0 - below.x0) < 2 ||
    Math.abs(text.x1 - below.x1) < 2 ||
    Math.abs(middleOf(text) - middleOf(below)) < OFF_MIDDLE
  const words = spanners.flatMap(({ taken }) => taken.flatMap((each) => each.words.filter(isUnder)))
  return {
    base: first.base,
    cut: (first.y1 + Math.min(...words.map(({ y0 }) => y0))) / 2,
    isWrapped: cell.colSpan === 1 && isAligned,
    spanners: spanners.sort((a, b) => a.columns - b.columns),
  }
}

/** Returns the uninterrupted cells to the left or right of a cell. */
function reach({ col, colSpan }: GridCell, others: readonly GridCell[], step: -1 | 1): GridCell[] {
  const reached: GridCell[] = []
  for (let at = step < 0 ? col - 1 : col + colSpan; ;) {
    const next = others.find((other) => (step < 0 ? other.col + other.colSpan - 1 === at : other.col === at))
    if (next === undefined) return reached
    reached.push(next)
    at = step < 0 ? next.col - 1 : next.col + next.colSpan
  }
}

/** Splits one row in two at a height. Only the given cells are split; the others extend over both rows. */
function withRow(grid: Grid, row: number, at: number, cut: ReadonlySet<GridCell>): Grid {
  const cells = grid.cells.flatMap((cell): GridCell[] => {
    if (cell.row > row) return [{ ...cell, row: cell.row + 1 }]
    if (cell.row + cell.rowSpan <= row) return [cell]
    if (!cut.has(cell)) return [{ ...cell, rowSpan: cell.rowSpan + 1 }]
    const middle = (word: Word) => (word.y0 + word.y1) / 2
    const above: GridCell = {
      ...cell,
      words: cell.words.filter((word) => middle(word) < at),
      box: { ...cell.box, y1: at },
    }
    const below = Array.from({ length: cell.colSpan }, (_, index): GridCell => {
      const [x0, x1] = [grid.xs[cell.col + index] ?? 0, grid.xs[cell.col + index + 1] ?? 0]
      const words = cell.words.filter((word) => middle(word) >= at && inColumn(word, grid.xs, cell, index))
      return {
        row: row + 1,
        col: cell.col + index,
        rowSpan: 1,
        colSpan: 1,
        words,
        box: { x0, x1, y0: at, y1: cell.box.y1 },
      }
    })
    return [above, ...below]
  })
  return { ...grid, ys: [...grid.ys.slice(0, row + 1), at, ...grid.ys.slice(row + 1)], cells: sorted(cells) }
}

function inColumn(word: Word, xs: readonly number[], { col, colSpan }: GridCell, index: number): boolean {
  const middle = (word.x0 + word.x1) / 2
  let at = 0
  while (at + 1 < colSpan && middle >= (xs[col + at + 1] ?? 0)) at++
  return at === index
}

export const sorted = (cells: readonly GridCell[]): GridCell[] =>
  cells.toSorted((a, b) => a.row - b.row || a.col - b.col)
