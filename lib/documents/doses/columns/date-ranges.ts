import type { DateOrder } from '../../spreadsheets/date'
import { PERIOD_WORDS } from '../lexicon/periods'
import { dayOf, periodOf } from './calendar'
import {
  BEFORE,
  type FoundPeriod,
  type Groups,
  MONTH,
  monthNumber,
  pattern,
  type PeriodReader,
  TO,
  YEAR,
  wordsPattern,
  YEAR_OR_SHORT,
  yearOf,
} from './period-patterns'

/** A leap year, which contains every day. */
const ANY_YEAR = 2024

export const DATE = `(?:(\\d{4})-(\\d{1,2})-(\\d{1,2})|(\\d{1,2})([./]|-(?=\\d{1,2}-\\d{4}))(\\d{1,2})(?:[./-](\\d{4}|\\d{2}))?)(?:\\s?${wordsPattern(PERIOD_WORDS.yearMark)}\\.?)?(?![\\d])`
/** How many groups the pattern has. */
const OF_DATE = 7
/** `01-Oct-2024`, «5 мая 2024»; the year is optional. */
export const DAY_OF_MONTH = `(\\d{1,2})(?:${wordsPattern(PERIOD_WORDS.dayEnding)})?[\\s./-]{1,2}${MONTH}(?:[\\s,./-]{1,2}${YEAR_OR_SHORT})?`
/** `Oct 1`. */
const MONTH_DAY = `${MONTH}\\s(\\d{1,2})(?:${wordsPattern(PERIOD_WORDS.dayEnding)})?`
/** `Oct 1, 2024`. */
export const MONTH_AND_DAY = `${MONTH_DAY},?\\s${YEAR}`

/** `Quarter ending 31 December 2024`, `Year to 31 March 2024`: how many months end on that day. */
const STRETCHES = [
  [PERIOD_WORDS.quarter, 3],
  [PERIOD_WORDS.half, 6],
  [PERIOD_WORDS.year, 12],
] as const
const ENDING: readonly PeriodReader[] = STRETCHES.flatMap(([words, months]): PeriodReader[] => {
  const start = `${BEFORE}${wordsPattern(words)}\\.?\\s(?:${wordsPattern([...PERIOD_WORDS.ending, ...PERIOD_WORDS.through])})\\s`
  return [
    [pattern(start + DAY_OF_MONTH), ([d, m, y]) => monthsUntil(months, y, monthNumber(m), d)],
    [pattern(start + MONTH_AND_DAY), ([m, d, y]) => monthsUntil(months, y, monthNumber(m), d)],
    [pattern(start + DATE), (groups) => untilDate(months, wholeDate(groups, null))],
  ]
})

/** Readers of two dates, and of days of months. */
export const RANGES: readonly PeriodReader[] = [
  ...ENDING,
  [pattern(`${BEFORE}${DATE}(?:${TO}|\\s?/\\s?(?=\\d{4}-))${DATE}`), dateRange],
  // Two dates, one below the other in a cell.
  [pattern(`${BEFORE}${DATE}(?<=\\d{4}[^\\d]{0,6})[\\s,;]+(?=\\S*\\d{4})${DATE}`), dateRange],
  [
    pattern(`${BEFORE}${DAY_OF_MONTH}${TO}${DAY_OF_MONTH}`),
    ([d, m, y, date, month, year]) => daysBetween([d, m, y], [date, month, year]),
  ],
  [
    pattern(`${BEFORE}(\\d{1,2})(?:${wordsPattern(PERIOD_WORDS.dayEnding)})?${TO}${DAY_OF_MONTH}`),
    ([d, date, month, year]) => daysBetween([d, month, year], [date, month, year]),
  ],
  [
    pattern(`${MONTH_DAY}(?:,?\\s${YEAR})?${TO}${MONTH_AND_DAY}`),
    ([m, d, y, month, date, year]) => daysBetween([d, m, y], [date, month, year]),
  ],
  [
    pattern(`${MONTH_DAY}${TO}(\\d{1,2})(?:${wordsPattern(PERIOD_WORDS.dayEnding)})?,?\\s${YEAR}`),
    ([month, d, date, year]) => daysBetween([d, month, year], [date, month, year]),
  ],
]

interface DateParts {
  readonly year: number | null
  readonly month: number
  readonly day: number
}

