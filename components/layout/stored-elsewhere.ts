import type { StoredKey } from './browser-storage'

/**
 * Listens to what another tab of this browser saves under a key; null if it is deleted. Returns the function that stops
 * listening.
 */
export function onStoredElsewhere(key: StoredKey, listener: (value: string | null) => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key) listener(event.newValue)
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}
