import { MONTH_WORDS, ORDINAL_WORDS, PERIOD_WORDS } from '../lexicon/periods'
import type { Period } from '../layout-model'
import { dayOf, monthsOf, periodOf } from './calendar'
import { foldLetters } from './fold'

/** How long a stretch is: the finest comes first. */
export const PERIOD_LEVELS = ['day', 'month', 'quarter', 'half', 'year', 'other'] as const
export type PeriodLevel = (typeof PERIOD_LEVELS)[number]

/** A stretch of the calendar as a text names it, the year perhaps left to the context. */
export interface NamedPeriod {
  readonly level: PeriodLevel
  /** Null where the text has none. */
  readonly year: number | null
  /** In the year given; null where it can't be (a day that the calendar hasn't). */
  in(year: number): Period | null
  /** Where its words stand in the folded text, and whether they are all of it. */
  readonly whole: boolean
}

const MONTH_OF = new Map(MONTH_WORDS.flatMap((names, index) => names.map((name) => [name, index + 1] as const)))
const ORDINAL_OF = new Map(
  ORDINAL_WORDS.flatMap((words, index) => [...words, String(index + 1)].map((word) => [word, index + 1] as const)),
)

const MONTH = `(?<![\\p{L}])(${alternatives([...MONTH_OF.keys()])})(?![\\p{L}])\\.?`
const QUARTER = wordsPattern(PERIOD_WORDS.quarter)
const HALF = wordsPattern(PERIOD_WORDS.half)
const MONTHS = wordsPattern(PERIOD_WORDS.months)
const ORDINAL = `(${alternatives([...ORDINAL_OF.keys()])})(?:-?(?:й|ый|ой|ий|е|ое|го|st|nd|rd|th|a|lea))?`
const GAP = '[\\s.,_/-]{0,3}'
const YEAR = "(?:((?:19|20)\\d\\d|['’]\\d\\d)(?!\\d))"
const YEAR_OR_SHORT = "(?:((?:19|20)\\d\\d|['’]?\\d\\d)(?![\\d.,]*\\d))"
const DATE =
  '(?:(\\d{4})-(\\d{1,2})-(\\d{1,2})|(\\d{1,2})[./](\\d{1,2})(?:[./](\\d{4}|\\d{2}))?)(?:\\s?(?:г|г\\.|года))?(?![\\d])'
/** `01-Oct-2024`, «5 мая 2024»; the year may be left out. */
const DAY_OF_MONTH = `(\\d{1,2})(?:st|nd|rd|th|-?го)?[\\s./-]{1,2}${MONTH}(?:[\\s,./-]{1,2}${YEAR_OR_SHORT})?`
/** `Oct 1, 2024`. */
const MONTH_AND_DAY = `${MONTH}\\s(\\d{1,2})(?:st|nd|rd|th)?,?\\s${YEAR}`
const TO = `\\s{0,2}(?:[-–—…]|${wordsPattern(PERIOD_WORDS.through)})\\s{0,2}`
const BEFORE = '(?<![\\p{L}\\d/.,-])'

type Found = Omit<NamedPeriod, 'whole'>
type Reader = readonly [pattern: RegExp, read: (groups: readonly (string | undefined)[]) => Found | null]

