import type { UnitKind } from './ucum'

/** The kinds of units that a dose of radiation, or an activity, can have. */
export const RADIATION_KINDS: ReadonlySet<UnitKind> = new Set([
  'equivalent',
  'absorbed',
  'exposure',
  'rate',
  'area_product',
  'length_product',
  'activity',
])
