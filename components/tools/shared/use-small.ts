'use client'

import { useSyncExternalStore } from 'react'

/** Below the first breakpoint. */
const SMALL = '(width < 37.5rem)'

/** Whether the page is as narrow as a telephone; on the server it isn't. */
export function useSmall(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = matchMedia(SMALL)
      query.addEventListener('change', changed)
      return () => query.removeEventListener('change', changed)
    },
    () => matchMedia(SMALL).matches,
    () => false,
  )
}
