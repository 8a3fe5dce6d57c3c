import { senseOf, type Item } from './items'
import { rangeAt, type Found, type Items, type Span } from './quantities'
import { every, type TimeUnit } from './senses'
import type { PeriodUnit, PosologyFrequency } from './types'

/** A rhythm found: a frequency, with a time of day where the word says one; or «once», which is none. */
export interface Rhythm {
  readonly frequency: PosologyFrequency | null
  readonly when: string | null
}

/** The rhythm at a place: every pattern in turn, the more telling first. */
export function rhythmAt(items: Items, at: number): Found<Rhythm> | null {
  return (
    timesAt(items, at) ??
    manyAt(items, at) ??
    everyAt(items, at) ??
    strokeAt(items, at) ??
    hourlyAt(items, at) ??
    clockAt(items, at) ??
    daysAt(items, at) ??
    fixedAt(items, at)
  )
}

/** `3 times a day`, «2-3 р/сут», «1 раз в 3 дня», `de 3 ori pe zi`; without a number, once. */
function timesAt(items: Items, at: number): Found<Rhythm> | null {
  const range = rangeAt(items, at)
  const place = range?.next ?? at
  const word = items[place + (items[place]?.key === '-' ? 1 : 0)]
  if (!senseOf(word, 'times')) return null
  const next = place + (items[place]?.key === '-' ? 2 : 1)
  const many = range?.value ?? ONCE
  const period = periodAt(items, next)
  if (period) return { value: rhythm(many, period.value), next: period.next }
  if (!range || senseOf(word, 'x')) return null
  const alone = many.max === '1' ? { frequency: null, when: null } : rhythm(many, DAY)
  return { value: alone, next }
}

/** `twice a week`, `once every 3 days`, «дважды», `o dată pe zi`. */
function manyAt(items: Items, at: number): Found<Rhythm> | null {
  const many = senseOf(items[at], 'many')
  if (!many) return null
  const span = { min: many.value, max: many.value, certain: true }
  const period = periodAt(items, at + 1)
  if (period) return { value: rhythm(span, period.value), next: period.next }
  return { value: many.value === '1' ? { frequency: null, when: null } : rhythm(span, DAY), next: at + 1 }
}

/** `every 4-6 hours`, «каждые 8 ч», `la 2 zile`, `q6h`. */
function everyAt(items: Items, at: number): Found<Rhythm> | null {
  if (!senseOf(items[at], 'every')) return null
  const period = timeAt(items, at + 1)
  // «через 2 часа после еды», `cu 30 min înainte de masă`: no rhythm.
  if (!period || mealFollows(items, period.next)) return null
  return { value: rhythm(ONCE, period.value), next: period.next }
}

/** `4 / day`, `x3/zi`, `4x/day`. */
function strokeAt(items: Items, at: number): Found<Rhythm> | null {
  const from = senseOf(items[at], 'x') ? at + 1 : at
  const range = rangeAt(items, from)
  if (!range) return null
  const period = from > at || items[range.next]?.key === '/' ? periodAt(items, range.next) : null
  return period && { value: rhythm(range.value, period.value), next: period.next }
}

/** `6 hrly`, `4-6 hourly`. */
function hourlyAt(items: Items, at: number): Found<Rhythm> | null {
  const from = senseOf(items[at], 'every') ? at + 1 : at
  const range = rangeAt(items, from)
  if (!range) return null
  const next = items[range.next]?.key === '-' ? range.next + 1 : range.next
  if (!senseOf(items[next], 'hourly')) return null
  return { value: rhythm(ONCE, { ...spread(range.value), unit: 'h' }), next: next + 1 }
}

const SPANS = new Set(['-', '–', '—', 'to', 'through', 'по', 'до', 'pana', 'la'])

/** `mon, wed and fri`; `5 days a week`. */
function daysAt(items: Items, at: number): Found<Rhythm> | null {
  const range = rangeAt(items, at)
  if (range && senseOf(items[range.next], 'time')?.unit === 'd') {
    const period = periodAt(items, range.next + 1)
    return period?.value.unit === 'wk' ? { value: rhythm(range.value, period.value), next: period.next } : null
  }
  const week = weekdaysAt(items, at)
  if (!week) return null
  const many = String(week.value)
  return {
    value: rhythm({ min: many, max: many, certain: true }, { period: '1', periodMax: null, unit: 'wk' }),
    next: week.next,
  }
}

/** How many days of a week are named: «пн, ср и пт» are three, «пн-пт», `Monday to Friday` and «с понедельника по пятницу» five. */
function weekdaysAt(items: Items, at: number): Found<number> | null {
  // Days with dashes between; two are a span, more are a list: «пн-ср-пт».
  const runs: number[][] = []
  let [next, isSpan] = [at, false]
  for (let place = at; place < items.length; place += 1) {
    const { key = '' } = items[place] ?? {}
    const day = senseOf(items[place], 'weekday')?.day
    if (day !== undefined) {
      const run = isSpan ? runs.pop() : undefined
      runs.push([...(run ?? []), day])
      ;[next, isSpan] = [place + 1, false]
    } else if (runs.length > 0 && SPANS.has(key)) isSpan = true
    else if (runs.length === 0 || !(key === ',' || key === '/' || key === '.' || senseOf(items[place], 'and'))) break
  }
  const days = new Set(runs.flatMap((run) => (run.length === 2 ? spanOf(run) : run)))
  return days.size === 0 ? null : { value: days.size, next }
}

function spanOf([first = 1, last = 1]: readonly number[]): number[] {
  return Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, index) => ((first - 1 + index) % 7) + 1)
}

