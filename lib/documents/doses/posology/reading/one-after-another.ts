import type { Posology } from '../types'
import { isCountable, isOfInsulin } from './dosing'
import type { Parts } from './parts'

/**
 * Returns the rows of a scheme without a dose and times if it may be amounts that are given one after another until they
 * work: `6-12-12 mg` into a vein isn't for three times of day.
 */
export function withoutTimes(parts: Parts, rows: Posology[]): Posology[] {
  const amounts = parts.one('scheme')?.value.parts ?? []
  return rows.map((row) =>
    row.route === 'iv' && isMeasured(row) && isRising(amounts)
      ? { ...row, dose: null, frequency: null, perDay: null, when: [], warnings: warningsWith(row) }
      : row,
  )
}

function isMeasured({ dose }: Posology): boolean {
  return dose !== null && dose.unit !== null && !isCountable(dose.unit) && !isOfInsulin(dose.unit)
}

function isRising(amounts: readonly string[]): boolean {
  const isInOrder = amounts.every(
    (amount, at) => Number(amount) > 0 && Number(amount) >= Number(amounts[at - 1] ?? '0'),
  )
  return isInOrder && new Set(amounts).size > 1
}

function warningsWith({ warnings }: Posology): Posology['warnings'] {
  return [...new Set([...warnings, 'TWO_READINGS' as const])]
}
