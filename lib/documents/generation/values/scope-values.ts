import { stripUnholdable } from '../../ooxml/xml'
import type { DataLanguage } from '../../spreadsheets/language'
import type { SheetDate, SheetPicture } from '../../spreadsheets/model'
import type { Builtin } from '../matching/builtins'
import type { DataRow } from '../data/data-table'
import { formatDate } from '../formats/format-date'
import type { TagValue } from '../formats'
import type { MixedUnits } from './aggregates'
import type { MissingPolicy } from '../options'
import type { ProfileValues } from './profile'

/** What the values of a document depend on besides its rows. */
export interface ScopeContext {
  readonly sheet: string
  readonly missing: MissingPolicy
  readonly profile: ProfileValues
  /** The day that `{today}` prints. */
  readonly today: SheetDate
  /** What `{act.number}` prints. */
  readonly actNumber: number
}

export type PictureSource = Pick<SheetPicture, 'description' | 'load'>

/** A value before its formats, with what was found on the way to it. */
export interface SourcedValue extends TagValue {
  /** A picture that is there, not yet read. */
  readonly pictured: PictureSource | null
  /** The name of the Excel error that is in the cell: nothing is printed of it. */
  readonly error: string | null
  /** All of the cell's text or a part of it is struck through: it is printed, and that is reported. */
  readonly struck: boolean
  /** How many characters were taken out, because no document can contain them. */
  readonly stripped: number
  /** The number format of its cell, where it comes from one. */
  readonly numFmt?: string | null
  /** The rows that an aggregate could not count in. */
  readonly skipped: readonly DataRow[]
  /** The units that keep an aggregate from having a meaning. */
  readonly mixed?: MixedUnits | null
}

export const NOTHING: SourcedValue = {
  value: null,
  text: '',
  pictured: null,
  error: null,
  struck: false,
  stripped: 0,
  skipped: [],
}

/** `{today}` without a format. */
const TODAY: Readonly<Record<DataLanguage, string>> = { en: 'D MMMM YYYY', ru: 'DD.MM.YYYY', ro: 'DD.MM.YYYY' }
const LINE_BREAKS = /\r\n?|[\v\f\u0085\u2028\u2029]/g
/** Characters that no document can contain, line breaks of other kinds, and halves of surrogate pairs, which may be whole. */
const SUSPECT = /[^\t\n\u0020-\u0084\u0086-\u2027\u202a-\ud7ff\ue000-\ufffd]/

/** The cell as the sheet shows it. Line breaks become line feeds; what no document can contain is taken out and counted. */
export function cellValue(row: DataRow, columnIndex: number): SourcedValue {
  const cell = row.cells[columnIndex]
  const pictured = row.picture(columnIndex)
  if (cell === undefined) return pictured === null ? NOTHING : { ...NOTHING, pictured }
  const { value } = cell
  const struck = cell.struck === true
  if (typeof value === 'object' && value?.kind === 'error') return { ...NOTHING, pictured, error: value.name }
  if (!SUSPECT.test(cell.text))
    return { value, text: cell.text, numFmt: cell.numFmt, pictured, error: null, struck, stripped: 0, skipped: [] }
  const { text, stripped } = stripUnholdable(cell.text.replace(LINE_BREAKS, '\n'))
  return { value, text, pictured, error: null, struck, stripped, skipped: [] }
}

/**
 * What Actum knows on its own: today's date, the number of the act or of the turn, the line of the spreadsheet; empty where there is none.
 */
export function builtinValue(
  builtin: Builtin,
  { ordinal, line }: { readonly ordinal: number; readonly line: number | null },
  { today, actNumber }: Pick<ScopeContext, 'today' | 'actNumber'>,
  language: DataLanguage,
): SourcedValue {
  if (builtin === 'today') return { ...NOTHING, value: today, text: formatDate(today, TODAY[language], language) }
  const number = { 'row.number': ordinal, 'row.line': line, 'act.number': actNumber }[builtin]
  return { ...NOTHING, value: number, text: number === null ? '' : String(number) }
}
