'use client'

import { createContext, use } from 'react'

/** A row's place in a table that draws only some of its rows or columns. */
export interface RowPlace {
  /** From 0, the head left out. */
  readonly index: number
  /** From 1, with the head, as the listener counts. */
  readonly rowIndex: number
  readonly measure: (row: HTMLTableRowElement | null) => void
  /** How many columns are rendered, including spacers; null if all are. */
  readonly drawn: number | null
}

export const RowContext = createContext<RowPlace | null>(null)

/** The attributes by which a table finds and measures a `tr`. */
export function useRowProps() {
  const place = use(RowContext)
  return place === null ? {} : { ref: place.measure, 'data-index': place.index, 'aria-rowindex': place.rowIndex }
}

/** Over how many columns a cell reaches that reaches over all of them. */
export function useAllColumns(columns: number): number {
  return use(RowContext)?.drawn ?? columns
}
