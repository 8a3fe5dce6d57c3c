'use client'

import { startTransition, useCallback, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { RowPlace } from './row-context'
import type { TableMap } from './table-keys'
import { usePrinting } from './use-printing'
import { defaultRangeExtractor, observedSize, useVirtualizer, type Range } from './use-virtualizer'
import { rowNumberWidth } from './row-number-width'
import {
  allPlaces,
  MANY_COLUMNS,
  MANY_ROWS,
  type Place,
  placesOf,
  PRINTED_ROWS,
  type TablePlace,
  withPinned,
} from './virtual-places'

/** A row of one line; in px. */
const ROW = 29
const AROUND = { rows: 12, columns: 4 }

export interface VirtualGridOptions {
  readonly rowCount: number
  readonly columnCount: number
  /** Of each column where not all are drawn; in rem. */
  readonly columnWidth?: number
  /** Whether row numbers are first. */
  readonly numbered?: boolean
  /** Every problem in reading order, for J and K; omit it if there are none. */
  readonly problems?: readonly TablePlace[]
  /** How many rows the head has, for the listener's count. */
  readonly headRows?: number
}

export interface VirtualGridUse {
  readonly region: (element: HTMLDivElement | null) => void
  /** The region, once it is there. */
  readonly element: HTMLDivElement | null
  /** Of the `thead`, which stays in sight. */
  readonly head: (element: HTMLTableSectionElement | null) => void
  readonly grid: VirtualGrid
}

export interface VirtualGrid {
  readonly map: TableMap
  readonly rows: readonly Place[]
  readonly columns: readonly Place[]
  /** The table scrolls inside itself by rows, by columns. */
  readonly tall: boolean
  readonly wide: boolean
  /** The width of one column and of all in px; null if all columns are rendered. */
  readonly columnSize: number | null
  readonly width: number | null
  /** For the `table`. */
  readonly counts: { readonly 'aria-rowcount'?: number; readonly 'aria-colcount'?: number }
  /** For `RowContext`. */
  readonly rowPlace: (index: number) => RowPlace
  /** How much of the table is printed; null on screen, or if that is all. */
  readonly printed: { readonly rows: number; readonly columns: number } | null
}

/**
 * Determines which rows and columns a table renders if there are too many for all, and moves with the keys through the
 * rest.
 */
export function useVirtualGrid({
  rowCount,
  columnCount,
  columnWidth = 8.5,
  numbered = true,
  problems,
  headRows = 1,
}: VirtualGridOptions): VirtualGridUse {
  // What the virtualiser gives is another at each scroll, though its functions stay the same.
  'use no memo'
  const [regionElement, region] = useState<HTMLDivElement | null>(null)
  const [headElement, head] = useState<HTMLElement | null>(null)
  const headSize = useHeight(headElement)
  const [isDrawn, setDrawn] = useState(false)
  const [kept, setKept] = useState<Required<TablePlace> | null>(null)
  const printing = usePrinting()
  const tall = rowCount > MANY_ROWS && !printing
  const wide = columnCount > MANY_COLUMNS && !printing
  const rem = typeof document === 'undefined' ? 16 : parseFloat(getComputedStyle(document.documentElement).fontSize)
  const numbers = numbered ? rowNumberWidth(rowCount) * rem : 0
  const columnSize = columnWidth * rem
  const rowsDrawn = useCallback(
    (range: Range) => withPinned(defaultRangeExtractor(range), kept?.row ?? null, range.count),
    [kept],
  )
  const columnsDrawn = useCallback(
    (range: Range) => withPinned(defaultRangeExtractor(range), kept?.column ?? null, range.count),
    [kept],
  )
  const rows = useVirtualizer<HTMLDivElement, HTMLTableRowElement>({
    count: rowCount,
    enabled: tall,
    getScrollElement: () => regionElement,
    estimateSize: () => ROW,
    // What is in sight is drawn first: all of it in one task would hold up the page.
    overscan: isDrawn ? AROUND.rows : 0,
    scrollMargin: headSize,
    measureElement: observedSize,
    rangeExtractor: rowsDrawn,
    useFlushSync: false,
  })
  const columns = useVirtualizer<HTMLDivElement, HTMLTableCellElement>({
    count: columnCount,
    enabled: wide,
    horizontal: true,
    getScrollElement: () => regionElement,
    estimateSize: () => columnSize,
    overscan: AROUND.columns,
    scrollMargin: numbers,
    rangeExtractor: columnsDrawn,
    useFlushSync: false,
  })
  const rowPlaces = tall
    ? placesOf(rows.getVirtualItems(), headSize, headSize + rows.getTotalSize())
    : allPlaces(printing ? Math.min(PRINTED_ROWS, rowCount) : rowCount)
  const isBegun = tall && (rows.scrollRect?.height ?? 0) > 0
  useEffect(() => {
    if (isBegun) startTransition(() => setDrawn(true))
  }, [isBegun])
  const columnPlaces = wide
    ? placesOf(columns.getVirtualItems(), numbers, numbers + columns.getTotalSize())
    : allPlaces(printing ? Math.min(MANY_COLUMNS, columnCount) : columnCount)
  const keep = (row: number, column: number) =>
    setKept((known) => (known?.row === row && known.column === column ? known : { row, column }))
  const page = () => Math.max(1, Math.floor(((regionElement?.clientHeight ?? 0) - headSize) / ROW) - 1)
  const grid: VirtualGrid = {
    map: {
      rows: rowCount,
      columns: wide ? columnCount : null,
      page,
      problems: problems ?? null,
      draw: (row, column) => flushSync(() => keep(row, column)),
      keep,
    },
    rows: rowPlaces,
    columns: columnPlaces,
    tall,
    wide,
    columnSize: wide ? columnSize : null,
    width: wide ? numbers + columnCount * columnSize : null,
    counts: {
      ...(tall && { 'aria-rowcount': headRows + rowCount }),
      ...(wide && { 'aria-colcount': columnCount + (numbered ? 1 : 0) }),
    },
    rowPlace: (index) => ({
      index,
      rowIndex: headRows + index + 1,
      measure: rows.measureElement,
      drawn: wide ? columnPlaces.length : null,
    }),
    printed:
      printing && (rowCount > PRINTED_ROWS || columnCount > MANY_COLUMNS)
        ? { rows: Math.min(PRINTED_ROWS, rowCount), columns: Math.min(MANY_COLUMNS, columnCount) }
        : null,
  }
  return { region, element: regionElement, head, grid }
}

/** The height of an element, followed as it changes. */
function useHeight(element: HTMLElement | null): number {
  const [height, setHeight] = useState(0)
  useEffect(() => {
    if (element === null) return
    const observer = new ResizeObserver(() => setHeight(element.offsetHeight))
    observer.observe(element)
    return () => observer.disconnect()
  }, [element])
  return height
}
