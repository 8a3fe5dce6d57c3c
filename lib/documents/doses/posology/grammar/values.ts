import type { NumberText } from '../text/numbers'
import type { PosologyFrequency, PosologyWarning } from '../types'

/** The types of the grammar's categories. A sense of the lexicon that isn't listed here has its value, a string. */
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
  NEWMEASURE: Amount
  NEWCOUNT: Amount
  NEWDAILY: Amount
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
  NEWRHYTHM: Rhythm
  CLOCKS: number
  CLOCK: number
  HHMM: number
  HOURS: number
  PARTHOURS: number
  /** The number of days in a list of days of a cycle. */
  DAYLIST: number
  CYCLEDAYS: number
  DAYSOFWEEK: number
  SPAN: Course
  CAP: Cap
  BARECAP: Amount
  SPLITINTO: Span | null
  /** Numbers that share a unit, such as `5, 7 and 9`. */
  NUMBERLIST: readonly Span[]
  AMOUNTLIST: readonly Amount[]
  EACHTIME: string
  TIMELIST: readonly string[]
  DISTRIBUTED: readonly Dealt[]
}

export interface Span {
  readonly min: string
  readonly max: string
  /** False if the number has two readings. */
  readonly isCertain: boolean
  readonly warnings: readonly PosologyWarning[]
}

export interface Amount extends Span {
  readonly unit: string | null
  /** A word such as `take` shows that it is the dose. */
  readonly isLed?: boolean
  /** The new amount of a change. */
  readonly change?: Change
  /** Counted in doses, which only an inhaler or a spray meters. */
  readonly isMetered?: boolean
  /** Behind the percentage of a solution. */
  readonly isOfPercentage?: boolean
  /** Its unit is said behind a later amount. */
  readonly hasUnitBehind?: boolean
}

/** Whether a change such as `from 5 to 10 mg` makes the amount larger; if so, it may be a range instead. */
export type Change = 'larger' | 'smaller'

export interface CountPer extends Amount {
  readonly per: PeriodName
}

/** A concentration or a percentage: the content of a product, never a dose. */
export interface Strength {
  /** The amount dissolved in a volume; it may be the entire dose. */
  readonly whole: Amount | null
  readonly isWeak: boolean
  /** What contains it: `mL`, `{tbl}`. */
  readonly of?: string
}

/** One of several amounts, each with its own time: `5, 7 and 9 units before breakfast, lunch and dinner`. */
export interface Dealt {
  readonly amount: Amount
  /** An EventTiming code; empty for a clock time. */
  readonly when: string
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
  /** Whether it is stated that these are times per day. */
  readonly isSure: boolean
}

export type PeriodName = 'min' | 'h' | 'd' | 'wk' | 'mo' | 'a'

export interface Rhythm extends PosologyFrequency {
  /** A weak rhythm such as `daily`; a number of times next to it takes precedence. */
  readonly isWeak?: boolean
  /** The period isn't stated: `3 times`. */
  readonly isGuess?: boolean
  /** Days on which a medicine is taken: `5 days a week`. */
  readonly isDays?: boolean
  readonly when?: string
  readonly isAbbreviation?: boolean
  /** It may be something else: `6/24` is also a date. */
  readonly isDoubtful?: boolean
  /** The new rhythm of a change. */
  readonly change?: Change
}

export interface Course {
  readonly value: Span
  readonly unit: PeriodName
  /** It is counted in nights: once on each. */
  readonly isNightly?: boolean
  /** It is later days, such as `days 4-6`. */
  readonly isLater?: boolean
}

/** A maximum amount. */
export interface Cap {
  readonly amount: Amount | null
  readonly times: Span | null
  readonly frequency: Rhythm | null
  readonly period: string
  readonly periodUnit: PeriodName
}
