'use client'

import { Select as Base } from '@base-ui/react/select'
import { Check, ChevronDown } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { CellLabel, cellStyle } from '@/components/ui/form-cell'
import { cx } from '@/components/ui/cx'
import type { ColumnName } from './answers'
import type { Options } from './options'

// A column's letter is a key by itself; these two can't be letters.
const NONE = '-none'
const ALL = '-all'

/** As many columns can tell documents apart. */
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
  const items = [
    { value: NONE, label: t('groupNone') },
    { value: ALL, label: t('groupAll') },
    ...columns.map(({ letter, header }) => ({
      value: letter,
      label: header,
      letter,
      disabled: full && !chosen.includes(letter),
    })),
  ]
  const shown =
    value === 'all' ? t('groupAll') : value.length === 0 ? t('groupNone') : value.map(({ header }) => header).join(', ')
  return (
    <Base.Root<string, true>
      multiple
      items={items.map(({ value: of, label }) => ({ value: of, label }))}
      value={chosen}
      onValueChange={(next) => onChange(groupingOf(next, chosen, columns))}
    >
      <Base.Trigger
        data-print
        aria-labelledby={labelId}
        className={cx(cellStyle(), 'ring-inside w-full hover:bg-press', className)}
      >
        <CellLabel labelId={labelId} label={t('group')} />
        <span className="flex min-h-6 w-full items-center gap-2 text-field sm:min-h-5">
          <Base.Value className="min-w-0 truncate">{() => shown}</Base.Value>
          <Base.Icon className="ml-auto flex">
            <ChevronDown className="size-3.5 text-line" />
          </Base.Icon>
        </span>
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner align="start" alignItemWithTrigger={false} className="z-50 outline-none">
          <Base.Popup className="pop max-h-[min(var(--available-height),24rem)] min-w-[var(--anchor-width)] max-w-[min(var(--available-width),32rem)] overflow-y-auto">
            <Base.List>
              {items.map((item) => (
                <Base.Item
                  key={item.value}
                  value={item.value}
                  disabled={'disabled' in item && item.disabled}
                  className="flex min-h-11 items-center gap-2 border-b border-rule px-2.5 text-field outline-none select-none last:border-b-0 data-disabled:text-ink2 data-highlighted:bg-press data-selected:font-semibold sm:min-h-7.5 forced-colors:data-highlighted:bg-[Highlight]"
                >
                  <span className="w-4 shrink-0 font-narrow text-label text-print">
                    {'letter' in item ? item.letter : ''}
                  </span>
                  <Base.ItemText className="min-w-0 grow wrap-anywhere">{item.label}</Base.ItemText>
                  <span className="flex w-4 shrink-0">
                    <Base.ItemIndicator>
                      <Check className="text-done" />
                    </Base.ItemIndicator>
                  </span>
                </Base.Item>
              ))}
            </Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

function chosenOf(value: Options['groupBy']): string[] {
  if (value === 'all') return [ALL]
  return value.length === 0 ? [NONE] : value.map(({ letter }) => letter)
}

/** Columns go together; «each row» and «all rows» stand alone. */
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
