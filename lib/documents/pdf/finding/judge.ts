import type { Grid, GridCell } from '../grid/grid'
import { isValue } from '../grid/rows'
import { lineText, linesOf, textOf, type Line } from '../text/lines'

/** Dots leading to a page number. */
const LEADERS = /\.{4,}|…{2,}|(?:\. ){4,}|_{4,}/
/** How list items begin. */
const MARKER = /^(?:[•‣◦▪–—·*-]|\(?\p{L}[.)]|\(?\d{1,2}[.)]|\(?[ivxlc]{1,5}[.)]|[ivxlc]{1,5}[.)])$/iu

/** Signs that are common in formulas and rare in cells. */
const FORMULA = /[=≠≈∫∑∏√∂⇒]/u
/** If this share of texts without rules are formulas, they are equations and not a table. */
const FORMULAS = 0.25
/** An entry of an index: words and page numbers. */
const ENTRY = /\p{L}.*,\s?\d{1,4}(?:[–-]\d{1,4})?$/u
/** If this share of texts without rules are index entries, they are an index. */
const ENTRIES = 0.5

interface Column {
  readonly filled: number
  readonly values: number
  readonly prose: boolean
  readonly markers: number
}

/**
 * Returns how much a grid found by white space looks like a table, from 0 to 1; null for prose, a table of contents or
 * a form.
 */
export function judgeGrid(grid: Grid, lines: readonly Line[]): number | null {
  const cols = grid.xs.length - 1
  const rows = grid.ys.length - 1
  if (cols < 2 || rows < 2) return null
  const texts = lines.map(({ words }) => lineText(words))
  if (texts.filter((text) => LEADERS.test(text)).length > lines.length * 0.2) return null
  const columns = Array.from({ length: cols }, (_, col) => columnOf(grid, col))
  const prose = columns.filter((column) => column.prose).length
  const filled = grid.cells.filter(({ words }) => words.length > 0)
  // Empty rows to fill in belong to the table and say nothing about how full it is.
  const used = new Set(filled.flatMap(({ row, rowSpan }) => Array.from({ length: rowSpan }, (_, index) => row + index)))
  const share =
    filled.reduce((sum, { colSpan, rowSpan }) => sum + colSpan * rowSpan, 0) / (Math.max(1, used.size) * cols)
  const values = filled.filter((cell) => isValue(flat(cell))).length / Math.max(1, filled.length)
  const valueColumns = columns.filter((column) => column.values >= 2 && column.values >= column.filled * 0.5).length
  const [first] = columns
  if (first !== undefined && cols === 2 && first.markers >= first.filled * 0.6) return null
  const rules = grid.ruledRows || grid.ruledColumns
  if (prose * 2 >= cols && !(grid.ruledRows && grid.ruledColumns)) return null
  if (share < 0.35) return null
  if (!rules && isContents(grid)) return null
  const shareOf = (kind: RegExp) => filled.filter((cell) => kind.test(flat(cell))).length / Math.max(1, filled.length)
  // A fraction bar looks like a rule.
  if (!(grid.ruledRows && grid.ruledColumns) && shareOf(FORMULA) >= FORMULAS) return null
  if (!rules && shareOf(ENTRY) >= ENTRIES) return null
  if (cols === 2) {
    if (rules) return rows >= 3 && valueColumns >= 1 ? 0.7 : null
    return rows >= 4 && valueColumns >= 1 && (columns[1]?.values ?? 0) >= 3 && share > 0.7 ? 0.6 : null
  }
  const words = filled.reduce((sum, cell) => sum + cell.words.length, 0) / Math.max(1, filled.length)
  if (rules) return rows >= 2 && (valueColumns >= 1 || share > 0.6) ? 0.8 : null
  if (rows < 3) return null
  if (valueColumns >= 2 && values >= 0.25) return 0.75
  if (valueColumns >= 1 && rows >= 4 && share > 0.55) return 0.65
  const isPlain = words <= 3.5 && rows >= 5 && share > 0.75 && prose === 0
  return isPlain && filled.filter(isOneLine).length >= filled.length * ONE_LINE ? 0.55 : null
}

/** A table of contents has at least this many lines. */
const CONTENTS = 5

/** Whether the last column contains page numbers: integers next to texts that never decrease. */
function isContents(grid: Grid): boolean {
  const last = grid.xs.length - 2
  const texts = grid.cells.filter(({ col, words }) => col === last && words.length > 0).map(flat)
  if (last > 2 || texts.length < CONTENTS || !texts.every((text) => /^\d{1,4}$/.test(text))) return false
  return texts.every((text, index) => index === 0 || Number(text) >= Number(texts[index - 1]))
}

/** In a table without values, at least this share of cells have one line. Otherwise its columns are unrelated lists. */
const ONE_LINE = 0.85

const isOneLine = ({ words }: GridCell): boolean => linesOf(words).length === 1

const flat = ({ words }: GridCell): string => textOf(words).replace(/\n/g, ' ')

function columnOf({ cells, xs }: Grid, col: number): Column {
  const own = cells.filter((cell) => cell.col === col && cell.colSpan === 1 && cell.words.length > 0)
  const width = (xs[col + 1] ?? 0) - (xs[col] ?? 0)
  const texts = own.map(flat)
  let [lines, long] = [0, 0]
  for (const { words } of own) {
    const byLine = new Map<number, number>()
    for (const word of words) byLine.set(Math.round(word.base), (byLine.get(Math.round(word.base)) ?? 0) + 1)
    const ends = Math.max(...words.map(({ x1 }) => x1)) - Math.min(...words.map(({ x0 }) => x0))
    for (const count of byLine.values()) {
      lines++
      if (count >= 4 && ends > width * 0.6) long++
    }
  }
  return {
    filled: own.length,
    values: texts.filter(isValue).length,
    prose: lines >= 3 && long > lines * 0.5,
    markers: texts.filter((text) => MARKER.test(text)).length,
  }
}
