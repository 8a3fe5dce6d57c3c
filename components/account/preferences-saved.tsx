'use client'

import type { ReactNode } from 'react'
import { PreferenceSaver, type Preferences } from '@/components/layout/preference-saver'
import { savePreferences } from './save-preferences'

const save = (change: Preferences) => void savePreferences(change)

/** Around the frame of the signed-in screens: language and currency chosen there are saved with the person. */
export function PreferencesSaved({ children }: { children: ReactNode }) {
  return <PreferenceSaver save={save}>{children}</PreferenceSaver>
}
