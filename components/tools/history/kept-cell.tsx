'use client'

import { useFormatter, useTranslations } from 'next-intl'
import type { HistoryEntry } from './history-api'
import { daysAgo } from './periods'

/** Until when the result can be downloaded; from the day before on, so that it is seen. */
export function KeptCell({ operation, now }: { operation: HistoryEntry; now: Date }) {
  const t = useTranslations('history')
  const format = useFormatter()
  const [file] = operation.files
  if (file === undefined) return operation.state === 'succeeded' ? t('expired') : '—'
  const end = new Date(file.expiresAt)
  const left = -daysAgo(end, now)
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const time = format.dateTime(end, { hour: '2-digit', minute: '2-digit', timeZone })
  if (left > 1) {
    return (
      <time dateTime={file.expiresAt}>
        {format.dateTime(end, { day: '2-digit', month: '2-digit', year: 'numeric', timeZone })}
      </time>
    )
  }
  return (
    <time dateTime={file.expiresAt} className="font-semibold text-ochre">
      {t(left === 1 ? 'tomorrow' : 'today', { time })}
    </time>
  )
}
