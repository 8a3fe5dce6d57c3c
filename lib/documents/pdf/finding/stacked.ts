import type { GridCell } from '../grid/grid'
import { isDatum } from '../grid/rows'
import { textOf } from '../text/lines'
import type { Word } from '../text/words'
import type { FoundGrid } from './found-grid'

/** Column edges of one table are at most this far apart, in points. */
const SAME = 1.5
/** Empty rows between two blocks of a table are at most this tall, in multiples of its usual row. */
const APART = 2.5

/** A header that is repeated names at least this many columns. */
const REPEATED = 3
/** Labels above a table have at most this many rows. */
const MOST_LABELS = 12

/**
 * Joins ruled tables with the same columns that are directly below each other, if the lower one has no header, if the
 * upper one has only labels and values of several cards side by side, or if a title in the first column and the same
 * header are at the top of the lower one: a spreadsheet with an empty row without rules between its blocks.
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
  const isOne =
    (hasHeader(over.cells) && startsWithTitleAndValues(under.cells)) ||
    (areCards(over.cells, rows) && hasHeader(under.cells)) ||
    repeatsHeader(over.cells, under.cells)
  return isOne && !words.some(isBetween)
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

/** Whether a block has a title in its first column, not across all of them, and then the header of the block above it. */
function repeatsHeader(over: readonly GridCell[], under: readonly GridCell[]): boolean {
  const [title, ...others] = under.filter(({ row, words }) => row === 0 && words.length > 0)
  if (title === undefined || others.length > 0 || title.col > 0 || title.colSpan > 1) return false
  const header = textsOf(under, 1)
  const own = textsOf(over, textsOf(over, 0).length === 1 ? 1 : 0)
  return header.length >= REPEATED && header.join('\n') === own.join('\n') && textsOf(under, 2).some(isDatum)
}

/**
 * Whether rows have a label and its value, then empty cells, then the next label and its value: which columns below a
 * label is about shows only its place.
 */
function areCards(cells: readonly GridCell[], rows: number): boolean {
  if (rows > MOST_LABELS || cells.some(({ colSpan, rowSpan }) => colSpan > 1 || rowSpan > 1)) return false
  const [first, ...others] = Array.from({ length: rows }, (_, row) =>
    cells.filter((cell) => cell.row === row && cell.words.length > 0),
  )
  const labels = first?.filter((_, at) => at % 2 === 0) ?? []
  const arePairs =
    labels.length > 1 &&
    first?.length === labels.length * 2 &&
    labels.every(({ col, words }, at) => first[2 * at + 1]?.col === col + 1 && !isDatum(textOf(words))) &&
    labels.slice(1).every(({ col }, at) => col > (labels[at]?.col ?? 0) + 2)
  return (
    arePairs &&
    others.every((own) => own.length === first?.length && own.every(({ col }, at) => col === first[at]?.col))
  )
}

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
