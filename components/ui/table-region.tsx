'use client'

import { useEffect, useRef, type ReactNode, type Ref, type RefObject } from 'react'
import { moveInTable, placeOf, type TableMap } from './table-keys'
import type { TablePlace } from './virtual-places'

/** Where the focus is in a table: its place, null elsewhere than in a cell of the body; undefined where the table has it not. */
export type TableFocus = RefObject<Required<TablePlace> | null | undefined>

/** The part of the page that a table scrolls in; one stop of the keyboard, with the table's keys inside. */
export function TableRegion({
  label,
  className,
  map = null,
  focusRef,
  ref,
  children,
}: {
  label: string
  className?: string
  /** For a table that renders only its visible part. */
  map?: TableMap | null
  /** Finds out where the focus is, for a table that replaces this one: React reports no blur for removed elements. */
  focusRef?: TableFocus
  ref?: Ref<HTMLDivElement>
  children: ReactNode
}) {
  const stop = useRef<{ region: HTMLElement; cell: HTMLElement }>(null)
  // The tab stop is the cell that last had the focus, or the table itself if that cell is gone.
  useEffect(() => {
    if (stop.current === null || stop.current.cell.isConnected) return
    stop.current.region.setAttribute('tabindex', '0')
    stop.current = null
  })
  return (
    <div
      ref={ref}
      role="region"
      aria-label={label}
      tabIndex={0}
      data-table-region
      className={className}
      onFocus={({ currentTarget, target }) => {
        // Finding it reads all rows: not for a table whose place no one asks for.
        const place = focusRef === undefined && map === null ? null : placeOf(currentTarget, target)
        if (focusRef !== undefined) focusRef.current = place
        if (!target.matches('[data-cell], [data-control]')) return
        stop.current?.cell.setAttribute('tabindex', '-1')
        target.setAttribute('tabindex', '0')
        currentTarget.setAttribute('tabindex', '-1')
        stop.current = { region: currentTarget, cell: target }
        if (place !== null) map?.keep(place.row, place.column)
      }}
      onBlur={() => {
        if (focusRef !== undefined) focusRef.current = undefined
      }}
      onKeyDown={(event) => {
        if (event.metaKey || event.altKey) return
        const press = { key: event.key, ctrl: event.ctrlKey }
        if (moveInTable(event.currentTarget, event.target as HTMLElement, press, map)) event.preventDefault()
      }}
    >
      {children}
    </div>
  )
}
