import { readCookie } from '@/lib/accounts/cookies'
import type { Locale } from '@/lib/i18n/locales'
import { isLocale, LOCALE_COOKIE, negotiateLocale } from '@/lib/i18n/locales'

/** Names the language of the page that a request is made from. */
export const PAGE_LANGUAGE_HEADER = 'x-page-language'

/**
 * Returns the language of the response: the page's, so that a screen never mixes two; otherwise the user's saved one,
 * the cookie, Accept-Language, en-US.
 */
export function callerLocale(headers: Headers, saved: string | null): Locale {
  const page = headers.get(PAGE_LANGUAGE_HEADER)
  if (page !== null && isLocale(page)) return page
  if (isLocale(saved)) return saved
  const cookie = readCookie(headers, LOCALE_COOKIE)
  return isLocale(cookie) ? cookie : negotiateLocale(headers.get('accept-language'))
}
