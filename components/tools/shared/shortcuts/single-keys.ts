import { useSyncExternalStore } from 'react'
import { readStored, writeStored } from '@/components/layout/browser-storage'

const OFF = 'off'

const listeners = new Set<() => void>()

/**
 * Returns whether keys without Ctrl work: the user may have turned them off (WCAG 2.1.4). The browser has a copy of what the profile
 * says, which also counts in private mode and without a network.
 */
export function areSingleKeysOn(): boolean {
  return readStored('singleKeys') !== OFF
}

/** Turns keys without Ctrl on or off in this browser. */
export function setSingleKeys(isOn: boolean): void {
  writeStored('singleKeys', isOn ? 'on' : OFF)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether keys without Ctrl work, as long as a component shows it. */
export function useSingleKeys(): boolean {
  return useSyncExternalStore(subscribe, areSingleKeysOn, () => true)
}
