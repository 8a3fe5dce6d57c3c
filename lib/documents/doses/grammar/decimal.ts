import Big from 'big.js'

/** A plain decimal with the source's digits: no leading zeros, and a point. */
export function plainDecimal(whole: string, fraction: string): string {
  const digits = whole.replace(/^0+(?=\d)/, '')
  return fraction === '' ? digits : `${digits}.${fraction}`
}

/** A plain decimal times a power of ten, exactly. */
export function shifted(value: string, exponent: number): string {
  return exponent === 0 ? value : new Big(value).times(new Big(10).pow(exponent)).toFixed()
}

/** Negative, zero or positive, as the first is below, equal to or above the second. */
export function compareDecimals(a: string, b: string): number {
  return new Big(a).cmp(b)
}

/** The exact product of two decimals. */
export function times(a: string, b: string): string {
  return new Big(a).times(b).toFixed()
}
