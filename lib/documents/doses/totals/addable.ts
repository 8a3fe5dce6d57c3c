import type { Quantity } from '../lexicon/quantity'
import type { Dose } from '../model'

/**
 * Quantities of products, prescriptions and rates, which can't be added. CT's and mammography's indices are of one
 * exposure each.
 */
const NEVER: ReadonlySet<Quantity> = new Set(['strength', 'dose', 'rate', 'X', 'CTDIvol', 'CTDIw', 'SSDE'])
/** Quantities of patients. They are summed over a file, but no cumulative dose is given for a patient. */
const OF_PATIENTS: ReadonlySet<Quantity> = new Set(['DAP', 'DLP', 'AGD', 'ESAK', 'Ka,e', 'Ka,r', 'activity'])

/** Whether doses of a quantity can be added. */
export function isSummable(quantity: Quantity | null): boolean {
  return quantity !== null && !NEVER.has(quantity)
}

/**
 * Whether a dose is one of those that a file is about. Totals, control badges, limits and repeats on another sheet
 * aren't.
 */
export function isCounted({ role, sameAs }: Pick<Dose, 'role' | 'sameAs'>): boolean {
  return (role === 'period' || role === 'single') && sameAs === null
}

/** Whether a dose may be added to others: only those of a period and single ones, once each. */
export function isAdded(dose: Pick<Dose, 'role' | 'sameAs' | 'reading'>): boolean {
  return isCounted(dose) && isSummable(dose.reading.quantity)
}

/** Whether a person's sum of a quantity is meaningful. */
export function hasSubjectTotals(quantity: Quantity): boolean {
  return !OF_PATIENTS.has(quantity)
}
