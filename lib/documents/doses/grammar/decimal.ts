import Big from 'big.js'

/** Returns a plain decimal with the source's digits, without leading zeros and with a decimal point. */
export function plainDecimal(whole: string, fraction: string): string {
  const digits = whole.replace(/^0+(?=\d)/, '')
  return fraction === '' ? digits : `${digits}.${fraction}`
}

/** Returns the exact product of a plain decimal and a power of ten. */
export function shifted(value: string, exponent: number): string {
  return exponent === 0 ? value : new Big(value).times(new Big(10).pow(exponent)).toFixed()
}

/**
 * Returns a negative number, zero or a positive number if the first decimal is less than, equal to or greater than the
 * second one.
 */
export function compareDecimals(a: string, b: string): number {
  return new Big(a).cmp(b)
}

/** Returns the exact product of two decimals. */
export function times(a: string, b: string): string {
  return new Big(a).times(b).toFixed()
}
