import type { DecisionReason, DoseReading } from '../model'

/** An alternative for a doubtful cell, which a user may choose. */
export interface Choice {
  /** `1.234 mSv`. */
  readonly text: string
  readonly readings: readonly DoseReading[]
}

/** Why a cell's doses are uncertain. */
export interface Doubt {
  readonly reason: DecisionReason
  readonly choices: readonly Choice[]
  /** True if it is asked once for the entire column, as for a column without a unit. */
  readonly ofColumn: boolean
}

/** What one cell of a dose column gives. Equal cells in equal rows share one object. */
export interface CellDoses {
  /** `censored`: only marks and bounds. `rejected`: no dose, or none until a user has decided. */
  readonly outcome: 'dose' | 'censored' | 'rejected'
  /** Empty if rejected. */
  readonly readings: readonly DoseReading[]
  readonly doubt: Doubt | null
}

/** A cell that gives no dose and asks nothing: a medicine's name without a strength, or a cell that a user rejected. */
export const NO_DOSE: CellDoses = { outcome: 'rejected', readings: [], doubt: null }

/** Returns what a cell with certain readings gives. */
export function sure(readings: readonly DoseReading[]): CellDoses {
  if (readings.length === 0) return NO_DOSE
  return { outcome: readings.every(isCensored) ? 'censored' : 'dose', readings, doubt: null }
}

/** Returns what a cell gives that a user must check. */
export function doubtful(reason: DecisionReason, choices: readonly Choice[] = [], ofColumn = false): CellDoses {
  return { outcome: 'rejected', readings: [], doubt: { reason, choices, ofColumn } }
}

/**
 * Returns the same cell as doubtful, if something other than its text leaves open whether its readings are doses, or
 * whose. A user decides.
 */
export function unsure(read: CellDoses, reason: DecisionReason): CellDoses {
  if (read.doubt !== null || read.readings.length === 0) return read
  const text = read.readings.map((reading) => asChoice(reading).text).join(' + ')
  return doubtful(reason, [{ text, readings: read.readings }])
}

/**
 * Returns one reading as an alternative that a user may choose: `<0.05 mSv`, `0.1–0.3 mSv`, or `n/d` if it gives no
 * number.
 */
export function asChoice(reading: DoseReading): Choice {
  const { value, min, max, unit, comparator, raw } = reading
  if (value === null && min === null && max === null) return { text: raw, readings: [reading] }
  const number = value === null ? `${min ?? ''}–${max ?? ''}` : `${comparator ?? ''}${value}`
  return { text: [number, unit].filter(Boolean).join(' '), readings: [reading] }
}

function isCensored({ censor }: DoseReading): boolean {
  return censor !== null
}
