import { cellAddress } from '../../spreadsheets/address'
import type { DataColumn, DataRow } from './data-table'

/** What a message calls a cell: `B7`, or of JSON the pointer to its value (RFC 6901). */
export function cellPlace(row: DataRow, column: DataColumn): string {
  return row.addressOf?.(column) ?? cellAddress(row.number - 1, column.index)
}

/** What tells a row from all others, also from those of the same JSON object. */
export function rowPlace(row: DataRow): string | number {
  return row.pointer ?? row.number
}

/** The rows that contain a column's or a loop's values: of a list within JSON objects, its entries; else the rows themselves. */
export function rowsOf(rows: readonly DataRow[], list: string | undefined): readonly DataRow[] {
  if (list === undefined) return rows
  return rows.flatMap((row) => row.entries?.(list) ?? [])
}
