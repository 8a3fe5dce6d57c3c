import { plainDecimal, roundDecimal, type PlainDecimal } from '../../language/plain-decimal'
import { languageFormats, type DataLanguage } from '../../spreadsheets/language'

/** As many decimals as a number of fifteen significant digits can have and a document should show. */
const MAX_PLACES = 15

/** A whole number's digits in groups of three. */
export function grouped(digits: string, group: string): string {
  return digits.length < 4 ? digits : digits.replace(/\B(?=(?:\d{3})+$)/g, group)
}

/**
 * A number with its thousands apart, in a language's way: «1 234,50», «1.234,50», «1,234.50». `places` decimals, rounded half
 * away from zero from its decimal digits, as a spreadsheet does; without it the number's own.
 */
export function formatDecimal(decimal: PlainDecimal, places: number | null, language: DataLanguage): string {
  const { group } = languageFormats(language)
  const { negative, whole, fraction } = roundDecimal(decimal, places ?? MAX_PLACES)
  const kept = places === null ? fraction.replace(/0+$/, '') : fraction
  return decimalText({ negative, whole: grouped(whole, group), fraction: kept }, language)
}

/** U+2212; a hyphen is shorter than a digit, and breaks lines. */
export const MINUS_SIGN = '\u2212'

/** A number's digits as they are, with the decimal sign of the language and no thousands apart. */
export function decimalText({ negative, whole, fraction }: PlainDecimal, language: DataLanguage): string {
  const sign = negative ? MINUS_SIGN : ''
  return sign + whole + (fraction === '' ? '' : languageFormats(language).decimal + fraction)
}

/** The largest double has 309 digits; a longer text isn't a number, and not looked at. */
const MOST_CHARACTERS = 400
/** Thousands apart: groups of three and nothing else, so that two amounts in one cell are never one number. */
const GAP = "[ \\u00a0\\u2009\\u202f']"
const BY_GAPS = new RegExp(`^\\d{1,3}(?:${GAP}\\d{3})+(?:[.,]\\d+)?$`)
const GAPS = new RegExp(GAP, 'g')

/**
 * The number that a text says in a language's way or plainly (`1 234,5`, `1234.5`), by its digits as written; null where it says
 * none, or where it can be read two ways (`1.234`).
 */
export function decimalOf(text: string): PlainDecimal | null {
  if (text.length > MOST_CHARACTERS) return null
  const [, sign = '', written = ''] = /^([-−]?)\s?(.*)$/s.exec(text.trim()) ?? []
  const compact = BY_GAPS.test(written) ? written.replace(GAPS, '') : written
  const negative = sign !== ''
  if (/^\d+$/.test(compact)) return plainDecimal(negative, compact, '')
  const match = /^(\d{1,3}(?:[.,]\d{3})+|\d+)([.,])(\d+)$/.exec(compact)
  if (match === null) return null
  const [, whole = '', mark = '', fraction = ''] = match
  const twoWays = fraction.length === 3 && !/[.,]/.test(whole) && whole.length <= 3 && !whole.startsWith('0')
  return whole.includes(mark) || twoWays ? null : plainDecimal(negative, whole.replace(/[.,]/g, ''), fraction)
}

const LOCAL: Readonly<Record<DataLanguage, RegExp>> = {
  en: /^([-−]?)\s?(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d+))?$/,
  ro: /^([-−]?)\s?(\d+|\d{1,3}(?:\.\d{3})+)(?:,(\d+))?$/,
  ru: /^([-−]?)\s?(\d+)(?:,(\d+))?$/,
}

/** The same in a text of a known language, whose marks decide between two ways: `1,500` is fifteen hundred in English. */
export function decimalIn(text: string, language: DataLanguage): PlainDecimal | null {
  if (text.length > MOST_CHARACTERS) return null
  const match = LOCAL[language].exec(text.trim())
  if (match === null) return decimalOf(text)
  const [, sign = '', whole = '', fraction = ''] = match
  return plainDecimal(sign !== '', whole.replace(/\D/g, ''), fraction)
}
