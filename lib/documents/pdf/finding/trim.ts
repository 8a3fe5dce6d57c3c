import type { Grid, GridCell } from '../grid/grid'
import { CAPTION, SOURCE } from '../language/patterns'
import { lineText, linesOf } from '../text/lines'

export const isCaption = (text: string): boolean => CAPTION.test(text)

/**
 * Returns a grid without the title above its columns and the notes below them, where these are rows of their own; null
 * if nothing is left.
 */
export function trimmed(grid: Grid, isRuled: boolean): Grid | null {
  const rows = grid.ys.length - 1
  let [first, last] = [0, rows - 1]
  while (first < last && isSliver(grid, first)) first++
  while (last > first && isSliver(grid, last)) last--
  while (first < last && isTitle(grid, first, isRuled)) first++
  while (last > first && isNote(grid, last, isRuled)) last--
  if (first === 0 && last === rows - 1) return grid
  if (last - first < 1) return null
  const cells = grid.cells
    .filter(({ row, rowSpan }) => row >= first && row + rowSpan - 1 <= last)
    .map((cell): GridCell => ({ ...cell, row: cell.row - first }))
  const ys = grid.ys.slice(first, last + 2)
  return { ...grid, ys, cells, box: { ...grid.box, y0: ys[0] ?? grid.box.y0, y1: ys.at(-1) ?? grid.box.y1 } }
}

function filledIn({ cells }: Grid, row: number): GridCell[] {
  return cells.filter((cell) => cell.row <= row && cell.row + cell.rowSpan > row && cell.words.length > 0)
}

const textIn = ({ words }: GridCell): string =>
  linesOf(words)
    .map((line) => lineText(line.words))
    .join(' ')

/** Whether a row is too low for any text: the space between the two edges of one border. */
function isSliver(grid: Grid, row: number): boolean {
  const height = (grid.ys[row + 1] ?? 0) - (grid.ys[row] ?? 0)
  const smallest = Math.min(...grid.cells.flatMap(({ words }) => words.map(({ size }) => size)))
  return (
    height < smallest &&
    !grid.cells.some((cell) => cell.row <= row && cell.row + cell.rowSpan > row && cell.words.length > 0)
  )
}

function isTitle(grid: Grid, row: number, isRuled: boolean): boolean {
  const [cell, ...others] = filledIn(grid, row)
  if (others.length > 0) return false
  if (cell === undefined) return !isRuled
  if (cell.rowSpan > 1) return false
  const whole = cell.colSpan === grid.xs.length - 1
  if (isRuled) return whole && CAPTION.test(textIn(cell))
  if (CAPTION.test(textIn(cell))) return true
  // A header over several columns starts above them; a title starts at the left edge of the table.
  return cell.col === 0 && filledIn(grid, row + 1).length > 1
}

function isNote(grid: Grid, row: number, isRuled: boolean): boolean {
  const [cell, ...others] = filledIn(grid, row)
  if (cell === undefined) return false
  if (others.length > 0 || cell.rowSpan > 1) return false
  const whole = cell.colSpan === grid.xs.length - 1
  if (isRuled) return whole && SOURCE.test(textIn(cell))
  return SOURCE.test(textIn(cell)) || (cell.col === 0 && cell.colSpan > 1)
}
