import { type Position, POSITIONS } from '@/lib/documents/doses/lexicon/positions'
import { type Quantity, QUANTITIES, QUANTITY_KINDS } from '@/lib/documents/doses/lexicon/quantity'
import {
  ABOUT_ROLES,
  type ColumnMapping,
  type ColumnRole,
  DOSE_ROLES,
  isDoseRole,
} from '@/lib/documents/doses/layout-model'
import { unitInfo } from '@/lib/documents/doses/units/ucum'
import { UNIT_CHOICES } from '@/lib/documents/doses/units/unit-records'

/** The roles that a column can be given: of doses first, then those that say whose, when and of what. */
export const ROLES: readonly ColumnRole[] = [...DOSE_ROLES, ...ABOUT_ROLES]

export { POSITIONS, QUANTITIES }

/** The units that a quantity is stated in, and the one that a column has now. */
export function unitsOf(quantity: Quantity | null, now: string | null): readonly string[] {
  const kinds = quantity === null ? null : QUANTITY_KINDS[quantity]
  const fitting = UNIT_CHOICES.filter((ucum) => {
    const info = unitInfo(ucum)
    return info !== null && (kinds === null || kinds.includes(info.kind))
  })
  return now === null || fitting.includes(now) ? fitting : [now, ...fitting]
}

/** What a correction changes. */
export interface Correction {
  readonly role?: ColumnRole
  readonly quantity?: Quantity | null
  readonly unit?: string | null
  readonly position?: Position | null
}

/** A column's mapping after a correction: what no longer belongs to it is gone, a unit of another kind too. */
export function corrected(mapping: ColumnMapping, correction: Correction): ColumnMapping {
  const next = { ...mapping, ...correction }
  if (!isDoseRole(next.role)) return { ...next, quantity: null, unit: null, position: null }
  const kind = next.unit === null ? undefined : unitInfo(next.unit)?.kind
  const kinds = next.quantity === null ? null : QUANTITY_KINDS[next.quantity]
  const fits = kind === undefined || kinds === null || kinds.includes(kind)
  return fits || correction.quantity === undefined ? next : { ...next, unit: null }
}
