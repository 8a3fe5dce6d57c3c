import Big from 'big.js'
import { readNumber } from './numbers'

export type SecondReading =
  | { readonly agrees: true }
  /** `shown` is the number in the formatted text; null if there is none (`####`). */
  | { readonly agrees: false; readonly shown: string | null; readonly reason: 'noNumber' | 'differs' | 'powerOfTen' }

const NUMBER = /[-\u2212(]?\s?[.,]?\d/

/**
 * Verifies a typed cell by comparing the displayed text with the stored value, at the displayed precision. This detects
 * values that were lost or moved while reading the file; a mismatch is never resolved silently.
 * @param stored the value in the file, a plain decimal or a number
 * @param shown the text of the same cell under its number format; percentages are supported
 */
export function secondReading(stored: string | number, shown: string): SecondReading {
  const at = NUMBER.exec(shown)?.index
  if (at === undefined) return { agrees: false, shown: null, reason: 'noNumber' }
  const inBrackets = shown.charAt(at) === '('
  const number = readNumber(shown, inBrackets ? at + 1 : at)
  if (!number) return { agrees: false, shown: null, reason: 'noNumber' }
  const percent = /^\s?%/.test(shown.slice(number.end))
  const value = new Big(stored).times(percent ? 100 : 1)
  const readings = [number.value, ...number.alternatives].map((reading) => (inBrackets ? `-${reading}` : reading))
  if (readings.some((reading) => agrees(value, reading))) return { agrees: true }
  const first = new Big(readings[0] ?? 0)
  return { agrees: false, shown: first.toFixed(), reason: isPowerOfTen(value, first) ? 'powerOfTen' : 'differs' }
}

/** Whether two numbers are equal when rounded to the displayed decimal places. */
function agrees(stored: Big, shown: string): boolean {
  const places = shown.split('.')[1]?.length ?? 0
  return stored.minus(shown).abs().lte(new Big(10).pow(-places).times('0.5'))
}

function isPowerOfTen(stored: Big, shown: Big): boolean {
  if (stored.eq(0) || shown.eq(0)) return false
  const digits = (value: Big) => value.abs().c.join('')
  return digits(stored) === digits(shown) && stored.e !== shown.e
}
