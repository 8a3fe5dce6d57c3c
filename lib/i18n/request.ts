import { cookies, headers } from 'next/headers'
import { getRequestConfig } from 'next-intl/server'
import { formatsOf } from './formats'
import { isLocale, LOCALE_COOKIE, negotiateLocale } from './locales'
import { messagesOf } from './messages'

/** What next-intl renders a page with: the cookie's language if it is supported, otherwise the browser's. */
export default getRequestConfig(async () => {
  const chosen = (await cookies()).get(LOCALE_COOKIE)?.value
  const locale = isLocale(chosen) ? chosen : negotiateLocale((await headers()).get('accept-language'))
  return { locale, messages: messagesOf(locale), formats: formatsOf(locale), timeZone: 'UTC' }
})
