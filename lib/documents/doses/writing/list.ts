import type { Digits, Look, OutCell, OutLink, OutPart } from '../../spreadsheets/writing/sheet'
import { parseIsoDate } from '../../spreadsheets/iso-date'
import { dateToSerial } from '../../spreadsheets/serial'
import { heldText, needsQuote } from '../../spreadsheets/writing/value-cell'
import type { SheetKey } from '../../spreadsheets/dose-sheet-columns'

/** A sheet of rows under the columns of `SHEET_COLUMNS`; a workbook and a CSV are made of the same. */
export interface List {
  readonly key: SheetKey
  /** In characters, by column. */
  readonly widths: readonly number[]
  readonly count: number
  /** Columns in which no row has anything. */
  readonly empty?: ReadonlySet<number>
  /** Some of its texts are wrapped within their columns, so that its rows are of different heights. */
  readonly wraps?: boolean
  /** Read once. */
  readonly rows: Iterable<readonly OutPart[]>
}

const LINK: Look = { link: true }
export const TEXT: Look = { wrap: true }
const PLAIN: Look = {}
const PER_CENT: Look = { numFmt: '0%' }
export const DATE: Look = { numFmt: 'yyyy-mm-dd' }
/** Excel knows fifteen digits of a number and shows no more decimals than these. */
const MOST_DECIMALS = 15

const decimalLooks: Look[] = Array.from({ length: MOST_DECIMALS + 1 }, (_, places) =>
  places === 0 ? { numFmt: '0' } : { numFmt: `0.${'0'.repeat(places)}` },
)

/** A number by its digits, shown with as many decimals as are written. */
export function figure(col: number, digits: string | null): OutCell[] {
  return digits === null ? [] : [figureCell(col, digits)]
}

function figureCell(col: number, digits: string): OutCell {
  const point = digits.indexOf('.')
  const places = point < 0 ? 0 : digits.length - point - 1
  return { col, value: { digits }, look: decimalLooks[Math.min(places, MOST_DECIMALS)] }
}

/** A whole number that counts something. */
export function count(col: number, value: number): OutCell {
  return { col, value: { digits: String(value) }, look: PLAIN }
}

/** A part of one, in per cent. */
export function share(col: number, value: number): OutCell {
  return { col, value: { digits: value.toFixed(2) }, look: PER_CENT }
}

const quotedLooks = new Map<Look, Look>()

/** The same look for what looks like a number or a formula and is none. */
function quoted(look: Look): Look {
  let made = quotedLooks.get(look)
  if (made === undefined) quotedLooks.set(look, (made = { ...look, quotePrefix: true }))
  return made
}

/** A text, cut where Excel takes no more of it. @param look one of a few that cells share */
export function text(col: number, value: string | null, look: Look = PLAIN): OutCell[] {
  if (value === null || value === '') return []
  return [{ col, value: heldText(value), look: look !== LINK && needsQuote(value) ? quoted(look) : look }]
}

/** An ISO day as a date; as a text where Excel's calendar has no such day. */
export function day(col: number, iso: string | null): OutCell[] {
  if (iso === null) return []
  const date = parseIsoDate(iso)
  const serial = date === null ? 0 : dateToSerial(date)
  return serial < 1 ? text(col, iso) : [{ col, value: { digits: String(serial) }, look: DATE }]
}

/** A text, with a link where it leads somewhere. */
export function linked(col: number, value: string, link: OutLink | null): OutCell {
  return link === null ? { col, value } : { col, value, link, look: LINK }
}

/** Whether a cell's value is a decimal number written out digit by digit. */
export function isDigits(value: OutCell['value']): value is Digits {
  return typeof value === 'object' && value !== null && 'digits' in value
}
