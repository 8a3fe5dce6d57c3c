import Big from 'big.js'
import { toCanonical } from '../units/convert'
import type { ExpectedDose } from './fixture'

const ADDED = new Set<string | undefined>(['period', 'single'])
const NEVER_ADDED = new Set<string | null | undefined>(['rate', 'strength', 'dose', 'X', null, undefined])

/**
 * The least sum of each subject, quantity, position and year, from a fixture's own list and by no code of the extractor: what no
 * total may exceed. Keys are `subject; quantity; position; year`; those with a field that isn't judged are left out.
 */
export function yearlySums(doses: readonly ExpectedDose[]): ReadonlyMap<string, string> {
  const sums = new Map<string, Big>()
  for (const { role, same, quantity, value, unit, subject, period, position } of doses) {
    if (!ADDED.has(role) || same || NEVER_ADDED.has(quantity)) continue
    if (subject === undefined || subject === null || position === undefined || !unit || !period) continue
    const key = [subject, quantity, position ?? '-', period.slice(0, 4)].join('; ')
    const number = value === null || /[^\d.-]/.test(value) ? '0' : value
    sums.set(key, (sums.get(key) ?? new Big(0)).plus(toCanonical(number, unit)?.value ?? 0))
  }
  return new Map([...sums].map(([key, sum]) => [key, sum.toFixed()]))
}
