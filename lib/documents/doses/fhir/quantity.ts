const UCUM = 'http://unitsofmeasure.org'

/** A FHIR Quantity: a number, and its unit as a UCUM code. */
export interface Quantity {
  readonly value: number
  readonly comparator?: Comparator
  readonly unit?: string
  readonly system?: typeof UCUM
  readonly code?: string
}

export interface Range {
  readonly low: Quantity
  readonly high: Quantity
}

export const COMPARATORS = ['<', '<=', '>=', '>'] as const
export type Comparator = (typeof COMPARATORS)[number]

/** Returns the number for a decimal, or null if a binary number would have other digits. */
export function numberOf(decimal: string): number | null {
  const value = Number(decimal)
  const digits = decimal.replace(/^[-+]?0*\.?0*|\.|[eE].*$/g, '').length
  return Number.isFinite(value) && digits <= 15 ? value : null
}

/** Returns an amount in a unit, or a bare number without a unit. Null if its number can't be represented. */
export function quantityOf(decimal: string, unit: string | null, comparator?: Comparator): Quantity | null {
  const value = numberOf(decimal)
  if (value === null) return null
  return { value, ...(comparator && { comparator }), ...(unit !== null && { unit, system: UCUM, code: unit }) }
}

/** Returns an amount from one number to another; null if one of them can't be represented. */
export function rangeOf(min: string, max: string, unit: string | null): Range | null {
  const [low, high] = [quantityOf(min, unit), quantityOf(max, unit)]
  return low === null || high === null ? null : { low, high }
}
