'use client'

import { useFormatter } from 'next-intl'
import { useState } from 'react'
import { useReaderZone } from '@/components/ui/use-reader-zone'

const TWO_DAYS_MS = 48 * 3_600_000

/** When a result expires: a day, with the hour if it is near. */
export function KeptUntil({ expiresAt }: { expiresAt: string }) {
  const format = useFormatter()
  const end = new Date(expiresAt)
  const timeZone = useReaderZone()
  const [now] = useState(() => Date.now())
  const near = end.getTime() - now < TWO_DAYS_MS
  return <time dateTime={expiresAt}>{format.dateTime(end, near ? 'dayAndHour' : 'day', { timeZone })}</time>
}
