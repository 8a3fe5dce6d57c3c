import { boundsOf, textOf } from '../text/lines'
import type { Grid, GridCell } from './grid'

/** Columns from one to another, with both. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** A text and the columns that it may be centered over. */
interface Placed {
  readonly cell: GridCell
  readonly spans: readonly (Span & { readonly score: number })[]
}

interface Extent {
  readonly x0: number
  readonly x1: number
}

/** A text is centered over columns if it is within this many points of their middle, or this share of their width. */
const OFF_MIDDLE = { points: 4, share: 0.08 }

/**
 * What speaks for a span. A text in the middle of its columns has up to `centered`; one that is only there if the column
 * edges are somewhere else in the white space has `possible`, which isn't enough by itself. Each column counts a
 * little, so the widest of equal spans is chosen. Two neighboring texts over several columns are likely over equally
 * many, and over the same names. A column between them that neither is over is unlikely.
 */
const SCORE = { centered: 0.6, off: 0.5, possible: -0.3, column: 0.05, asMany: 0.5, sameNames: 1, between: -1 }

/**
 * Returns the columns that each text of a header row is centered over, where these aren't its own columns. All texts of
 * the row are placed together: a text in the middle of four columns is in the middle of two of them as well, and only
 * its neighbors tell.
 * @param free whether a column has no other text in this row
 */
export function centeredSpans(grid: Grid, row: number, free: (col: number) => boolean): Map<GridCell, Span> {
  const under = grid.cells.filter((cell) => cell.row === row + 1 && cell.words.length > 0)
  const names = new Map(
    under.flatMap((cell) =>
      Array.from({ length: cell.colSpan }, (_, at) => [cell.col + at, textOf(cell.words)] as const),
    ),
  )
  const divides = (edge: number) => under.some(({ col, colSpan }) => col < edge && edge < col + colSpan)
  const scoreOf = scoresOf(grid, row, under)
  const placed = grid.cells
    .filter((cell) => cell.row === row && cell.words.length > 0)
    .map((cell): Placed => {
      const own = { from: cell.col, to: cell.col + cell.colSpan - 1 }
      let [least, most] = [own.from, own.to]
      while (free(least - 1)) least--
      while (free(most + 1)) most++
      const spans = [{ ...own, score: scoreOf(cell, own) ?? 0 }]
      for (let from = least; from <= own.from; from++) {
        for (let to = own.to; to <= most; to++) {
          if ((from === own.from && to === own.to) || divides(from) || divides(to + 1)) continue
          const score = scoreOf(cell, { from, to })
          if (score !== null) spans.push({ from, to, score })
        }
      }
      return { cell, spans }
    })
  return new Map(best(placed, names).map((span, at) => [(placed[at] as Placed).cell, span]))
}

/** Returns what speaks for a text over columns; null if it isn't in their middle. */
function scoresOf(grid: Grid, row: number, under: readonly GridCell[]): (cell: GridCell, span: Span) => number | null {
  const { xs } = grid
  const ranges = edgeRanges(grid, row + 1)
  const below = new Map<number, Extent>()
  for (const { col, colSpan, words } of under) {
    if (colSpan === 1) below.set(col, boundsOf(words))
    else for (let at = col; at < col + colSpan; at++) below.set(at, { x0: xs[at] ?? 0, x1: xs[at + 1] ?? 0 })
  }
  return ({ words }, { from, to }) => {
    const [left, right, begin, end] = [below.get(from), below.get(to), ranges[from], ranges[to + 1]]
    if (!left || !right || !begin || !end) return null
    const middle = middleOf(boundsOf(words))
    // The middle of right-aligned texts is not the middle of their columns.
    const middles = [(left.x0 + right.x1) / 2, ((xs[from] ?? left.x0) + (xs[to + 1] ?? right.x1)) / 2]
    const off = Math.min(...middles.map((each) => Math.abs(each - middle)))
    const most = Math.max(OFF_MIDDLE.points, (right.x1 - left.x0) * OFF_MIDDLE.share)
    const columns = (to - from + 1) * SCORE.column
    if (off <= most) return SCORE.centered - (SCORE.off * off) / most + columns
    const isPossible = 2 * middle >= begin.least + end.least && 2 * middle <= begin.most + end.most
    return isPossible ? SCORE.possible + columns : null
  }
}

const middleOf = ({ x0, x1 }: Extent): number => (x0 + x1) / 2

/** Returns where each column edge may be: between the texts of its two columns from a row on, or where it is drawn. */
function edgeRanges(
  { cells, xs, ruledColumns }: Grid,
  from: number,
): { readonly least: number; readonly most: number }[] {
  const alone = cells.filter(({ row, colSpan, words }) => row >= from && colSpan === 1 && words.length > 0)
  return xs.map((x, edge) => {
    if (ruledColumns) return { least: x, most: x }
    const ends = alone.filter(({ col }) => col === edge - 1).map(({ words }) => boundsOf(words).x1)
    const begins = alone.filter(({ col }) => col === edge).map(({ words }) => boundsOf(words).x0)
    const [least, most] = [ends.length > 0 ? Math.max(...ends) : x, begins.length > 0 ? Math.min(...begins) : x]
    return least <= most ? { least, most } : { least: x, most: x }
  })
}

/** Returns the spans of all texts that have the highest score together. */
function best(placed: readonly Placed[], names: ReadonlyMap<number, string>): Span[] {
  interface Way {
    readonly score: number
    readonly spans: readonly Span[]
  }
  let ways: readonly Way[] = [{ score: 0, spans: [] }]
  for (const { spans } of placed) {
    ways = spans.flatMap((span) => {
      let way: Way | null = null
      for (const before of ways) {
        const last = before.spans.at(-1)
        if (last && last.to >= span.from) continue
        const score = before.score + span.score + (last ? pairScore(last, span, names) : 0)
        if (way === null || score > way.score) way = { score, spans: [...before.spans, span] }
      }
      return way ?? []
    })
  }
  return [...(ways.toSorted((a, b) => b.score - a.score)[0]?.spans ?? placed.flatMap(({ spans }) => spans[0] ?? []))]
}

function pairScore(left: Span, right: Span, names: ReadonlyMap<number, string>): number {
  const [count, other] = [left, right].map(({ from, to }) => to - from + 1)
  if (count === undefined || other === undefined || count < 2 || other < 2) return 0
  const columns = Array.from({ length: right.from - left.to - 1 }, (_, at) => left.to + 1 + at)
  const between = columns.filter((col) => names.has(col)).length * SCORE.between
  if (count !== other) return between
  const areSame = Array.from({ length: count }, (_, at) => at).every((at) => {
    const name = names.get(left.from + at)
    return name !== undefined && name === names.get(right.from + at)
  })
  return between + SCORE.asMany + (areSame ? SCORE.sameNames : 0)
}
