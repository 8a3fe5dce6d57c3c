'use client'

import { useFormatter } from 'next-intl'

/** A day, with the hour if wished. Rendered in the browser only, so in the reader's own zone. */
export function Moment({ at, hour = true }: { at: string; hour?: boolean }) {
  const format = useFormatter()
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const day = { day: '2-digit', month: '2-digit', year: 'numeric', timeZone } as const
  return (
    <time dateTime={at}>
      {format.dateTime(new Date(at), hour ? { ...day, hour: '2-digit', minute: '2-digit' } : day)}
    </time>
  )
}
