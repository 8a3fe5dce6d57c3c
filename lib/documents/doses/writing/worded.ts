import type { Quantity } from '../lexicon/quantity'

/** Quantities with a name in each language; the others are always shown as symbols. */
export const WORDED_QUANTITIES = [
  'E',
  'D',
  'H',
  'X',
  'neutron',
  'rate',
  'activity',
  'strength',
  'dose',
] as const satisfies readonly Quantity[]

/** The limits of the profiles that come with the product. */
export const WORDED_LIMITS = [
  'effective_mean',
  'effective_year',
  'lens',
  'lens_mean',
  'lens_year',
  'skin',
  'extremities',
] as const

export type WordedQuantity = (typeof WORDED_QUANTITIES)[number]
export type WordedLimit = (typeof WORDED_LIMITS)[number]

const QUANTITIES: ReadonlySet<string> = new Set(WORDED_QUANTITIES)
const LIMITS: ReadonlySet<string> = new Set(WORDED_LIMITS)

export const isWordedQuantity = (code: Quantity): code is WordedQuantity => QUANTITIES.has(code)
export const isWordedLimit = (id: string): id is WordedLimit => LIMITS.has(id)