/** The most telling first. */
const READERS: readonly Reader[] = [
  [pattern(`${BEFORE}${DATE}${TO}${DATE}`), dateRange],
  [
    pattern(`${BEFORE}${DAY_OF_MONTH}${TO}${DAY_OF_MONTH}`),
    ([d, m, y, day, month, year]) => daysBetween([d, m, y], [day, month, year]),
  ],
  [
    pattern(`${BEFORE}(\\d{1,2})(?:st|nd|rd|th|-?го)?${TO}${DAY_OF_MONTH}`),
    ([d, day, month, year]) => daysBetween([d, month, year], [day, month, year]),
  ],
  [
    pattern(`${MONTH_AND_DAY}${TO}${MONTH_AND_DAY}`),
    ([m, d, y, month, day, year]) => daysBetween([d, m, y], [day, month, year]),
  ],
  [pattern(`${MONTH}${GAP}${YEAR}?${TO}${MONTH}${GAP}${YEAR}?`), monthRange],
  [pattern(`${BEFORE}(\\d{1,2})\\s?${MONTHS}\\.?${GAP}${YEAR}?`), firstMonths],
  [pattern(`${BEFORE}${ORDINAL}${GAP}${QUARTER}\\.?(?![\\p{L}])${GAP}${YEAR_OR_SHORT}?`), ([o, y]) => quarter(o, y)],
  [
    pattern(`${BEFORE}${YEAR}${GAP}(?:года?|г)?${GAP}${ORDINAL}${GAP}${QUARTER}(?![\\p{L}])`),
    ([y, o]) => quarter(o, y),
  ],
  [pattern(`${BEFORE}${YEAR}${GAP}${QUARTER}\\.?${GAP}${ORDINAL}(?![\\p{L}\\d])`), ([y, o]) => quarter(o, y)],
  [
    pattern(`${BEFORE}${QUARTER}\\.?${GAP}${ORDINAL}(?![\\p{L}\\d])(?:${GAP}${YEAR_OR_SHORT})?`),
    ([o, y]) => quarter(o, y),
  ],
  [
    pattern(`${BEFORE}${ORDINAL}${GAP}${HALF}\\.?(?![\\p{L}])(?:\\sof)?${GAP}${YEAR_OR_SHORT}?`),
    ([o, y]) => half(o, y),
  ],
  [pattern(`${BEFORE}${YEAR}${GAP}${HALF}\\.?${GAP}${ORDINAL}(?![\\p{L}\\d])`), ([y, o]) => half(o, y)],
  [pattern(`${BEFORE}${HALF}\\.?${GAP}${ORDINAL}(?![\\p{L}\\d])(?:${GAP}${YEAR_OR_SHORT})?`), ([o, y]) => half(o, y)],
  [
    pattern(`${BEFORE}${DAY_OF_MONTH}`),
    ([d, m, y]) => (y === undefined ? null : day(yearOf(y), MONTH_OF.get(m ?? ''), Number(d))),
  ],
  [pattern(MONTH_AND_DAY), ([m, d, y]) => day(yearOf(y), MONTH_OF.get(m ?? ''), Number(d))],
  [pattern(`${MONTH}${GAP}${YEAR_OR_SHORT}`), ([m, y]) => month(MONTH_OF.get(m ?? ''), y)],
  [pattern(`${BEFORE}${YEAR}${GAP}(?:г\\.?\\s?)?${MONTH}`), ([y, m]) => month(MONTH_OF.get(m ?? ''), y)],
  [pattern(`${BEFORE}${DATE}`), wholeDate],
  [pattern(`${BEFORE}((?:19|20)\\d\\d)[-/.](0[1-9]|1[0-2])(?![\\d.,/-])`), ([y, m]) => month(Number(m), y)],
  [
    pattern(`${BEFORE}(0[1-9]|1[0-2])[-/.]((?:19|20)\\d\\d)(?![\\d.,/-]|\\s?(?!г)\\p{L})`),
    ([m, y]) => month(Number(m), y),
  ],
  [pattern(`${BEFORE}((?:19|20)\\d\\d)\\s?[-–—]\\s?((?:19|20)\\d\\d)(?![\\d])`), yearRange],
  [pattern(`${BEFORE}((?:19|20)\\d\\d)(?![\\d/-]|[.,]\\d)`), ([y]) => wholeYear(y)],
  [pattern(MONTH), ([m]) => month(MONTH_OF.get(m ?? ''), undefined)],
]

const FILLERS = new RegExp(
  `(?<![\\p{L}])(?:${wordsPattern(PERIOD_WORDS.year)}|за|на|в|с|from|for|in|of|the|pe|in|luna|month|месяц|period|период|perioada|de)(?![\\p{L}])`,
  'gu',
)
/** A period without a digit has one of these. */
const HAS_WORD = new RegExp(`${MONTH}|(?<![\\p{L}])(?:${QUARTER}|${HALF})(?![\\p{L}])`, 'u')
const LONGEST = 200
const cache = new Map<string, NamedPeriod | null>()
const CACHE_LIMIT = 5_000

