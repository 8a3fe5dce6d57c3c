'use client'

import { useSyncExternalStore } from 'react'
import { onStoredElsewhere } from './stored-elsewhere'
import { readStored, removePreferenceCookie, removeStored, writePreferenceCookie, writeStored } from './browser-storage'

/** The choice of a theme; without one the system decides. */
export type ThemeChoice = 'system' | 'light' | 'dark'

const listeners = new Set<() => void>()

/** The choice that the page is drawn with. */
function currentTheme(): ThemeChoice {
  const chosen = document.documentElement.dataset.theme
  return chosen === 'dark' || chosen === 'light' ? chosen : 'system'
}

/** Whether the page is dark now, by choice or by the system. */
export function isDark(): boolean {
  const theme = currentTheme()
  return theme === 'system' ? window.matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark'
}

/** Draws the page in a theme and keeps the choice here and in a cookie. */
export function setTheme(theme: ThemeChoice): void {
  if (theme === 'system') {
    delete document.documentElement.dataset.theme
    removeStored('darkMode')
    removePreferenceCookie('darkMode')
  } else {
    document.documentElement.dataset.theme = theme
    writeStored('darkMode', String(theme === 'dark'))
    writePreferenceCookie('darkMode', String(theme === 'dark'))
  }
  for (const listener of listeners) listener()
}

/** Applies a choice that the browser kept and whose cookie is gone. */
export function applyKeptTheme(): void {
  const kept = readStored('darkMode')
  if (currentTheme() === 'system' && (kept === 'true' || kept === 'false')) setTheme(kept === 'true' ? 'dark' : 'light')
}

/** Follows what another tab chooses. */
export function followTheme(): () => void {
  return onStoredElsewhere('darkMode', (kept) => {
    // Logging out clears what is kept and leaves the theme: its cookie stays.
    if (kept !== null) setTheme(kept === 'true' ? 'dark' : 'light')
  })
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The choice as it is now; null while the server draws, which may not know it. */
export function useTheme(): ThemeChoice | null {
  return useSyncExternalStore(subscribe, currentTheme, () => null)
}
