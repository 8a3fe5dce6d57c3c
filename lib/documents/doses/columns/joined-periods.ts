import { PERIOD_WORDS } from '../lexicon/periods'
import { monthsOf } from './calendar'
import {
  BEFORE,
  type FoundPeriod,
  type Groups,
  GAP,
  HALF,
  MONTH,
  monthNumber,
  MONTHS,
  ORDINAL,
  ordinalNumber,
  pattern,
  type PeriodLevel,
  type PeriodReader,
  QUARTER,
  TO,
  ungrouped,
  wordsPattern,
  YEAR,
  YEAR_AHEAD,
  YEAR_BEHIND,
  yearOf,
  OF,
} from './period-patterns'

/** Text between periods, or their numbers, that form one period: `1-2 кв.`, «I и II кв.», `Jan/Feb`. */
const CLOSE = `(?:[-–—/+]|\\s?&\\s?|\\s(?:${wordsPattern([...PERIOD_WORDS.and, ...PERIOD_WORDS.through])})\\s)`
/** Text between whole periods, which may also be spaces or commas. */
const JOIN = `(?:${CLOSE}|\\s{0,2}(?:[-–—/+,;…]|\\.{2,3})\\s{0,2})`
/** What may precede a list of bare numbers with such separators. «Отделение 1 - 2 кв.» has one quarter. */
const FIRST = `(?<=^(?:${wordsPattern(PERIOD_WORDS.before)}\\s)?)`
const QUARTER_ITEM = ordinalBeside(QUARTER)
const HALF_ITEM = ordinalBeside(HALF)
/** Any period with its year. Groups: year, month, quarter twice, half-year twice, year. */
const ITEM = `${YEAR_AHEAD}(?:${MONTH}|${QUARTER_ITEM}|${HALF_ITEM})${YEAR_BEHIND}`
const EACH_ITEM = new RegExp(ITEM, 'gu')
const EACH_NUMBER = new RegExp(`(?<![\\p{L}\\d])${ORDINAL}(?![\\p{L}\\d])`, 'gu')
/** `Jan 15 - Feb 14` has days, not years. */
const DAYS = /^[a-z]+\.?\s[0-3]\d\s?[-–—]\s?[a-z]+\.?\s[0-3]\d$/
const HOURS = /(?<!\p{L})h(?!\p{L})/u
const TWO_DIGITS = '(0[1-9]|1[0-2])'
const FULL_YEAR = '((?:19|20)\\d\\d)'
const DASH = '\\s?[-–—]\\s?'
const LEVELS: ReadonlyMap<number, PeriodLevel> = new Map([
  [1, 'month'],
  [3, 'quarter'],
  [6, 'half'],
  [12, 'year'],
])

/** One of the joined periods, as months from 1. */
interface Item {
  readonly first: number
  readonly last: number
  readonly year: string | undefined
}

/** Readers of several periods together, from the first to the last: `Q4 2023-Q1 2024`, «январь, февраль 2024». */
export const JOINED: readonly PeriodReader[] = [
  [pattern(`${BEFORE}(${ungrouped(ITEM)}(?:${JOIN}${ungrouped(ITEM)})+)`), ([list]) => listed(list ?? '')],
  ...numbersBeside(QUARTER, 3),
  ...numbersBeside(HALF, 6),
  [
    pattern(`${BEFORE}(\\d{1,2})${DASH}(\\d{1,2})\\s?${MONTHS}\\.?${GAP}${YEAR}`),
    ([from, to, year]) => months(from, to, year),
  ],
  [
    pattern(`${BEFORE}${MONTHS}\\.?${GAP}(\\d{1,2})${DASH}(\\d{1,2})(?!\\d)${GAP}${YEAR}`),
    ([from, to, year]) => months(from, to, year),
  ],
  [
    pattern(`${BEFORE}${TWO_DIGITS}[./-]${FULL_YEAR}${TO}${TWO_DIGITS}[./-]${FULL_YEAR}(?![\\d.,/-])`),
    ([from, fromYear, to, year]) => months(from, to, year, fromYear),
  ],
  [
    pattern(`${BEFORE}${FULL_YEAR}[./-]${TWO_DIGITS}(?:${TO}|\\s?/\\s?)${FULL_YEAR}[./-]${TWO_DIGITS}(?![\\d.,/-])`),
    ([fromYear, from, year, to]) => months(from, to, year, fromYear),
  ],
  [
    pattern(`${BEFORE}${TWO_DIGITS}${DASH}${TWO_DIGITS}[./]${FULL_YEAR}(?![\\d.,/-])`),
    ([from, to, year]) => months(from, to, year),
  ],
]

