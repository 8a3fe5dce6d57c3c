import type { Box } from '../reading/content'
import { boundsOf } from '../text/lines'
import type { Word } from '../text/words'
import { cellsBetween } from './cells'
import { areOpen, dividedColumns, textColumns } from './column-edges'
import { covers, DOUBLE, spans, withEdges, type Edge } from './edges'
import { wallsAt } from './given-columns'
import type { Grid } from './grid'
import { splitBands } from './row-edges'
import { clustered, type RuleLine } from './rule-lines'
import { withTotal } from './totals'

export interface Region {
  readonly box: Box
  readonly words: readonly Word[]
  readonly horizontal: readonly RuleLine[]
  readonly vertical: readonly RuleLine[]
  /** Whether the page draws space characters. */
  readonly drawsSpaces: boolean
  /** Column separators that a person placed, from left to right. Rules and white space are ignored then. */
  readonly columns?: readonly number[]
  /** Whether these are the columns of a printed spreadsheet. */
  readonly isSpreadsheet?: boolean
}

/** A rule touches another if it ends within this many points of it. */
const TOUCH = 3

/** Divides part of a page into rows, columns and cells: by its rules if it has any, otherwise by white space. */
export function solveGrid(region: Region): Grid | null {
  const { box, words, horizontal, vertical, drawsSpaces, columns: given } = region
  if (words.length === 0) return null
  const across = horizontal.filter(
    (rule) => rule.at >= box.y0 - TOUCH && rule.at <= box.y1 + TOUCH && rule.to > box.x0 && rule.from < box.x1,
  )
  const down = vertical.filter(
    (rule) => rule.at >= box.x0 - TOUCH && rule.at <= box.x1 + TOUCH && rule.to > box.y0 && rule.from < box.y1,
  )
  const size = typicalSize(words)
  const ruledXs = clustered(
    down.map(({ at }) => at),
    DOUBLE,
  )
  const inner = ruledXs.filter((x) => x > box.x0 + DOUBLE && x < box.x1 - DOUBLE)
  const ys = clustered(
    withoutUnderlines(across, down, box, words).map(({ at }) => at),
    DOUBLE,
  )
  const aligned = given || inner.length > 0 ? null : textColumns(words, box, ys, size, drawsSpaces)
  const xs = given
    ? [box.x0, ...given.filter((x) => x > box.x0 && x < box.x1), box.x1].map((at) => ({ at, ruled: false }))
    : inner.length > 0
      ? dividedColumns(withEdges(ruledXs, box.x0, box.x1), words, size, drawsSpaces, areOpen(ruledXs, box))
      : aligned?.edges
  if (xs === undefined) return null
  const isSpreadsheet = aligned?.isSpreadsheet ?? region.isSpreadsheet ?? false
  const columns = spans(xs.map(({ at }) => at))
  const rowEdges = splitBands(withEdges(ys, box.y0, box.y1), words, columns, {
    ruled: inner.length > 0,
    closed: areClosed(xs, down, box),
    isSpreadsheet,
  })
  const grid = cellsBetween({
    box,
    xs,
    ys: rowEdges,
    words,
    across,
    down: given ? wallsAt(given, down, words, box) : down,
    drawsSpaces,
    ruledColumns: inner.length > 0,
    ruledRows: ys.filter((y) => y > box.y0 + DOUBLE && y < box.y1 - DOUBLE).length > 0,
    isSpreadsheet,
  })
  return grid && withTotal(grid, down)
}

/** Whether rules run from top to bottom at every column edge. */
function areClosed(xs: readonly Edge[], down: readonly RuleLine[], { y0, y1 }: Box): boolean {
  return xs.every(({ at, ruled }) => ruled && covers(down, at, y0, y1))
}

function typicalSize(words: readonly Word[]): number {
  const sizes = words.map(({ size }) => size).sort((a, b) => a - b)
  return sizes[Math.floor(sizes.length / 2)] ?? 10
}

/** A rule directly below a word, as wide as the word and touching no other rule, is an underline. */
function withoutUnderlines(
  across: readonly RuleLine[],
  down: readonly RuleLine[],
  box: Box,
  words: readonly Word[],
): RuleLine[] {
  return across.filter((rule) => {
    const wide = rule.to - rule.from >= (box.x1 - box.x0) * 0.9
    const touches = down.some(
      ({ at, from, to }) =>
        (Math.abs(at - rule.from) <= TOUCH || Math.abs(at - rule.to) <= TOUCH) &&
        from <= rule.at + TOUCH &&
        to >= rule.at - TOUCH,
    )
    if (wide || touches) return true
    const over = words.filter(
      (word) =>
        word.x1 > rule.from + 1 &&
        word.x0 < rule.to - 1 &&
        rule.at > word.base - 0.1 * word.size &&
        rule.at <= word.base + 0.22 * word.size,
    )
    if (over.length === 0) return true
    const bounds = boundsOf(over)
    return !(Math.abs(bounds.x0 - rule.from) <= 3 && Math.abs(bounds.x1 - rule.to) <= 3)
  })
}
