'use client'

import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** The time zone of the person reading, by its IANA name; UTC where that isn't known yet, in what the server draws. */
export function useReaderZone(): string {
  return useSyncExternalStore(
    never,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => 'UTC',
  )
}
