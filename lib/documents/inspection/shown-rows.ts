import { Buffer } from '#host'
import { cut } from '../cut'
import type { Problem } from '../problem'
import type { DataColumn, DataRow, DataTable } from '../generation/data/data-table'
import { cellValue } from '../generation/values/scope-values'

/** A row of the person's own table as the sheet shows it. */
export interface ShownRow {
  /** As the spreadsheet shows it, from 1. */
  readonly number: number
  /** By the columns that are shown; a long text is cut and ends in an ellipsis. */
  readonly cells: readonly string[]
}

/** As much of the person's own table as says what was read, and where its problems are. */
export interface ShownRows {
  /** In the sheet's order: those that tags take their values from and those with problems before others, where there are many. */
  readonly columns: readonly Pick<DataColumn, 'letter' | 'header'>[]
  readonly moreColumns: number
  /** The first rows under the header. */
  readonly first: readonly ShownRow[]
  /** Rows that problems are about, those with errors before others where there are many; in the sheet's order. */
  readonly marked: readonly ShownRow[]
  /** Rows that are left out, as many as of those with problems. */
  readonly out: readonly ShownRow[]
  readonly moreMarked: number
}

/** More columns than this can't be read as a table. */
const MAX_COLUMNS = 40
const MAX_FIRST = 20
const MAX_MARKED = 100
const MAX_TEXT = 100
/** Of one kind of rows in the answer, about: a sheet of long texts shows fewer. */
const MAX_BYTES = 80_000

/**
 * The first rows of a table and those with problems, bounded in rows, columns and characters.
 *
 * @param used the columns that are looked for first
 * @param noted numbers of rows to show besides those that `problems` are about
 */
export function shownRows(
  table: DataTable,
  problems: readonly Problem[],
  used: readonly DataColumn[],
  noted: readonly number[] = [],
): ShownRows {
  const own = problems.filter(({ file, sheet }) => file === 'data' && (sheet === null || sheet === table.sheet))
  const columns = shownColumns(table, own, used)
  const rank = new Map<number, number>(noted.map((number) => [number, 1]))
  for (const { row, severity } of own) {
    if (row !== null) rank.set(row, severity === 'error' ? 0 : Math.min(1, rank.get(row) ?? 1))
  }
  const all = table.rows.filter(({ number }) => rank.has(number))
  const ranked = all.length > MAX_MARKED ? all.toSorted((a, b) => rankOf(a) - rankOf(b)) : all
  const marked = withinBytes(ranked.slice(0, MAX_MARKED), columns)
  return {
    columns: columns.map(({ letter, header }) => ({ letter, header: shortened(header) })),
    moreColumns: table.columns.length - columns.length,
    first: withinBytes(table.rows.slice(0, MAX_FIRST), columns),
    marked: marked.toSorted((a, b) => a.number - b.number),
    out: withinBytes(table.outRows.slice(0, MAX_MARKED), columns),
    moreMarked: all.length - marked.length,
  }

  function rankOf({ number }: DataRow): number {
    return rank.get(number) ?? 1
  }
}

function shownColumns(
  { columns }: DataTable,
  problems: readonly Problem[],
  used: readonly DataColumn[],
): readonly DataColumn[] {
  if (columns.length <= MAX_COLUMNS) return columns
  const bad = problems.flatMap(({ row, column }) => (row === null ? [] : (column ?? [])))
  const wanted = new Set([...used.map(({ letter }) => letter), ...bad])
  const before = columns.filter(({ letter }) => wanted.has(letter))
  const others = columns.filter(({ letter }) => !wanted.has(letter))
  return [...before, ...others].slice(0, MAX_COLUMNS).toSorted((a, b) => a.index - b.index)
}

function withinBytes(rows: readonly DataRow[], columns: readonly DataColumn[]): ShownRow[] {
  const shown: ShownRow[] = []
  let left = MAX_BYTES
  for (const row of rows) {
    const cells = columns.map(({ index }) => shownText(row, index))
    left -= Buffer.byteLength(JSON.stringify(cells))
    if (left < 0) break
    shown.push({ number: row.number, cells })
  }
  return shown
}

/** What would be printed; of an error, which prints nothing, its name. */
function shownText(row: DataRow, columnIndex: number): string {
  const { error, text } = cellValue(row, columnIndex)
  return shortened(error ?? text)
}

function shortened(text: string): string {
  return cut(text, MAX_TEXT)
}
