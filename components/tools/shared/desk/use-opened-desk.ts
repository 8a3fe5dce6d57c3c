'use client'

import { useEffect, useState } from 'react'
import { readStored, writeStored } from '@/components/layout/browser-storage'
import type { DeskTool } from '@/lib/operations/desk/desk-schema'
import type { GivenDesk } from '@/lib/operations/desk/open-desk'
import type { KeptScreen } from './kept-screen'

/**
 * The desk with which a tool's screen starts: null if it continues as it was left in this tab. It uses the document
 * session of the desk, because only that one has its files; without one, the session last used.
 */
export function useOpenedDesk<Tool extends DeskTool, State>(
  screen: KeptScreen<State>,
  given: GivenDesk<Tool>,
): GivenDesk<Tool> | null {
  const [opened] = useState(() => (screen.kept() === null ? given : null))
  useEffect(() => {
    if (opened === null || opened.sessionId === null) return
    if (opened.desk !== null || readStored('sessionId') === null) writeStored('sessionId', opened.sessionId)
  }, [opened])
  return opened
}
