import type { UnitSource } from '../layout-model'
import type { Dose } from '../model'

/** Why a dose is read as it is: the source of its unit and quantity, and why it isn't added up. */
export const DOSE_REASONS = [
  'unit.cell',
  'unit.format',
  'unit.header',
  'unit.sheet',
  'unit.assumed',
  'unit.person',
  'quantity.cell',
  'quantity.column',
  'column.chosen',
  'role.cumulative',
  'role.total',
  'role.control',
  'role.limit',
  'same.dose',
] as const
export type DoseReason = (typeof DOSE_REASONS)[number]

const OF_UNIT: Readonly<Record<UnitSource, DoseReason>> = {
  cell: 'unit.cell',
  format: 'unit.format',
  header: 'unit.header',
  sheet: 'unit.sheet',
  assumed: 'unit.assumed',
  person: 'unit.person',
}
const OF_ROLE: Readonly<Partial<Record<Dose['role'], DoseReason>>> = {
  cumulative: 'role.cumulative',
  total: 'role.total',
  control: 'role.control',
  limit: 'role.limit',
}

/** Returns the ids of the rules that decided a dose, in the order of `DOSE_REASONS`. */
export function doseReasons({ reading, column, role, sameAs }: Dose): readonly DoseReason[] {
  const found: DoseReason[] = []
  if (reading.unitSource !== null) found.push(OF_UNIT[reading.unitSource])
  if (reading.quantity !== null && reading.quantity !== column.quantity) found.push('quantity.cell')
  else if (column.quantity !== null) found.push('quantity.column')
  if (column.chosen) found.push('column.chosen')
  const ofRole = OF_ROLE[role]
  if (ofRole !== undefined) found.push(ofRole)
  if (sameAs !== null) found.push('same.dose')
  return found
}
