'use client'

import { useFormatter, useTranslations } from 'next-intl'
import { lastDay } from '@/components/account/last-day'
import { Moment } from '@/components/account/moment'
import type { HistoryEntry } from './history-api'

/** Until when the result can be downloaded; highlighted from the day before. */
export function KeptCell({ operation, now }: { operation: HistoryEntry; now: Date }) {
  const t = useTranslations('history')
  const format = useFormatter()
  const [file] = operation.files
  if (file === undefined) return operation.state === 'succeeded' ? t('expired') : '—'
  const end = new Date(file.expiresAt)
  const near = lastDay(end, now)
  if (near === null) return <Moment at={file.expiresAt} hour={false} />
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const time = format.dateTime(end, { hour: '2-digit', minute: '2-digit', timeZone })
  return (
    <time dateTime={file.expiresAt} className="font-semibold text-ochre">
      {t(near, { time })}
    </time>
  )
}
