import { problem, type Problem } from '../../problem'
import type { DataLanguage } from '../../spreadsheets/language'
import { cellKey } from './cell-keys'
import { Columns, nearParams } from './columns'
import type { DataColumn, DataRow, DataTable } from './data-table'
import { groupsBy } from '../values/loops'
import type { GenerateOptions } from '../options'
import { listRows } from '../values/scope-problems'

/** The rows of one document, and its number among all documents of the table, from 1. */
export interface DocumentRows {
  readonly ordinal: number
  readonly rows: readonly DataRow[]
}

export interface Grouping {
  readonly documents: readonly DocumentRows[]
  readonly problems: readonly Problem[]
}

/** Groups all rows, so that a document keeps its number when only some of them are asked for again. */
function numbered(
  groups: readonly (readonly DataRow[])[],
  { rows, allRows }: DataTable,
  records: number | null,
): DocumentRows[] {
  const documents = groups
    .flatMap((group) => (records === null ? [group] : inChunks(group, records)))
    .filter((group) => group.length > 0)
    .map((group, index) => ({ ordinal: index + 1, rows: group }))
  if (rows === allRows) return documents
  const wanted = new Set(rows)
  return documents.flatMap(({ ordinal, rows: group }) => {
    const kept = group.filter((row) => wanted.has(row))
    return kept.length === 0 ? [] : [{ ordinal, rows: kept }]
  })
}

function inChunks(rows: readonly DataRow[], size: number): (readonly DataRow[])[] {
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, index) =>
    rows.slice(index * size, (index + 1) * size),
  )
}

/**
 * Which rows make one document: each its own; with `groupBy`, those that agree in its columns (cell-keys.ts), in the order in which
 * they first appear; with `*`, all of them. Rows whose cell in such a column is empty agree in that, and are reported. A column that is
 * not there is reported as an error. A template that goes on to the next row automatically takes `records` rows in each document.
 */
export function groupRows(
  table: DataTable,
  { groupBy = [] }: Pick<GenerateOptions, 'groupBy'>,
  language: DataLanguage,
  records: number | null = null,
): Grouping {
  const names = groupBy.filter((name) => name.trim() !== '')
  if (names.length === 0)
    return {
      documents: numbered(records === null ? table.allRows.map((row) => [row]) : [table.allRows], table, records),
      problems: [],
    }
  if (names.every((name) => name.trim() === '*'))
    return { documents: numbered([table.allRows], table, records), problems: [] }
  const columns = new Columns(table.columns)
  const found = names.flatMap((name) => (name.trim() === '*' ? [] : [{ name, column: columns.find(name) }]))
  const by = found.flatMap(({ column }) => (column === null ? [] : [column]))
  return {
    documents: numbered(groupsBy(table.allRows, by, language), table, records),
    problems: [
      ...found.flatMap(({ name, column }) => (column === null ? [noColumn(name, columns, table)] : [])),
      ...by.flatMap((column) => emptyKeys(column, table, language)),
    ],
  }
}

function noColumn(name: string, columns: Columns, { sheet }: DataTable): Problem {
  const near = columns.nearest(name)
  const params = { name, ...nearParams(near) }
  return problem('GROUP_NO_COLUMN', 'error', { file: 'data', sheet, suggestion: near?.header ?? null, params })
}

function emptyKeys(column: DataColumn, { rows, sheet }: DataTable, language: DataLanguage): Problem[] {
  const empty = rows.filter(({ cells }) => cellKey(cells[column.index], language) === null)
  if (empty.length === 0) return []
  const params = { header: column.header, ...listRows(empty.map(({ number }) => number)) }
  return [problem('GROUP_KEY_EMPTY', 'warning', { file: 'data', sheet, column: column.letter, params })]
}
