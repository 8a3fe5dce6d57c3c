import type { Sheet, SpreadsheetKind } from '../spreadsheets/model'
import type { Censor } from './lexicon/markers'
import type { Position } from './lexicon/positions'
import type { Quantity } from './lexicon/quantity'
import type { DoseLanguage } from './lexicon/types'
import type { DoseContext } from './units/symbol'

/** What a dose counts as. Only doses of a period and single doses are ever added. */
export const DOSE_ROLES = ['period', 'cumulative', 'total', 'single', 'control', 'limit'] as const
export type DoseRole = (typeof DOSE_ROLES)[number]

/** Roles of columns without doses. */
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

/**
 * Where a dose's unit comes from. `assumed`: the file doesn't give it; it's the likeliest, and marked so. `person`: the
 * user chose it, or confirmed an assumed one.
 */
export const UNIT_SOURCES = ['cell', 'format', 'header', 'sheet', 'assumed', 'person'] as const
export type UnitSource = (typeof UNIT_SOURCES)[number]

/**
 * A calendar period. Dates are ISO days; `name` is `2024`, `2024-Q3` or `2024-03` for an entire year, quarter or month.
 */
export interface Period {
  readonly from: string
  readonly to: string
  readonly name: string | null
}

/** A sheet of a spreadsheet, or a table of a Word file. */
export interface DoseSheet {
  /** The sheet's name; for a Word file, the table's id. */
  readonly name: string
  readonly hidden: boolean
  readonly sheet: Sheet
  /** The merges of the file itself, if `sheet` has others for labels that apply to the rows below them. */
  readonly ownMerges?: Sheet['merges']
  /** The texts above a Word table: caption and heading. Empty for a sheet. */
  readonly captions: readonly string[]
  /** What the file says that its codes mean. */
  readonly legend?: Legend
}

/** Codes that a file explains itself, as written, with the place on the body or the reason for the missing dose. */
export interface Legend {
  readonly places: ReadonlyMap<string, string>
  readonly quantities: ReadonlyMap<string, string>
  /** What the codes of a column mean, by the column's name in small letters. */
  readonly columns: ReadonlyMap<string, ReadonlyMap<string, string>>
  readonly marks: ReadonlyMap<string, Censor>
}

export interface DoseSource {
  readonly kind: SpreadsheetKind
  readonly sheets: readonly DoseSheet[]
}

/** A column of a table, with its detected properties. */
export interface DoseColumn {
  readonly sheet: string
  /** The index of the table on its sheet, from 0. */
  readonly table: number
  /** From 0. */
  readonly index: number
  /** `A`, `AB`. */
  readonly letter: string
  /** The entire header from the top, joined by ` / `; empty if there is none. */
  readonly header: string
  readonly role: ColumnRole
  /** What its cells contain: plain values, strengths within names, or instructions in words. Null if it isn't read. */
  readonly holds: 'values' | 'strengths' | 'instructions' | null
  readonly quantity: Quantity | null
  /** UCUM; null if each cell has its own or if it is unknown. */
  readonly unit: string | null
  readonly unitSource: UnitSource | null
  /** UCUM. For a column without a unit, the likeliest by the size of its numbers. */
  readonly proposedUnit?: string | null
  readonly position: Position | null
  /** The period in its header: a year, a month, a quarter. Rows may narrow it. */
  readonly period: Period | null
  /** The months in its header, from 1, if the year isn't given. */
  readonly months?: { readonly first: number; readonly last: number } | null
  /** The subject of its doses, if its header names one. */
  readonly subject: string | null
  /** The number of that person, where a row near the names says it. */
  readonly subjectId?: string | null
  /** The column, from 0, that names the person of its doses, if rows name several people. */
  readonly ownerAt?: number | null
  /** The column, from 0, that says which of its numbers are bounds (`<`), and whether it surely does. */
  readonly flag?: { readonly index: number; readonly sure: boolean } | undefined
  /** From 0 to 1. */
  readonly confidence: number
  /** What is uncertain about it. */
  readonly doubts: readonly ColumnDoubt[]
  /** Set by the user's mapping. */
  readonly chosen: boolean
}

export type ColumnDoubt =
  /** Doses without a unit anywhere. */
  | 'unitUnknown'
  /** The unit is assumed from the kind of export. */
  | 'unitAssumed'
  /** Two units in one header: `Доза, мкЗв (мбэр)`. */
  | 'twoUnits'
  /** The header's unit and quantity don't match. */
  | 'quantityAgainstUnit'
  /** Numbers that may be separate doses: words don't say so, or nothing distinguishes them from another column's. */
  | 'perhapsDoses'
  /** Its numbers are outside the usual range of its unit. */
  | 'unusualMagnitude'
  /** Its numbers may be of a period, or cumulative from its beginning. */
  | 'roleUnsure'
  /** Its dates may not be of the doses next to them, so they aren't used. */
  | 'dateUnsure'

/** What a row is if it isn't plain data. */
export type RowKind =
  | 'total'
  | 'subtotal'
  | 'statistic'
  | 'count'
  | 'control'
  | 'limit'
  | 'header'
  | 'group'
  | 'note'
  | 'blank'

/** A table of a sheet, with its own information. Rows and columns are numbered from 0, both ends inclusive. */
export interface DoseTable {
  readonly source: DoseSheet
  /** The index of the table on its sheet, from 0. */
  readonly index: number
  readonly headerTop: number | null
  readonly headerBottom: number | null
  readonly first: number
  readonly last: number
  readonly left: number
  readonly right: number
  /** The texts above it, the nearest first; then the Word table's captions, then the sheet's name. */
  readonly titles: readonly string[]
  readonly columns: readonly DoseColumn[]
  /** Only rows that aren't plain data. */
  readonly rows: ReadonlyMap<number, RowKind>
  /**
   * Why a row isn't plain data, if this follows from labels and numbers together: ids of rules, `evidence/row-
   * rules.ts`.
   */
  readonly reasons?: ReadonlyMap<number, readonly string[]>
  /**
   * Rows for which the user must say whether their numbers are doses: the labels don't, or another row has the same.
   */
  readonly unsure?: ReadonlyMap<number, 'perhapsDoses' | 'repeatedRow' | 'unnamedRow'>
  /** It has words or units for doses, but no part of it was read as doses. The user is asked about its columns. */
  readonly isNew?: boolean
  /** Indexes of columns next to doses with similar but unexplained numbers; the user is asked. */
  readonly unexplained?: readonly number[]
  readonly context: DoseContext
  readonly decimalEvidence: '.' | ',' | null
  readonly language: DoseLanguage | null
  /** The period in the titles or in the sheet's name. */
  readonly period: Period | null
  /** The person that the titles name. */
  readonly subject: { readonly name: string | null; readonly id: string | null } | null
}

/** Why a checked table contains no doses, for «no doses found». */
export type NothingReason = 'noNumbers' | 'noDoseWords' | 'unitsWithoutValues' | 'headersSayNothing' | 'empty'

export interface Layout {
  readonly tables: readonly DoseTable[]
  /** A sheet without a table of doses. */
  readonly without: readonly { readonly sheet: string; readonly reason: NothingReason }[]
}

/** The user's decisions about a file's columns, as in `columns` of the JSON and as `--map` reads them. */
export interface ColumnMapping {
  readonly sheet: string
  readonly column: string
  readonly header: string
  readonly role: ColumnRole
  readonly quantity: Quantity | null
  readonly unit: string | null
  readonly position: Position | null
}
