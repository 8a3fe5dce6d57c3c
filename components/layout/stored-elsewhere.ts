import type { StoredKey } from './browser-storage'

/** Hears what another tab of this browser keeps under a key; null where it is kept no more. Gives the way to hear it no longer. */
export function onStoredElsewhere(key: StoredKey, listener: (value: string | null) => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key) listener(event.newValue)
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}
