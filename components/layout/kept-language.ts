import { isLocale, type Locale } from '@/lib/i18n/locales'
import { readStored, removeStored, writeStored } from './browser-storage'

const LEGACY: ReadonlyMap<string | null, Locale> = new Map([
  ['en', 'en-US'],
  ['ru', 'ru-RU'],
])

/** The language that this browser keeps. What earlier versions kept under another key is carried over, once. */
export function keptLanguage(): Locale | null {
  const kept = readStored('selectedLanguage')
  const legacy = readStored('lang')
  if (legacy !== null) removeStored('lang')
  if (isLocale(kept)) return kept
  const carried = LEGACY.get(legacy) ?? null
  if (carried !== null) writeStored('selectedLanguage', carried)
  return carried
}
