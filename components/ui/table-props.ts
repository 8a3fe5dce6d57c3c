import type { ReactNode } from 'react'
import type { Align } from './align'
import type { Across } from './virtual-parts'
import type { TablePlace } from './virtual-places'

export type Column = {
  id: string
  head: ReactNode
  /** The spreadsheet's letter, or the number of a column on a printed form. */
  letter?: string
  /** Numbers are aligned right. */
  align?: Align
  /** Any CSS width; the columns without one share the rest. */
  width?: string
  /** The sort order by this column, if it can be sorted. */
  sort?: 'ascending' | 'descending' | 'none'
  /** Orders the rows by this column, or the other way round: the head is a button then. */
  onSort?: () => void
}

export type DataTableProps = {
  /** What the table is, for the listener. */
  caption: string
  columns: readonly Column[]
  /** The head of the row numbers' column, '' for none; leave it out for a table without row numbers. */
  rowHead?: ReactNode
  /** The largest row number, where the rows aren't counted from 1: it has room. */
  lastNumber?: number
  /** Below this the table scrolls inside itself, the row numbers pinned. */
  minWidth?: string
  className?: string
} & (
  | {
      /** `DataRow`, `ProblemRow`, `GapRow`. */
      children: ReactNode
      /** It scrolls inside itself by rows, its head in sight: `low` shows the first few. */
      height?: 'tall' | 'low'
      rows?: undefined
    }
  | { rows: RowsOnDemand; height?: undefined; children?: undefined }
)

/** Rows that may be many: beyond 200 of them, or 40 columns, only what is seen is drawn. */
export interface RowsOnDemand {
  readonly count: number
  /**
   * One `DataRow`, `ProblemRow` or `GapRow` (with as many `columns` as the table); `across` renders the cells of a
   * `DataRow`.
   */
  readonly row: (index: number, across: Across) => ReactNode
  /** Every problem in the order of reading, for J and K: also those that aren't drawn. */
  readonly problems?: readonly TablePlace[]
  /** Of each column where not all are drawn; in rem. */
  readonly columnWidth?: number
}

export type LongTableProps = Omit<Extract<DataTableProps, { rows: RowsOnDemand }>, 'children' | 'height'>
