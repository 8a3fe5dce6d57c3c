import { unitShown } from '@/lib/documents/doses/units/unit-records'
import { languageOf, type Locale } from './locales'

/** A unit as its UCUM code represents it in texts of the language: `мЗв`, `Гр·см²`; the code where it has no symbol. */
export function unitWords(ucum: string, locale: Locale): string {
  return unitShown(ucum, languageOf(locale))
}
