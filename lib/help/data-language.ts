import type { DataLanguage } from '@/lib/documents/spreadsheets/language'
import type { Locale } from '@/lib/i18n/locales'

const LANGUAGES: Readonly<Record<Locale, DataLanguage>> = { 'ru-RU': 'ru', 'ro-RO': 'ro', 'en-US': 'en' }

/** The language of documents that a person who reads the screens in a locale would write. */
export function dataLanguageOf(locale: Locale): DataLanguage {
  return LANGUAGES[locale]
}
