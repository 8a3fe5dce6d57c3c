'use client'

import { deferred, useDeferred } from '@/components/ui/deferred'

const switchesPart = deferred(() => import('./frame-switches'))

/**
 * The language and theme switches, fetched once they are on a page. Every screen brings along the page for unknown addresses, and this
 * keeps their scripts out of each first load. They are at the end of the bar, so nothing moves when they come.
 */
export function LateSwitches() {
  const part = useDeferred(switchesPart, true)
  return <div className="ml-auto flex h-full items-center">{part !== null && <part.FrameSwitches />}</div>
}
