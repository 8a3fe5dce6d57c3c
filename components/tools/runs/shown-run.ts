'use client'

import { useEffect, useSyncExternalStore } from 'react'

/**
 * The keys with which tabs notify each other of runs, and with which a tab remembers the running ones that it has
 * shown.
 */
export const RUNS = 'actum-runs'

/** The ids of the runs that this tab has seen under way and that haven't been closed, with commas between. */
export function watchedRuns(): string {
  try {
    return sessionStorage.getItem(RUNS) ?? ''
  } catch {
    // A private window keeps nothing: runs under way are found all the same.
    return ''
  }
}

export function hasWatched(): boolean {
  return watchedRuns() !== ''
}

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
