import type { Comparator } from '../lexicon/comparators'
import type { Censor } from '../lexicon/markers'
import type { Quantity } from '../lexicon/quantity'
import type { DoseLanguage } from '../lexicon/types'
import type { Denominator } from '../units/read-unit'
import type { DoseContext, UnitNote, UnitReason } from '../units/symbol'
import type { UnitInfo } from '../units/ucum'
import type { DecimalEvidence, NumberNote, NumberReason } from './numbers'
import type { RejectReason } from './other-numbers'

export interface CellOptions {
  /** Of the words; units and numbers are read in every script. */
  readonly language?: DoseLanguage | null
  readonly decimalEvidence?: DecimalEvidence
  /** The column's or the sheet's unit (UCUM), for numbers that are alone. */
  readonly defaultUnit?: string | null
  readonly context: DoseContext
}

export type AmbiguityReason =
  | NumberReason
  | UnitReason
  /** `5-2`: the second end is below the first. */
  | 'rangeBackwards'
  /** `12 mSv (1.3 rem)`: the amount in brackets is another one. */
  | 'restatedDifferently'
  /** The quantity that is named is not stated in this unit. */
  | 'quantityAgainstUnit'
  /** `1g/20g`: two strengths, or one in so much. */
  | 'compositeOrQuotient'
  /** `3/4 mg`: a part, or two strengths. */
  | 'fractionOrComposite'

export interface Ambiguity {
  readonly reason: AmbiguityReason
  /** Which of `quantities`, from 0. */
  readonly index: number
  /** What it may be, as value and UCUM unit: `1.234 mSv`. */
  readonly alternatives: readonly string[]
}

export interface QuantityReading {
  readonly start: number
  readonly end: number
  readonly raw: string
  /** A plain decimal with the source's digits; null where there is only a range, or a mark. */
  readonly value: string | null
  readonly min: string | null
  readonly max: string | null
  readonly comparator: Comparator | null
  /** In the quantity's own unit; a percentage is worked out. */
  readonly uncertainty: string | null
  readonly censor: Censor | null
  /** As written; null where the number is alone. */
  readonly rawUnit: string | null
  /** Best first; empty where none is written and none is known. */
  readonly units: readonly UnitInfo[]
  readonly unitFrom: 'cell' | 'default' | null
  /** What the quantity is divided by: `/5 ml`. */
  readonly per: readonly Denominator[]
  /** Named in the text beside it. */
  readonly quantity: Quantity | null
  /** The quantity before it said over again in another unit, `12 mSv (1.2 rem)`: never a second dose. */
  readonly restates: boolean
  readonly notes: readonly (NumberNote | UnitNote)[]
}

export interface Rejected {
  readonly start: number
  readonly end: number
  readonly raw: string
  readonly reason: RejectReason
}

/** All that a cell says. Every number of the text is in one quantity or in `rejected`. */
export interface CellReading {
  readonly quantities: readonly QuantityReading[]
  /** A quantity that an ambiguity points at is not to be used before a person has decided. */
  readonly ambiguities: readonly Ambiguity[]
  readonly rejected: readonly Rejected[]
  /** The words that were not read: a medicine's name, a remark. */
  readonly rest: string
}
