import { type Quantity, QUANTITY_KINDS, QUANTITY_OF_KIND } from '../lexicon/quantity'
import type { UnitInfo } from '../units/ucum'

/**
 * Quantities that are no more specific than the unit's kind. A unit of another kind that is closer to the value
 * replaces them.
 */
const PLAIN: ReadonlySet<Quantity> = new Set(['H', 'D', 'X', 'rate', 'activity', 'strength', 'dose'])

/**
 * Returns the quantity of a value in a unit. As a check of `QUANTITY_KINDS`, Hp(10) in milligray is `'against'`, since
 * nobody knows which of the two is wrong. Gray and sievert never turn into each other.
 */
export function quantityOf(named: Quantity | null, unit: UnitInfo | null): Quantity | 'against' | null {
  if (!unit) return named
  const said = quantityOfUnit(unit)
  if (named === null) return said
  // The ambient dose equivalent per hour is a rate, and is compared with rates.
  if (named === 'H*(10)' && unit.kind === 'rate') return said
  if (QUANTITY_KINDS[named].includes(unit.kind)) return named
  return PLAIN.has(named) ? said : 'against'
}

/** Returns the quantity that a unit indicates if nothing else does. */
export function quantityOfUnit(unit: UnitInfo | null): Quantity | null {
  return unit ? (QUANTITY_OF_KIND[unit.kind] ?? null) : null
}
