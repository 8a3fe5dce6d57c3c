'use client'

import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Returns the reader's time zone by its IANA name; UTC if it isn't known yet, as in the server's HTML. */
export function useReaderZone(): string {
  return useSyncExternalStore(
    never,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => 'UTC',
  )
}
