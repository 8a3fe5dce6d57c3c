'use client'

import type { ReactNode } from 'react'
import { moveInTable } from './table-keys'

/** The part of the page that a table scrolls in; one stop of the keyboard, with the table's keys inside. */
export function TableRegion({
  label,
  className,
  children,
}: {
  label: string
  className?: string
  children: ReactNode
}) {
  return (
    <div
      role="region"
      aria-label={label}
      tabIndex={0}
      className={className}
      onKeyDown={(event) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return
        if (moveInTable(event.currentTarget, event.target as HTMLElement, event.key)) event.preventDefault()
      }}
    >
      {children}
    </div>
  )
}
