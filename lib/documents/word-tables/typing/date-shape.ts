import { isCalendarDay } from '../../spreadsheets/iso-date'
import { type DataLanguage, languageFormats } from '../../spreadsheets/language'
import type { SheetDate } from '../../spreadsheets/model'

/** A date as it is written. */
export interface DateShape {
  /** Which number is the day where that is settled by the form itself: a point, a month by name, ISO 8601. */
  readonly order: 'day-first' | 'month-first' | null
  /** Null where two digits leave the century open. */
  readonly year: number | null
  readonly shortYear: boolean
  /** The numbers before the year in their order; with a settled order the second is the month where the day is first. */
  readonly first: number
  readonly second: number
  readonly time: { readonly hour: number; readonly minute: number; readonly second: number } | null
  /** The format's code where the day is first, and where the month is. */
  readonly dayFirst: string
  readonly monthFirst: string
}

const TIME = '(?:(,? |T)(\\d{1,2}):(\\d{2})(?::(\\d{2}))?)?'
const YEAR_WORD = '( ?(?:г\\.|г|года))?'
const NUMERIC = new RegExp(`^(\\d{1,2})([./-])(\\d{1,2})\\2(\\d{4}|\\d{2})${YEAR_WORD}${TIME}$`)
const ISO = new RegExp(`^(\\d{4})-(\\d{2})-(\\d{2})${TIME}$`)
const DAY_MONTH = new RegExp(`^([«„“"])?(\\d{1,2})([»”"])?( )(\\p{L}+\\.?)(,? )(\\d{4})${YEAR_WORD}${TIME}$`, 'u')
const MONTH_DAY = new RegExp(`^(\\p{L}+\\.?) (\\d{1,2})(,? )(\\d{4})${TIME}$`, 'u')
/** A day may be in quotes: «12» мая. */
const QUOTES = '«„“"'
const SPACES = /[\u00a0\u202f\u2009]/g
const LONGEST = 48
const FEWEST_DIGITS = 5
/** Two digits of a year: below, of this century; from `LAST_CENTURY`, of the last; between, 2035 is a term and 1935 a birth. */
const [OPEN_CENTURY, LAST_CENTURY] = [30, 60]

interface NamedMonth {
  readonly number: number
  /** The code that shows it so. `[$-FC19]` is Excel's Russian with the months as next to a day. */
  readonly code: string
  readonly locale: string
}

const LOCALES: Readonly<Record<DataLanguage, string>> = { en: '[$-409]', ru: '[$-FC19]', ro: '[$-418]' }
const MONTHS = new Map<string, NamedMonth>()
for (const language of ['ro', 'ru', 'en'] as const) {
  const { monthsShort, monthsWithDay } = languageFormats(language)
  for (const [code, names] of [
    ['mmm', monthsShort],
    ['mmmm', monthsWithDay],
  ] as const) {
    for (const [index, name] of names.entries()) {
      MONTHS.set(name, { number: index + 1, code, locale: LOCALES[language] })
    }
  }
}

/** A text as a date is written, without asking whether the calendar has it; null for what isn't a date. Never one without a year. */
export function readDate(text: string): DateShape | null {
  if (text.length < 8 || text.length > LONGEST || !hasDate(text)) return null
  const plain = text.replace(SPACES, ' ')
  const first = plain.charAt(0)
  if (first >= '0' && first <= '9') return readNumeric(plain) ?? readIso(plain) ?? readDayMonth(plain)
  return QUOTES.includes(first) ? readDayMonth(plain) : readMonthDay(plain)
}

/** Whether a text has the digits of a day and a year. */
function hasDate(text: string): boolean {
  let digits = 0
  for (let at = 0; at < text.length && digits < FEWEST_DIGITS; at++) {
    const code = text.charCodeAt(at)
    if (code >= 0x30 && code <= 0x39) digits++
  }
  return digits === FEWEST_DIGITS
}

