import type { DoseColumn, DoseRole, Period, UnitSource } from './layout-model'
import type { Comparator } from './lexicon/comparators'
import type { Censor } from './lexicon/markers'
import type { Position } from './lexicon/positions'
import type { Quantity } from './lexicon/quantity'
import type { PosologyAmount, PosologyFrequency, PeriodUnit } from './posology/types'

/** Whose dose: a person, a place, a device. Equal ones are one object. */
export interface Subject {
  readonly name: string | null
  readonly id: string | null
}

/** What a value says, wherever it stands: equal cells of a column share one. Decimals are plain strings. */
export interface DoseReading {
  readonly raw: string
  readonly value: string | null
  readonly min: string | null
  readonly max: string | null
  readonly comparator: Comparator | null
  readonly uncertainty: string | null
  readonly censor: Censor | null
  readonly rawUnit: string | null
  /** UCUM. */
  readonly unit: string | null
  readonly canonicalValue: string | null
  readonly canonicalUnit: string | null
  readonly unitSource: UnitSource | null
  readonly quantity: Quantity | null
  readonly drug: string | null
  readonly form: string | null
  readonly route: string | null
  readonly frequency: PosologyFrequency | null
  readonly perDay: PosologyAmount | null
  readonly duration: { readonly value: string; readonly unit: PeriodUnit } | null
  readonly asNeeded: boolean
  readonly confidence: number
  /** Codes of what a reader should know: `DOSE_UNIT_ASSUMED`, `POSOLOGY_TRAILING_ZERO` … (codes.ts). */
  readonly warnings: readonly DoseWarning[]
}

export type DoseWarning = string

/** One dose, where it stands and what it belongs to. */
export interface Dose {
  /** `d1`, `d2` … in reading order: sheets, rows, columns. */
  readonly id: string
  readonly reading: DoseReading
  readonly column: DoseColumn
  /** From 0; a merged cell's anchor. */
  readonly row: number
  readonly col: number
  readonly subject: Subject | null
  /** An ISO day, where the dose has one of its own. */
  readonly date: string | null
  readonly period: Period | null
  readonly position: Position | null
  readonly drug: string | null
  readonly device: string | null
  readonly role: DoseRole
  /** It was measured at a place that `device` names: nobody received it, and no sum of several places means anything. */
  readonly ofPlace?: boolean
  /** The id of the same dose on another sheet, which is the one that is added up. */
  readonly sameAs: string | null
}

/** Why a person has to decide: each is another question, and a cell may be asked several, one after the other. */
export const DECISION_REASONS = [
  /** `1.234`: thousands or a fraction. */
  'groupOrDecimal',
  'rangeBackwards',
  'restatedDifferently',
  'quantityAgainstUnit',
  'compositeOrQuotient',
  'fractionOrComposite',
  'letterCase',
  'grayOrGram',
  'gramOrYear',
  /** No unit anywhere. */
  'unitUnknown',
  /** A date where a dose belongs: Excel made it of a range. */
  'dateForRange',
  /** The shown text and the stored value differ. */
  'shownDiffers',
  /** A text that says no dose in a column of doses. */
  'notUnderstood',
  'perhapsDoses',
  'negative',
  /** Somebody struck it through: taken back, or corrected beside it. */
  'struckThrough',
  /** An Excel error, or a formula that was never calculated. */
  'brokenFormula',
  /** Twice the same badge and period with different values. */
  'conflict',
  /** The doses of shorter times within one of a longer time add up to something else. */
  'partsDiffer',
  /** A total of the file, and what its doses add up to. */
  'totalDiffers',
  /** A mean, a median, a highest or a lowest dose of the file, and what its doses have. */
  'statisticDiffers',
  /** Two columns say one dose in two units, and not the same. */
  'columnsDiffer',
  /** A row that says all that another one says. */
  'repeatedRow',
  /** A row that says that it corrects another one. */
  'correctedRow',
  /** A row that says that it is void, a mistake, or preliminary beside another one. */
  'withdrawnRow',
  /** Many times every other dose of its column, or of its person: a unit or a decimal mark may be wrong. */
  'outlier',
  /** A row that names nobody, and is no sum of those above. */
  'unnamedRow',
  /** Nothing of a table was read, though its words or units are those of doses. */
  'newLayout',
  /** Figures like the doses beside them, under a header that says nothing known. */
  'unexplainedColumn',
] as const
export type DecisionReason = (typeof DECISION_REASONS)[number]

/** Doses that one is compared with: how many, the least and the largest, plain decimals in one unit. */
export interface OtherDoses {
  readonly count: number
  readonly least: string
  readonly largest: string
  readonly unit: string
}

/** What a person has to decide. Nothing of it is among the doses. */
export interface Decision {
  readonly sheet: string
  /** A1; null where it is about a whole column. */
  readonly cell: string | null
  readonly column: DoseColumn
  /** All columns that the answer holds for, where it holds for several: those of a sheet without a unit. */
  readonly columns?: readonly DoseColumn[]
  readonly raw: string
  readonly reason: DecisionReason
  /** What it may be: `1.234 mSv`. */
  readonly alternatives: readonly string[]
  /** How many cells it stands for: 1, or a column's. */
  readonly count: number
  /** Of an outlier: the doses that it is compared with. */
  readonly others?: OtherDoses
  /** Of a figure that its doses contradict: where one of them may be wrong, as ranges (`C3:C9`). */
  readonly check?: readonly string[]
}

/** A sum, exactly: the censored count from 0 to their detection limit. */
export interface DoseTotal {
  /** Null: of all that the file names. */
  readonly subject: Subject | null
  readonly quantity: Quantity
  readonly position: Position | null
  /** `YYYY`, `YYYY-Qn`, `YYYY-MM`; null where the doses have no dates. */
  readonly period: string | null
  readonly lower: string
  /** Null where a detection limit isn't stated or a badge wasn't read. */
  readonly upper: string | null
  readonly unit: string
  readonly n: number
  readonly censored: number
}

export interface Exceedance {
  readonly subject: Subject
  readonly quantity: Quantity
  readonly position: Position | null
  /** `2024`, or `2020/2024` for a mean over years. */
  readonly period: string
  readonly lower: string
  readonly upper: string | null
  readonly unit: string
  readonly limit: string
  readonly limitId: string
  readonly profile: string
  /** Surely above, or above only if the censored are at their detection limits. */
  readonly sure: boolean
  /** Not the whole of the limit's period has doses. */
  readonly partial: boolean
}

/** Cells of dose columns that hold something: each is counted once. `numericCells` = the other three together. */
export interface Reconciliation {
  readonly numericCells: number
  /** Cells that gave a dose with a value or a range. */
  readonly doses: number
  /** Cells that gave only a mark or a bound: below detection, not read … */
  readonly censored: number
  /** Cells that gave none: to be decided, not understood, no doses. */
  readonly rejected: number
  readonly balanced: boolean
}
