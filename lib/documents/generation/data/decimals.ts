import { toDecimal } from '../../spreadsheets/formats/decimal'

/** A decimal number, exactly: `units` × 10^-`places`. */
export interface Exact {
  readonly units: bigint
  readonly places: number
}

export const ZERO: Exact = { units: 0n, places: 0 }

/** A number of a sheet by its fifteen significant digits, which is all that a spreadsheet keeps: 0.1 + 0.2 is 0.3. */
export function exactOf(value: number): Exact {
  const { negative, digits, point } = toDecimal(value)
  if (digits === '') return ZERO
  const places = Math.max(0, digits.length - point)
  const units = BigInt(digits) * 10n ** BigInt(Math.max(0, point - digits.length))
  return { units: negative ? -units : units, places }
}

function scaled({ units, places }: Exact, to: number): bigint {
  return units * 10n ** BigInt(to - places)
}

/** The exact sum, with as many decimals as the longer of the two. */
export function add(a: Exact, b: Exact): Exact {
  const places = Math.max(a.places, b.places)
  return { units: scaled(a, places) + scaled(b, places), places }
}

/** Below zero where the first is less, above where it is more. */
export function compareExact(a: Exact, b: Exact): number {
  const places = Math.max(a.places, b.places)
  const difference = scaled(a, places) - scaled(b, places)
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}

/** A number divided by a count, rounded half away from zero to so many places. */
export function divide({ units, places }: Exact, count: number, toPlaces: number): Exact {
  const by = BigInt(count) * 10n ** BigInt(places)
  const magnitude = (units < 0n ? -units : units) * 10n ** BigInt(toPlaces)
  const rounded = (2n * magnitude + by) / (2n * by)
  return { units: units < 0n ? -rounded : rounded, places: toPlaces }
}

/** The number times a power of ten. */
export function shift({ units, places }: Exact, power: number): Exact {
  return power <= places
    ? { units, places: places - power }
    : { units: units * 10n ** BigInt(power - places), places: 0 }
}

/** The number with at least so many places, and no zeros at its end beyond them. */
export function withPlaces(number: Exact, least: number): Exact {
  if (number.places < least) return { units: scaled(number, least), places: least }
  let { units, places } = number
  while (places > least && units % 10n === 0n) {
    units /= 10n
    places -= 1
  }
  return { units, places }
}

/** Its digits, all of them, with the given decimal mark. */
export function exactText({ units, places }: Exact, mark = '.'): string {
  const digits = (units < 0n ? -units : units).toString().padStart(places + 1, '0')
  const whole = digits.slice(0, digits.length - places)
  return (units < 0n ? '-' : '') + whole + (places === 0 ? '' : mark + digits.slice(digits.length - places))
}
