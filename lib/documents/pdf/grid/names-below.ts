import { textOf } from '../text/lines'
import type { Grid, GridCell } from './grid'
import { isDatum } from './rows'

/** So many rows without a name over the first one with a name are its own; one alone may be of the header. */
const UNNAMED = 2
/** A row without a name has so many texts at least. */
const FILLED = 2

/**
 * A grid without rules whose first rows have no name, as a spreadsheet prints merged cells: it sets their text at the bottom. There is
 * nothing over these rows that they could belong to, so each name is one cell over its row and those without a name right over it.
 * The grid itself where anything speaks against that.
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
  const isHeaded = byRow[first - 1]?.some(({ col, words }) => col === 0 && words.length > 0) ?? false
  if (columns === 0 || named < UNNAMED || !isHeaded || body.at(-1)?.names !== 'all') return grid
  if (body.some(({ names }) => names === 'some')) return grid
  const cells = [...byRow.slice(0, first).flat()]
  let top = first
  body.forEach(({ cells: own, names }, index) => {
    cells.push(...own.filter(({ col }) => col >= columns))
    if (names === 'none') return
    for (const cell of own.filter(({ col }) => col < columns)) {
      const rowSpan = cell.row - top + 1
      cells.push({ ...cell, row: top, rowSpan, box: { ...cell.box, y0: grid.ys[top] ?? cell.box.y0 } })
    }
    top = first + index + 1
  })
  return { ...grid, cells: cells.sort((a, b) => a.row - b.row || a.col - b.col) }
}

/** How many columns from the left have no text in a row that has several elsewhere. */
function namesAt(cells: readonly GridCell[]): number {
  const filled = cells.filter(({ words }) => words.length > 0)
  return filled.length < FILLED ? 0 : Math.min(...filled.map(({ col }) => col))
}

/** Whether a row has its names. A row with too little else in it, or with cells over several places, speaks against names below. */
function namesIn(cells: readonly GridCell[], columns: number): 'all' | 'none' | 'some' {
  const names = cells.filter(({ col }) => col < columns)
  const filled = names.filter(({ words }) => words.length > 0).length
  const others = cells.filter(({ col, words }) => col >= columns && words.length > 0).length
  if (names.length !== columns || cells.some(({ rowSpan }) => rowSpan > 1) || others < FILLED) return 'some'
  return filled === columns ? 'all' : filled === 0 ? 'none' : 'some'
}
