import Big from 'big.js'

/** Returns the product of two decimals, without exponent. */
export function times(a: string, b: string): string {
  return new Big(a).times(b).toFixed()
}

/** Returns the sum of two decimals. */
export function plus(a: string, b: string): string {
  return new Big(a).plus(b).toFixed()
}

/** Returns the quotient, or null where it is no finite decimal. */
export function exactly(a: string, b: string): string | null {
  if (new Big(b).eq(0)) return null
  const quotient = new Big(a).div(b)
  return quotient.times(b).eq(a) ? quotient.toFixed() : null
}

/** Whether the first is less. */
export function isLess(a: string, b: string): boolean {
  return new Big(a).lt(b)
}

export function isWhole(value: string): boolean {
  return /^\d+$/.test(value)
}
