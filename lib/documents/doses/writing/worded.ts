import type { Quantity } from '../lexicon/quantity'

/** Quantities with a name in each language; the others have their symbols everywhere. */
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

/** UCUM codes that people write in their own letters. */
export const WORDED_UNITS = [
  'nSv',
  'uSv',
  'mSv',
  'Sv',
  'uSv/h',
  'mSv/h',
  'nSv/h',
  'nGy',
  'uGy',
  'mGy',
  'cGy',
  'Gy',
  'uGy/h',
  'mGy/h',
  'Gy.cm2',
  'Gy.m2',
  'uGy.m2',
  'mGy.cm2',
  'cGy.cm2',
  'dGy.cm2',
  'mGy.cm',
  'R',
  'mR',
  'uR',
  'uR/h',
  'REM',
  'mREM',
  'RAD',
  'Bq',
  'kBq',
  'MBq',
  'GBq',
  'mCi',
  'uCi',
  'Ci',
  'kg',
  'g',
  'mg',
  'ug',
  'ng',
  'L',
  'mL',
  'mmol',
  'meq',
  '[IU]',
  "[USP'U]",
  '{tbl}',
  '{caps}',
  '{gtt}',
  '{puff}',
  '{amp}',
  '{supp}',
  '{sachet}',
  '{spoon}',
] as const

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
export type WordedUnit = (typeof WORDED_UNITS)[number]
export type WordedLimit = (typeof WORDED_LIMITS)[number]

const QUANTITIES: ReadonlySet<string> = new Set(WORDED_QUANTITIES)
const UNITS: ReadonlySet<string> = new Set(WORDED_UNITS)
const LIMITS: ReadonlySet<string> = new Set(WORDED_LIMITS)

export const isWordedQuantity = (code: Quantity): code is WordedQuantity => QUANTITIES.has(code)
export const isWordedUnit = (ucum: string): ucum is WordedUnit => UNITS.has(ucum)
export const isWordedLimit = (id: string): id is WordedLimit => LIMITS.has(id)

/** A key of messages has no full stop, brace or bracket in it. */
export function unitKey(ucum: WordedUnit): string {
  return ucum.replace(/[^A-Za-z0-9]+/g, '_')
}
