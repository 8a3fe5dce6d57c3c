import type { DecisionReason, DoseReading } from '../model'

/** What a person may choose of a doubtful cell. */
export interface Choice {
  /** `1.234 mSv`. */
  readonly text: string
  readonly readings: readonly DoseReading[]
}

/** Why a cell's doses are not sure. */
export interface Doubt {
  readonly reason: DecisionReason
  readonly choices: readonly Choice[]
  /** It is asked once for the whole column: the cells of a column without a unit. */
  readonly ofColumn: boolean
}

/** What one cell of a dose column gives. Cells that are equal and are in equal rows share one. */
export interface CellDoses {
  /** `censored`: nothing but marks and bounds. `rejected`: no dose, or none before somebody has decided. */
  readonly outcome: 'dose' | 'censored' | 'rejected'
  /** Empty where it is rejected. */
  readonly readings: readonly DoseReading[]
  readonly doubt: Doubt | null
}

/** A cell that gives no dose and asks nothing: a medicine's name without a strength, what somebody said is none. */
export const NO_DOSE: CellDoses = { outcome: 'rejected', readings: [], doubt: null }

/** What a cell gives whose readings are sure. */
export function sure(readings: readonly DoseReading[]): CellDoses {
  if (readings.length === 0) return NO_DOSE
  return { outcome: readings.every(isCensored) ? 'censored' : 'dose', readings, doubt: null }
}

/** What a cell gives that somebody has to look at. */
export function doubtful(reason: DecisionReason, choices: readonly Choice[] = [], ofColumn = false): CellDoses {
  return { outcome: 'rejected', readings: [], doubt: { reason, choices, ofColumn } }
}

/** The same cell where something beside its own text leaves it open whether they are doses, or whose: a person says. */
export function unsure(read: CellDoses, reason: DecisionReason): CellDoses {
  if (read.doubt !== null || read.readings.length === 0) return read
  const text = read.readings.map((reading) => asChoice(reading).text).join(' + ')
  return doubtful(reason, [{ text, readings: read.readings }])
}

/** One reading as what a person may choose: `<0.05 mSv`, `0.1–0.3 mSv`, `n/d` where it says no number. */
export function asChoice(reading: DoseReading): Choice {
  const { value, min, max, unit, comparator, raw } = reading
  if (value === null && min === null && max === null) return { text: raw, readings: [reading] }
  const number = value === null ? `${min ?? ''}–${max ?? ''}` : `${comparator ?? ''}${value}`
  return { text: [number, unit].filter(Boolean).join(' '), readings: [reading] }
}

function isCensored({ censor }: DoseReading): boolean {
  return censor !== null
}