/**
 * The stretch of the calendar that a text names, anywhere in it: `I кв. 2024`, `янв.24`, `trim. II 2024`, `01.01.2024-31.03.2024`,
 * `2024-Q3`, `1 полугодие`, `March`. Null where it names none.
 */
export function namedPeriod(text: string): NamedPeriod | null {
  const known = cache.get(text)
  if (known !== undefined) return known
  const found = find(text)
  if (cache.size >= CACHE_LIMIT) cache.clear()
  cache.set(text, found)
  return found
}

/** Whether a text is the name of a period and of nobody: «I квартал», «За 2024 год». A month alone may be a surname: «Март», `May`. */
export function namesPeriod(text: string): boolean {
  const named = namedPeriod(text)
  return named !== null && named.whole && (named.level !== 'month' || named.year !== null)
}

/** The same in a year that the context gives where the text has none; null where there is no year at all. */
export function readPeriod(text: string, year: number | null = null): Period | null {
  const named = namedPeriod(text)
  const known = named?.year ?? year
  return named && known !== null ? named.in(known) : null
}

/** What two sources of one dose's period say together: what both cover, else the inner one, which stands nearer to the dose. */
export function narrowPeriod(outer: Period | null, inner: Period | null): Period | null {
  if (!outer || !inner) return inner ?? outer
  const from = inner.from > outer.from ? inner.from : outer.from
  const to = inner.to < outer.to ? inner.to : outer.to
  return from <= to ? periodOf(from, to) : inner
}

function find(text: string): NamedPeriod | null {
  if (text.length > LONGEST || !/[\d\p{L}]/u.test(text)) return null
  const folded = romansFolded(foldLetters(text))
  if (!/\d/.test(folded) && !HAS_WORD.test(folded)) return null
  for (const [expression, read] of READERS) {
    const match = expression.exec(folded)
    const found = match && read(match.slice(1))
    if (!match || !found) continue
    const rest = folded.slice(0, match.index) + folded.slice(match.index + match[0].length)
    const whole = !/[\p{L}\d]/u.test(rest.replace(FILLERS, ''))
    // A lone month among other words may be a name: «May», «Март».
    if (found.level === 'month' && found.year === null && !whole) continue
    return { ...found, whole }
  }
  return null
}

const SMALL_L = /(?<![\p{L}\d])l{1,3}v?(?=\.?\s?(?:кв|trim|qu|qtr|полуг|sem))/gu

/** Roman numerals of other letters: Ukrainian «і» (`ІІ кв.`), Unicode's own (`Ⅳ кв.`), a small L (`ll кв.`). */
function romansFolded(text: string): string {
  const plain = /[іⅰ-ⅳ]/u.test(text) ? text.normalize('NFKC').replace(/і/g, 'i') : text
  return plain.replace(SMALL_L, (numeral) => numeral.replace(/l/g, 'i'))
}

function dateRange(groups: readonly (string | undefined)[]): Found | null {
  const end = dateParts(groups.slice(6, 12))
  const start = dateParts(groups.slice(0, 6))
  if (!start || !end) return null
  const { year = null } = end
  return {
    level: 'other',
    year,
    in: (given) => {
      const to = dayOf(given, end.month, end.day)
      const from = dayOf(start.year ?? given, start.month, start.day)
      return from && to && from <= to ? periodOf(from, to) : null
    },
  }
}

function wholeDate(groups: readonly (string | undefined)[]): Found | null {
  const parts = dateParts(groups)
  return parts?.year === undefined ? null : day(parts.year, parts.month, parts.day)
}

function dateParts(groups: readonly (string | undefined)[]): { year?: number; month: number; day: number } | null {
  const [isoYear, isoMonth, isoDate, date, monthNumber, year] = groups
  const parts =
    isoYear === undefined
      ? { ...(year !== undefined && { year: yearOf(year) }), month: Number(monthNumber), day: Number(date) }
      : { year: Number(isoYear), month: Number(isoMonth), day: Number(isoDate) }
  return parts.month >= 1 && parts.month <= 12 && parts.day >= 1 && parts.day <= 31 ? parts : null
}

