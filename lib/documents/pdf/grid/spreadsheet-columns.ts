import { lineText, type Line } from '../text/lines'
import { areNeighbors, clusteredBy, type Cluster } from './alignments'
import { riversOf } from './columns'
import { isDatum, isFigure } from './rows'
import { pieces } from './white-space'

/** Aligned texts begin or end within this many points of each other. */
const SAME = 0.6
/** The end of one column and the beginning of the next are at most this far apart, in multiples of the font size. */
const PADDING = 0.35
/** At least this many edges must have the end of one column and the beginning of the next at the same distance. */
const FEWEST_PAIRS = 2
/** Aligned texts of different widths show an edge by themselves if there are at least this many. */
const FEWEST_VOTES = 3
/** At most this share of the rows below the header may have a text across an edge: a text that is too long for its cell. */
const ACROSS = 0.12

/** A range is a text to a spreadsheet, such as 0–1 over the number of people with such a dose. */
const RANGE = /^\d+(?:[.,]\d+)?[–-]\d+(?:[.,]\d+)?$/

/** A text of a row. */
interface Piece {
  readonly x0: number
  readonly x1: number
  readonly figure: boolean
}

/**
 * Returns the column edges of a printed spreadsheet without rules; null if the lines aren't one. A spreadsheet begins
 * texts and ends numbers at the same small distance from the edges of their column, so numbers end where the names of
 * the next column begin. All rows together show the edges, although a wide column has a gap inside it and the gaps
 * between columns may be narrower than a space.
 */
export function spreadsheetEdges(lines: readonly Line[], size: number, drawsSpaces: boolean): number[] | null {
  if (!drawsSpaces) return null
  const split = lines.map((line) => ({ line, row: piecesOf(line, drawsSpaces) })).filter(({ row }) => row.length > 1)
  const rows = split.map(({ row }) => row)
  const first = rows.findIndex((row) => row.some(({ figure }) => figure))
  const body = first < 0 ? [] : rows.slice(first)
  if (body.length < FEWEST_VOTES) return null
  const all = rows.flat()
  const begins = clusteredBy(
    all.filter(({ figure }) => !figure),
    ({ x0 }) => x0,
    SAME,
  )
  const ends = clusteredBy(
    all.filter(({ figure }) => figure),
    ({ x1 }) => x1,
    SAME,
  ).filter(({ items }) => items.length > 1)
  const padding = commonPadding(begins, ends, size)
  if (padding === null) return null
  const shown = [
    ...ends
      .filter(
        (end) => isShown(end, ({ x0 }) => x0) || begins.some((begin) => areNeighbors(end.at, begin.at, padding, SAME)),
      )
      .map(({ at }) => at + padding / 2),
    ...begins
      .filter(
        (begin) => isShown(begin, ({ x1 }) => x1) || ends.some((end) => areNeighbors(end.at, begin.at, padding, SAME)),
      )
      .map(({ at }) => at - padding / 2),
  ]
  const isCrossed = (edge: number) =>
    body.filter((row) => row.some(({ x0, x1 }) => x0 < edge - SAME && x1 > edge + SAME)).length > body.length * ACROSS
  const edges = clusteredBy(shown, (at) => at, SAME * 2)
    .map(({ at }) => at)
    .filter((edge) => !isCrossed(edge))
  const left = Math.min(...all.map(({ x0 }) => x0))
  const right = Math.max(...all.map(({ x1 }) => x1))
  const inner = edges.filter((edge) => edge > left + SAME && edge < right - SAME)
  // A text alone in its line, such as the name of a department, may be over any gap.
  const parted = split.map(({ line }) => line)
  return filledColumns([-Infinity, ...inner, Infinity], rows, parted, size, drawsSpaces)
}

function piecesOf({ words }: Line, drawsSpaces: boolean): Piece[] {
  return pieces(words, drawsSpaces).map(({ x0, x1 }) => {
    const text = lineText(words.filter((word) => word.x0 >= x0 && word.x1 <= x1))
    return { x0, x1, figure: isFigure(text) && isDatum(text) && !RANGE.test(text) }
  })
}

/** Returns the distance between the ends of columns and the beginnings of the next ones, if enough of them agree. */
function commonPadding(
  begins: readonly Cluster<Piece>[],
  ends: readonly Cluster<Piece>[],
  size: number,
): number | null {
  const distances = ends.flatMap((end) => {
    const next = begins.find((begin) => begin.at > end.at)
    const distance = (next?.at ?? Infinity) - end.at
    return distance < PADDING * size ? [distance] : []
  })
  const [most] = clusteredBy(distances, (distance) => distance, SAME).sort((a, b) => b.items.length - a.items.length)
  return most && most.items.length >= FEWEST_PAIRS ? most.at : null
}

/** Whether texts are aligned on one side only, so their alignment isn't an effect of equal widths. */
function isShown({ items }: Cluster<Piece>, otherSide: (piece: Piece) => number): boolean {
  const others = items.map(otherSide)
  return items.length >= FEWEST_VOTES && Math.max(...others) - Math.min(...others) > 2 * SAME
}

/**
 * Removes edges between columns if no row has texts in both: texts on the left and numbers on the right of one column.
 * The names of two columns would be next to each other.
 */
function withoutExclusive(
  edges: readonly number[],
  rows: readonly (readonly Piece[])[],
  from: number,
  to: number,
): number[] {
  const kept = [...edges]
  for (let index = 0; index < kept.length;) {
    const [left, edge, right] = [kept[index - 1] ?? from, kept[index] as number, kept[index + 1] ?? to]
    const has = (row: readonly Piece[], begin: number, end: number) =>
      row.some(({ x0, x1 }) => (x0 + x1) / 2 >= begin && (x0 + x1) / 2 < end)
    if (rows.some((row) => has(row, left, edge) && has(row, edge, right))) index++
    else kept.splice(index, 1)
  }
  return kept
}

/** Returns the inner edges without those of empty columns, and with those of centered columns. */
function filledColumns(
  edges: readonly number[],
  rows: readonly (readonly Piece[])[],
  lines: readonly Line[],
  size: number,
  drawsSpaces: boolean,
): number[] {
  const found: number[] = []
  const isIn = (x: number, from: number, to: number) => x >= from && x < to
  let from = -Infinity
  edges.slice(1).forEach((to) => {
    const own = rows.map((row) => row.filter(({ x0, x1 }) => isIn((x0 + x1) / 2, from, to)))
    if (to !== Infinity && own.every((row) => row.length === 0)) return
    // Texts next to each other in one row are in different columns, whose edges only white space shows.
    if (own.some((row) => row.length > 1)) {
      const inside = lines.flatMap((line) => {
        const words = line.words.filter(({ x0, x1 }) => isIn((x0 + x1) / 2, from, to))
        return words.length > 0 ? [{ ...line, words }] : []
      })
      const rivers = riversOf(inside, size, drawsSpaces).map(({ x0, x1 }) => (x0 + x1) / 2)
      found.push(...withoutExclusive(rivers, own, from, to))
    }
    if (to !== Infinity) found.push(to)
    from = to
  })
  return found
}
