import type { DateOrder } from '../../spreadsheets/date'
import { LENGTH_WORDS, PERIOD_WORDS } from '../lexicon/periods'
import type { Period } from '../layout-model'
import { periodOf } from './calendar'
import { RANGES } from './date-ranges'
import { foldLetters } from './fold'
import { JOINED, mayBeJoined } from './joined-periods'
import {
  type FoundPeriod,
  HALF,
  MONTH,
  PERIOD_LEVELS,
  type PeriodLevel,
  type PeriodReader,
  QUARTER,
  wordsPattern,
} from './period-patterns'
import { Phrases } from './phrases'
import { SINGLE } from './single-periods'
import { isOneOfSeveral, mayBeWeeks, WEEKS } from './weeks'

export { PERIOD_LEVELS, type PeriodLevel }

/** Words for the length of time that doses are of: “monthly”, “annual”. */
export const LENGTHS = new Phrases<PeriodLevel>(
  (Object.entries(LENGTH_WORDS) as [PeriodLevel, readonly string[]][]).flatMap(([level, phrases]) =>
    phrases.map((phrase) => [phrase, level] as const),
  ),
)

/** A calendar period as named in a text. Its year may come from the context. */
export interface NamedPeriod extends FoundPeriod {
  /** Whether the period is the entire text. */
  readonly whole: boolean
}

/** The most specific first: two joined periods before each of them. */
const READERS: readonly PeriodReader[] = [...RANGES, ...SINGLE]
const ALL_READERS: readonly PeriodReader[] = [...RANGES, ...JOINED, ...SINGLE]
const FILLERS = new RegExp(
  `(?<![\\p{L}])(?:${wordsPattern(PERIOD_WORDS.year)}|${wordsPattern(PERIOD_WORDS.filler)})(?![\\p{L}])`,
  'gu',
)
/** A period without digits contains one of these words. */
const HAS_WORD = new RegExp(`${MONTH}|(?<![\\p{L}])(?:${QUARTER}|${HALF})(?![\\p{L}])`, 'u')
const AGAIN: ReadonlySet<PeriodLevel> = new Set(['quarter', 'half'])
const LONGEST = 200
const cache = new Map<string, NamedPeriod | null>()
const CACHE_LIMIT = 20_000

/**
 * Returns the calendar period that a text names, anywhere in it: `I кв. 2024`, `янв.24`, `trim. II 2024`,
 * `01.01.2024-31.03.2024`, `2024-Q3`, `1 полугодие`, `March`. Null if it doesn't name any.
 * @param order which number of `01/02/2024` is first in the other dates; the day if nothing shows it
 */
export function namedPeriod(text: string, order: DateOrder | null = null): NamedPeriod | null {
  const key = order === null ? text : `${order} ${text}`
  const known = cache.get(key)
  if (known !== undefined) return known
  const found = find(text, order)
  if (cache.size >= CACHE_LIMIT) cache.clear()
  cache.set(key, found)
  return found
}

/**
 * Whether a text is the name of a period and can't be a person: «I квартал», «За 2024 год». A month alone may be a
 * surname: «Март», `May`.
 */
export function namesPeriod(text: string): boolean {
  const named = namedPeriod(text)
  return named !== null && named.whole && (named.level !== 'month' || named.year !== null)
}

/** Returns the same period, in the context's year if the text has none. Null without any year. */
export function readPeriod(text: string, year: number | null = null): Period | null {
  const named = namedPeriod(text)
  const known = named?.year ?? year
  return named && known !== null ? named.in(known) : null
}

/**
 * Combines two sources of a dose's period: their overlap, or the inner one if they don't overlap. The inner one is
 * nearer to the dose.
 */
export function narrowPeriod(outer: Period | null, inner: Period | null): Period | null {
  if (!outer || !inner) return inner ?? outer
  const from = inner.from > outer.from ? inner.from : outer.from
  const to = inner.to < outer.to ? inner.to : outer.to
  return from <= to ? periodOf(from, to) : inner
}

function find(text: string, order: DateOrder | null): NamedPeriod | null {
  if (text.length > LONGEST || !/[\d\p{L}]/u.test(text)) return null
  const folded = romansFolded(foldLetters(text)).replace(LETTERED_QUARTER, 'q')
  if (!/\d/.test(folded) && !HAS_WORD.test(folded)) return null
  // Weeks come before all others, since `Week 12/2024` isn't a month.
  const weeks = mayBeWeeks(folded) ? WEEKS : []
  for (const [expression, read] of [...weeks, ...(mayBeJoined(folded) ? ALL_READERS : READERS)]) {
    const match = expression.exec(folded)
    const found = match && read(match.slice(1), order)
    if (!match || !found) continue
    const [before, after] = [folded.slice(0, match.index), folded.slice(match.index + match[0].length)]
    if (weeks.some(([each]) => each === expression) && isOneOfSeveral(before, after))
      return { level: 'other', year: found.year, in: () => null, whole: false }
    const rest = before + after
    const whole = !/[\p{L}\d]/u.test(rest.replace(FILLERS, ''))
    // A month alone among other words may be a name: «May», «Март».
    if (found.level === 'month' && found.year === null && !whole) continue
    return { ...found, year: found.year ?? yearAround(found, rest), whole }
  }
  return null
}

/** «I кв. 2024 (янв-март)»: a period repeated in other words has the year of the first. */
function yearAround(found: FoundPeriod, rest: string): number | null {
  const around = /\d{2}/.test(rest) ? find(rest, null) : null
  if (around === null || around.year === null || !AGAIN.has(around.level)) return null
  const [inner, outer] = [found, around].map((each) => each.in(around.year ?? 0))
  return inner && outer && inner.from >= outer.from && inner.to <= outer.to ? around.year : null
}

/** A quarter in Romanian or French tables: `T1`, `T2 2024`. */
const LETTERED_QUARTER = /^t(?=[1-4](?!\d))/

const SMALL_L = new RegExp(String.raw`(?<![\p{L}\d])l{1,3}v?(?=\.?\s?(?:${wordsPattern(PERIOD_WORDS.numbered)}))`, 'gu')

/**
 * Returns Roman numerals in Latin letters. They may be written with Ukrainian «і» (`ІІ кв.`), Unicode numerals (`Ⅳ
 * кв.`) or a lowercase L (`ll кв.`).
 */
function romansFolded(text: string): string {
  const plain = /[іⅰ-ⅳ]/u.test(text) ? text.normalize('NFKC').replace(/і/g, 'i') : text
  return plain.replace(SMALL_L, (numeral) => numeral.replace(/l/g, 'i'))
}

/** Returns a key that distinguishes periods. Those without a year are taken in a leap year, which has every day. */
export function timeKey(named: NamedPeriod | null): string {
  const stretch = named?.in(named.year ?? 2024)
  return [named?.year, stretch?.from, stretch?.to].join(' ')
}
