import type { GridCell } from '../grid/grid'
import { isDatum } from '../grid/rows'
import { textOf } from '../text/lines'
import type { Word } from '../text/words'
import type { FoundGrid } from './found-grid'

/** Column edges of one table are at most this far apart, in points. */
const SAME = 1.5
/** Empty rows between two blocks of a table are at most this tall, in multiples of its usual row. */
const APART = 2.5

/**
 * Joins ruled tables with the same columns that are directly below each other, if the lower one has no header: a
 * spreadsheet with an empty row without rules between its blocks.
 */
export function stackedGrids(found: readonly FoundGrid[], words: readonly Word[]): FoundGrid[] {
  const joined: FoundGrid[] = []
  for (const next of found.toSorted((a, b) => a.grid.box.y0 - b.grid.box.y0)) {
    const at = joined.findLastIndex((own) => continues(own, next, words))
    const before = joined[at]
    if (before === undefined) joined.push(next)
    else joined[at] = below(before, next)
  }
  return joined
}

function continues(
  { grid: over, isRest }: FoundGrid,
  { grid: under, isRest: isRow }: FoundGrid,
  words: readonly Word[],
) {
  const [gap, rows] = [under.box.y0 - over.box.y1, over.ys.length - 1]
  const room = ((over.box.y1 - over.box.y0) / rows) * APART
  if (isRest || isRow || gap < 0 || gap > room || over.xs.length !== under.xs.length) return false
  if (!over.xs.every((x, index) => Math.abs(x - (under.xs[index] ?? Infinity)) <= SAME)) return false
  const isBetween = ({ x0, x1, base }: Word) =>
    base > over.box.y1 && base < under.box.y0 && x1 > over.box.x0 && x0 < over.box.x1
  return hasHeader(over.cells) && startsWithTitleAndValues(under.cells) && !words.some(isBetween)
}

const textsOf = (cells: readonly GridCell[], row: number): string[] =>
  cells.flatMap((cell) => (cell.row === row && cell.words.length > 0 ? [textOf(cell.words)] : []))

function hasHeader(cells: readonly GridCell[]): boolean {
  const names = textsOf(cells, 0)
  return names.length > 1 && !names.some(isDatum)
}

/** Whether a block begins with one text, such as a person's name, and the next row has values. */
const startsWithTitleAndValues = (cells: readonly GridCell[]): boolean =>
  textsOf(cells, 0).length === 1 && textsOf(cells, 1).some(isDatum)

/** The last row of the upper grid extends over the gap. */
function below(over: FoundGrid, { grid: under }: FoundGrid): FoundGrid {
  const { grid } = over
  const rows = grid.ys.length - 1
  const cells = under.cells.map((cell) => ({ ...cell, row: cell.row + rows }))
  return {
    ...over,
    grid: {
      ...grid,
      box: { ...grid.box, y1: under.box.y1 },
      ys: [...grid.ys.slice(0, -1), ...under.ys],
      cells: [...grid.cells, ...cells],
    },
  }
}
