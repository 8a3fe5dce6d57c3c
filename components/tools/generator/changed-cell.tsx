'use client'

import { useFormatter, useTranslations } from 'next-intl'
import { useId } from 'react'
import { FormCell } from '@/components/ui/form-cell'
import { Switch } from '@/components/ui/switch'
import type { InspectAnswer } from './answers'

/** If an earlier run created documents that haven't changed: whether only the others are created. */
export function ChangedCell({
  earlier,
  documents,
  checked,
  onChange,
}: {
  readonly earlier: NonNullable<InspectAnswer['earlier']>
  /** How many documents there will be; null if that isn't known. */
  readonly documents: number | null
  readonly checked: boolean
  readonly onChange: (onlyChanged: boolean) => void
}) {
  const t = useTranslations('generator.options')
  const format = useFormatter()
  const id = useId()
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const { unchanged, finishedAt } = earlier
  const day = format.dateTime(new Date(finishedAt), { day: 'numeric', month: 'long', timeZone })
  return (
    <FormCell
      label={t('changed')}
      className="sm:col-span-2"
      end={<Switch id={id} checked={checked} onChange={(event) => onChange(event.currentTarget.checked)} />}
    >
      <label htmlFor={id} className="cursor-pointer after:absolute after:inset-0">
        {documents === null
          ? t('changedSome', { unchanged, day })
          : t('changedCount', { changed: Math.max(0, documents - unchanged), unchanged, day })}
      </label>
    </FormCell>
  )
}
