'use client'

import { usePathname } from 'next/navigation'
import { useState } from 'react'
import { deferred, useDeferred } from '@/components/ui/deferred'
import type { Taker } from '../shared/hand-over'
import { TOOL_PATHS } from '../shared/tool-paths'

const stripPart = deferred(() => import('./run-strip'))

/**
 * Under the header: a run that another screen began. Where one is `underWay` when the page is loaded, its place is kept from the
 * first, so that nothing moves when it is there.
 */
export function RunStripPlace({ underWay }: { underWay: Taker | null }) {
  const path = usePathname()
  const [first] = useState(path)
  const part = useDeferred(stripPart, true)
  const isExpected = underWay !== null && path === first && TOOL_PATHS[underWay] !== path
  if (part !== null) return <part.RunStrip isExpected={isExpected} path={path} />
  return isExpected && <div data-run-strip="kept" className="h-12 sm:h-9" />
}
