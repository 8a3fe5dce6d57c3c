import { toDecimal } from '../../spreadsheets/formats/decimal'
import { secondReading, type SecondReading } from '../grammar/second-reading'

const SIGNIFICANT = 15

/** Returns the decimal of a typed number with the fifteen significant digits that Excel stores, without an exponent. */
export function storedDecimal(value: number): string {
  const shortest = String(value)
  if (shortest.length <= SIGNIFICANT && !shortest.includes('e')) return shortest === '-0' ? '0' : shortest
  const { negative, digits, point } = toDecimal(value)
  if (digits === '') return '0'
  const sign = negative ? '-' : ''
  if (point <= 0) return `${sign}0.${'0'.repeat(-point)}${digits}`
  if (digits.length <= point) return sign + digits.padEnd(point, '0')
  return `${sign}${digits.slice(0, point)}.${digits.slice(point)}`
}

const AGREES: SecondReading = { agrees: true }

/**
 * Compares the displayed text with the stored number. Most cells display what they contain, which is clear without
 * parsing the text. A zero may be displayed as a dash or as nothing (accounting formats).
 */
export function shownAgainst(stored: string, shown: string): SecondReading {
  if (shown === stored || shown.replace(',', '.') === stored) return AGREES
  if (stored === '0' && !/[\p{L}\d]/u.test(shown)) return AGREES
  return secondReading(stored, shown)
}
