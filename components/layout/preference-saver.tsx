'use client'

import { createContext, use, type ReactNode } from 'react'
import type { Locale } from '@/lib/i18n/locales'
import type { CurrencyCode } from './currencies'

/** Saves what the user chooses in the frame, so that it applies elsewhere too. */
export interface Preferences {
  readonly locale?: Locale
  readonly currency?: CurrencyCode
}

type SavePreferences = (change: Preferences) => void

const SaverContext = createContext<SavePreferences | null>(null)

/** Anyone who is signed in has their choices saved by `save`; without it above, a choice stays in this browser. */
export function PreferenceSaver({ save, children }: { save: SavePreferences; children: ReactNode }) {
  return <SaverContext value={save}>{children}</SaverContext>
}

/** How a choice is saved beyond this browser; null where no one is signed in. */
export function usePreferenceSaver(): SavePreferences | null {
  return use(SaverContext)
}
