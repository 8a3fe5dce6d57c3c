import { cut } from '../../cut'
import type { CellValue, SheetDate } from '../model'
import { dateToSerial } from '../serial'
import type { Digits, ErrorName, Look, OutCell } from './sheet'

/** Excel's own limit, in UTF-16 units ("Excel specifications and limits", support.microsoft.com). */
export const LONGEST_TEXT = 32_767
const DATE_FORMAT = 'yyyy-mm-dd'
const DATE_TIME_FORMAT = 'yyyy-mm-dd hh:mm'
const TIME_FORMAT = 'hh:mm:ss'
/** No other may be in a cell of errors (ECMA-376 Part 1 §18.17.3). */
const ERRORS: ReadonlySet<string> = new Set(['#NULL!', '#DIV/0!', '#VALUE!', '#REF!', '#NAME?', '#NUM!', '#N/A'])
const OTHER_ERROR = '#VALUE!'
const LIKE_ANOTHER = /^[=+\-@'#\d<>.,]/

interface Written {
  readonly value: string | Digits | ErrorName | boolean | null
  readonly numFmt: string | null
}

/** A text as long as a cell takes, an ellipsis at its end where it was longer. */
export function heldText(text: string): string {
  return cut(text, LONGEST_TEXT)
}

/** Whether a person who edits the cell would turn its text into a formula, a number or an error without meaning to. */
export function needsQuote(text: string): boolean {
  return LIKE_ANOTHER.test(text)
}

function writtenDate(date: SheetDate, numFmt: string | null): Written {
  const serial = dateToSerial(date)
  const shown = date.hasDate ? (date.hasTime ? DATE_TIME_FORMAT : DATE_FORMAT) : TIME_FORMAT
  if (serial >= (date.hasDate ? 1 : 0)) return { value: { digits: String(serial) }, numFmt: numFmt ?? shown }
  const two = (part: number) => String(part).padStart(2, '0')
  return { value: `${String(date.year).padStart(4, '0')}-${two(date.month)}-${two(date.day)}`, numFmt: null }
}

function written(value: CellValue, numFmt: string | null): Written {
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new RangeError('a cell can hold no such number')
    return { value: { digits: String(value) }, numFmt }
  }
  if (typeof value === 'string') return { value: heldText(value), numFmt }
  if (typeof value !== 'object' || value === null) return { value, numFmt }
  if (value.kind !== 'error') return writtenDate(value, numFmt)
  return { value: { error: ERRORS.has(value.name) ? value.name : OTHER_ERROR }, numFmt: null }
}

/**
 * Returns a cell of a sheet to be written. Texts stay texts and are cut at Excel's limit; dates before 1900, which
 * Excel doesn't support, become texts, `YYYY-MM-DD`, and errors of other programs `#VALUE!`.
 * @throws RangeError for NaN and Infinity: an error of the caller
 */
export function valueCell(
  col: number,
  { value, numFmt = null }: { readonly value: CellValue; readonly numFmt?: string | null },
  look: Look = {},
): OutCell {
  const made = written(value, numFmt)
  const quotePrefix = typeof made.value === 'string' && needsQuote(made.value)
  return { col, value: made.value, look: { ...look, numFmt: made.numFmt, quotePrefix } }
}
