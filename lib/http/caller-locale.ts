import { readCookie } from '@/lib/accounts/cookies'
import type { Locale } from '@/lib/i18n/locales'
import { isLocale, LOCALE_COOKIE, negotiateLocale } from '@/lib/i18n/locales'

/** The language to answer in: the person's saved one, else the cookie, else Accept-Language, else en-US. */
export function callerLocale(headers: Headers, saved: string | null): Locale {
  if (isLocale(saved)) return saved
  const cookie = readCookie(headers, LOCALE_COOKIE)
  return isLocale(cookie) ? cookie : negotiateLocale(headers.get('accept-language'))
}
