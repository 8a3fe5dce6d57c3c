'use client'

import { useFormatter, useTranslations } from 'next-intl'
import { daysAgo } from './periods'

/** When it was asked for: today and yesterday by their words, with the hour. */
export function StartedCell({ at, now }: { at: string; now: Date }) {
  const t = useTranslations('history')
  const format = useFormatter()
  const moment = new Date(at)
  const days = daysAgo(moment, now)
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const time = format.dateTime(moment, { hour: '2-digit', minute: '2-digit', timeZone })
  return (
    <time dateTime={at}>
      {days > 1 ? format.dateTime(moment, 'dayAndHour', { timeZone }) : t(days === 1 ? 'yesterday' : 'today', { time })}
    </time>
  )
}
