import { PERIOD_WORDS } from '../lexicon/periods'
import { monthsOf } from './calendar'
import { DATE, day, DAY_OF_MONTH, MONTH_AND_DAY, wholeDate } from './date-ranges'
import {
  BEFORE,
  type FoundPeriod,
  GAP,
  type Groups,
  HALF,
  MONTH,
  monthNumber,
  MONTHS,
  OF,
  OF_YEAR,
  ORDINAL,
  ordinalNumber,
  pattern,
  type PeriodReader,
  QUARTER,
  ungrouped,
  wordsPattern,
  YEAR,
  YEAR_AHEAD,
  YEAR_BEHIND,
  YEAR_OR_SHORT,
  yearOf,
} from './period-patterns'

/** Readers of one period, the most specific first. */
export const SINGLE: readonly PeriodReader[] = [
  [pattern(`${BEFORE}(\\d{1,2})\\s?${MONTHS}\\.?${GAP}${YEAR}?`), firstMonths],
  ...numbered(QUARTER, quarter),
  ...numbered(HALF, half),
  [
    pattern(`${BEFORE}${DAY_OF_MONTH}`),
    ([d, m, y]) => (y === undefined ? null : day(yearOf(y), monthNumber(m), Number(d))),
  ],
  [pattern(MONTH_AND_DAY), ([m, d, y]) => day(yearOf(y), monthNumber(m), Number(d))],
  // Excludes the day in `12 August - 30 August`.
  [pattern(`${MONTH}${GAP}${YEAR_OR_SHORT}(?!\\s?${ungrouped(MONTH)})`), ([m, y]) => month(monthNumber(m), y)],
  [pattern(`${BEFORE}${YEAR}${OF_YEAR}${GAP}${MONTH}`), ([y, m]) => month(monthNumber(m), y)],
  [pattern(`${BEFORE}${DATE}`), wholeDate],
  [pattern(`${BEFORE}((?:19|20)\\d\\d)[-/.](0[1-9]|1[0-2])(?![\\d.,/-])`), ([y, m]) => month(Number(m), y)],
  [
    pattern(
      `${BEFORE}(0[1-9]|1[0-2])[-/.]((?:19|20)\\d\\d)(?![\\d.,/-]|\\s?(?!${wordsPattern(PERIOD_WORDS.yearMark)})\\p{L})`,
    ),
    ([m, y]) => month(Number(m), y),
  ],
  [
    pattern(
      `${BEFORE}((?:19|20)\\d\\d)(?:\\s?[-–—]\\s?|\\s(?:${wordsPattern(PERIOD_WORDS.and)})\\s)((?:19|20)\\d\\d)(?![\\d])`,
    ),
    yearRange,
  ],
  [pattern(`${BEFORE}((?:19|20)\\d\\d)(?![\\d/-]|[.,]\\d)`), ([y]) => wholeYear(y)],
  [pattern(MONTH), ([m]) => month(monthNumber(m), undefined)],
]

/** Returns a reader of a period with its number before or after the word. */
function numbered(
  word: string,
  read: (ordinal: string | undefined, year: string | undefined) => FoundPeriod | null,
): readonly PeriodReader[] {
  return [
    `${BEFORE}${YEAR_AHEAD}${ORDINAL}${GAP}${word}\\.?(?![\\p{L}])${OF}${YEAR_BEHIND}`,
    `${BEFORE}${YEAR_AHEAD}${word}\\.?${GAP}${ORDINAL}(?![\\p{L}\\d])${YEAR_BEHIND}`,
  ].map((source): PeriodReader => [pattern(source), ([ahead, ordinal, behind]) => read(ordinal, behind ?? ahead)])
}

function month(number: number | undefined, year: string | undefined): FoundPeriod | null {
  if (number === undefined) return null
  return {
    level: 'month',
    year: year === undefined ? null : yearOf(year),
    in: (given) => monthsOf(given, number, number),
  }
}

function firstMonths([count, year]: Groups): FoundPeriod | null {
  const months = Number(count)
  if (months < 2 || months > 12) return null
  return {
    level: months === 12 ? 'year' : 'other',
    year: year === undefined ? null : yearOf(year),
    in: (given) => monthsOf(given, 1, months),
  }
}

function quarter(ordinal: string | undefined, year: string | undefined): FoundPeriod | null {
  const number = ordinalNumber(ordinal)
  if (number === undefined) return null
  return {
    level: 'quarter',
    year: year === undefined ? null : yearOf(year),
    in: (given) => monthsOf(given, number * 3 - 2, number * 3),
  }
}

function half(ordinal: string | undefined, year: string | undefined): FoundPeriod | null {
  const number = ordinalNumber(ordinal)
  if (number === undefined || number > 2) return null
  return {
    level: 'half',
    year: year === undefined ? null : yearOf(year),
    in: (given) => monthsOf(given, number * 6 - 5, number * 6),
  }
}

function wholeYear(year: string | undefined): FoundPeriod | null {
  return { level: 'year', year: yearOf(year), in: (given) => monthsOf(given, 1, 12) }
}

function yearRange([from, to]: Groups): FoundPeriod | null {
  const first = yearOf(from)
  const last = yearOf(to)
  return first < last ? { level: 'other', year: last, in: (given) => monthsOf(first, 1, 12, given) } : null
}
