/** Headers that are repeated farther down, and the headings above them. */
import { RADIATION_KINDS } from '../units/radiation-kinds'
import { headerWords } from '../columns/header-words'
import { comparesDoses } from '../columns/line-role'
import { namedPeriod } from '../columns/periods'
import { cellAt, isFilled, type Lane, type RowShape } from './lane'

/** A year, or any text with a letter. */
const HEADING = /^(?:19|20)\d\d$|\p{L}/u

/** Whether a row repeats the header, as at the top of each printed page. */
export function repeats({ sheet }: Lane, headRows: readonly number[], { row, filled, first, last }: RowShape): boolean {
  if (filled < 2) return false
  for (const head of headRows) {
    // The corner may be in other words. This check is quick, since every row goes through it.
    if (![first, last].some((column) => cellAt(sheet, row, column)?.text === cellAt(sheet, head, column)?.text))
      continue
    let same = 0
    for (let column = first; column <= last; column += 1) {
      const cell = cellAt(sheet, row, column)
      if (isFilled(cell) && cell.text === cellAt(sheet, head, column)?.text) same += 1
    }
    const corner = cellAt(sheet, row, first)?.text === cellAt(sheet, head, first)?.text ? 0 : 1
    if (same > 1 && same * 5 >= (filled - corner) * 4) return true
  }
  return false
}

/**
 * Whether a row is alone above a repeated header: `2022`, «2. Hp(0,07), кожа кистей рук». It's the heading of the rows
 * below, so its digits aren't a value.
 */
export function isOverHead(lane: Lane, headRows: readonly number[], at: number): boolean {
  const [shape, next] = [lane.rows[at], lane.rows[at + 1]]
  if (!shape || !next || shape.filled !== 1) return false
  return isHeading(lane, shape) && repeats(lane, headRows, next)
}

/** Whether a row begins with a text or a year, and compares no doses: «Лица с Hp(3) > 2 мЗв». */
export function isHeading({ sheet }: Lane, { row, first }: RowShape): boolean {
  const text = cellAt(sheet, row, first)?.text.trim() ?? ''
  return HEADING.test(text) && !comparesDoses(text)
}

/** Whether a repeated header gives a column another unit or quantity than the first one does. */
export function measuresOther({ sheet }: Lane, headRows: readonly number[], { row, first, last }: RowShape): boolean {
  for (let column = first; column <= last; column += 1) {
    const text = cellAt(sheet, row, column)?.text ?? ''
    const over = headRows.map((head) => cellAt(sheet, head, column)?.text ?? '')
    if (text === '' || over.includes(text)) continue
    const measure = measureOf(text)
    if (measure !== '' && over.some((each) => !['', measure].includes(measureOf(each)))) return true
  }
  return false
}

/** Whether the corner of a repeated header names another year than the first one does: «2023 год» after «2022 год». */
export function isOfOtherYear({ sheet }: Lane, headRows: readonly number[], { row, first }: RowShape): boolean {
  const year = yearIn(cellAt(sheet, row, first)?.text ?? '')
  const over = headRows.map((head) => yearIn(cellAt(sheet, head, first)?.text ?? ''))
  return year !== null && over.some((each) => each !== null) && !over.includes(year)
}

function yearIn(text: string): number | null {
  const named = namedPeriod(text)
  return named?.whole === true && named.level === 'year' ? named.year : null
}

function measureOf(text: string): string {
  const { units, quantities } = headerWords(text)
  return [...quantities, ...units.flatMap(({ ucum, kind }) => (RADIATION_KINDS.has(kind) ? [ucum] : []))].join(' ')
}
