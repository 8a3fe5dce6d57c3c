'use client'

import { useEffect, useSyncExternalStore } from 'react'

/** The run that a tool's screen shows itself. */
export interface ShownRun {
  readonly operationId: string | null
  /** What came of it is there too. */
  readonly isOver: boolean
}

const NONE: ShownRun = { operationId: null, isOver: false }
let shown = NONE
const listeners = new Set<() => void>()

function show(run: ShownRun): void {
  shown = run
  for (const listener of listeners) listener()
}

/** Says which run the screen shows while it is there; null for none. */
export function useShowsRun(operationId: string | null, isOver: boolean): void {
  useEffect(() => {
    show({ operationId, isOver })
    return () => show(NONE)
  }, [operationId, isOver])
}

/** The run that the screen shows. */
export function useShownRun(): ShownRun {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    () => shown,
    () => NONE,
  )
}
