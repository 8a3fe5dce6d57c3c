'use client'

import { useEffect, useRef, useState } from 'react'

/** The time left is worked out of so long at least. */
const KNOWN_AFTER_MS = 3_000

interface Counted {
  readonly done: number
  readonly total: number
}

/** How long a run still takes, by how fast it went since it was first seen; null until that says something. */
export function useSecondsLeft(counted: Counted | null): number | null {
  const first = useRef<{ at: number; done: number } | null>(null)
  const [left, setLeft] = useState<number | null>(null)
  const { done, total } = counted ?? { done: null, total: 0 }
  useEffect(() => {
    if (done === null) return
    const now = Date.now()
    first.current ??= { at: now, done }
    const { at, done: from } = first.current
    if (now - at < KNOWN_AFTER_MS || done <= from) return
    setLeft((((now - at) / (done - from)) * (total - done)) / 1000)
  }, [done, total])
  return left
}
