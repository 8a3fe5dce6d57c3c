import { problem, type Problem } from '../../problem'
import { cellAddress } from '../../spreadsheets/address'
import { parseLocalDate } from '../../spreadsheets/date'
import type { Cell } from '../../spreadsheets/model'
import type { DataColumn, DataTable } from './data-table'

/** So many of a column's filled cells are dates, or look like them, where it is one of dates. */
const MOSTLY = 0.6
/** More cells than a sentence lists. */
const MOST_CELLS = 10

type Look = 'date' | 'impossible' | 'ambiguous' | 'other'

/**
 * The cells of date columns that hold no day of the calendar (31.11.2026), or one that may be either of two (03/04/2026): a warning for
 * each kind and column, whether or not a tag formats them.
 */
export function dateProblems({ sheet, columns, rows }: DataTable): Problem[] {
  return columns.flatMap((column) => {
    const looks = rows.map((row) => ({ row: row.number, look: lookOf(row.cells[column.index]) }))
    const filled = looks.filter(({ look }) => look !== null)
    const dates = filled.filter(({ look }) => look !== 'other')
    if (dates.length === 0 || dates.length < filled.length * MOSTLY) return []
    return (['impossible', 'ambiguous'] as const).flatMap((kind) =>
      told(
        sheet,
        column,
        kind,
        dates.filter(({ look }) => look === kind).map(({ row }) => row),
        rows,
      ),
    )
  })
}

function told(
  sheet: string,
  column: DataColumn,
  kind: 'impossible' | 'ambiguous',
  found: readonly number[],
  rows: DataTable['rows'],
): Problem[] {
  const [first] = found
  if (first === undefined) return []
  const named = found.slice(0, MOST_CELLS).map((row) => {
    const text = rows.find(({ number }) => number === row)?.cells[column.index]?.text.trim() ?? ''
    return `${cellAddress(row - 1, column.index)} (${text})`
  })
  const params = { cells: named.join(', '), count: found.length, more: found.length - named.length }
  const place = { file: 'data' as const, sheet, row: first, column: column.letter }
  const code = kind === 'impossible' ? 'DATES_IMPOSSIBLE' : 'DATES_AMBIGUOUS'
  return [problem(code, 'warning', { ...place, cell: cellAddress(first - 1, column.index), params })]
}

/** What a cell holds; null for an empty one. */
function lookOf(cell: Cell | undefined): Look | null {
  const text = cell?.text.trim() ?? ''
  if (cell === undefined || text === '') return null
  if (typeof cell.value === 'object' && cell.value?.kind === 'date') return cell.value.hasDate ? 'date' : 'other'
  if (typeof cell.value !== 'string') return 'other'
  const read = parseLocalDate(text, 'en')
  if (read === null) return 'other'
  // With hyphens the day is first wherever a year isn't.
  if (read === 'ambiguous') return text.includes('/') ? 'ambiguous' : 'date'
  return read === 'impossible' ? 'impossible' : 'date'
}
