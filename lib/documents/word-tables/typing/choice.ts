import type { Mark } from './number-shape'

/** Which of two numbers of a date is the day. */
export type DateOrder = 'day-first' | 'month-first'

/** What a person says that a column's cells are. What they leave open, the evidence settles. */
export type ColumnType =
  | { readonly as: 'text' }
  | { readonly as: 'number'; readonly decimal?: Mark | undefined }
  | { readonly as: 'date'; readonly order?: DateOrder | undefined }

/** The same with its column. */
export type TypeChoice = ColumnType & {
  /** The table's id, as inspection gives it. */
  readonly table: string
  /** From 0. */
  readonly column: number
}
