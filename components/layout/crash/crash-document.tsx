'use client'

import { useSyncExternalStore } from 'react'
import { isLocale, type Locale } from '@/lib/i18n/locales'
import { readPreferenceCookie } from '../browser-storage'
import { CrashSheet } from './crash-sheet'
import { CRASH_WORDS } from './words'

const never = () => () => undefined

/** The language and theme that the user chose; on the server, which has no cookies here, the default. */
function useKept(): { readonly locale: Locale; readonly theme: 'dark' | 'light' | undefined } {
  const chosen = useSyncExternalStore(
    never,
    () => readPreferenceCookie('selectedLanguage'),
    () => null,
  )
  const dark = useSyncExternalStore(
    never,
    () => readPreferenceCookie('darkMode'),
    () => null,
  )
  const theme = dark === 'true' ? 'dark' : dark === 'false' ? 'light' : undefined
  return { locale: isLocale(chosen) ? chosen : 'en-US', theme }
}

/** The whole document if the frame of all screens has crashed: nothing of the frame is used here. */
export function CrashDocument({ digest, onAgain }: { digest?: string; onAgain: () => void }) {
  const { locale, theme } = useKept()
  const words = CRASH_WORDS[locale]
  return (
    <html lang={locale} data-theme={theme}>
      <body>
        {/* React puts it into the head. */}
        <title>{`${words.title} · Actum`}</title>
        <main className="sm:px-6 sm:pt-5">
          <CrashSheet words={words} digest={digest} onAgain={onAgain} />
        </main>
      </body>
    </html>
  )
}
