'use client'

import { useEffect, useEffectEvent } from 'react'

const CHANNEL = 'actum-files-removed'

/** The document sessions whose files this page has removed. */
const removed = new Set<string>()

/** Notifies the other tabs of this browser that the files of a document session were deleted. */
export function tellFilesRemoved(sessionId: string): void {
  removed.add(sessionId)
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(sessionId)
  channel.close()
}

/** Hears it of another tab. */
export function useFilesRemoved(listener: (sessionId: string) => void): void {
  const hear = useEffectEvent(listener)
  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL)
    channel.onmessage = ({ data }) => {
      if (typeof data === 'string') hear(data)
    }
    return () => channel.close()
  }, [])
}

/** Returns whether this page has just deleted the files of a document session; only the first call returns true. */
export function takeRemoved(sessionId: string): boolean {
  return removed.delete(sessionId)
}
