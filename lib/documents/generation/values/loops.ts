import type { DataLanguage } from '../../spreadsheets/language'
import { cellKey } from '../data/cell-keys'
import { readCell, sortOrder } from '../data/comparables'
import type { DataColumn, DataRow } from '../data/data-table'
import type { LoopStep, SortKey } from '../matching/tag-calls'

/**
 * The turns of a loop, each with its rows. Without a step each row is a turn. `by` puts together the rows that agree in its columns,
 * in the order in which they first appear; `sort` orders the turns so far by their first rows, and keeps the order of equals.
 */
export function turnsOf(
  rows: readonly DataRow[],
  steps: readonly LoopStep[],
  language: DataLanguage,
): readonly (readonly DataRow[])[] {
  let turns: (readonly DataRow[])[] = rows.map((row) => [row])
  for (const step of steps) {
    turns = step.kind === 'by' ? groupsBy(turns.flat(), step.columns, language) : sorted(turns, step.keys, language)
  }
  return turns
}

/** Rows that agree in the columns (cell-keys.ts), in order of first appearance. */
export function groupsBy(
  rows: readonly DataRow[],
  columns: readonly DataColumn[],
  language: DataLanguage,
): DataRow[][] {
  const groups = new Map<string, DataRow[]>()
  for (const row of rows) {
    const key = JSON.stringify(columns.map(({ index }) => cellKey(row.cells[index], language)))
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [row])
    else group.push(row)
  }
  return [...groups.values()]
}

function sorted(
  turns: readonly (readonly DataRow[])[],
  keys: readonly SortKey[],
  language: DataLanguage,
): (readonly DataRow[])[] {
  const keyed = turns.map((turn) => ({
    turn,
    values: keys.map(({ column }) => readCell(turn[0]?.cells[column.index], language)),
  }))
  keyed.sort((a, b) => {
    for (const [at, { descending }] of keys.entries()) {
      const [left, right] = [a.values[at] ?? null, b.values[at] ?? null]
      const order = sortOrder(left, right, language)
      // Empty cells stay last in both directions, as in a spreadsheet.
      if (order !== 0) return descending && left !== null && right !== null ? -order : order
    }
    return 0
  })
  return keyed.map(({ turn }) => turn)
}
