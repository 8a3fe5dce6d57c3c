import type { Cell } from '../../spreadsheets/model'
import { type DateOrder, parseLocalDate } from '../../spreadsheets/date'
import { dayOf } from '../columns/calendar'
import { namedPeriod, timeKey } from '../columns/periods'
import type { DoseLanguage } from '../lexicon/types'
import type { AboutRole, DoseTable } from '../layout-model'
import type { AboutCells } from './about-cells'

export type { DateOrder }

const DAYS: readonly AboutRole[] = ['date', 'period_from', 'period_to', 'period_name', 'birth']
/** The numeric dates in a text. */
const NUMERIC = /(?:(?<![\d./])(\d{1,2})\/(\d{1,2})\/|^\s*(\d{1,2})-(\d{1,2})-)(?:\d{4}|\d{2})(?!\d)/g
/** How many rows are checked. A file that hasn't shown its date order by then doesn't show it. */
const LOOKED_AT = 20_000

/**
 * Returns which of two small numbers is the month in a table's dates with slashes. A number above 12 in any of them
 * decides.
 */
export function dateOrderOf(table: DoseTable, about: AboutCells): DateOrder | null {
  const columns = DAYS.flatMap((role) => about.columns(role))
  const seen = new Set<Cell>()
  for (let row = table.first; row <= Math.min(table.last, table.first + LOOKED_AT); row += 1) {
    for (const { index } of columns) {
      const cell = about.cell(row, index)
      if (typeof cell?.value !== 'string' || seen.has(cell)) continue
      seen.add(cell)
      for (const [, a, b, c, d] of cell.value.matchAll(NUMERIC)) {
        const [first, second] = [a ?? c, b ?? d]
        if (Number(first) > 12 && Number(second) <= 12) return 'day-first'
        if (Number(second) > 12 && Number(first) <= 12) return 'month-first'
      }
    }
  }
  return null
}

/**
 * Returns a date text as an ISO day; `'ambiguous'` if nothing says which number is the month (`03/04/2025` in an
 * English sheet); null if it isn't a date.
 */
export function dayText(text: string, language: DoseLanguage | null, order: DateOrder | null): string | null {
  // After a leading year, the month comes first everywhere: `2024/03/04`, and DICOM's `20240304`.
  const yearFirst = /^\s*((?:19|20)\d\d)(?:([/.])(\d{1,2})\2(\d{1,2})|(\d\d)(\d\d))(?=$|[T ])/.exec(text)
  if (yearFirst) {
    const [, year, , month = yearFirst[5], date = yearFirst[6]] = yearFirst
    return dayOf(Number(year), Number(month), Number(date))
  }
  // The order shown by the sheet's own dates applies whatever language its words are in.
  const date = parseLocalDate(text, order === null ? (language ?? 'en') : 'en', order)
  if (date === null || date === 'impossible') return null
  if (date === 'ambiguous') return 'ambiguous'
  return `${String(date.year).padStart(4, '0')}-${String(date.month).padStart(2, '0')}-${String(date.day).padStart(2, '0')}`
}

/**
 * Whether the dates in a period's name may be two different periods, and nothing says which: `01/02/2024-03/04/2024` in
 * an English sheet.
 */
export function isDoubtfulStretch(text: string, language: DoseLanguage | null, order: DateOrder | null): boolean {
  if (order !== null || (language ?? 'en') !== 'en' || !/\d[/-]\d/.test(text)) return false
  return timeKey(namedPeriod(text, 'day-first')) !== timeKey(namedPeriod(text, 'month-first'))
}
