import { firstRows, isNumberingRow } from '../joining/grid'
import { hasOwnHeader } from '../joining/own-header'
import type { JoinedTable, WordCell } from '../model'
import { readDate } from './date-shape'
import { isTruth } from './truths'

type Table = Pick<JoinedTable, 'rows' | 'cols' | 'headerRows' | 'cells' | 'widths' | 'caption'>

/** No header is deeper. */
const LOOKED_AT = 12
const YEAR = /^(?:19|20)\d\d$/
/** «№» and “%” name a column too. */
const WORD = /\p{L}|^[№#%]$/u

/**
 * How many rows from the top name the columns, so that a «2024» in them is a name: those that the file says are repeated, else those
 * that look it: words, and years or dates that no column goes on with. What says «1 | 2 | 3» under a header belongs to it.
 */
export function headerDepth(table: Table): number {
  const rows = firstRows(table, Math.min(table.rows, table.headerRows + LOOKED_AT))
  const depth = table.headerRows > 0 ? table.headerRows : guessedDepth(table, rows)
  if (depth === 0) return 0
  const below = rows.slice(depth + 1)
  const numbersColumns =
    (rows[depth]?.length ?? 0) > 2 && isNumberingRow(rows[depth]) && below.some((row) => row.some(isWord))
  return numbersColumns ? depth + 1 : depth
}

function guessedDepth(table: Table, rows: readonly WordCell[][]): number {
  let title = 0
  while (
    title < rows.length &&
    rows[title]?.length === 1 &&
    rows[title]?.[0]?.colSpan === table.cols &&
    table.cols > 1
  ) {
    title++
  }
  if (title >= table.rows - 1) return 0
  let depth = title
  while (depth < rows.length && depth < table.rows - 1 && depth - title < 4) {
    const row = rows[depth] ?? []
    const isFirst = depth === title
    const isWithin = !isFirst && depth < reachOf(rows, title, depth)
    if (!isFirst && !isWithin && !isDivided(rows[depth - 1] ?? [], table.cols)) break
    if (!isWithin && !namesColumns(row, rows.slice(depth + 1)) && !(isFirst && title === 0 && hasOwnHeader(table)))
      break
    depth++
  }
  return depth === title ? 0 : depth
}

/** The row that the cells hanging down from those above reach to. */
function reachOf(rows: readonly WordCell[][], from: number, to: number): number {
  let reach = to
  for (let at = from; at < to; at++) {
    for (const { row, rowSpan } of rows[at] ?? []) reach = Math.max(reach, row + rowSpan)
  }
  return reach
}

/** Whether a cell spans some columns of those that a row below may name. */
function isDivided(row: readonly WordCell[], cols: number): boolean {
  return row.some(({ colSpan }) => colSpan > 1 && colSpan < cols)
}

/** Whether a cell names something, and is neither a date nor a truth value. */
export function isWord({ text }: WordCell): boolean {
  return WORD.test(text) && readDate(text) === null && !isTruth(text)
}

export function isYear({ text }: WordCell): boolean {
  return YEAR.test(text)
}

function namesColumns(row: readonly WordCell[], below: readonly WordCell[][]): boolean {
  const filled = row.filter(({ text }) => text !== '')
  const others = filled.filter((cell) => !isWord(cell))
  if (filled.length === 0) return false
  if (others.length === 0) return filled.length > 1 || row.length > 1
  const areYears = others.length > 1 && others.every(isYear)
  const apart = Number(others[1]?.text) - Number(others[0]?.text)
  if (areYears && Math.abs(apart) === 1) return true
  return others.length < filled.length && others.every((cell) => isAlone(cell, below))
}

/** Whether a year or a date is over a column of something else. */
function isAlone(alone: WordCell, below: readonly WordCell[][]): boolean {
  if (!isYear(alone) && readDate(alone.text) === null) return false
  const column = below.flatMap((row) => row.filter((cell) => cell.col === alone.col && cell.text !== ''))
  return column.length > 0 && !column.some((cell) => (isYear(alone) ? isYear(cell) : readDate(cell.text) !== null))
}
