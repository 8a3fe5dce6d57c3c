import type { WordCell } from '../model'
import { isCount } from '../typing/codes'
import { readDate } from '../typing/date-shape'
import { isWord, isYear } from '../typing/header-depth'
import { readNumber } from '../typing/number-shape'
import { firstRows, folded, headerExtent, isCountingRow, isNamed, isNumberingRow, type Piece } from './grid'
import { hasOwnHeader } from './own-header'

const sameTexts = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((text, index) => folded(text) === folded(b[index] ?? ''))

/** Whether two rows are cell for cell the same, with nothing in the second that would be lost with it. */
function sameRow(a: readonly WordCell[], b: readonly WordCell[]): boolean {
  return (
    a.length === b.length &&
    a.every((cell, index) => {
      const other = b[index]
      return (
        other !== undefined &&
        other.col === cell.col &&
        other.colSpan === cell.colSpan &&
        other.rowSpan === cell.rowSpan &&
        other.tables.length === 0 &&
        folded(other.text) === folded(cell.text) &&
        sameTexts(cell.notes, other.notes) &&
        cell.pictures.length >= other.pictures.length
      )
    })
  )
}

/** Rows below a header that are enough to tell it from them. */
const LOOKED_AT = 12
const DECIMAL = /\d[.,]\d/

/** «0-10» and «10-20» are of one form. */
const formOf = (text: string) => text.replace(/\d+/g, '0')

const isDate = ({ text }: WordCell) => readDate(text) !== null

/** Whether what isn't a word names its column: a year, a date, a range or a sign that does not go on below. An amount never does. */
function namesItsColumn(cell: WordCell, column: readonly WordCell[]): boolean {
  if (isYear(cell)) return !column.some(isYear)
  if (isDate(cell)) return !column.some(isDate)
  if (DECIMAL.test(cell.text) || readNumber(cell.text) !== null) return false
  return !column.some(({ text }) => formOf(text) === formOf(cell.text))
}

/** «Дата | 12.05.2024 | Оператор | Иванов»: names next to what they name. */
const mayBePairs = (row: readonly WordCell[]) =>
  row.length % 2 === 0 && row.every((cell, index) => index % 2 === 1 || isWord(cell))

/** Whether a row says nothing but names: words, numbers of columns, several years, and in three cells or more what is among words. */
function isOfNames(row: readonly WordCell[], below: readonly WordCell[]): boolean {
  const filled = row.filter(({ text }) => text !== '')
  const others = filled.filter((cell) => !isWord(cell))
  if (isNumberingRow(row) || isCountingRow(row) || others.length === 0) return true
  if (others.length > 1 && others.every(isYear)) return true
  if (filled.length < 3 || others.length * 2 > filled.length) return false
  if (others.length > 1 && isCount(others.map(({ text }) => text))) return true
  const arePairs = mayBePairs(row)
  return others.every((cell) => {
    const column = below.filter(({ col, text }) => col === cell.col && text !== '')
    return namesItsColumn(cell, column) && !(arePairs && column.some(isWord))
  })
}

const namesColumns = (row: readonly WordCell[]) => isNamed(row) || isNumberingRow(row) || isCountingRow(row)

/**
 * How many rows at the top of the second table only repeat the header of the first: all of it, or its row of column numbers. Rows that
 * nothing sets apart and that say more than names may be data, «Дата | 12.05.2024», and are kept.
 */
export function repeatedHeaderRows(first: Piece, second: Piece): number {
  const extent = Math.min(headerExtent(first), second.rows)
  if (extent === 0) return 0
  const header = firstRows(first, extent)
  const top = firstRows(second, extent)
  const below = first.cells.filter(({ row }) => row >= extent && row < extent + LOOKED_AT)
  if (hasOwnHeader(first) || header.every((row) => isOfNames(row, below))) {
    for (let length = extent; length >= Math.max(1, first.headerRows); length--) {
      const same = header.slice(0, length).every((row, index) => sameRow(row, top[index] ?? []))
      if (same && header.slice(0, length).some(namesColumns)) return length
    }
  }
  const [last] = header.slice(-1)
  return last !== undefined && isNumberingRow(last) && sameRow(last, top[0] ?? []) ? 1 : 0
}
