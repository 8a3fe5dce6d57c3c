'use client'

import { useRouter } from 'next/navigation'
import { useLocale } from 'next-intl'
import { useEffect, useEffectEvent } from 'react'
import { isLocale, type Locale } from '@/lib/i18n/locales'
import { writePreferenceCookie, writeStored } from './browser-storage'
import { keptLanguage } from './kept-language'
import { usePreferenceSaver } from './preference-saver'
import { onStoredElsewhere } from './stored-elsewhere'

/**
 * The page's language and a function to change it: it is saved here, in a cookie and in the account of signed-in users,
 * and the page is loaded again.
 */
export function useLanguage(): { language: Locale; setLanguage: (locale: Locale) => void } {
  const router = useRouter()
  const locale = useLocale()
  const save = usePreferenceSaver()
  const language = isLocale(locale) ? locale : 'en-US'

  const show = (next: Locale) => {
    writeStored('selectedLanguage', next)
    writePreferenceCookie('selectedLanguage', next)
    if (next !== language) router.refresh()
  }

  const applyKept = useEffectEvent(() => {
    const kept = keptLanguage()
    if (kept !== null && kept !== language) show(kept)
  })
  useEffect(() => {
    applyKept()
    // Another tab has changed the cookie too: the server answers this one in that language from now on.
    return onStoredElsewhere('selectedLanguage', () => applyKept())
  }, [])

  const setLanguage = (next: Locale) => {
    show(next)
    save?.({ locale: next })
  }

  return { language, setLanguage }
}
