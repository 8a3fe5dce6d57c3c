'use client'

import { useMedia } from './use-media'

/** Below the first breakpoint. */
const SMALL = '(width < 37.5rem)'

/** Whether the page is as narrow as a telephone; on the server it isn't. */
export function useSmall(): boolean {
  return useMedia(SMALL)
}
