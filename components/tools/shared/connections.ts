'use client'

import { useSyncExternalStore } from 'react'
import { isPrivate } from '@/components/account/local-api'
import { newConnection, type Connection, type Line } from './connection'

const BROWSER: Line = {
  isOnline: () => isPrivate() || navigator.onLine,
  on(event, listener) {
    // What is answered here goes on without a network.
    if (isPrivate()) return () => undefined
    window.addEventListener(event, listener)
    return () => window.removeEventListener(event, listener)
  },
  after(milliseconds, listener) {
    const timer = setTimeout(listener, milliseconds)
    return () => clearTimeout(timer)
  },
}

/** Over which files go to the server: their slots say when it is lost. */
export const sending = newConnection(BROWSER)

/** The connection for requests about runs: while it is lost, the state of runs is unknown. */
export const starting = newConnection(BROWSER)

/** Over which runs are followed that the server has accepted. */
export const following = newConnection(BROWSER)

/** Whether it is currently lost. */
export function useIsLost({ subscribe, isLost }: Connection): boolean {
  return useSyncExternalStore(subscribe, isLost, () => false)
}
