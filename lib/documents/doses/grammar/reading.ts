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
  /** The language of the words; units and numbers are read in every script. */
  readonly language?: DoseLanguage | null
  readonly decimalEvidence?: DecimalEvidence
  /** The unit (UCUM) of the column or the sheet, for numbers without one. */
  readonly defaultUnit?: string | null
  readonly context: DoseContext
  /** What the file says that its codes in place of doses mean. */
  readonly marks?: ReadonlyMap<string, Censor> | undefined
}

export type AmbiguityReason =
  | NumberReason
  | UnitReason
  /** `5-2`: the second end is lower than the first. */
  | 'rangeBackwards'
  /** `12 mSv (1.3 rem)`: the amount in parentheses is different. */
  | 'restatedDifferently'
  /** The named quantity isn't expressed in this unit. */
  | 'quantityAgainstUnit'
  /** `1g/20g`: two strengths, or one amount per another. */
  | 'compositeOrQuotient'
  /** `3/4 mg`: a fraction, or two strengths. */
  | 'fractionOrComposite'

export interface Ambiguity {
  readonly reason: AmbiguityReason
  /** Index into `quantities`, from 0. */
  readonly index: number
  /** The possible readings, as value and UCUM unit: `1.234 mSv`. */
  readonly alternatives: readonly string[]
}

export interface QuantityReading {
  readonly start: number
  readonly end: number
  readonly raw: string
  /** A plain decimal with the source's digits; null for a range or a mark. */
  readonly value: string | null
  readonly min: string | null
  readonly max: string | null
  readonly comparator: Comparator | null
  /** In the quantity's own unit; a percentage is converted to it. */
  readonly uncertainty: string | null
  readonly censor: Censor | null
  /** As written; null if the number has no unit. */
  readonly rawUnit: string | null
  /** Best first; empty if no unit is written or known. */
  readonly units: readonly UnitInfo[]
  readonly unitFrom: 'cell' | 'default' | null
  /** The divisors of the quantity: `/5 ml`. */
  readonly per: readonly Denominator[]
  /** Named in the text next to it. */
  readonly quantity: Quantity | null
  /** Whether it repeats the quantity before it in another unit, `12 mSv (1.2 rem)`. Then it isn't a second dose. */
  readonly restates: boolean
  readonly notes: readonly (NumberNote | UnitNote)[]
}

export interface Rejected {
  readonly start: number
  readonly end: number
  readonly raw: string
  readonly reason: RejectReason
}

/** The result of parsing a cell. Every number of the text is in one quantity or in `rejected`. */
export interface CellReading {
  readonly quantities: readonly QuantityReading[]
  /** A quantity with an ambiguity must not be used until the user has decided. */
  readonly ambiguities: readonly Ambiguity[]
  readonly rejected: readonly Rejected[]
  /** The words that weren't read, such as a medicine's name or a note. */
  readonly rest: string
}
