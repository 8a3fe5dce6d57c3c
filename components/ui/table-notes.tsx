'use client'

import type { ReactNode } from 'react'
import { useAllColumns, useRowProps } from './row-context'

export type ProblemRowProps = {
  /** How many columns the table has, row numbers left out. */
  columns: number
  /** The index of the column that it concerns; the text starts there, or earlier if there isn't enough room. */
  from: number
  /** Whether the table has row numbers. */
  numbered?: boolean
  /** A `Notice`. */
  children: ReactNode
}

/** The words under a row: mark, address and fact in bold, then consequence and remedy. */
export function ProblemRow({ columns, from, numbered = true, children }: ProblemRowProps) {
  const all = useAllColumns(columns)
  // If not all columns are rendered, the text stays in the visible part.
  const start = all === columns ? Math.max(0, Math.min(from, Math.floor(columns * 0.4))) : 0
  return (
    <tr {...useRowProps()}>
      {numbered && <td className="sticky left-0 z-2 border-r border-b border-rule bg-sunk" />}
      {start > 0 && <td colSpan={start} className="border-r border-b border-rule max-sm:hidden" />}
      <td colSpan={all - start} className="border-b border-rule px-2 pb-2">
        <div className="sticky left-13 max-w-[calc(100vw-6rem)]">{children}</div>
      </td>
    </tr>
  )
}

export type GapRowProps = {
  /** How many columns the table has, row numbers left out. */
  columns: number
  numbered?: boolean
  /** Opens the rows it represents. */
  onOpen?: () => void
  /** «строки 6–16 без замечаний». */
  children: ReactNode
}

/** A run of rows with nothing to say, as one thin row. */
export function GapRow({ columns, numbered = true, onOpen, children }: GapRowProps) {
  const words = <span className="sticky left-13">{children}</span>
  return (
    <tr {...useRowProps()} className="font-narrow text-label leading-4 text-print">
      {numbered && (
        <td aria-hidden className="sticky left-0 z-2 border-r border-b border-rule bg-sunk px-2 text-right">
          …
        </td>
      )}
      <td colSpan={useAllColumns(columns)} className="border-b border-rule bg-sunk">
        {onOpen === undefined ? (
          <span className="block px-2 pb-px">{words}</span>
        ) : (
          <button
            type="button"
            data-print
            data-cell
            tabIndex={-1}
            onClick={onOpen}
            className="ring-inside relative block w-full px-2 pb-px text-left hover:bg-press max-sm:py-2"
          >
            {words}
          </button>
        )}
      </td>
    </tr>
  )
}
