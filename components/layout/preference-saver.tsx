'use client'

import { createContext, use, type ReactNode } from 'react'
import type { Locale } from '@/lib/i18n/locales'
import type { CurrencyCode } from './currencies'

/** Saves what the user chooses in the frame, so that it applies elsewhere too. */
export interface Preferences {
  readonly locale?: Locale
  readonly currency?: CurrencyCode
  /** Whether keys without Ctrl work. */
  readonly singleKeys?: boolean
}

type SavePreferences = (change: Preferences) => void

const SaverContext = createContext<SavePreferences | null>(null)

/** For signed-in users, `save` saves their choices; without it, a choice stays in this browser. */
export function PreferenceSaver({ save, children }: { save: SavePreferences; children: ReactNode }) {
  return <SaverContext value={save}>{children}</SaverContext>
}

/** How a choice is saved beyond this browser; null if no one is signed in. */
export function usePreferenceSaver(): SavePreferences | null {
  return use(SaverContext)
}
