import type { DataLanguage } from '@/lib/documents/spreadsheets/language'
import type { Locale } from '@/lib/i18n/locales'

const LANGUAGES: Readonly<Record<Locale, DataLanguage>> = { 'ru-RU': 'ru', 'ro-RO': 'ro', 'en-US': 'en' }

/** The document language for users who read the screens in a locale. */
export function dataLanguageOf(locale: Locale): DataLanguage {
  return LANGUAGES[locale]
}
