'use client'

import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { DataCell } from '@/components/ui/data-row'
import { cellId } from './checked-rows'

export interface CellFieldProps {
  readonly row: number
  readonly column: string
  readonly text: string
  readonly onSave: (text: string) => void
  readonly onEnd: () => void
}

/**
 * Edits a cell. Enter saves and goes to the next problem, Tab to the next cell; Esc discards the change. Leaving the
 * field in another way also saves.
 */
export function CellField({ row, column, text, onSave, onEnd }: CellFieldProps) {
  const t = useTranslations('generator.check.rows')
  const isOver = useRef(false)

  function save(typed: string): void {
    if (isOver.current) return
    isOver.current = true
    onSave(typed.trim())
  }

  return (
    <DataCell bare>
      <input
        data-control
        autoFocus
        defaultValue={text}
        aria-label={t('cell', { cell: `${column}${row}` })}
        maxLength={2_000}
        autoComplete="off"
        onFocus={({ currentTarget }) => currentTarget.select()}
        onBlur={({ currentTarget }) => save(currentTarget.value)}
        onKeyDown={(event) => {
          const { key, currentTarget, shiftKey } = event
          if (key === 'Escape') {
            isOver.current = true
            onEnd()
            focusId(cellId(row, column))
          } else if (key === 'Enter' || (key === 'Tab' && !shiftKey)) {
            const next = key === 'Enter' ? nextProblem(currentTarget) : nextCell(currentTarget)
            save(currentTarget.value)
            focusId(next ?? cellId(row, column))
          } else return
          event.preventDefault()
          event.stopPropagation()
        }}
        className="ring-inside block min-h-7.5 w-full bg-sheet px-2 text-cell outline-2 -outline-offset-2 outline-focus max-sm:text-field"
      />
    </DataCell>
  )
}

/** The ids of cells stay the same while the table is drawn again. */
function nextProblem(field: HTMLElement): string | null {
  const region = field.closest('[data-table-region]')
  const marked = [...(region?.querySelectorAll<HTMLElement>('[data-problem][id], [data-control]') ?? [])]
  return marked.slice(marked.indexOf(field) + 1).find(({ id }) => id !== '')?.id ?? null
}

function nextCell(field: HTMLElement): string | null {
  return field.closest('td')?.nextElementSibling?.id ?? null
}

function focusId(id: string): void {
  requestAnimationFrame(() => {
    const cell = document.getElementById(id)
    cell?.focus({ preventScroll: true })
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })
}
