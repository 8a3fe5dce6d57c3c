import type { DoseColumn, DoseRole, Period, UnitSource } from './layout-model'
import type { Comparator } from './lexicon/comparators'
import type { Censor } from './lexicon/markers'
import type { Position } from './lexicon/positions'
import type { Quantity } from './lexicon/quantity'
import type { PosologyAmount, PosologyFrequency, PeriodUnit } from './posology/types'

/** The subject of a dose: a person, a place, a device. Equal subjects are the same object. */
export interface Subject {
  readonly name: string | null
  readonly id: string | null
}

/** The reading of a value, independent of its place: equal cells of a column share one. Decimals are plain strings. */
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
  /** Codes of warnings for the reader: `DOSE_UNIT_ASSUMED`, `POSOLOGY_TRAILING_ZERO`… (codes.ts). */
  readonly warnings: readonly DoseWarning[]
}

export type DoseWarning = string

/** One dose, its place, and what it belongs to. */
export interface Dose {
  /** `d1`, `d2`… in reading order: sheets, rows, columns. */
  readonly id: string
  readonly reading: DoseReading
  readonly column: DoseColumn
  /** From 0; for a merged cell, its anchor. */
  readonly row: number
  readonly col: number
  readonly subject: Subject | null
  /** An ISO day, if the dose has a date of its own. */
  readonly date: string | null
  readonly period: Period | null
  readonly position: Position | null
  readonly drug: string | null
  readonly device: string | null
  readonly role: DoseRole
  /** Measured at a place that `device` names. No person received it, and sums over several places are meaningless. */
  readonly ofPlace?: boolean
  /** The id of the same dose on another sheet; that dose is the one that is added. */
  readonly sameAs: string | null
}

/** Why the user must decide. Each reason is a separate question, and a cell may have several, one after another. */
export const DECISION_REASONS = [
  /** `1.234`: thousands or decimals. */
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
  /** A date instead of a dose, into which Excel converted a range. */
  'dateForRange',
  /** The displayed text and the stored value differ. */
  'shownDiffers',
  /** A text in a column of doses that can't be read as a dose. */
  'notUnderstood',
  'perhapsDoses',
  'negative',
  /** Struck through: withdrawn, or corrected next to it. */
  'struckThrough',
  /** An Excel error, or a formula that was never calculated. */
  'brokenFormula',
  /** The same badge and period twice with different values. */
  'conflict',
  /** The doses of shorter periods don't add up to the dose of the longer one. */
  'partsDiffer',
  /** A total in the file differs from the sum of its doses. */
  'totalDiffers',
  /** A mean, median, maximum or minimum in the file differs from that of its doses. */
  'statisticDiffers',
  /** Two columns give one dose in two units, with different values. */
  'columnsDiffer',
  /** A row that repeats all of another row. */
  'repeatedRow',
  /** A row that says that it corrects another one. */
  'correctedRow',
  /** A row that says that it is void, a mistake, or preliminary next to another one. */
  'withdrawnRow',
  /**
   * Many times higher than every other dose of its column or its person. A unit or a decimal separator may be wrong.
   */
  'outlier',
  /** A row without a person's name that isn't a sum of those above. */
  'unnamedRow',
  /** No part of a table was read, though it has words or units for doses. */
  'newLayout',
  /** Numbers similar to the doses next to them, under an unknown header. */
  'unexplainedColumn',
] as const
export type DecisionReason = (typeof DECISION_REASONS)[number]

/** The doses that one is compared with: the number, the minimum and the maximum, as plain decimals in one unit. */
export interface OtherDoses {
  readonly count: number
  readonly least: string
  readonly largest: string
  readonly unit: string
}

/** A question that the user must decide. Its values aren't among the doses. */
export interface Decision {
  readonly sheet: string
  /** In A1 notation; null if it is about an entire column. */
  readonly cell: string | null
  readonly column: DoseColumn
  /** All columns that the answer applies to, if there are several: those of a sheet without a unit, or of a row's cells. */
  readonly columns?: readonly DoseColumn[]
  readonly raw: string
  readonly reason: DecisionReason
  /** The possible readings: `1.234 mSv`. */
  readonly alternatives: readonly string[]
  /** The number of cells that it represents: 1, or the number of cells of a row or a column. */
  readonly count: number
  /** For an outlier: the doses that it is compared with. */
  readonly others?: OtherDoses
  /** For a number that its doses contradict: where one of them may be wrong, as ranges (`C3:C9`). */
  readonly check?: readonly string[]
}

/** An exact sum. Censored doses count from 0 to their detection limit. */
export interface DoseTotal {
  /** Null for the sum over everyone in the file. */
  readonly subject: Subject | null
  readonly quantity: Quantity
  readonly position: Position | null
  /** `YYYY`, `YYYY-Qn`, `YYYY-MM`; null if the doses have no dates. */
  readonly period: string | null
  readonly lower: string
  /** Null if a detection limit isn't given or a badge wasn't read. */
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
  /** True if certainly exceeded; false if only exceeded with the censored doses at their detection limits. */
  readonly sure: boolean
  /** Only part of the limit's period has doses. */
  readonly partial: boolean
}

/** Filled cells of dose columns; each is counted once. `numericCells` is the sum of the other three. */
export interface Reconciliation {
  readonly numericCells: number
  /** Cells with a dose that has a value or a range. */
  readonly doses: number
  /** Cells with only a mark or a bound: below detection, not read… */
  readonly censored: number
  /** Cells without a dose: to be decided, not understood, not doses. */
  readonly rejected: number
  readonly balanced: boolean
}
