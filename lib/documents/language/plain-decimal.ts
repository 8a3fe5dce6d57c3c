import { round, toDecimal } from '../spreadsheets/formats/decimal'

/** A number by its decimal digits, as it would be read out: no rounding of a binary fraction can touch it. */
export interface PlainDecimal {
  readonly negative: boolean
  /** Without leading zeros; `0` for none. */
  readonly whole: string
  /** The digits after the decimal sign as written, zeros at the end included; empty for none. */
  readonly fraction: string
}

/** The largest whole number that is put in words. */
const MOST_IN_WORDS = 1_000_000_000_000

/** More decimals than fifteen significant digits of a number that a document names can have. */
const MOST_PLACES = 30

/**
 * Returns a number with the digits that people mean by it: its fifteen significant digits, so 0.1 + 0.2 is 0.3. Null if
 * it isn't a number (NaN, infinities).
 */
export function decimalOfNumber(value: number): PlainDecimal | null {
  if (!Number.isFinite(value)) return null
  const decimal = toDecimal(value)
  const places = Math.min(MOST_PLACES, Math.max(0, decimal.digits.length - decimal.point))
  return plainDecimal(decimal.negative, ...parts(round(decimal, places)))
}

function parts({ whole, fraction }: { whole: string; fraction: string }): [string, string] {
  return [whole, fraction]
}

/** The digits of a number put in order: no leading zeros, and a zero without a sign. */
export function plainDecimal(negative: boolean, whole: string, fraction: string): PlainDecimal {
  const kept = whole.replace(/^0+/, '')
  return {
    negative: negative && (kept !== '' || /[1-9]/.test(fraction)),
    whole: kept === '' ? '0' : kept,
    fraction,
  }
}

/** The whole part as a number, null where it is larger than words are made for. */
export function wholeInWords(decimal: PlainDecimal): number | null {
  const whole = decimal.whole.length > 13 ? Infinity : Number(decimal.whole)
  return whole > MOST_IN_WORDS || (whole === MOST_IN_WORDS && /[1-9]/.test(decimal.fraction)) ? null : whole
}

/** Rounded half away from zero to `places` decimals: 2.675 to two is 2.68, and -0.5 to none is -1. */
export function roundDecimal(decimal: PlainDecimal, places: number): PlainDecimal {
  const digits = decimal.whole + decimal.fraction
  const { whole, fraction } = round({ negative: false, digits, point: decimal.whole.length }, places)
  return plainDecimal(decimal.negative, whole, fraction)
}

/** The same number times 10^`power`, `power` from 0 up. */
export function shiftDecimal(decimal: PlainDecimal, power: number): PlainDecimal {
  const fraction = decimal.fraction.padEnd(power, '0')
  return plainDecimal(decimal.negative, decimal.whole + fraction.slice(0, power), fraction.slice(power))
}

/** The nearest number that JavaScript can represent. */
export function numberOfDecimal({ negative, whole, fraction }: PlainDecimal): number {
  return Number(`${negative ? '-' : ''}${whole}.${fraction}0`)
}
