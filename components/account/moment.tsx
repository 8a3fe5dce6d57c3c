'use client'

import { useFormatter } from 'next-intl'

/** A day, with the hour if wished. Rendered in the browser only, so in the reader's own zone. */
export function Moment({ at, hour = true }: { at: string; hour?: boolean }) {
  const format = useFormatter()
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return <time dateTime={at}>{format.dateTime(new Date(at), hour ? 'dayAndHour' : 'day', { timeZone })}</time>
}
