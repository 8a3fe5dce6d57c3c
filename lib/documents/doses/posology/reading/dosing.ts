import Big from 'big.js'
import { toCanonical } from '../../units/convert'
import { exactly, times } from '../grammar/arithmetic'
import type { Cap } from '../grammar/values'
import type { PosologyAmount, PosologyFrequency } from '../types'

const HOURS: Readonly<Record<string, string>> = { h: '1', d: '24', wk: '168', mo: '720' }

/** Returns a frequency of a number of times in one period. */
export function rate(count: string, periodUnit: PosologyFrequency['periodUnit'] = 'd'): PosologyFrequency {
  return { min: count, max: count, period: '1', periodMax: null, periodUnit }
}

/** Whether a frequency is just once a day, which a number of intakes overrides. */
export function isOnceADay({ max, period, periodUnit }: PosologyFrequency): boolean {
  return max === '1' && period === '1' && periodUnit === 'd'
}

/** Returns the times per day, or null if that isn't a finite decimal. */
export function perDayTimes({ max, period, periodUnit }: PosologyFrequency): string | null {
  return exactly(times(max, '24'), times(HOURS[periodUnit] ?? '24', period))
}

/** Returns the dose per day; null for weekly and monthly frequencies, and if it isn't a finite decimal. */
export function amountOfDay(
  dose: PosologyAmount,
  { min, max, period, periodMax, periodUnit }: PosologyFrequency,
): PosologyAmount | null {
  if (periodUnit === 'wk' || periodUnit === 'mo' || isRate(dose.unit)) return null
  const day = periodUnit === 'h' ? '24' : '1'
  const least = exactly(times(times(dose.min, min), day), periodMax ?? period)
  const most = exactly(times(times(dose.max, max), day), period)
  return least !== null && most !== null ? { min: least, max: most, unit: dose.unit } : null
}

/** Whether a unit is a rate of release or infusion: `25 ug/h`. */
function isRate(unit: string | null): boolean {
  return unit !== null && /\/(?:h|min)$/.test(unit)
}

/** Returns a daily amount divided by its intakes; null if that isn't a finite decimal. */
export function amountOfIntake(
  amount: PosologyAmount,
  { min, max }: { readonly min: string; readonly max: string },
): PosologyAmount | null {
  const [least, most] = [exactly(amount.min, max), exactly(amount.max, min)]
  return least !== null && most !== null ? { min: least, max: most, unit: amount.unit } : null
}

export function isCountable(unit: string | null): boolean {
  return unit?.startsWith('{') ?? false
}

/**
 * Whether a unit is used only for injections, never for a tablet's strength: `10 units with breakfast, 8 with lunch`.
 */
export function isOfInsulin(unit: string | null): boolean {
  return unit === '[IU]' || unit === "[USP'U]"
}

/**
 * Limits a daily amount to the maximum in the line: `1000 mg every 4 hours, max 4 g a day`. Returns null if the maximum
 * has a unit that can't be converted to the dose's, so the limit is unknown.
 */
export function capped(cap: Cap | null, dose: PosologyAmount, perDay: PosologyAmount): PosologyAmount | null {
  if (!cap || cap.periodUnit === 'min' || cap.periodUnit === 'a') return perDay
  const each = mostIn(dose, cap)
  if (each === null) return null
  const { period, periodUnit } = cap
  const most = amountOfDay(
    { ...dose, min: '0', max: each },
    { min: '1', max: '1', period, periodMax: null, periodUnit },
  )?.max
  if (most === undefined || new Big(perDay.max).lte(most)) return perDay
  return { ...perDay, min: new Big(perDay.min).gt(most) ? most : perDay.min, max: most }
}

/**
 * Returns the maximum in the dose's unit, where a number of intakes is that many doses. Null if its unit can't be
 * converted.
 */
function mostIn({ max, unit }: PosologyAmount, { amount, times: intakes, frequency }: Cap): string | null {
  const count = intakes?.max ?? frequency?.max
  if (count !== undefined) return times(max, count)
  if (!amount) return null
  if (amount.unit === unit) return amount.max
  if (unit === null) return amount.unit === null || isCountable(amount.unit) ? amount.max : null
  if (amount.unit === null) return isCountable(unit) ? amount.max : times(max, amount.max)
  const [most, one] = [toCanonical(amount.max, amount.unit), toCanonical('1', unit)]
  return most && one && most.unit === one.unit ? exactly(most.value, one.value) : null
}

/** Whether two amounts are of one kind but differ: `5 mg, 40 mg`, but not `5 mg (0.005 g)` or `100 mg, 5 mL`. */
export function areRivals(a: PosologyAmount, b: PosologyAmount): boolean {
  if (a.unit === b.unit) return a.min !== b.min || a.max !== b.max
  const [least, most] = [areEqual(a.min, a.unit, b.min, b.unit), areEqual(a.max, a.unit, b.max, b.unit)]
  return least !== null && most !== null && !(least && most)
}

/** Whether two values are equal in their canonical unit; null if they don't share one. */
function areEqual(a: string, unit: string | null, b: string, other: string | null): boolean | null {
  const [one, two] = [unit && toCanonical(a, unit), other && toCanonical(b, other)]
  return one && two && one.unit === two.unit ? new Big(one.value).eq(two.value) : null
}
