'use client'

import { ChevronDown } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { CellLabel, cellStyle } from '@/components/ui/form-cell'
import { cx } from '@/components/ui/cx'
import { SelectTrigger } from '@/components/ui/select-trigger'
import type { ColumnName } from './answers'
import type { Options } from './options'

// A column's letter is a key on its own; these two can't be letters.
const NONE = '-none'
const ALL = '-all'

/** How many columns can distinguish documents. */
const MOST = 5

export interface GroupFieldProps {
  readonly columns: readonly ColumnName[]
  readonly value: Options['groupBy']
  readonly onChange: (groupBy: Options['groupBy']) => void
  readonly className?: string
}

/** Which rows make one document: each its own, those that agree in the columns chosen, or all of them. */
export function GroupField({ columns, value, onChange, className }: GroupFieldProps) {
  const t = useTranslations('generator.options')
  const labelId = useId()
  const chosen = chosenOf(value)
  const full = value !== 'all' && value.length >= MOST
  const options = [
    { value: NONE, label: t('groupNone'), prefix: '' },
    { value: ALL, label: t('groupAll'), prefix: '' },
    ...columns.map(({ letter, header }) => ({
      value: letter,
      label: header,
      prefix: letter,
      disabled: full && !chosen.includes(letter),
    })),
  ]
  const shown =
    value === 'all' ? t('groupAll') : value.length === 0 ? t('groupNone') : value.map(({ header }) => header).join(', ')
  return (
    <SelectTrigger
      select={{
        multiple: true,
        options,
        value: chosen,
        onChange: (next: readonly string[]) => onChange(groupingOf(next, chosen, columns)),
      }}
      data-print
      aria-labelledby={labelId}
      className={cx(cellStyle(), 'ring-inside w-full hover:bg-press', className)}
    >
      <CellLabel labelId={labelId} label={t('group')} />
      <span className="flex min-h-6 w-full items-center gap-2 text-field sm:min-h-5">
        <span className="min-w-0 truncate">{shown}</span>
        <span aria-hidden className="ml-auto flex">
          <ChevronDown className="size-3.5 text-line" />
        </span>
      </span>
    </SelectTrigger>
  )
}

function chosenOf(value: Options['groupBy']): string[] {
  if (value === 'all') return [ALL]
  return value.length === 0 ? [NONE] : value.map(({ letter }) => letter)
}

/** Columns go together; «each row» and «all rows» are alone. */
function groupingOf(
  next: readonly string[],
  before: readonly string[],
  columns: readonly ColumnName[],
): Options['groupBy'] {
  const added = next.find((value) => !before.includes(value))
  if (added === ALL) return 'all'
  if (added === NONE) return []
  return next.flatMap((letter) => columns.find((column) => column.letter === letter) ?? [])
}
