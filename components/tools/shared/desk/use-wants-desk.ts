'use client'

import { useSyncExternalStore } from 'react'
import type { GivenDesk } from '@/lib/operations/desk/open-desk'

const never = () => () => undefined

/** Before the page was reloaded, a save may have been too late for the page's data. */
function wasReloaded(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return load?.type === 'reload'
}

/** Whether there is something to save, or that was: the part of a page that does it comes no earlier. */
export function useWantsDesk(
  given: Pick<GivenDesk, 'isUndoable'> & { readonly desk: object | null },
  isUntouched: boolean,
): boolean {
  const isReloaded = useSyncExternalStore(never, wasReloaded, () => false)
  return isReloaded || !isUntouched || given.desk !== null || given.isUndoable
}
