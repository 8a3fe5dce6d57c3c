import type { Posology, PosologyAmount, PosologyFrequency } from '../types'
import { formUnit, plainAmount } from './doses'
import { amountOfDay, amountOfIntake, capped, isOnceADay, rate } from './dosing'
import { isOneIntake, type Timing } from './frequency'
import type { Parts } from './parts'

interface Dosing extends Pick<Posology, 'dose' | 'frequency' | 'perDay'> {
  /** The line has a maximum that can't be compared with the dose. */
  readonly isUnbound: boolean
}

/** Returns the dose, the rhythm and the daily amount, which determine each other. */
export function dosing(parts: Parts, timing: Timing, amount: PosologyAmount | null, isNeeded: boolean): Dosing {
  const frequency = timing.frequency && needed(timing.frequency, isNeeded)
  const daily = dailyOf(parts, timing, amount)
  if (daily) return { ...ofDay(parts, daily, frequency, isNeeded, amount), isUnbound: false }
  const dose = amount
  if (!dose) return { dose: null, frequency, perDay: null, isUnbound: false }
  const uncapped = frequency && amountOfDay(dose, frequency)
  const perDay = uncapped && capped(parts.one('cap')?.value ?? null, dose, uncapped)
  return { dose, frequency, perDay, isUnbound: uncapped !== null && perDay === null }
}

/** Returns the stated daily amount: `100 mg/day`, `3 tablets a day`, `100 mg daily in 2 doses`. */
function dailyOf(parts: Parts, timing: Timing, amount: PosologyAmount | null): PosologyAmount | null {
  const said = isReleased(parts) ? undefined : parts.one('daily')?.value
  if (said) return said.isCertain ? plainAmount(said) : null
  const per = parts.one('countPer')?.value
  if (per && !isOneIntake(per)) return parts.has('count') ? null : plainAmount(per)
  return parts.has('split') && amount && (timing.isWeak || timing.frequency === null) && !parts.has('countPer')
    ? amount
    : null
}

/** Whether a daily amount is the release of a patch, which is its strength: `9.5 mg/24 h patch, 1 a day`. */
function isReleased(parts: Parts): boolean {
  const units = [formUnit(parts), parts.one('count')?.value.unit, parts.one('countPer')?.value.unit]
  return units.includes('{patch}') && parts.has('count', 'countPer', 'bare')
}

function ofDay(
  parts: Parts,
  perDay: PosologyAmount,
  frequency: PosologyFrequency | null,
  isNeeded: boolean,
  single: PosologyAmount | null,
): Omit<Dosing, 'isUnbound'> {
  const split = parts.one('split')?.value ?? null
  if (split) {
    const intakes = needed({ ...rate(split.max), min: split.min }, isNeeded)
    return { dose: amountOfIntake(perDay, split), frequency: intakes, perDay }
  }
  if (parts.has('daily') && single && parts.has('measure', 'count') && frequency)
    return { dose: single, frequency, perDay }
  if (parts.has('split'))
    return { dose: null, frequency: frequency && isOnceADay(frequency) ? null : frequency, perDay }
  if (frequency && frequency.periodUnit === 'd' && frequency.period === '1')
    return { dose: amountOfIntake(perDay, frequency), frequency, perDay }
  return { dose: null, frequency, perDay }
}

/** Returns a frequency, from none on where it is taken as needed. */
export function needed(frequency: PosologyFrequency, isNeeded: boolean): PosologyFrequency {
  return isNeeded ? { ...frequency, min: '0' } : frequency
}
