import { stripUnholdable } from '../ooxml/xml'
import { problem, type Problem } from '../problem'
import { cellAddress } from '../spreadsheets/address'
import type { DataLanguage } from '../spreadsheets/language'
import type { Cell, SheetDate } from '../spreadsheets/model'
import type { Builtin } from './builtins'
import type { DataColumn, DataRow } from './data'
import { applyFormats, handlesEmpty, type TagValue } from './formats'
import { formatDate } from './format-date'
import type { FormatCall } from './tags'

/** What the values of a run depend on beside the row. */
export interface ValueContext {
  readonly sheet: string
  readonly language: DataLanguage
  /** The day that `{today}` prints. */
  readonly today: SheetDate
}

/** Where a value comes from, and what is done with it. */
export interface ValueSource {
  readonly column: DataColumn | null
  readonly builtin: Builtin | null
  readonly formats: readonly FormatCall[]
  /** As written, for what has to be said of it. */
  readonly tag: string
}

export interface PrintedValue {
  readonly text: string
  /** There is nothing to print and the tag has no word for that. */
  readonly missing: boolean
  readonly problems: readonly Problem[]
}

/** `{today}` without a format. */
const TODAY: Readonly<Record<DataLanguage, string>> = { en: 'D MMMM YYYY', ru: 'DD.MM.YYYY', ro: 'DD.MM.YYYY' }
const LINE_BREAKS = /\r\n?|[\v\f\u0085\u2028\u2029]/g

/** A cell that says nothing: none, an empty one, or white space alone. */
export function isEmptyCell(cell: Cell | undefined): boolean {
  return cell === undefined || (errorOf(cell) === null && cell.text.trim() === '')
}

/** The name of an Excel error value (`#N/A`), null for any other cell. */
function errorOf(cell: Cell | undefined): string | null {
  const value = cell?.value
  return typeof value === 'object' && value?.kind === 'error' ? value.name : null
}

/** Whether a section over a cell is shown: the cell holds something other than FALSE and zero. */
export function isShown(cell: Cell | undefined): boolean {
  return (
    !isEmptyCell(cell) &&
    errorOf(cell) === null &&
    cell?.value !== false &&
    cell?.text.trim() !== '0' &&
    cell?.value !== 0
  )
}

/**
 * What a tag prints for a row: the cell as the sheet shows it, through the tag's formats. Line breaks become line feeds; characters
 * that no document can hold are taken out and told. An Excel error prints nothing and is told by its cell.
 */
export function printValue(source: ValueSource, row: DataRow, ordinal: number, context: ValueContext): PrintedValue {
  const { column, builtin, formats, tag } = source
  const problems: Problem[] = []
  const cell = column === null ? undefined : row.cells[column.index]
  const place = {
    file: 'data' as const,
    sheet: context.sheet,
    row: row.number,
    column: column?.letter ?? null,
    cell: column === null ? null : cellAddress(row.number - 1, column.index),
    tag,
  }
  const error = errorOf(cell)
  if (error !== null) problems.push(problem('CELL_ERROR', 'warning', { ...place, params: { error } }))
  const { text: clean, stripped } = stripUnholdable(error === null ? (cell?.text ?? '').replace(LINE_BREAKS, '\n') : '')
  if (stripped > 0)
    problems.push(problem('CELL_CONTROL_CHARACTERS', 'warning', { ...place, params: { count: stripped } }))
  const value: TagValue =
    builtin === null
      ? { value: error === null ? (cell?.value ?? null) : null, text: clean }
      : builtinValue(builtin, ordinal, context)
  const { text, faults } = applyFormats(value, formats, context.language)
  for (const { format, fault } of faults) {
    const code = fault === 'value' ? 'FORMAT_MISMATCH' : 'FORMAT_ARGUMENT'
    problems.push(problem(code, 'warning', { ...place, params: { format, text: value.text } }))
  }
  const missing = builtin === null && value.text.trim() === '' && !handlesEmpty(formats)
  return { text, missing, problems }
}

function builtinValue(builtin: Builtin, ordinal: number, { language, today }: ValueContext): TagValue {
  return builtin === 'today'
    ? { value: today, text: formatDate(today, TODAY[language], language) }
    : { value: ordinal, text: String(ordinal) }
}
