import { round, toDecimal } from '../spreadsheets/formats/decimal'
import { languageFormats, type DataLanguage } from '../spreadsheets/language'

/** As many decimals as a number of fifteen significant digits can have and a document should show. */
const MAX_PLACES = 15

/**
 * A number with its thousands apart, in a language's way: «1 234,50», «1.234,50», «1,234.50». `places` decimals, rounded half
 * away from zero from fifteen significant digits, as a spreadsheet does; without it the number's own.
 */
export function formatNumber(value: number, places: number | null, language: DataLanguage): string {
  const { decimal, group } = languageFormats(language)
  const rounded = round(toDecimal(value), places ?? MAX_PLACES)
  const fraction = places === null ? rounded.fraction.replace(/0+$/, '') : rounded.fraction
  const whole = (rounded.whole === '' ? '0' : rounded.whole).replace(/\B(?=(?:\d{3})+$)/g, group)
  const sign = value < 0 && /[1-9]/.test(whole + fraction) ? '-' : ''
  return sign + whole + (fraction === '' ? '' : decimal + fraction)
}

/**
 * The number that a text says in a language's way or plainly (`1 234,5`, `1234.5`); null where it says none, or where it can be
 * read two ways (`1.234`).
 */
export function numberOf(text: string): number | null {
  const compact = text.replace(/[\s\u00a0\u2009\u202f']/g, '').replace('−', '-')
  if (/^-?\d+$/.test(compact)) return Number(compact)
  const match = /^(-?\d{1,3}(?:[.,]\d{3})+|-?\d+)([.,])(\d+)$/.exec(compact)
  if (match === null) return null
  const [, whole = '', mark = '', fraction = ''] = match
  const twoWays =
    fraction.length === 3 && !/[.,]/.test(whole) && whole.replace('-', '').length <= 3 && !/^-?0/.test(whole)
  return whole.includes(mark) || twoWays ? null : Number(`${whole.replace(/[.,]/g, '')}.${fraction}`)
}
