import type { Grid, GridCell } from '../grid/grid'
import { isValue } from '../grid/rows'
import { lineText, linesOf, textOf, type Line } from '../text/lines'

/** Dots that lead to a page number. */
const LEADERS = /\.{4,}|…{2,}|(?:\. ){4,}|_{4,}/
/** What a list's lines begin with. */
const MARKER = /^(?:[•‣◦▪–—·*-]|\(?\p{L}[.)]|\(?\d{1,2}[.)]|\(?[ivxlc]{1,5}[.)]|[ivxlc]{1,5}[.)])$/iu

/** What a formula has and a cell of a table seldom does. */
const FORMULA = /[=≠≈∫∑∏√∂⇒]/u
/** So many formulas among texts without rules are no table, but equations set under one another. */
const FORMULAS = 0.25
/** An entry of an index: words, and the pages that they are on. */
const ENTRY = /\p{L}.*,\s?\d{1,4}(?:[–-]\d{1,4})?$/u
/** So many entries among texts without rules are columns of an index. */
const ENTRIES = 0.5

interface Column {
  readonly filled: number
  readonly values: number
  readonly prose: boolean
  readonly markers: number
}

/** How far a grid found by white space looks a table, from 0 to 1; null where it is prose, a contents list or a form. */
export function judgeGrid(grid: Grid, lines: readonly Line[]): number | null {
  const cols = grid.xs.length - 1
  const rows = grid.ys.length - 1
  if (cols < 2 || rows < 2) return null
  const texts = lines.map(({ words }) => lineText(words))
  if (texts.filter((text) => LEADERS.test(text)).length > lines.length * 0.2) return null
  const columns = Array.from({ length: cols }, (_, col) => columnOf(grid, col))
  const prose = columns.filter((column) => column.prose).length
  const filled = grid.cells.filter(({ words }) => words.length > 0)
  // Rows to fill in are of the table, and say nothing of how full it is.
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
  // The line of a fraction looks like a rule.
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

/** So many lines in a contents list at least. */
const CONTENTS = 5

/** Whether the last column is page numbers: whole numbers, none smaller than the one over it, beside texts. */
function isContents(grid: Grid): boolean {
  const last = grid.xs.length - 2
  const texts = grid.cells.filter(({ col, words }) => col === last && words.length > 0).map(flat)
  if (last > 2 || texts.length < CONTENTS || !texts.every((text) => /^\d{1,4}$/.test(text))) return false
  return texts.every((text, index) => index === 0 || Number(text) >= Number(texts[index - 1]))
}

/** Without a value, so many cells of a table have one line: else its columns are lists that know nothing of one another. */
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
