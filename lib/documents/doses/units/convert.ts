import Big from 'big.js'
import { unitInfo } from './ucum'

export interface CanonicalValue {
  readonly value: string
  readonly unit: string
}

/**
 * Returns the value in the canonical unit of its kind (mSv, mGy, Gy.cm2, mGy.cm, MBq, g). It is exact, since every
 * factor is a finite decimal. Null for a unit that is unknown or never converted. Gray and sievert are never converted
 * into each other.
 * @param value a plain decimal, `0.25`
 */
export function toCanonical(value: string, ucum: string): CanonicalValue | null {
  const canonical = unitInfo(ucum)?.canonical
  return canonical ? { value: new Big(value).times(canonical.factor).toFixed(), unit: canonical.unit } : null
}

/** Whether two values with their units are the same amount; null if that can't be determined. */
export function sameAmount(a: { value: string; ucum: string }, b: { value: string; ucum: string }): boolean | null {
  const [left, right] = [toCanonical(a.value, a.ucum), toCanonical(b.value, b.ucum)]
  if (!left || !right || left.unit !== right.unit) return null
  return new Big(left.value).eq(right.value)
}
