'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { deferred, useDeferred } from '@/components/ui/deferred'
import type { Taker } from '../shared/hand-over'
import { TOOL_PATHS } from '../shared/tool-paths'
import { hasWatched, RUNS, useShownRun } from './shown-run'

const never = () => () => undefined

const stripPart = deferred(() => import('./run-strip'))

/**
 * Below the header: a run that another screen started. If one is `underWay` when the page loads, its space is reserved,
 * so that nothing moves when it appears.
 */
export function RunStripPlace({ underWay }: { underWay: Taker | null }) {
  const path = usePathname()
  const [first] = useState(path)
  const shown = useShownRun()
  const hasSeen = useSyncExternalStore(never, hasWatched, () => false)
  const [isWanted, setWanted] = useState(underWay !== null)
  useEffect(() => {
    // Another tab reports when it has started a run.
    const channel = new BroadcastChannel(RUNS)
    channel.onmessage = () => setWanted(true)
    return () => channel.close()
  }, [])
  const part = useDeferred(stripPart, isWanted || hasSeen || shown.operationId !== null)
  const isExpected = underWay !== null && path === first && TOOL_PATHS[underWay] !== path
  if (part !== null) return <part.RunStrip isExpected={isExpected} path={path} />
  return isExpected && <div data-run-strip="kept" className="h-12 sm:h-9" />
}
