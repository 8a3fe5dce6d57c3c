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

/** Asks again what is unseen. A count that can't be had is left as it was: it is a hint and no more. */
export async function refreshUnseen(): Promise<void> {
  try {
    const { generate: home, tables: parser, doses: dose } = await fetchUnseen()
    counts = { home, parser, dose }
    for (const listener of listeners) listener()
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
  }
}

/** Says that the person has looked at what came of these operations; of all where none is named. */
export async function markSeen(...ids: readonly string[]): Promise<void> {
  try {
    await postSeen(...ids)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return
  }
  await refreshUnseen()
}

/** Asks at the beginning, and whenever the person comes back to the page. */
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
