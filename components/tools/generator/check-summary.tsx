'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { TextLink } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import { type CheckedRow, rowsByTone } from './checked-rows'
import type { CheckedProblem } from './tally'

/** As many cells are named; of the others the number is said. */
const NAMED_CELLS = 8

/** Where a problem stands on the page, for the link to it. */
export function placeId({ problem: { row, column } }: CheckedProblem): string {
  return `checked-${column ?? 'row'}-${row ?? 0}`
}

/** How many of the rows have errors, and of how many others something is to be said, each with the way to its cells. */
export function CheckSummary({ rows, all }: { rows: readonly CheckedRow[]; all: number }) {
  const t = useTranslations('generator.check.rows')
  const { error, note } = rowsByTone(rows)
  return (
    <div className="mb-2 grid gap-1">
      {error.length > 0 && (
        <Notice tone="error" fact={t('errors', { rows: error.length, all })}>
          <Cells rows={error} />
        </Notice>
      )}
      {note.length > 0 && (
        <Notice tone="note" fact={t('notes', { rows: note.length, all })}>
          <Cells rows={note} />
        </Notice>
      )}
    </div>
  )
}

/** The cells in question, each a link to itself in the table. */
function Cells({ rows }: { rows: readonly CheckedRow[] }) {
  const t = useTranslations('generator.check')
  const places = new Map(rows.flatMap(({ problems }) => problems.map((each) => [placeId(each), each.problem] as const)))
  const named = [...places].slice(0, NAMED_CELLS)
  const links = named.map(([id, { cell, row }], index): ReactNode => (
    <span key={id}>
      {index > 0 && ', '}
      <TextLink href={`#${id}`} onClick={(event) => show(event, id)}>
        {cell ?? t('rows.row', { row: String(row) })}
      </TextLink>
    </span>
  ))
  return (
    <>
      {links}
      {places.size > named.length && <> {t('rows.moreCells', { count: places.size - named.length })}</>}
    </>
  )
}

/** The cell takes the focus, clear of the table's head and row numbers; the page's address stays as it is. */
function show(event: { preventDefault: () => void }, id: string): void {
  event.preventDefault()
  const cell = document.getElementById(id)
  cell?.focus({ preventScroll: true })
  cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
