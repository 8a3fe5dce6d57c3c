/** An amount: decimals as strings, the unit in UCUM; null where a bare count says none. */
export interface PosologyAmount {
  readonly min: string
  readonly max: string
  readonly unit: string | null
}

export type PeriodUnit = 'h' | 'd' | 'wk' | 'mo'

/** How many times in what period, as FHIR's Timing.repeat says it. */
export interface PosologyFrequency {
  readonly min: string
  readonly max: string
  readonly period: string
  /** Null but for «every 4-6 hours». */
  readonly periodMax: string | null
  readonly periodUnit: PeriodUnit
}

/** What ISMP's and the Joint Commission's lists warn of, and what reads two ways. */
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

/** One instruction: how much of what, how often, how long. */
export interface Posology {
  readonly drug: string | null
  readonly dose: PosologyAmount | null
  readonly frequency: PosologyFrequency | null
  readonly perDay: PosologyAmount | null
  readonly asNeeded: boolean
  readonly duration: { readonly value: string; readonly unit: PeriodUnit } | null
  /** FHIR's route in a word: oral, iv, im, sc, inhaled, topical … */
  readonly route: string | null
  /** FHIR EventTiming codes. */
  readonly when: readonly string[]
  readonly text: string
  readonly warnings: readonly PosologyWarning[]
  /** What it says if one of several amounts is the dose, where no word tells which; the dose is null then. */
  readonly alternatives: readonly Posology[]
}

export type PosologyLanguage = 'en' | 'ru' | 'ro'
