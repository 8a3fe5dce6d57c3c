import type { Sheet, SpreadsheetKind } from '../spreadsheets/model'
import type { Position } from './lexicon/positions'
import type { Quantity } from './lexicon/quantity'
import type { DoseLanguage } from './lexicon/types'
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

/** Returns whether a column of this role contains doses. */
export function isDoseRole(role: ColumnRole): role is DoseRole {
  return DOSE_ROLES.some((each) => each === role)
}

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
  /** UCUM: of a column without a unit, the likeliest by the sizes of its numbers. */
  readonly proposedUnit?: string | null
  readonly position: Position | null
  /** That its header names: a year over a column, a month, a quarter. Rows may narrow it. */
  readonly period: Period | null
  /** The months that its header names, from 1, where it leaves the year open. */
  readonly months?: { readonly first: number; readonly last: number } | null
  /** Whose doses it holds where its header names somebody or something. */
  readonly subject: string | null
  /** The number of that person, where a row near the names says it. */
  readonly subjectId?: string | null
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
  /** Numbers that may be doses of their own: no words say so, or nothing tells them from another column's. */
  | 'perhapsDoses'
  /** Its numbers are out of the usual range of its unit. */
  | 'unusualMagnitude'
  /** Its numbers may be of a period or added up since its beginning. */
  | 'roleUnsure'
  /** Its dates may be of something else than the doses beside them: they were not taken. */
  | 'dateUnsure'

/** What a row is, where it is not one of plain data. */
export type RowKind = 'total' | 'subtotal' | 'statistic' | 'control' | 'limit' | 'header' | 'group' | 'note' | 'blank'

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
  /** Why a row is no plain data, where labels and figures were weighed: ids of rules, `evidence/row-rules.ts`. */
  readonly reasons?: ReadonlyMap<number, readonly string[]>
  /** Rows of which a person has to say whether their numbers are doses: the labels don't, or another row has the same. */
  readonly unsure?: ReadonlyMap<number, 'perhapsDoses' | 'repeatedRow' | 'unnamedRow'>
  /** Nothing of it was read for doses, though its words or units are those of doses: a person is asked for its columns. */
  readonly isNew?: boolean
  /** Columns beside doses whose figures are like them and that nothing explains, by their places: a person is asked. */
  readonly unexplained?: readonly number[]
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
