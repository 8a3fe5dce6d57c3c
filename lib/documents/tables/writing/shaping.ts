import type { ShapedTable } from '../../word-tables/model'

/** What a workbook of tables may be asked to be like. */
export interface WorkbookOptions {
  /** Merged cells stay merged, or each of their places has the text. `keep` unless chosen. */
  readonly merges?: 'keep' | 'fill'
  /** A sheet for each table, or one for all. `sheets` unless chosen. */
  readonly layout?: 'sheets' | 'one'
  /** The ids of the tables that are written; all without it. */
  readonly tables?: readonly string[]
}

/** A table with its number among all those found. */
export interface NumberedTable {
  readonly table: ShapedTable
  /** From 1. */
  readonly number: number
}

/** The tables to be written, numbered as they were found. */
export function chosenTables(shaped: readonly ShapedTable[], chosen: readonly string[] | undefined): NumberedTable[] {
  const wanted = chosen === undefined ? null : new Set(chosen)
  return shaped
    .map((table, index) => ({ table, number: index + 1 }))
    .filter(({ table }) => wanted === null || wanted.has(table.id))
}
