import { type Quantity, QUANTITY_KINDS, QUANTITY_OF_KIND } from '../lexicon/quantity'
import type { UnitInfo } from '../units/ucum'

/** Quantities that say no more than the unit's kind does: a nearer unit of another kind replaces them. */
const PLAIN: ReadonlySet<Quantity> = new Set(['H', 'D', 'X', 'rate', 'activity', 'strength', 'dose'])

/**
 * The quantity of a value in a unit. The guard of `QUANTITY_KINDS`: Hp(10) in milligray is `'against'`, for no one knows which
 * of the two is wrong; gray and sievert never turn into each other.
 */
export function quantityOf(named: Quantity | null, unit: UnitInfo | null): Quantity | 'against' | null {
  if (!unit) return named
  const said = quantityOfUnit(unit)
  if (named === null) return said
  if (QUANTITY_KINDS[named].includes(unit.kind)) return named
  return PLAIN.has(named) ? said : 'against'
}

/** What a unit says of the quantity where nothing else counts. */
export function quantityOfUnit(unit: UnitInfo | null): Quantity | null {
  return unit ? (QUANTITY_OF_KIND[unit.kind] ?? null) : null
}
