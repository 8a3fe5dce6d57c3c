import type { Quantity } from '../lexicon/quantity'
import type { DoseContext } from '../units/symbol'
import type { UnitKind } from '../units/ucum'
import { QUANTITY_KINDS } from '../lexicon/quantity'

/** Likely units of a column without one, the most likely first. A user chooses from these. */
const USUAL: Readonly<Partial<Record<UnitKind, readonly string[]>>> = {
  equivalent: ['mSv', 'uSv', 'Sv', 'mREM'],
  absorbed: ['mGy', 'uGy', 'Gy', 'cGy'],
  exposure: ['mR', 'uR', 'R'],
  rate: ['uSv/h', 'nSv/h', 'mSv/h', 'uR/h'],
  area_product: ['Gy.cm2', 'mGy.cm2', 'cGy.cm2', 'uGy.m2', 'Gy.m2'],
  length_product: ['mGy.cm'],
  activity: ['MBq', 'GBq', 'mCi'],
  mass: ['mg', 'g', 'ug', '[IU]', 'mL'],
}
const OF_CONTEXT: Readonly<Record<DoseContext, readonly UnitKind[]>> = {
  dosimetry: ['equivalent', 'absorbed'],
  medication: ['mass'],
  unknown: ['equivalent', 'absorbed', 'mass'],
}

/**
 * Returns UCUM codes of the units that a quantity is usually given in. If it isn't known, they are those of the
 * context's quantities.
 */
export function usualUnits(quantity: Quantity | null, context: DoseContext): readonly string[] {
  const kinds = quantity === null ? OF_CONTEXT[context] : QUANTITY_KINDS[quantity]
  const units = kinds.flatMap((kind) => USUAL[kind] ?? [])
  return units.length > 0 ? units : OF_CONTEXT[context].flatMap((kind) => USUAL[kind] ?? [])
}