function readNumeric(text: string): DateShape | null {
  const match = NUMERIC.exec(text)
  if (!match) return null
  const [, first = '', mark = '', second = '', year = '', word = '', ...time] = match
  const shortYear = year.length === 2
  // A short year isn't a date but in a column of them, written in full otherwise.
  if (shortYear && (first.length < 2 || second.length < 2)) return null
  const single = [first, second].some((number) => number.length === 1)
  const padded = [first, second].some((number) => number.startsWith('0'))
  const places = (letter: string, number: string) =>
    single && !(padded && number.length === 2) ? letter : letter.repeat(2)
  // A bare slash would become the system's own separator.
  const between = mark === '/' ? '\\/' : mark
  const tail = between + (shortYear ? 'yy' : 'yyyy') + literal(word) + timeCode(time)
  return {
    order: mark === '.' ? 'day-first' : null,
    year: shortYear ? yearOf(Number(year)) : Number(year),
    shortYear,
    first: Number(first),
    second: Number(second),
    time: timeOf(time),
    dayFirst: places('d', first) + between + places('m', second) + tail,
    monthFirst: places('m', first) + between + places('d', second) + tail,
  }
}

function yearOf(digits: number): number | null {
  if (digits < OPEN_CENTURY) return 2000 + digits
  return digits < LAST_CENTURY ? null : 1900 + digits
}

function readIso(text: string): DateShape | null {
  const match = ISO.exec(text)
  if (!match) return null
  const [, year, month, day, ...time] = match
  return settled(Number(year), Number(month), Number(day), time, `yyyy-mm-dd${timeCode(time)}`)
}

function readDayMonth(text: string): DateShape | null {
  const match = DAY_MONTH.exec(text)
  const named = MONTHS.get(match?.[5] ?? '')
  if (!match || !named) return null
  const [, open = '', day = '', close = '', gap = '', , comma = '', year, word = '', ...time] = match
  const code = `${named.locale}${literal(open)}${dayCode(day)}${literal(close)}${gap}${named.code}${literal(comma)}yyyy`
  return settled(Number(year), named.number, Number(day), time, code + literal(word) + timeCode(time))
}

function readMonthDay(text: string): DateShape | null {
  // Nearly every text begins with some other word.
  if (!MONTHS.has(text.slice(0, text.indexOf(' ')))) return null
  const match = MONTH_DAY.exec(text)
  const named = MONTHS.get(match?.[1] ?? '')
  if (!match || !named) return null
  const [, , day = '', comma = '', year, ...time] = match
  const code = `${named.locale}${named.code} ${dayCode(day)}${literal(comma)}yyyy${timeCode(time)}`
  return settled(Number(year), named.number, Number(day), time, code)
}

type TimeParts = readonly (string | undefined)[]

function settled(year: number, month: number, day: number, time: TimeParts, code: string): DateShape {
  return {
    order: 'day-first',
    year,
    shortYear: false,
    first: day,
    second: month,
    time: timeOf(time),
    dayFirst: code,
    monthFirst: code,
  }
}

function dayCode(day: string): string {
  return day.length === 2 ? 'dd' : 'd'
}

function literal(text: string): string {
  if (text === '' || text === ' ') return text
  return text.includes('"') ? text.replace(/"/g, '\\"') : `"${text}"`
}

function timeOf([gap, hour, minute, second]: TimeParts): DateShape['time'] {
  return gap === undefined ? null : { hour: Number(hour), minute: Number(minute), second: Number(second ?? 0) }
}

function timeCode([gap, hour = '', , second]: TimeParts): string {
  if (gap === undefined) return ''
  return `${literal(gap)}${hour.length === 2 ? 'hh' : 'h'}:mm${second === undefined ? '' : ':ss'}`
}

/** The first day that every program counts alike: Excel has a 29 February 1900. */
const FIRST_DAY = 19_000_301

/** The day that a date means in an order; null where the calendar or the clock has none, of an open century, and before 1 March 1900. */
export function dateIn(shape: DateShape, order: 'day-first' | 'month-first'): SheetDate | null {
  const { year, time } = shape
  const [day, month] = order === 'day-first' ? [shape.first, shape.second] : [shape.second, shape.first]
  if (year === null || !isCalendarDay(year, month, day) || year * 10_000 + month * 100 + day < FIRST_DAY) return null
  const { hour, minute, second } = time ?? { hour: 0, minute: 0, second: 0 }
  if (hour > 23 || minute > 59 || second > 59) return null
  return { kind: 'date', year, month, day, hour, minute, second, hasDate: true, hasTime: time !== null }
}
