import type { Box } from '../reading/content'
import { linesOf, type Line } from '../text/lines'
import type { Word } from '../text/words'
import { riversOf } from './columns'
import { DOUBLE, isBetween, spans, type Edge } from './edges'
import { isFigure, textRows } from './rows'
import { spreadsheetEdges } from './spreadsheet-columns'
import { hasDatum, type River } from './white-space'

/** Columns that no rules separate. */
export interface TextColumns {
  readonly edges: readonly Edge[]
  /** Whether a spreadsheet was printed. */
  readonly isSpreadsheet: boolean
}

/** Returns columns by the alignment of a printed spreadsheet or by white space alone; null if there are none. */
export function textColumns(
  words: readonly Word[],
  box: Box,
  ys: readonly number[],
  size: number,
  drawsSpaces: boolean,
): TextColumns | null {
  const upright = words.filter(({ turn }) => turn === 0)
  const lines = linesOf(upright)
  const printed = spreadsheetEdges(lines, size, drawsSpaces)
  if (printed !== null) return { edges: betweenSides(printed, box), isSpreadsheet: true }
  let rivers = riversUnderHeader(lines, size, drawsSpaces, ys.length >= 2 ? 1 : 2)
  if (rivers.length === 0 && ys.length > 2) {
    // A header across all columns hides them, so only the lines below it count.
    const below = lines.filter(({ base }) => base > (ys[1] ?? 0))
    rivers = riversOf(below, size, drawsSpaces)
  }
  if (rivers.length === 0) return null
  const inner = rivers.map(({ x0, x1 }) => (x0 + x1) / 2)
  return { edges: betweenSides(inner, box), isSpreadsheet: false }
}

const betweenSides = (inner: readonly number[], { x0, x1 }: Box): Edge[] =>
  [x0, ...inner, x1].map((at) => ({ at, ruled: false }))

/** A header has at most this many lines above the one that names each column. */
const MOST_OVER = 3
/** At least this many lines are needed to find columns without a header. */
const LEAST_UNDER = 3

/** Returns the gaps between columns, including those that only header lines cross. */
function riversUnderHeader(lines: readonly Line[], size: number, drawsSpaces: boolean, fewest: number): River[] {
  let rivers = riversOf(lines, size, drawsSpaces, fewest)
  for (let over = 1; over <= MOST_OVER && lines.length - over > LEAST_UNDER; over++) {
    if (lines.slice(0, over + 1).some((line) => hasDatum(line, drawsSpaces))) break
    const under = riversOf(lines.slice(over), size, drawsSpaces, fewest)
    if (under.length > rivers.length) rivers = under
  }
  return rivers
}

/** Whether no rules run along the sides: then rules separate some columns, and white space the others. */
export const areOpen = (ruled: readonly number[], { x0, x1 }: Box): boolean =>
  (ruled[0] ?? Infinity) > x0 + DOUBLE && (ruled.at(-1) ?? -Infinity) < x1 - DOUBLE

/**
 * Splits a column between two rules that contains two columns of values. Without rules at the sides, values in half of
 * the lines are enough.
 */
export function dividedColumns(
  edges: readonly Edge[],
  words: readonly Word[],
  size: number,
  drawsSpaces: boolean,
  isOpen: boolean,
): Edge[] {
  return edges.flatMap((edge, index): Edge[] => {
    const next = edges[index + 1]
    if (next === undefined) return [edge]
    const own = words.filter((word) => word.turn === 0 && isBetween((word.x0 + word.x1) / 2, edge.at, next.at))
    const lines = linesOf(own)
    if (lines.length < 4) return [edge]
    const rivers = riversOf(lines, size, drawsSpaces)
    if (rivers.length === 0) return [edge]
    const inside = [edge.at, ...rivers.map(({ x0, x1 }) => (x0 + x1) / 2), next.at]
    const rows = textRows(own, spans(inside))
    const valued = Array.from({ length: inside.length - 1 }, (_, column) => {
      const texts = rows.flatMap(({ texts: row }) => row[column] ?? [])
      return (
        texts.length >= 3 && texts.length >= rows.length * 0.5 && texts.filter(isFigure).length >= texts.length * 0.7
      )
    })
    const values = valued.filter(Boolean).length
    const isDivided = values === valued.length || (isOpen && values * 2 >= valued.length)
    return isDivided ? [edge, ...inside.slice(1, -1).map((at) => ({ at, ruled: false }))] : [edge]
  })
}
