import { boundsOf, textOf } from '../text/lines'
import { covers } from './edges'
import type { Grid, GridCell } from './grid'
import type { RuleLine } from './rule-lines'
import { isFigure, isValue } from './rows'

/** Right-aligned text ends within this many points of its column's edge, or of the values in the column. */
const AT_EDGE = 3
/** A column needs at least this many numbers to count as numeric. */
const FEWEST = 2

/**
 * Merges the label of a last row over several columns, as totals have: the label is right-aligned in a numeric column,
 * with no text and no rule to its left.
 */
export function withTotal(grid: Grid, down: readonly RuleLine[]): Grid {
  const last = grid.ys.length - 2
  const row = grid.cells.filter((cell) => cell.row === last)
  const [text, ...others] = row.filter(({ words }) => words.length > 0)
  if (text === undefined || others.length === 0 || text.col === 0 || text.colSpan > 1 || text.rowSpan > 1) return grid
  const before = row.filter(({ col }) => col < text.col)
  const [top, bottom] = [grid.ys[last] ?? 0, grid.ys[last + 1] ?? 0]
  const isParted = grid.xs.slice(1, text.col + 1).some((edge) => covers(down, edge, top, bottom))
  if (isParted || before.some(({ rowSpan }) => rowSpan > 1) || isValue(textOf(text.words)) || !isSetRight(grid, text))
    return grid
  const total: GridCell = {
    ...text,
    col: 0,
    colSpan: text.col + 1,
    box: { ...text.box, x0: grid.xs[0] ?? text.box.x0 },
  }
  const cells = grid.cells.filter((cell) => cell !== text && !before.includes(cell))
  return { ...grid, cells: [...cells, total].sort((a, b) => a.row - b.row || a.col - b.col) }
}

function isSetRight({ cells }: Grid, { row, col, words, box }: GridCell): boolean {
  const column = cells.filter((cell) => cell.col === col && cell.colSpan === 1 && cell.row < row)
  const figures = column.filter((cell) => isFigure(textOf(cell.words)))
  const filled = column.filter((cell) => cell.words.length > 0)
  if (figures.length < FEWEST || figures.length * 2 < filled.length) return false
  const end = boundsOf(words).x1
  const ends = figures.map((cell) => boundsOf(cell.words).x1)
  return ends.every((other) => Math.abs(other - end) <= AT_EDGE) || box.x1 - end <= AT_EDGE
}
