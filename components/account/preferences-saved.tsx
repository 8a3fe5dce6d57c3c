'use client'

import type { ReactNode } from 'react'
import { PreferenceSaver, type Preferences } from '@/components/layout/preference-saver'
import { savePreferences } from './save-preferences'

const save = (change: Preferences) => void savePreferences(change)

/** Wraps the signed-in screens: the language and currency chosen there are saved in the account. */
export function PreferencesSaved({ children }: { children: ReactNode }) {
  return <PreferenceSaver save={save}>{children}</PreferenceSaver>
}
