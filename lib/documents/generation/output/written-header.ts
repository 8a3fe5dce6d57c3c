import { MOST_HEADER_ROWS } from '../../spreadsheets/header-rows'
import type { Merge } from '../../spreadsheets/model'
import type { Look, OutCell, OutRow } from '../../spreadsheets/writing/sheet'
import { valueCell } from '../../spreadsheets/writing/value-cell'

/** A column with what is above it. */
export interface HeaderColumn {
  readonly col: number
  /** From the top: the groups that it belongs to, then its own name. */
  readonly path: readonly string[]
  readonly look: Look
}

export interface WrittenHeader {
  readonly rows: readonly OutRow[]
  readonly merges: readonly Merge[]
}

/**
 * A header that gives its columns the same paths when it is read again (spreadsheets/header-rows.ts): a group is merged across the
 * neighbours that it is over, and a name is merged down to where the header ends.
 *
 * @param columns from left to right
 */
export function writtenHeader(columns: readonly HeaderColumn[]): WrittenHeader {
  const longest = columns.reduce((most, { path }) => Math.max(most, path.length), 1)
  const height = Math.min(longest, MOST_HEADER_ROWS)
  const within = columns.map((column) => ({ ...column, path: column.path.slice(-height) }))
  const rows: OutRow[] = []
  const merges: Merge[] = []
  for (let row = 0; row < height; row += 1) {
    const cells: OutCell[] = []
    for (const [at, { col, path, look }] of within.entries()) {
      const text = path[row]
      if (text === undefined || continuesGroup(within, at, row)) continue
      cells.push(valueCell(col, { value: text }, look))
      const right = groupEnd(within, at, row)
      const bottom = row === path.length - 1 ? height - 1 : row
      if (right > col || bottom > row) merges.push({ top: row, left: col, bottom, right })
    }
    rows.push({ cells })
  }
  return { rows, merges }
}

/** Whether a column belongs in a row of the header to the group of its neighbour to the left. */
function continuesGroup(columns: readonly HeaderColumn[], at: number, row: number): boolean {
  const left = columns[at - 1]
  const column = columns[at]
  if (left === undefined || column === undefined || left.col + 1 !== column.col) return false
  if (row >= left.path.length - 1 || row >= column.path.length - 1) return false
  return column.path.slice(0, row + 1).every((text, depth) => text === left.path[depth])
}

/** The last column of the group that begins with a column in a row of the header. */
function groupEnd(columns: readonly HeaderColumn[], at: number, row: number): number {
  let last = at
  while (continuesGroup(columns, last + 1, row)) last += 1
  return columns[last]?.col ?? 0
}
