import type { Digits, Look, OutCell, OutLink, OutPart } from '../../spreadsheets/writing/sheet'
import { parseIsoDate } from '../../spreadsheets/iso-date'
import { dateToSerial } from '../../spreadsheets/serial'
import { heldText, needsQuote } from '../../spreadsheets/writing/value-cell'
import type { SheetKey } from '../../spreadsheets/dose-sheet-columns'

/** A sheet of rows under the columns of `SHEET_COLUMNS`, used for both the workbook and the CSV. */
export interface List {
  readonly key: SheetKey
  /** In characters, by column. */
  readonly widths: readonly number[]
  readonly count: number
  /** Columns that are empty in every row. */
  readonly empty?: ReadonlySet<number>
  /** Some texts are wrapped within their columns, so the rows have different heights. */
  readonly wraps?: boolean
  /** Can be iterated only once. */
  readonly rows: Iterable<readonly OutPart[]>
}

const LINK: Look = { link: true }
export const TEXT: Look = { wrap: true }
const PLAIN: Look = {}
const PER_CENT: Look = { numFmt: '0%' }
export const DATE: Look = { numFmt: 'yyyy-mm-dd' }
/** The maximum number of decimals shown, since Excel stores fifteen digits of a number. */
const MOST_DECIMALS = 15

const decimalLooks: Look[] = Array.from({ length: MOST_DECIMALS + 1 }, (_, places) =>
  places === 0 ? { numFmt: '0' } : { numFmt: `0.${'0'.repeat(places)}` },
)

/** Returns a number by its digits, shown with the same number of decimals. */
export function figure(col: number, digits: string | null): OutCell[] {
  return digits === null ? [] : [figureCell(col, digits)]
}

function figureCell(col: number, digits: string): OutCell {
  const point = digits.indexOf('.')
  const places = point < 0 ? 0 : digits.length - point - 1
  return { col, value: { digits }, look: decimalLooks[Math.min(places, MOST_DECIMALS)] }
}

/** Returns a whole number that is a count. */
export function count(col: number, value: number): OutCell {
  return { col, value: { digits: String(value) }, look: PLAIN }
}

/** Returns a fraction as a percentage. */
export function share(col: number, value: number): OutCell {
  return { col, value: { digits: value.toFixed(2) }, look: PER_CENT }
}

const quotedLooks = new Map<Look, Look>()

/** Returns the same look for a text that looks like a number or a formula but isn't. */
function quoted(look: Look): Look {
  let made = quotedLooks.get(look)
  if (made === undefined) quotedLooks.set(look, (made = { ...look, quotePrefix: true }))
  return made
}

/** Returns a text, cut to the length that Excel accepts. @param look one of a few that cells share */
export function text(col: number, value: string | null, look: Look = PLAIN): OutCell[] {
  if (value === null || value === '') return []
  return [{ col, value: heldText(value), look: look !== LINK && needsQuote(value) ? quoted(look) : look }]
}

/** Returns an ISO day as a date, or as text if Excel's calendar doesn't have this day. */
export function day(col: number, iso: string | null): OutCell[] {
  if (iso === null) return []
  const date = parseIsoDate(iso)
  const serial = date === null ? 0 : dateToSerial(date)
  return serial < 1 ? text(col, iso) : [{ col, value: { digits: String(serial) }, look: DATE }]
}

/** Returns a text, with a link if there is one. */
export function linked(col: number, value: string, link: OutLink | null): OutCell {
  return link === null ? { col, value } : { col, value, link, look: LINK }
}

/** Whether a cell's value is a decimal number written out digit by digit. */
export function isDigits(value: OutCell['value']): value is Digits {
  return typeof value === 'object' && value !== null && 'digits' in value
}
