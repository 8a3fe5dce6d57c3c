import type { Sheet, SpreadsheetKind } from '../spreadsheets/model'
import type { Comparator } from './lexicon/comparators'
import type { Censor } from './lexicon/markers'
import type { Position } from './lexicon/positions'
import type { Quantity } from './lexicon/quantity'
import type { DoseLanguage } from './lexicon/types'
import type { PosologyAmount, PosologyFrequency, PeriodUnit } from './posology/types'
import type { DoseContext } from './units/symbol'

/** What a dose counts for. Only doses of a period and single ones are ever added up. */
export const DOSE_ROLES = ['period', 'cumulative', 'total', 'single', 'control', 'limit'] as const
export type DoseRole = (typeof DOSE_ROLES)[number]

/** What a column that holds no doses is for. */
export const ABOUT_ROLES = [
  'subject',
  'surname',
  'given_name',
  'subject_id',
  'birth',
  'date',
  'period_from',
  'period_to',
  'period_name',
  'month',
  'quarter',
  'year',
  'quantity',
  'unit',
  'position',
  'dosimeter',
  'note',
  'drug',
  'form',
  'route',
  'frequency',
  'duration',
  'department',
  'place',
  'device',
  'examination',
  'row_number',
  'other',
] as const
export type AboutRole = (typeof ABOUT_ROLES)[number]

export type ColumnRole = DoseRole | AboutRole

/** Where a dose's unit is written. `assumed`: nowhere in the file; known of this kind of export, and said so. */
export type UnitSource = 'cell' | 'format' | 'header' | 'sheet' | 'assumed'

/** A stretch of the calendar. Dates are ISO days; `name` is `2024`, `2024-Q3`, `2024-03` where it is a whole one of these. */
export interface Period {
  readonly from: string
  readonly to: string
  readonly name: string | null
}

/** A sheet of a spreadsheet, or a table of a Word file. */
export interface DoseSheet {
  /** The sheet's name; of a Word file the table's id. */
  readonly name: string
  readonly hidden: boolean
  readonly sheet: Sheet
  /** What stands above a Word table: caption and heading. Empty for a sheet. */
  readonly captions: readonly string[]
}

export interface DoseSource {
  readonly kind: SpreadsheetKind
  readonly sheets: readonly DoseSheet[]
}

/** A column of a table, and what was found out about it. */
export interface DoseColumn {
  readonly sheet: string
  /** Which of its sheet's tables, from 0. */
  readonly table: number
  /** From 0. */
  readonly index: number
  /** `A`, `AB`. */
  readonly letter: string
  /** All of its header, from the top, joined by ` / `; empty where there is none. */
  readonly header: string
  readonly role: ColumnRole
  /** What is read from its cells: plain values, strengths within names, instructions in words; null where nothing is. */
  readonly holds: 'values' | 'strengths' | 'instructions' | null
  readonly quantity: Quantity | null
  /** UCUM; null where each cell has its own or none is known. */
  readonly unit: string | null
  readonly unitSource: UnitSource | null
  readonly position: Position | null
  /** That its header names: a year over a column, a month, a quarter. Rows may narrow it. */
  readonly period: Period | null
  /** Whose doses it holds where its header names somebody or something. */
  readonly subject: string | null
  /** 0 to 1. */
  readonly confidence: number
  /** What is doubtful about it. */
  readonly doubts: readonly ColumnDoubt[]
  /** A person's mapping said so. */
  readonly chosen: boolean
}

export type ColumnDoubt =
  /** Doses without a unit anywhere. */
  | 'unitUnknown'
  /** The unit is assumed from the kind of export. */
  | 'unitAssumed'
  /** Two units in one header: `Доза, мкЗв (мбэр)`. */
  | 'twoUnits'
  /** The header's unit and quantity don't belong together. */
  | 'quantityAgainstUnit'
  /** Numbers that may be doses: no words say so. */
  | 'perhapsDoses'
  /** Its numbers are out of the usual range of its unit. */
  | 'unusualMagnitude'
  /** Its numbers may be of a period or added up since its beginning. */
  | 'roleUnsure'

/** What a row is, where it is not one of plain data. */
export type RowKind = 'total' | 'subtotal' | 'control' | 'limit' | 'header' | 'group' | 'note' | 'blank'

/** A table of a sheet, with what it says of itself. Rows and columns from 0, both ends inclusive. */
export interface DoseTable {
  readonly source: DoseSheet
  /** Which of its sheet's tables, from 0. */
  readonly index: number
  readonly headerTop: number | null
  readonly headerBottom: number | null
  readonly first: number
  readonly last: number
  readonly left: number
  readonly right: number
  /** The texts over it, the nearest first; then the Word table's captions, then the sheet's name. */
  readonly titles: readonly string[]
  readonly columns: readonly DoseColumn[]
  /** Only rows that are not plain data. */
  readonly rows: ReadonlyMap<number, RowKind>
  readonly context: DoseContext
  readonly decimalEvidence: '.' | ',' | null
  readonly language: DoseLanguage | null
  /** That the titles or the sheet's name give. */
  readonly period: Period | null
  /** Whom the titles name. */
  readonly subject: { readonly name: string | null; readonly id: string | null } | null
}

/** A table that was looked at and holds no doses, and why: for «no doses found». */
export type NothingReason = 'noNumbers' | 'noDoseWords' | 'unitsWithoutValues' | 'headersSayNothing' | 'empty'

export interface Layout {
  readonly tables: readonly DoseTable[]
  /** A sheet without a table of doses. */
  readonly without: readonly { readonly sheet: string; readonly reason: NothingReason }[]
}

/** What a person decided of a file's columns: what `columns` of the JSON gives, and `--map` reads. */
export interface ColumnMapping {
  readonly sheet: string
  readonly column: string
  readonly header: string
  readonly role: ColumnRole
  readonly quantity: Quantity | null
  readonly unit: string | null
  readonly position: Position | null
}

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
  /** The id of the same dose on another sheet, which is the one that is added up. */
  readonly sameAs: string | null
}

export type DecisionReason =
  /** `1.234`: thousands or a fraction. */
  | 'groupOrDecimal'
  | 'rangeBackwards'
  | 'restatedDifferently'
  | 'quantityAgainstUnit'
  | 'compositeOrQuotient'
  | 'fractionOrComposite'
  | 'letterCase'
  | 'grayOrGram'
  | 'gramOrYear'
  /** No unit anywhere. */
  | 'unitUnknown'
  /** A date where a dose belongs: Excel made it of a range. */
  | 'dateForRange'
  /** The shown text and the stored value differ. */
  | 'shownDiffers'
  /** A text that says no dose in a column of doses. */
  | 'notUnderstood'
  | 'perhapsDoses'
  | 'negative'
  /** An Excel error, or a formula that was never calculated. */
  | 'brokenFormula'
  /** Twice the same badge and period with different values. */
  | 'conflict'

/** What a person has to decide. Nothing of it is among the doses. */
export interface Decision {
  readonly sheet: string
  /** A1; null where it is about a whole column. */
  readonly cell: string | null
  readonly column: DoseColumn
  readonly raw: string
  readonly reason: DecisionReason
  /** What it may be: `1.234 mSv`. */
  readonly alternatives: readonly string[]
  /** How many cells it stands for: 1, or a column's. */
  readonly count: number
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
