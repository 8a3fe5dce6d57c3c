import type { WordCell } from '../model'
import { isWord, isYear } from '../typing/header-depth'
import { firstRows, folded, headerExtent, isNamed, isNumberingRow, type Piece } from './grid'
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

/** Whether a row says nothing but names: words, numbers of columns, and years where there are several. */
function isOfNames(row: readonly WordCell[]): boolean {
  const others = row.filter((cell) => cell.text !== '' && !isWord(cell))
  return isNumberingRow(row) || others.length === 0 || (others.length > 1 && others.every(isYear))
}

/**
 * How many rows at the top of the second table only repeat the header of the first: all of it, or its row of column numbers. Rows that
 * nothing sets apart and that say more than names may be data, «Дата | 12.05.2024», and are kept.
 */
export function repeatedHeaderRows(first: Piece, second: Piece): number {
  const extent = Math.min(headerExtent(first), second.rows)
  if (extent === 0) return 0
  const header = firstRows(first, extent)
  const top = firstRows(second, extent)
  if (hasOwnHeader(first) || header.every(isOfNames)) {
    for (let length = extent; length >= Math.max(1, first.headerRows); length--) {
      const same = header.slice(0, length).every((row, index) => sameRow(row, top[index] ?? []))
      if (same && header.slice(0, length).some((row) => isNamed(row) || isNumberingRow(row))) return length
    }
  }
  const [last] = header.slice(-1)
  return last !== undefined && isNumberingRow(last) && sameRow(last, top[0] ?? []) ? 1 : 0
}
