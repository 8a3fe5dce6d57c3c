import type { Quantity } from '../lexicon/quantity'
import type { Dose } from '../model'

/** Of products and prescriptions, and rates: nothing that could be added. CT's and mammography's indices are of one exposure each. */
const NEVER: ReadonlySet<Quantity> = new Set(['strength', 'dose', 'rate', 'X', 'CTDIvol', 'CTDIw', 'SSDE'])
/** Of patients: summed over a file, but no patient's cumulative dose is claimed. */
const OF_PATIENTS: ReadonlySet<Quantity> = new Set(['DAP', 'DLP', 'AGD', 'ESAK', 'Ka,e', 'Ka,r', 'activity'])

/** Whether doses of a quantity are ever added. */
export function isSummable(quantity: Quantity | null): boolean {
  return quantity !== null && !NEVER.has(quantity)
}

/** Whether a dose is one of those that a file is about: a total, a control badge, a limit and the same dose on another sheet are not. */
export function isCounted({ role, sameAs }: Pick<Dose, 'role' | 'sameAs'>): boolean {
  return (role === 'period' || role === 'single') && sameAs === null
}

/** Whether a dose is ever added to another one: those of a period and single ones, once each. */
export function isAdded(dose: Pick<Dose, 'role' | 'sameAs' | 'reading'>): boolean {
  return isCounted(dose) && isSummable(dose.reading.quantity)
}

/** Whether a person's sum of a quantity means anything. */
export function hasSubjectTotals(quantity: Quantity): boolean {
  return !OF_PATIENTS.has(quantity)
}
