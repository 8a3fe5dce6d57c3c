import type { DataLanguage } from '../spreadsheets/language'
import type { PlainDecimal } from './plain-decimal'

/** The plural classes that the three languages have. `other` is a fraction's in Russian, „20 de …” in Romanian. */
export type PluralClass = 'one' | 'few' | 'many' | 'other'

function russian(units: number, hundredth: number): PluralClass {
  if (units === 1 && hundredth !== 11) return 'one'
  if (units >= 2 && units <= 4 && (hundredth < 12 || hundredth > 14)) return 'few'
  return 'many'
}

/**
 * The plural class of a number, from its digits as written (CLDR 46, Language Plural Rules: en, ro, ru): a number with decimals
 * is `other` in Russian and English and `few` in Romanian.
 */
export function pluralClass({ whole, fraction }: PlainDecimal, language: DataLanguage): PluralClass {
  const hundredth = Number(whole.slice(-2))
  if (language === 'ru') return fraction === '' ? russian(hundredth % 10, hundredth) : 'other'
  if (fraction === '' && whole === '1') return 'one'
  if (language === 'en') return 'other'
  return fraction !== '' || whole === '0' || (hundredth >= 1 && hundredth <= 19) ? 'few' : 'other'
}
