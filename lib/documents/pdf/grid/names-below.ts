import { textOf } from '../text/lines'
import type { Grid, GridCell } from './grid'
import { isDatum } from './rows'

/**
 * At least this many unnamed rows above the first named row belong to it. A single one may be part of the header,
 * unless as many precede each of several names.
 */
const UNNAMED = 2
/** At least this many names with equally many rows show a pattern. */
const REPEATED = 3
/** A row without a name has at least this many texts. */
const FILLED = 2

/**
 * In a grid without rules whose first rows have no name, merges each name with its row and the unnamed rows directly
 * above it: a spreadsheet prints the text of a merged cell at its bottom. The rows above can't belong to any other
 * name. Returns the grid unchanged if anything contradicts this.
 */
export function withNamesBelow(grid: Grid): Grid {
  const rows = grid.ys.length - 1
  if (grid.ruledRows || grid.ruledColumns) return grid
  const byRow = Array.from({ length: rows }, (_, row) => grid.cells.filter((cell) => cell.row === row))
  const first = byRow.findIndex((cells) => cells.some((cell) => isDatum(textOf(cell.words))))
  if (first < 1) return grid
  const columns = namesAt(byRow[first] ?? [])
  const body = byRow.slice(first).map((cells) => ({ cells, names: namesIn(cells, columns) }))
  const named = body.findIndex(({ names }) => names === 'all')
  const isHeaded = byRow.slice(0, first).some((own) => own.some(({ col, words }) => col === 0 && words.length > 0))
  // Notes and sums below the last name.
  const last = body.findLastIndex(({ names }) => names === 'all')
  const own = body.slice(0, last + 1)
  const isFull = fullAs(own)
  const isOpen = body.slice(last + 1).some((row) => row.names === 'none' && isFull(row))
  if (columns === 0 || named < 1 || !isHeaded || isOpen) return grid
  if (named < UNNAMED && !areRepeated(withoutSummaries(own).map(({ names }) => names))) return grid
  if (own.some(({ names }) => names === 'some')) return grid
  const cells = [...byRow.slice(0, first).flat()]
  let top = first
  own.forEach(({ cells: row, names }, index) => {
    cells.push(...row.filter(({ col }) => col >= columns))
    if (names === 'none') return
    for (const cell of row.filter(({ col }) => col < columns)) {
      const rowSpan = cell.row - top + 1
      cells.push({ ...cell, row: top, rowSpan, box: { ...cell.box, y0: grid.ys[top] ?? cell.box.y0 } })
    }
    top = first + index + 1
  })
  cells.push(...body.slice(last + 1).flatMap((row) => row.cells))
  return { ...grid, cells: cells.sort((a, b) => a.row - b.row || a.col - b.col) }
}

interface BodyRow {
  readonly cells: readonly GridCell[]
  readonly names: 'all' | 'none' | 'some'
}

/** Returns rows without the named ones at the end that leave a column empty that every unnamed row fills, as sums do. */
function withoutSummaries(body: readonly BodyRow[]): readonly BodyRow[] {
  const isFull = fullAs(body)
  return body.slice(0, body.findLastIndex((row) => row.names === 'none' || isFull(row)) + 1)
}

/** Returns whether a row fills every column that all unnamed rows of the given ones fill. */
function fullAs(body: readonly BodyRow[]): (row: BodyRow) => boolean {
  const filledIn = ({ cells }: BodyRow) => cells.filter(({ words }) => words.length > 0).map(({ col }) => col)
  const unnamed = body.filter(({ names }) => names === 'none').map(filledIn)
  const always = (unnamed[0] ?? []).filter((col) => unnamed.every((cols) => cols.includes(col)))
  return (row) => always.every((col) => filledIn(row).includes(col))
}

/** Whether each name is below equally many unnamed rows. */
function areRepeated(names: readonly ('all' | 'none' | 'some')[]): boolean {
  const ends = names.flatMap((each, index) => (each === 'all' ? [index + 1] : []))
  const sizes = new Set(ends.map((end, index) => end - (ends[index - 1] ?? 0)))
  return ends.length >= REPEATED && sizes.size === 1
}

/** Returns how many columns on the left are empty in a row that has several texts elsewhere. */
function namesAt(cells: readonly GridCell[]): number {
  const filled = cells.filter(({ words }) => words.length > 0)
  return filled.length < FILLED ? 0 : Math.min(...filled.map(({ col }) => col))
}

/**
 * Returns whether a row has all, some or none of its names. `some` also covers rows that contradict names at the
 * bottom: too few other texts, or cells over several places.
 */
function namesIn(cells: readonly GridCell[], columns: number): 'all' | 'none' | 'some' {
  const names = cells.filter(({ col }) => col < columns)
  const filled = names.filter(({ words }) => words.length > 0).length
  const others = cells.filter(({ col, words }) => col >= columns && words.length > 0).length
  if (names.length !== columns || cells.some(({ rowSpan }) => rowSpan > 1) || others < FILLED) return 'some'
  return filled === columns ? 'all' : filled === 0 ? 'none' : 'some'
}