function day(year: number, monthNumber: number | undefined, date: number): Found | null {
  const iso = monthNumber === undefined ? null : dayOf(year, monthNumber, date)
  return iso === null ? null : { level: 'day', year, in: () => periodOf(iso, iso) }
}

function month(number: number | undefined, year: string | undefined): Found | null {
  if (number === undefined) return null
  return {
    level: 'month',
    year: year === undefined ? null : yearOf(year),
    in: (given) => monthsOf(given, number, number),
  }
}

function monthRange([from, fromYear, to, toYear]: readonly (string | undefined)[]): Found | null {
  const first = MONTH_OF.get(from ?? '')
  const last = MONTH_OF.get(to ?? '')
  if (first === undefined || last === undefined) return null
  const year = toYear === undefined ? (fromYear === undefined ? null : yearOf(fromYear)) : yearOf(toYear)
  return {
    level: last === first + 2 && first % 3 === 1 ? 'quarter' : 'other',
    year,
    in: (given) => {
      const start = fromYear === undefined ? (first > last ? given - 1 : given) : yearOf(fromYear)
      return start * 12 + first <= given * 12 + last ? monthsOf(start, first, last, given) : null
    },
  }
}

function firstMonths([count, year]: readonly (string | undefined)[]): Found | null {
  const months = Number(count)
  if (months < 2 || months > 12) return null
  return {
    level: months === 12 ? 'year' : 'other',
    year: year === undefined ? null : yearOf(year),
    in: (given) => monthsOf(given, 1, months),
  }
}

function quarter(ordinal: string | undefined, year: string | undefined): Found | null {
  const number = ORDINAL_OF.get(ordinal ?? '')
  if (number === undefined) return null
  return {
    level: 'quarter',
    year: year === undefined ? null : yearOf(year),
    in: (given) => monthsOf(given, number * 3 - 2, number * 3),
  }
}

function half(ordinal: string | undefined, year: string | undefined): Found | null {
  const number = ORDINAL_OF.get(ordinal ?? '')
  if (number === undefined || number > 2) return null
  return {
    level: 'half',
    year: year === undefined ? null : yearOf(year),
    in: (given) => monthsOf(given, number * 6 - 5, number * 6),
  }
}

function wholeYear(year: string | undefined): Found | null {
  return { level: 'year', year: yearOf(year), in: (given) => monthsOf(given, 1, 12) }
}

function yearRange([from, to]: readonly (string | undefined)[]): Found | null {
  const first = yearOf(from)
  const last = yearOf(to)
  return first < last ? { level: 'other', year: last, in: (given) => monthsOf(first, 1, 12, given) } : null
}

/** Tells stretches of time apart, those without a year too: in a leap year, which has every day. */
export function timeKey(named: NamedPeriod | null): string {
  const stretch = named?.in(named.year ?? 2024)
  return [named?.year, stretch?.from, stretch?.to].join(' ')
}

type DayParts = readonly [date: string | undefined, month: string | undefined, year: string | undefined]

function daysBetween(from: DayParts, to: DayParts): Found | null {
  const [first, last] = [from, to].map(([date, month]) => [MONTH_OF.get(month ?? '') ?? 0, Number(date)] as const)
  if (!first || !last || last[1] > 31 || to[2] === undefined) return null
  const year = yearOf(to[2])
  const start = dayOf(from[2] === undefined ? year : yearOf(from[2]), ...first)
  const end = dayOf(year, ...last)
  return start && end && start <= end ? { level: 'other', year, in: () => periodOf(start, end) } : null
}

/** `24` is 2024, `98` is 1998. */
function yearOf(text: string | undefined): number {
  const number = Number((text ?? '').replace(/\D/g, ''))
  if (number > 99) return number
  return number < 70 ? 2000 + number : 1900 + number
}

function pattern(source: string): RegExp {
  return new RegExp(source, 'u')
}

function wordsPattern(words: readonly string[]): string {
  const all = [...words].sort((a, b) => b.length - a.length).map((word) => word.replace(/\*$/, '\\p{L}*'))
  return `(?:${all.join('|')})`
}

function alternatives(words: readonly string[]): string {
  return [...words].sort((a, b) => b.length - a.length).join('|')
}
