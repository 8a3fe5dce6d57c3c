import { keepCurrency } from '@/components/layout/kept-currency'
import { findCurrency } from '@/components/layout/currencies'
import { readStored, writePreferenceCookie, writeStored } from '@/components/layout/browser-storage'
import type { Preferences } from '@/components/layout/preference-saver'
import { isLocale } from '@/lib/i18n/locales'
import { callApi } from './api-client'

/** Saves a choice with the signed-in person. Where that fails it stays in this browser, which is all it needs for now. */
export async function savePreferences(change: Preferences & { readonly tourSeen?: boolean }): Promise<void> {
  try {
    await callApi('/api/users/put', {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(change),
    })
  } catch (error) {
    console.warn('A preference stays in this browser alone', error)
  }
}

/** The user's preferences in the API; null if they never chose. */
export interface SavedPreferences {
  readonly locale: string | null
  readonly currency: string | null
}

/**
 * Synchronizes preferences after sign-in: what the user chose in this browser is saved in the account; if they chose
 * nothing here, the saved preferences apply.
 *
 * @returns whether the page must be reloaded in another language
 */
export async function settlePreferences(saved: SavedPreferences): Promise<boolean> {
  const language = readStored('selectedLanguage')
  const currency = findCurrency(readStored('currency'))
  if (language === null && isLocale(saved.locale)) {
    writeStored('selectedLanguage', saved.locale)
    writePreferenceCookie('selectedLanguage', saved.locale)
  }
  const savedCurrency = findCurrency(saved.currency)
  if (currency === undefined && savedCurrency !== undefined) keepCurrency(savedCurrency)
  const change: Preferences = {
    ...(isLocale(language) && language !== saved.locale && { locale: language }),
    ...(currency !== undefined && currency.code !== saved.currency && { currency: currency.code }),
  }
  if (Object.keys(change).length > 0) await savePreferences(change)
  return language === null && isLocale(saved.locale) && saved.locale !== document.documentElement.lang
}