const SIGN = new RegExp(JOIN, 'u')
const OF_CALENDAR = new RegExp(`${MONTH}|(?<!\\p{L})(?:${QUARTER}|${HALF}|${MONTHS})(?!\\p{L})|(?:19|20)\\d\\d`, 'u')

/** Whether a text may contain joined periods. Most texts of a sheet don't, and each reader takes time. */
export function mayBeJoined(folded: string): boolean {
  return SIGN.test(folded) && OF_CALENDAR.test(folded)
}

function ordinalBeside(word: string): string {
  return `${ORDINAL}${GAP}${word}\\.?(?!\\p{L})|${word}\\.?${GAP}${ORDINAL}(?![\\p{L}\\d])`
}

function listed(list: string): FoundPeriod | null {
  const items = [...list.matchAll(EACH_ITEM)].map(itemIn)
  const dated = items.some((item) => item?.year !== undefined)
  // «Mart, Ian» is a person, and `1 h - 2 h` are hours.
  if (!dated && (HOURS.test(list) || (/[,;]/.test(list) && !/\d/.test(list)))) return null
  if (DAYS.test(list)) return { level: 'other', year: null, in: () => null }
  return joined(items)
}

function itemIn([, ahead, month, quarter, quarterBehind, half, halfBehind, behind]: Groups): Item | null {
  const year = ahead ?? behind
  if (month !== undefined) return itemOf(monthNumber(month), 1, year)
  const ofQuarter = quarter ?? quarterBehind
  return ofQuarter === undefined
    ? itemOf(ordinalNumber(half ?? halfBehind), 6, year)
    : itemOf(ordinalNumber(ofQuarter), 3, year)
}

/** Returns readers of several numbers with one word for what they count, before or after them. */
function numbersBeside(word: string, length: 3 | 6): readonly PeriodReader[] {
  const one = ungrouped(ORDINAL)
  const numbers = (between: string) => `${YEAR_AHEAD}(${one}(?:${between}${one})+)`
  const behind = `${GAP}${word}\\.?(?!\\p{L})${OF}${YEAR_BEHIND}`
  const read: PeriodReader[1] = ([ahead, list, after]) => {
    // `1-2 h` are hours.
    if (length === 6 && (ahead ?? after) === undefined) return null
    const found = [...(list ?? '').matchAll(EACH_NUMBER)]
    return joined(
      found.map(([, number], at) =>
        itemOf(ordinalNumber(number), length, at === 0 ? ahead : at === found.length - 1 ? after : undefined),
      ),
    )
  }
  return [
    [pattern(`${FIRST}${numbers(JOIN)}${behind}`), read],
    [pattern(`${BEFORE}${numbers(CLOSE)}${behind}`), read],
    [pattern(`${BEFORE}${YEAR_AHEAD}${word}\\.?${GAP}(${one}(?:${CLOSE}${one})+)(?![\\p{L}\\d])${YEAR_BEHIND}`), read],
  ]
}

function months(
  from: string | undefined,
  to: string | undefined,
  year: string | undefined,
  fromYear?: string,
): FoundPeriod | null {
  return joined([itemOf(Number(from), 1, fromYear), itemOf(Number(to), 1, year)])
}

function itemOf(number: number | undefined, length: number, year: string | undefined): Item | null {
  if (number === undefined || number < 1 || number * length > 12) return null
  return { first: (number - 1) * length + 1, last: number * length, year }
}

/**
 * Returns the period from the first item to the last. An item that begins later in the year than the last one ends
 * belongs to the previous year.
 */
function joined(items: readonly (Item | null)[]): FoundPeriod | null {
  const [start, end] = [items[0], items.at(-1)]
  if (!start || !end || items.includes(null)) return null
  const { first } = start
  const { last } = end
  const turn = first > last ? 1 : 0
  const startYear = start.year === undefined ? null : yearOf(start.year)
  const endYear = end.year === undefined ? (startYear === null ? null : startYear + turn) : yearOf(end.year)
  return {
    level: startYear === null || startYear === endYear ? levelOf(first, last) : 'other',
    year: endYear,
    in: (given) => {
      const from = startYear ?? given - turn
      return from * 12 + first <= given * 12 + last ? monthsOf(from, first, last, given) : null
    },
  }
}

function levelOf(first: number, last: number): PeriodLevel {
  const length = last - first + 1
  return ((first - 1) % length === 0 ? LEVELS.get(length) : null) ?? 'other'
}