/** `at 8 am and 6 pm`, «в 8 и 20 ч», `la orele 8 și 20`: as many times a day. */
function clockAt(items: Items, at: number): Found<Rhythm> | null {
  const led = senseOf(items[at], 'at')
  if (!led) return null
  let [count, next, told] = [0, at, !senseOf(items[at], 'per') && !senseOf(items[at], 'noise')]
  for (let place = at + 1; senseOf(items[place], 'number') && count < 6;) {
    const minutes = items[place + 1]?.key === ':' && senseOf(items[place + 2], 'number') ? 2 : 0
    const word = senseOf(items[place + 1 + minutes], 'clock') ? 1 : 0
    told ||= minutes + word > 0
    ;[count, next] = [count + 1, place + 1 + minutes + word]
    const joiner = items[next]
    if (joiner?.key !== ',' && !senseOf(joiner, 'and')) break
    place = next + (senseOf(items[next + 1], 'at') ? 2 : 1)
  }
  if (!told || count === 0) return null
  return { value: rhythm({ min: String(count), max: String(count), certain: true }, DAY), next }
}

function fixedAt(items: Items, at: number): Found<Rhythm> | null {
  const fixed = senseOf(items[at], 'freq')
  return fixed ? { value: { frequency: fixed.frequency, when: fixed.when }, next: at + 1 } : null
}

export interface Period {
  readonly period: string
  readonly periodMax: string | null
  readonly unit: TimeUnit
}

const ONCE: Span = { min: '1', max: '1', certain: true }
const DAY: Period = { period: '1', periodMax: null, unit: 'd' }

/** What so many times are for: `a day`, `/zi`, «в 3 дня», `every 4 weeks`, `daily`. */
export function periodAt(items: Items, at: number): Found<Period> | null {
  const fixed = senseOf(items[at], 'freq')
  if (fixed && fixed.frequency.min === '1' && fixed.when === null) {
    const { period, periodMax, periodUnit } = fixed.frequency
    return { value: { period, periodMax, unit: periodUnit }, next: at + 1 }
  }
  if (!senseOf(items[at], 'per') && !senseOf(items[at], 'every')) return null
  const skipped = senseOf(items[at + 1], 'number') || senseOf(items[at + 1], 'time') ? at + 1 : at + 2
  const time =
    skipped === at + 1 || senseOf(items[at + 1], 'every') || senseOf(items[at + 1], 'per')
      ? timeAt(items, skipped)
      : null
  if (!time || (time.value.unit === 'h' && mealFollows(items, time.next))) return null
  return time
}

/** `8 h`, `4-6 hours`, `day`, `24 de ore`: years and minutes are no rhythm. */
function timeAt(items: Items, at: number): Found<Period> | null {
  const range = rangeAt(items, at)
  const after = range?.next ?? at
  const place = range && senseOf(items[after], 'of') ? after + 1 : after
  const unit = senseOf(items[place], 'time')?.unit
  if (unit === undefined || unit === 'a' || unit === 'min') return null
  return { value: { ...spread(range?.value ?? ONCE), unit }, next: place + 1 }
}

function spread({ min, max }: Span): Pick<Period, 'period' | 'periodMax'> {
  return { period: min, periodMax: max === min ? null : max }
}

function rhythm(many: Span, { period, periodMax, unit }: Period): Rhythm {
  const days = unit === 'h' && period === '24' && many.max !== '1'
  const frequency = every(many.min, many.max, days ? '1' : period, periodMax, days ? 'd' : (unit as PeriodUnit))
  return { frequency, when: null }
}

function mealFollows(items: Items, at: number): boolean {
  return isMeal(items[at]) || (senseOf(items[at], 'noise') !== undefined && isMeal(items[at + 1]))
}

function isMeal(item: Item | undefined): boolean {
  const code = senseOf(item, 'when')?.code
  return code !== undefined && /^(?:[AP]C|C|HS)/.test(code)
}

/** `30 minutes before food`, «за 30 минут до еды»: the time that goes with a meal. */
export function mealTimeAt(items: Items, at: number): number | null {
  const range = rangeAt(items, at)
  const unit = range && senseOf(items[range.next], 'time')?.unit
  if (!range || (unit !== 'min' && unit !== 'h')) return null
  return unit === 'min' || mealFollows(items, range.next + 1) ? range.next + 1 : null
}

/** The meals of a time of day: «утром до завтрака» is one time. */
const MEALS: Readonly<Record<string, string>> = { M: 'MORN', D: 'NOON', V: 'EVE' }

const LATE = new Set(['EVE', 'NIGHT', 'HS'])

/**
 * Whether a time of day stands for an intake that was told: «утром до завтрака»; or for that of the time right before it, which ends at a
 * place: «вечером перед сном», «утром или вечером».
 */
export function isSameIntake(items: Items, at: number, code: string, when: readonly string[], end: number): boolean {
  const before = when.at(-1)
  if (before === undefined) return false
  if (when.some((other) => isSameTime(code, other))) return true
  if (end === at) return LATE.has(code) && LATE.has(before)
  const between = items[at - 1]
  return end === at - 1 && senseOf(between, 'or') !== undefined && /\p{L}/u.test(between?.key ?? '')
}

/** Whether two times of day are one and the same said twice. */
function isSameTime(a: string, b: string): boolean {
  const timeOf = (code: string) => MEALS[/^(?:[AP]C|C)([MDV])$/.exec(code)?.[1] ?? ''] ?? code
  return a !== b && timeOf(a) === timeOf(b)
}
