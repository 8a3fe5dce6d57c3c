'use client'

import { useEffect, useEffectEvent } from 'react'

const CHANNEL = 'actum-files-removed'

/** Tells the other tabs of this browser that the files of a document session were removed. */
export function tellFilesRemoved(sessionId: string): void {
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
