import { exactText, type Exact } from '../data/decimals'
import { withMinus } from './minus'
import type { Arithmetic } from '../matching/expressions'

/** An exact fraction: what a calculation gives before it is printed. The denominator is greater than zero. */
export interface Fraction {
  readonly numerator: bigint
  readonly denominator: bigint
}

/** What is printed of a number without an end, as of a third: as many digits as a spreadsheet has. */
const SIGNIFICANT = 15
/** Larger numbers come from no act; they would only take time. */
const MOST_BITS = 4_000

export function fractionOf({ units, places }: Exact): Fraction {
  return { numerator: units, denominator: 10n ** BigInt(places) }
}

/** Returns a sum, difference, product or quotient exactly; null for a division by zero, and for a number too long to be meant. */
export function calculate(left: Fraction, sign: Arithmetic, right: Fraction): Fraction | null {
  const [a, b, c, d] = [left.numerator, left.denominator, right.numerator, right.denominator]
  switch (sign) {
    case '+':
      return reduced(a * d + c * b, b * d)
    case '-':
      return reduced(a * d - c * b, b * d)
    case '*':
      return reduced(a * c, b * d)
    case '/':
      return c === 0n ? null : reduced(c < 0n ? -a * d : a * d, c < 0n ? -c * b : c * b)
  }
}

function reduced(numerator: bigint, denominator: bigint): Fraction | null {
  let [a, b] = [numerator < 0n ? -numerator : numerator, denominator]
  while (b !== 0n) [a, b] = [b, a % b]
  const by = a === 0n ? 1n : a
  const fraction = { numerator: numerator / by, denominator: denominator / by }
  return isLong(fraction.numerator) || isLong(fraction.denominator) ? null : fraction
}

function isLong(number: bigint): boolean {
  return number.toString(16).length * 4 > MOST_BITS
}

/** The number with so many decimals, rounded half away from zero as a spreadsheet does. */
export function rounded({ numerator, denominator }: Fraction, places: number): Exact {
  const magnitude = (numerator < 0n ? -numerator : numerator) * 10n ** BigInt(places)
  const units = (2n * magnitude + denominator) / (2n * denominator)
  return { units: numerator < 0n ? -units : units, places }
}

/** The number as decimals: exactly where they end, else to fifteen significant digits. */
export function decimalsOf(fraction: Fraction): Exact {
  let places = 0
  let rest = fraction.denominator
  for (const prime of [10n, 2n, 5n]) {
    for (; rest % prime === 0n; rest /= prime) places++
  }
  if (rest === 1n) return withoutZeros(rounded(fraction, places))
  return withoutZeros(rounded(fraction, Math.max(0, SIGNIFICANT - magnitudeOf(fraction))))
}

/** Whether a number has an end as a decimal, as a third doesn't. */
export function endsInDecimals({ denominator }: Fraction): boolean {
  let rest = denominator
  for (const prime of [2n, 5n]) while (rest % prime === 0n) rest /= prime
  return rest === 1n
}

/** How many digits are before the decimal mark; below zero, how many zeros are after it. */
function magnitudeOf({ numerator, denominator }: Fraction): number {
  const [above, below] = [(numerator < 0n ? -numerator : numerator).toString(), denominator.toString()]
  const estimate = above.length - below.length
  const scaled = above.padEnd(Math.max(above.length, below.length), '0')
  return scaled >= below.padEnd(scaled.length, '0') ? estimate + 1 : estimate
}

function withoutZeros({ units, places }: Exact): Exact {
  let [left, kept] = [units, places]
  while (kept > 0 && left % 10n === 0n) {
    left /= 10n
    kept--
  }
  return { units: left, places: kept }
}

/** A result as the formats after it take it: a number where a spreadsheet can contain it, else its digits. */
export function valueOf(exact: Exact, decimalMark: string): { value: number | string; text: string } {
  const text = exactText(exact, decimalMark)
  const digits = text.replace(/\D/g, '').replace(/^0+/, '').length
  const fits = digits <= SIGNIFICANT
  return { value: fits ? Number(exactText(exact)) : text, text: withMinus(text) }
}
