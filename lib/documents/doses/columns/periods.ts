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

/** Words for how long doses were gathered: “monthly”, “annual”. */
export const LENGTHS = new Phrases<PeriodLevel>(
  (Object.entries(LENGTH_WORDS) as [PeriodLevel, readonly string[]][]).flatMap(([level, phrases]) =>
    phrases.map((phrase) => [phrase, level] as const),
  ),
)

/** A stretch of the calendar as a text names it, the year perhaps left to the context. */
export interface NamedPeriod extends FoundPeriod {
  /** Whether its words are all of the text. */
  readonly whole: boolean
}

/** The most telling first: two periods that are one before each of them. */
const READERS: readonly PeriodReader[] = [...RANGES, ...SINGLE]
const ALL_READERS: readonly PeriodReader[] = [...RANGES, ...JOINED, ...SINGLE]
const FILLERS = new RegExp(
  `(?<![\\p{L}])(?:${wordsPattern(PERIOD_WORDS.year)}|за|на|в|с|from|for|in|of|the|pe|in|luna|month|месяц|period|период|perioada|de)(?![\\p{L}])`,
  'gu',
)
/** A period without a digit has one of these. */
const HAS_WORD = new RegExp(`${MONTH}|(?<![\\p{L}])(?:${QUARTER}|${HALF})(?![\\p{L}])`, 'u')
const AGAIN: ReadonlySet<PeriodLevel> = new Set(['quarter', 'half'])
const LONGEST = 200
const cache = new Map<string, NamedPeriod | null>()
const CACHE_LIMIT = 20_000

/**
 * The stretch of the calendar that a text names, anywhere in it: `I кв. 2024`, `янв.24`, `trim. II 2024`, `01.01.2024-31.03.2024`,
 * `2024-Q3`, `1 полугодие`, `March`. Null where it names none.
 * @param order which number of `01/02/2024` the dates beside it write first; the day, where nothing tells
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

/** Whether a text is the name of a period and of no one: «I квартал», «За 2024 год». A month alone may be a surname: «Март», `May`. */
export function namesPeriod(text: string): boolean {
  const named = namedPeriod(text)
  return named !== null && named.whole && (named.level !== 'month' || named.year !== null)
}

/** The same in a year that the context gives where the text has none; null where there's no year at all. */
export function readPeriod(text: string, year: number | null = null): Period | null {
  const named = namedPeriod(text)
  const known = named?.year ?? year
  return named && known !== null ? named.in(known) : null
}

/** What two sources of one dose's period say together: what both cover, else the inner one, which is nearer to the dose. */
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
  // Before all others: `Week 12/2024` isn't a month.
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
    // A lone month among other words may be a name: «May», «Март».
    if (found.level === 'month' && found.year === null && !whole) continue
    return { ...found, year: found.year ?? yearAround(found, rest), whole }
  }
  return null
}

/** «I кв. 2024 (янв-март)»: what is said again in other words has the year of the first. */
function yearAround(found: FoundPeriod, rest: string): number | null {
  const around = /\d{2}/.test(rest) ? find(rest, null) : null
  if (around === null || around.year === null || !AGAIN.has(around.level)) return null
  const [inner, outer] = [found, around].map((each) => each.in(around.year ?? 0))
  return inner && outer && inner.from >= outer.from && inner.to <= outer.to ? around.year : null
}

/** `T1`, `T2 2024`: a quarter as a Romanian or a French table heads it. */
const LETTERED_QUARTER = /^t(?=[1-4](?!\d))/

const SMALL_L = /(?<![\p{L}\d])l{1,3}v?(?=\.?\s?(?:кв|trim|qu|qtr|полуг|sem))/gu

/** Roman numerals of other letters: Ukrainian «і» (`ІІ кв.`), Unicode's own (`Ⅳ кв.`), a small L (`ll кв.`). */
function romansFolded(text: string): string {
  const plain = /[іⅰ-ⅳ]/u.test(text) ? text.normalize('NFKC').replace(/і/g, 'i') : text
  return plain.replace(SMALL_L, (numeral) => numeral.replace(/l/g, 'i'))
}

/** Tells stretches of time apart, those without a year too: in a leap year, which has every day. */
export function timeKey(named: NamedPeriod | null): string {
  const stretch = named?.in(named.year ?? 2024)
  return [named?.year, stretch?.from, stretch?.to].join(' ')
}
