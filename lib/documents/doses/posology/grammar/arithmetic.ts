import Big from 'big.js'

/** The maximum number of digits of a whole number whose products are exact in floating point. */
const MOST_DIGITS = 7

/** Returns the product of two decimals, without an exponent. */
export function times(a: string, b: string): string {
  return isSmall(a) && isSmall(b) ? String(Number(a) * Number(b)) : new Big(a).times(b).toFixed()
}

/** Returns the sum of two decimals. */
export function plus(a: string, b: string): string {
  return isSmall(a) && isSmall(b) ? String(Number(a) + Number(b)) : new Big(a).plus(b).toFixed()
}

/** Returns the quotient, or null if it isn't a finite decimal. */
export function exactly(a: string, b: string): string | null {
  if (isSmall(a) && isSmall(b) && Number(a) % Number(b) === 0) return String(Number(a) / Number(b))
  if (new Big(b).eq(0)) return null
  const quotient = new Big(a).div(b)
  return quotient.times(b).eq(a) ? quotient.toFixed() : null
}

/** Whether the first number is less than the second. */
export function isLess(a: string, b: string): boolean {
  return isSmall(a) && isSmall(b) ? Number(a) < Number(b) : new Big(a).lt(b)
}

export function isWhole(value: string): boolean {
  return /^\d+$/.test(value)
}

/** Whether a value is a whole number with few digits, for which plain numbers are exact. */
function isSmall(value: string): boolean {
  const { length } = value
  if (length === 0 || length > MOST_DIGITS) return false
  for (let at = 0; at < length; at += 1) {
    const code = value.charCodeAt(at)
    if (code < 48 || code > 57) return false
  }
  return true
}
