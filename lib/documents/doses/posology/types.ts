/** An amount: decimals as strings, the unit in UCUM. The unit is null for a bare count without one. */
export interface PosologyAmount {
  readonly min: string
  readonly max: string
  readonly unit: string | null
}

export type PeriodUnit = 'h' | 'd' | 'wk' | 'mo'

/** The number of times per period, as in FHIR's Timing.repeat. */
export interface PosologyFrequency {
  readonly min: string
  readonly max: string
  readonly period: string
  /** Null except for intervals such as «every 4-6 hours». */
  readonly periodMax: string | null
  readonly periodUnit: PeriodUnit
}

/** Warnings from the lists of ISMP and the Joint Commission, and for text with two readings. */
export type PosologyWarning =
  | 'UNIT_U'
  | 'UNIT_IU'
  | 'ABBREVIATION_QD'
  | 'ABBREVIATION_QOD'
  | 'TRAILING_ZERO'
  | 'NAKED_DECIMAL'
  | 'MICRO_SIGN'
  | 'UNIT_CC'
  | 'UNGROUPED_DIGITS'
  | 'AMBIGUOUS_NUMBER'
  | 'DURATION_RANGE'
  | 'TWO_RHYTHMS'
  | 'TWO_AMOUNTS'
  | 'MAXIMUM_NOT_APPLIED'
  | 'DOSE_CHANGE'
  | 'NOT_TAKEN'
  | 'UNEXPLAINED_TEXT'
  | 'UNEXPLAINED_NUMBER'
  | 'TWO_READINGS'

/** One instruction: medicine, dose, frequency, duration. */
export interface Posology {
  readonly drug: string | null
  readonly dose: PosologyAmount | null
  readonly frequency: PosologyFrequency | null
  readonly perDay: PosologyAmount | null
  readonly asNeeded: boolean
  readonly duration: { readonly value: string; readonly unit: PeriodUnit } | null
  /** FHIR's route as one word: oral, iv, im, sc, inhaled, topical… */
  readonly route: string | null
  /** FHIR EventTiming codes. */
  readonly when: readonly string[]
  readonly text: string
  readonly warnings: readonly PosologyWarning[]
  /** The possible instructions if any of several amounts may be the dose; the dose is then null. */
  readonly alternatives: readonly Posology[]
}

export type PosologyLanguage = 'en' | 'ru' | 'ro'
