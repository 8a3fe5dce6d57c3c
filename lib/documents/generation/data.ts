import type { Cell } from '../spreadsheets/model'

/** A column of the table that documents are made from. */
export interface DataColumn {
  /** From 0. */
  readonly index: number
  readonly letter: string
  readonly header: string
  /** Every name that a tag may call it by, normalised: with its groups, with a number where another column has its header. */
  readonly names: readonly string[]
}

/** A line of the table under its header. */
export interface DataRow {
  /** As the spreadsheet shows it, from 1. */
  readonly number: number
  /** By the column's index. */
  readonly cells: readonly (Cell | undefined)[]
}

/** The sheet that documents are made from: its header and the rows under it that hold something. */
export interface DataTable {
  readonly sheet: string
  /** As the spreadsheet shows it, from 1. */
  readonly headerRow: number
  readonly columns: readonly DataColumn[]
  readonly rows: readonly DataRow[]
  /** How many of the rows the sheet hides. */
  readonly hiddenRows: number
}
