import { problem, type Problem } from '../problem'
import { cellAddress, columnLetter } from '../spreadsheets/address'
import { cellsToLook, namedAddresses } from './look'
import type { ShapedTable } from './model'
import { type OddReason, oddReason } from './odd-reason'

const DECIMAL = /\d[.,]\d/u

/** Which cells stay text in a table's columns of numbers, and why: one problem for each column and reason. */
export function oddProblems(table: ShapedTable): Problem[] {
  const { id, part, paragraph, cells, typing, namingRows } = table
  const looks = [...cellsToLook(table, namingRows)].toSorted(([one], [other]) => one - other)
  const odd = looks.flatMap(([index, look]) => {
    const cell = cells[index]
    return look === 'odd' && cell !== undefined ? [cell] : []
  })
  if (odd.length === 0) return []
  const withMark = new Set(
    cells.flatMap(({ row, col, text }, index) =>
      row >= namingRows && typing[index]?.type !== 'text' && DECIMAL.test(text) ? [col] : [],
    ),
  )
  const found = new Map<string, { readonly column: number; readonly reason: OddReason; readonly cells: string[] }>()
  for (const cell of odd) {
    const reason = oddReason(cell.text, withMark.has(cell.col))
    const key = `${cell.col} ${reason}`
    const known = found.get(key) ?? { column: cell.col, reason, cells: [] }
    found.set(key, known)
    known.cells.push(cellAddress(cell.row, cell.col))
  }
  const byColumn = [...found.values()].toSorted((one, other) => one.column - other.column)
  return byColumn.map(({ column, reason, cells: addresses }) => {
    const letter = columnLetter(column)
    return problem('TABLE_TEXT_AMONG', 'info', {
      file: 'document',
      part,
      paragraph: Math.max(0, paragraph),
      column: letter,
      ...(addresses[0] !== undefined && { cell: addresses[0] }),
      params: { table: id, column: letter, reason, cells: namedAddresses(addresses), count: addresses.length },
    })
  })
}
