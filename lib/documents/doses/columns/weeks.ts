import { PERIOD_WORDS } from '../lexicon/periods'
import { periodOf } from './calendar'
import {
  BEFORE,
  type FoundPeriod,
  type Groups,
  MONTH,
  pattern,
  type PeriodReader,
  OF,
  TO,
  wordsPattern,
} from './period-patterns'

const DAY_MS = 86_400_000
const WEEK = `(?<!\\p{L})${wordsPattern(PERIOD_WORDS.week)}\\.?`
const NUMBER = '(\\d{1,2})'
const FULL_YEAR = '((?:19|20)\\d\\d)(?!\\d)'
const GAP = '[\\s.,/-]{1,3}'
const SIGN = '(?:№|#|no\\.?|nr\\.?)?\\s?'
const ORDINAL = `-?${wordsPattern(PERIOD_WORDS.weekEnding)}`
const JOINT = `(?:${TO}|\\s(?:${wordsPattern(PERIOD_WORDS.and)})\\s)`
/** Text after a week that continues a range, and text before it that started one. */
const GOES_ON = pattern(
  `^(?:${JOINT}|\\s{0,2}[/+&,;]\\s{0,2})(?:${WEEK}\\s?${SIGN}\\d|(?:(?:19|20)\\d\\d-?)?w\\d\\d|\\d{1,2}(?:${ORDINAL})?\\s${WEEK}|\\d{1,2}(?!\\s?(?:[\\d.–-]|${MONTH})))`,
)
const HAS_BEGUN = pattern(`\\d(?:${ORDINAL})?(?:\\s${WEEK})?(?:${GAP}(?:19|20)\\d\\d)?${JOINT}$`)

/**
 * Readers of weeks and seasons. Weeks are numbered by ISO 8601: they start on Monday, and the first contains 4 January.
 * Seasons begin on different days in different calendars. A year is required, since «неделя 2» alone may be a week of
 * treatment.
 */
export const WEEKS: readonly PeriodReader[] = [
  [pattern(`${BEFORE}${FULL_YEAR}-?w(\\d{2})(?![\\p{L}\\d])`), ([year, number]) => weeks(number, number, year)],
  [pattern(`${BEFORE}w(\\d{2})${GAP}${FULL_YEAR}`), ([number, year]) => weeks(number, number, year)],
  [pattern(`${WEEK}\\s?${SIGN}${NUMBER}${TO}${NUMBER}${GAP}${FULL_YEAR}`), ([from, to, year]) => weeks(from, to, year)],
  [pattern(`${WEEK}\\s?${SIGN}${NUMBER}${GAP}${FULL_YEAR}`), ([number, year]) => weeks(number, number, year)],
  [
    pattern(`${BEFORE}${FULL_YEAR}${GAP}${WEEK}\\s?${SIGN}${NUMBER}${TO}${NUMBER}(?![\\p{L}\\d])`),
    ([year, from, to]) => weeks(from, to, year),
  ],
  [
    pattern(`${BEFORE}${FULL_YEAR}${GAP}${WEEK}\\s?${SIGN}${NUMBER}(?![\\p{L}\\d])`),
    ([year, number]) => weeks(number, number, year),
  ],
  [
    // «2 недели 2024» may mean two weeks.
    pattern(
      `${BEFORE}${NUMBER}(?:${ORDINAL}\\s${WEEK}|\\s${wordsPattern(PERIOD_WORDS.weekAlone)})${OF}${GAP}${FULL_YEAR}`,
    ),
    ([number, year]) => weeks(number, number, year),
  ],
  [
    pattern(`(?<!\\p{L})${wordsPattern(PERIOD_WORDS.season)}${OF}${GAP}${FULL_YEAR}`),
    ([year]) => ({ level: 'other', year: Number(year), in: () => null }),
  ],
]

const A_YEAR = /(?:19|20)\d\d/
const MAY_BE = new RegExp(`w\\d\\d|${wordsPattern([...PERIOD_WORDS.week, ...PERIOD_WORDS.season])}`, 'u')

/** Whether a text may contain weeks. Most texts of a sheet don't. */
export function mayBeWeeks(folded: string): boolean {
  return A_YEAR.test(folded) && MAY_BE.test(folded)
}

/** Whether a week is one of several, which no reader accepts: «с 1-й по 13-ю неделю», `2024-W01 - 2024-W13`. */
export function isOneOfSeveral(before: string, after: string): boolean {
  return GOES_ON.test(after) || HAS_BEGUN.test(before)
}

function weeks(...[from, to, year]: Groups): FoundPeriod {
  const [first, last] = [Number(from), Number(to)]
  return {
    level: first === last ? 'week' : 'other',
    year: Number(year),
    in(given) {
      const [start, end] = [mondayOf(given, first), mondayOf(given, last)]
      if (start === null || end === null || start > end) return null
      return periodOf(isoDay(start), isoDay(end + 6 * DAY_MS))
    },
  }
}

/**
 * Returns the Monday on which a week of a year begins; null if the year has no such week. Source: ISO 8601-1:2019,
 * 4.2.2.
 */
function mondayOf(year: number, week: number): number | null {
  const first = firstMonday(year)
  const monday = first + (week - 1) * 7 * DAY_MS
  return week >= 1 && monday < firstMonday(year + 1) ? monday : null
}

function firstMonday(year: number): number {
  const fourth = Date.UTC(year, 0, 4)
  return fourth - ((new Date(fourth).getUTCDay() + 6) % 7) * DAY_MS
}

function isoDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}
