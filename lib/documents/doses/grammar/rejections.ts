import type { DoseContext } from '../units/symbol'
import type { UnitKind } from '../units/ucum'
import type { Draft } from './drafts'
import type { RejectReason } from './other-numbers'

const RADIATION: ReadonlySet<UnitKind> = new Set([
  'equivalent',
  'absorbed',
  'exposure',
  'rate',
  'area_product',
  'length_product',
  'activity',
])
/** Kinds that are never a dose without another unit. */
const NEVER: ReadonlySet<UnitKind> = new Set(['time', 'length', 'area'])

/** Returns why a number with its unit isn't a dose; null if it may be one. */
export function rejectionOf(
  draft: Draft,
  { bare, context }: { bare: boolean; context: DoseContext },
): RejectReason | null {
  const { unit } = draft
  if (!unit) {
    if (draft.numbers.some(({ raw }) => /^0\d/.test(raw))) return 'code'
    return bare ? null : 'no_unit'
  }
  if (NEVER.has(unit.kind)) return 'other_kind'
  if (unit.numerator.ucum === 'kg') return 'body'
  if (context === 'medication') return null
  if (unit.ucum === 'g/L' || unit.ucum === 'g/dL' || unit.ucum === 'mg/dL') return 'laboratory'
  if (context === 'dosimetry')
    return RADIATION.has(unit.kind) || unit.numerator.ucum.endsWith('Bq') ? null : 'other_kind'
  return unit.kind === 'percent' || unit.ucum === 'L' ? 'other_kind' : null
}