/**
 * Returns the period between two dates. In dates with a slash, the dates themselves may show which number is the month
 * (`01/01/2024-03/31/2024`). Otherwise the given order decides; by default the day is first. Null if such a day doesn't
 * exist.
 */
function dateRange(groups: Groups, order: DateOrder | null): FoundPeriod | null {
  const dates = [groups.slice(0, OF_DATE), groups.slice(OF_DATE)]
  for (const each of ordersOf(groups, order)) {
    const [from, to] = dates.map((date) => dateParts(date, each))
    if (!from || !to) continue
    const found = stretch(from, to)
    if (found.in(to.year ?? ANY_YEAR)) return found
  }
  // `12.5-13.5` isn't two dates. Two dates need a year, and both must be valid days.
  const years = dates.flatMap(([isoYear, , , , , , year]) => isoYear ?? year ?? [])
  return years.length > 0 ? { level: 'other', year: yearOf(years.at(-1)), in: () => null } : null
}

/** Returns the period of a single date. */
export function wholeDate(groups: Groups, order: DateOrder | null): FoundPeriod | null {
  for (const each of ordersOf(groups, order)) {
    const parts = dateParts(groups, each)
    const found = parts?.year ? day(parts.year, parts.month, parts.day) : null
    if (found) return found
  }
  return null
}

/** Returns the possible orders. Dates with periods have the day first. */
function ordersOf(groups: Groups, order: DateOrder | null): readonly DateOrder[] {
  if (!groups.includes('/') && !groups.includes('-')) return ['day-first']
  return order === 'month-first' ? ['month-first', 'day-first'] : ['day-first', 'month-first']
}

function dateParts([isoYear, isoMonth, isoDay, first, , second, year]: Groups, order: DateOrder): DateParts | null {
  const [date, month] = order === 'day-first' ? [first, second] : [second, first]
  const parts =
    isoYear === undefined
      ? { year: year === undefined ? null : yearOf(year), month: Number(month), day: Number(date) }
      : { year: Number(isoYear), month: Number(isoMonth), day: Number(isoDay) }
  return parts.month >= 1 && parts.month <= 12 && parts.day >= 1 && parts.day <= 31 ? parts : null
}

/**
 * Returns the period between two dates with months in words. Each has a day, a month and a year; the first may omit its
 * year.
 */
function daysBetween(from: Groups, to: Groups): FoundPeriod | null {
  const [first, last] = [from, to].map(([date, month, year]) => ({
    year: year === undefined ? null : yearOf(year),
    month: monthNumber(month) ?? 0,
    day: Number(date),
  }))
  return first && last?.year ? stretch(first, last) : null
}

function stretch(from: DateParts, to: DateParts): FoundPeriod {
  return {
    level: 'other',
    year: to.year,
    in: (given) => {
      const last = dayOf(given, to.month, to.day)
      const inYear = (year: number) => {
        const first = dayOf(year, from.month, from.day)
        return first && last && first <= last ? periodOf(first, last) : null
      }
      // `15 Dec - 14 Jan 2025` crosses the turn of the year.
      return inYear(from.year ?? given) ?? (from.year === null && to.year !== null ? inYear(given - 1) : null)
    },
  }
}

function monthsUntil(
  months: number,
  year: string | undefined,
  month: number | undefined,
  date: string | undefined,
): FoundPeriod | null {
  return year === undefined ? null : untilDate(months, day(yearOf(year), month, Number(date)))
}

/** Returns whole months that end with the last day of one. */
function untilDate(months: number, last: FoundPeriod | null): FoundPeriod | null {
  const end = last?.year ? (last.in(last.year)?.to ?? null) : null
  if (last === null || end === null) return null
  const [year = 0, month = 0] = end.split('-').map(Number)
  const next = new Date(Date.UTC(year, month, 0))
  if (next.toISOString().slice(0, 10) !== end) return null
  const from = new Date(Date.UTC(year, month - months, 1)).toISOString().slice(0, 10)
  return {
    level: months === 3 ? 'quarter' : months === 6 ? 'half' : 'year',
    year: last.year,
    in: () => periodOf(from, end),
  }
}

export function day(year: number, monthOfYear: number | undefined, date: number): FoundPeriod | null {
  const iso = monthOfYear === undefined ? null : dayOf(year, monthOfYear, date)
  return iso === null ? null : { level: 'day', year, in: () => periodOf(iso, iso) }
}
