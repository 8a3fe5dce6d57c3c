import Big from 'big.js'

/** UCUM unit → canonical unit and factor, as docs/doses.md has them. Rates have none. */
const CANONICAL: Readonly<Record<string, readonly [unit: string, factor: string]>> = {
  Sv: ['mSv', '1000'],
  mSv: ['mSv', '1'],
  uSv: ['mSv', '0.001'],
  mREM: ['mSv', '0.01'],
  REM: ['mSv', '10'],
  Gy: ['mGy', '1000'],
  mGy: ['mGy', '1'],
  uGy: ['mGy', '0.001'],
  'Gy.cm2': ['Gy.cm2', '1'],
  'cGy.cm2': ['Gy.cm2', '0.01'],
  'mGy.cm2': ['Gy.cm2', '0.001'],
  'uGy.m2': ['Gy.cm2', '0.01'],
  'mGy.m2': ['Gy.cm2', '10'],
  'mGy.cm': ['mGy.cm', '1'],
  MBq: ['MBq', '1'],
  GBq: ['MBq', '1000'],
  kBq: ['MBq', '0.001'],
  mCi: ['MBq', '37'],
}

/** A decimal without zeros at its end and without an exponent. */
export function plain(value: Big.BigSource): string {
  const text = new Big(value).toFixed()
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text
}

/** The canonical value and unit of an amount; nulls for units that have none. */
export function canonical(
  value: string | null,
  unit: string | null,
  factor = '1',
): { readonly value: string | null; readonly unit: string | null } {
  const known = unit === null ? undefined : CANONICAL[unit]
  if (!known) return { value: null, unit: null }
  return { value: value === null ? null : plain(new Big(value).times(known[1]).times(factor)), unit: known[0] }
}
