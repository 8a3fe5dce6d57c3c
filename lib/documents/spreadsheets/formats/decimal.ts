/**
 * A number as its decimal digits: 0.`digits` × 10^`point`. Excel shows no more than fifteen significant digits and
 * rounds what it shows from those, so 1.005 with the format `0.00` is 1.01 although the double lies below.
 */
export interface Decimal {
  readonly negative: boolean
  /** No zeros at either end; empty for zero. */
  readonly digits: string
  readonly point: number
}

const SIGNIFICANT = 15

/** The fifteen significant digits of a finite number. */
export function toDecimal(value: number): Decimal {
  if (value === 0) return { negative: false, digits: '', point: 0 }
  const negative = value < 0
  const shortest = String(Math.abs(value))
  // Nearly all numbers are shorter than fifteen digits, and asking for fifteen costs five times as much.
  if (shortest.length <= 16 && !shortest.includes('e')) {
    const mark = shortest.indexOf('.')
    const whole = mark < 0 ? shortest : shortest.slice(0, mark)
    const digits = whole + (mark < 0 ? '' : shortest.slice(mark + 1))
    if (digits.length <= SIGNIFICANT) return trimmed(negative, digits, whole.length)
  }
  const [mantissa = '', exponent = '0'] = Math.abs(value)
    .toExponential(SIGNIFICANT - 1)
    .split('e')
  return trimmed(negative, mantissa.replace('.', ''), Number(exponent) + 1)
}

function trimmed(negative: boolean, digits: string, point: number): Decimal {
  let [start, end] = [0, digits.length]
  while (start < end && digits.charCodeAt(start) === 48) start += 1
  while (end > start && digits.charCodeAt(end - 1) === 48) end -= 1
  return { negative, digits: digits.slice(start, end), point: point - start }
}

/** The same number times 10^`power`. */
export function shift(decimal: Decimal, power: number): Decimal {
  return decimal.digits === '' ? decimal : { ...decimal, point: decimal.point + power }
}

/** Rounded half away from zero to `places` decimals, as its whole and its fractional digits: `places` of the latter. */
export function round(decimal: Decimal, places: number): { whole: string; fraction: string } {
  const kept = decimal.point + places
  if (kept < 0 || decimal.digits === '') return { whole: '', fraction: '0'.repeat(places) }
  let digits = decimal.digits.slice(0, kept).padEnd(kept, '0')
  const up = kept < decimal.digits.length && decimal.digits.charCodeAt(kept) >= 53
  if (up) digits = increment(digits)
  digits = digits.padStart(places, '0')
  const split = digits.length - places
  return { whole: digits.slice(0, split).replace(/^0+/, ''), fraction: digits.slice(split) }
}

function increment(digits: string): string {
  let at = digits.length - 1
  while (at >= 0 && digits[at] === '9') at -= 1
  const zeros = '0'.repeat(digits.length - 1 - at)
  return at < 0 ? `1${zeros}` : digits.slice(0, at) + String(Number(digits[at]) + 1) + zeros
}

/**
 * A number in the General format, as Excel shows it in a column that is wide enough: a fraction in eleven characters, the
 * point among them (1/3 is 0.333333333, 0.1 + 0.2 is 0.3, a sum that missed 10 by its last bits is 10). Where Excel would
 * turn to an exponent («1,2E+11», «1,2E-05») the digits are written out, which is what a document should say.
 */
export function general(value: number, decimalMark: string): string {
  if (!Number.isFinite(value)) return '#NUM!'
  const decimal = shownDigits(toDecimal(value))
  if (decimal.digits === '') return '0'
  const sign = decimal.negative ? '-' : ''
  const { digits, point } = decimal
  if (point > 21 || point < -8) {
    const mantissa = digits.length > 1 ? digits.charAt(0) + decimalMark + digits.slice(1) : digits
    const exponent = point - 1
    return `${sign}${mantissa}E${exponent < 0 ? '-' : '+'}${String(Math.abs(exponent)).padStart(2, '0')}`
  }
  if (point <= 0) return `${sign}0${decimalMark}${'0'.repeat(-point)}${digits}`
  if (digits.length <= point) return sign + digits.padEnd(point, '0')
  return sign + digits.slice(0, point) + decimalMark + digits.slice(point)
}

/** Whole numbers keep their fifteen digits, and so does what Excel would show with an exponent above. */
function shownDigits(decimal: Decimal): Decimal {
  const { digits, point } = decimal
  if (digits.length <= point || point > 10) return decimal
  const places = point > 0 ? 10 - point : point > -4 ? 9 : 10 - point
  const { whole, fraction } = round(decimal, places)
  const shown = whole + fraction
  const kept = shown.replace(/^0+/, '')
  return { ...decimal, digits: kept.replace(/0+$/, ''), point: kept.length - places }
}
