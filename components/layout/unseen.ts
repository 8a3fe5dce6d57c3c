'use client'

import { useEffect, useSyncExternalStore } from 'react'
import { ApiError } from '@/components/account/api-error'
import type { NavigationCounts } from './navigation-items'
import { fetchUnseen, postSeen } from './unseen-api'

const NONE: NavigationCounts = {}
let counts = NONE
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Loads the unseen count again. If that fails, the count stays as it was, because it is only a hint. */
export async function refreshUnseen(): Promise<void> {
  try {
    const { generate: home, tables: parser, doses: dose } = await fetchUnseen()
    counts = { home, parser, dose }
    for (const listener of listeners) listener()
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
  }
}

/** Marks these operations as seen, or all if none is given. */
export async function markSeen(...ids: readonly string[]): Promise<void> {
  try {
    await postSeen(...ids)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return
  }
  await refreshUnseen()
}

/** Loads the count at the start and whenever the user returns to the page. */
export function useUnseenWatch(): void {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void refreshUnseen()
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
}

/** What is unseen, for the navigation. */
export function useUnseen(): NavigationCounts {
  return useSyncExternalStore(
    subscribe,
    () => counts,
    () => NONE,
  )
}
