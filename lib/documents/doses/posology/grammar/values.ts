import type { NumberText } from '../text/numbers'
import type { PosologyFrequency, PosologyWarning } from '../types'

/** What the categories of the grammar mean. A sense of the lexicon that isn't listed here means its value, a string. */
export interface Values {
  NUM: NumberText
  CLOCKTIME: string
  DATE: string
  /** A single number in digits or words. */
  N: NumberText
  /** A number or a range of numbers. */
  Q: Span
  COUNT: Amount
  MEASURE: Amount
  BARE: Amount
  /** Components of a composite strength. */
  COMPOSITE: readonly Amount[]
  DAILYAMOUNT: Amount
  COUNTPER: CountPer
  RATE: Amount
  STRENGTH: Strength
  SCHEME: Scheme
  TIMESAMOUNT: TimesAmount
  FREQ: Rhythm
  CLOCKS: number
  CLOCK: number
  HHMM: number
  HOURS: number
  /** How many days a list of days of a cycle has. */
  DAYLIST: number
  CYCLEDAYS: number
  DAYSOFWEEK: number
  SPAN: Course
  CAP: Cap
  BARECAP: Amount
  SPLITINTO: Span | null
}

export interface Span {
  readonly min: string
  readonly max: string
  /** Null values read two ways. */
  readonly isCertain: boolean
  readonly warnings: readonly PosologyWarning[]
}

export interface Amount extends Span {
  readonly unit: string | null
  /** A word like `take` says that it is the dose. */
  readonly isLed?: boolean
}

export interface CountPer extends Amount {
  readonly per: PeriodName
}

/** A concentration or a percentage: what the product has in it, never a dose. */
export interface Strength {
  /** What is dissolved in a volume: it may be all that is given. */
  readonly whole: Amount | null
  readonly isWeak: boolean
}

/** `1-0-1`. */
export interface Scheme {
  readonly parts: readonly string[]
  readonly unit: string | null
}

/** `3 x 500 mg/day`. */
export interface TimesAmount {
  readonly times: Span
  readonly amount: Amount
  /** It is said that these are the times of a day. */
  readonly isSure: boolean
}

export type PeriodName = 'min' | 'h' | 'd' | 'wk' | 'mo' | 'a'

export interface Rhythm extends PosologyFrequency {
  /** Like `daily`: a number of times said beside it counts instead. */
  readonly isWeak?: boolean
  /** Nothing says in what time: `3 times`. */
  readonly isGuess?: boolean
  /** Days on which it is taken: `5 days a week`. */
  readonly isDays?: boolean
  readonly when?: string
  readonly isAbbreviation?: boolean
}

export interface Course {
  readonly value: Span
  readonly unit: PeriodName
}

/** The most that may be taken. */
export interface Cap {
  readonly amount: Amount | null
  readonly times: Span | null
  readonly frequency: Rhythm | null
  readonly period: string
  readonly periodUnit: PeriodName
}
