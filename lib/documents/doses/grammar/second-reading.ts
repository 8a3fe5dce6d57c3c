import Big from 'big.js'
import { readNumber } from './numbers'

export type SecondReading =
  | { readonly agrees: true }
  /** `shown` is what the formatted text says; null where it says no number (`####`). */
  | { readonly agrees: false; readonly shown: string | null; readonly reason: 'noNumber' | 'differs' | 'powerOfTen' }

const NUMBER = /[-\u2212(]?\s?[.,]?\d/

/**
 * Reads a typed cell a second way: the text that it shows against the value that is stored, at the precision that is shown.
 * Guards against a value that was lost or moved on its way from the file: a mismatch is never silently one or the other.
 * @param stored the value in the file, a plain decimal or a number
 * @param shown the text of the same cell under its number format; per cents are understood
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

/** Equal once rounded to the places that are shown. */
function agrees(stored: Big, shown: string): boolean {
  const places = shown.split('.')[1]?.length ?? 0
  return stored.minus(shown).abs().lte(new Big(10).pow(-places).times('0.5'))
}

function isPowerOfTen(stored: Big, shown: Big): boolean {
  if (stored.eq(0) || shown.eq(0)) return false
  const digits = (value: Big) => value.abs().c.join('')
  return digits(stored) === digits(shown) && stored.e !== shown.e
}
