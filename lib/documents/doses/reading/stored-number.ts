import { toDecimal } from '../../spreadsheets/formats/decimal'
import { secondReading, type SecondReading } from '../grammar/second-reading'

const SIGNIFICANT = 15

/** The decimal that a typed number is at the fifteen significant digits that Excel keeps, without an exponent. */
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
 * The shown text against the stored number. Most cells show what they contain, which is seen without reading the text; a zero may
 * be shown as a dash or as nothing at all (accounting formats).
 */
export function shownAgainst(stored: string, shown: string): SecondReading {
  if (shown === stored || shown.replace(',', '.') === stored) return AGREES
  if (stored === '0' && !/[\p{L}\d]/u.test(shown)) return AGREES
  return secondReading(stored, shown)
}
