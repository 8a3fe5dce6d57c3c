'use client'

import { ChevronDown } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState, type ReactNode } from 'react'
import { cx } from '@/components/ui/cx'
import { CellLabel, cellStyle, FormGrid } from '@/components/ui/form-cell'
import { TextButton } from '@/components/ui/link'
import type { FoundColumn } from './answers'
import { isDoseRole } from '@/lib/documents/doses/layout-model'
import { columnButtonId, EDITOR_ID } from './column-ids'
import { isSupposed } from './found'
import { useColumnWords } from './use-column-words'

export interface ColumnCardsProps {
  readonly columns: readonly FoundColumn[]
  readonly opened: string | null
  readonly onOpen: (column: string) => void
  readonly editor: ReactNode
}

/**
 * The columns on a small screen, one below the other: first only those with a question, or the dose columns if there
 * aren't questions.
 */
export function ColumnCards({ columns, opened, onOpen, editor }: ColumnCardsProps) {
  const t = useTranslations('dose.columns')
  const words = useColumnWords()
  const [all, setAll] = useState(false)
  const needing = columns.filter(isSupposed)
  const first = needing.length > 0 ? needing : columns.filter(({ role }) => isDoseRole(role))
  const shown =
    all || first.length === 0 ? columns : columns.filter((column) => first.includes(column) || column.column === opened)
  return (
    <>
      <ul className="grid gap-2">
        {shown.map((column) => {
          const supposed = isSupposed(column)
          const origin = words.origin(column)
          return (
            <li key={column.column}>
              <FormGrid>
                <button
                  type="button"
                  id={columnButtonId(column.column)}
                  data-print
                  aria-expanded={opened === column.column}
                  aria-controls={opened === column.column ? EDITOR_ID : undefined}
                  onClick={() => onOpen(column.column)}
                  className={cx(
                    cellStyle(supposed ? 'supposed' : 'plain'),
                    'ring-inside',
                    supposed && 'border-l-3 border-l-blue',
                  )}
                >
                  <CellLabel label={words.name(column)} note={supposed ? t('supposition') : undefined} />
                  <span className="flex items-center gap-2 text-field">
                    <span className={cx('min-w-0 grow wrap-anywhere', supposed && 'supposed')}>
                      {[words.role(column), origin].filter(Boolean).join(', ')}
                    </span>
                    <ChevronDown aria-hidden className="size-3.5 shrink-0 text-line" />
                  </span>
                </button>
              </FormGrid>
              {opened === column.column && editor}
            </li>
          )
        })}
      </ul>
      {shown.length < columns.length && (
        <TextButton alone className="mt-2" onClick={() => setAll(true)}>
          {t('all', { count: columns.length })}
        </TextButton>
      )}
    </>
  )
}
