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

/** What one cell of a dose column gives. Cells that are equal and stand in equal rows share one. */
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

/** The same cell where its row leaves it open whether they are doses of somebody: a person says. */
export function unsure(read: CellDoses, reason: DecisionReason): CellDoses {
  if (read.doubt !== null || read.readings.length === 0) return read
  const text = read.readings.map(({ value, raw, unit }) => [value ?? raw, unit].filter(Boolean).join(' ')).join(' + ')
  return doubtful(reason, [{ text, readings: read.readings }])
}

function isCensored({ censor }: DoseReading): boolean {
  return censor !== null
}
