import { cellsOf, type OutPart } from './sheet'

const LINE_HEIGHT = 15
/** Excel's highest row, in points. */
const HIGHEST = 409

/** How many lines a text takes in a cell so many characters wide. */
export function linesOf(text: string, width: number): number {
  return text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / Math.max(1, width))), 0)
}

/** The height of so many lines, in points. */
export function heightOf(lines: number): number {
  return Math.min(HIGHEST, lines * LINE_HEIGHT)
}

/** The height of a row with wrapped texts; null where one line is enough. Not every program fits rows to their texts. */
export function rowHeight(cells: readonly OutPart[], widths: readonly number[]): number | null {
  const lines = cellsOf(cells).reduce((most, { col, value, look }) => {
    return typeof value === 'string' && look?.wrap === true ? Math.max(most, linesOf(value, widths[col] ?? 1)) : most
  }, 1)
  return lines > 1 ? heightOf(lines) : null
}
