import Big from 'big.js'
import { senseOf } from './items'
import { quantityAt, rangeAt, type Found, type Items, type Span } from './quantities'
import { periodAt, type Period } from './rhythms'
import type { TimeUnit } from './senses'
import type { PeriodUnit } from './types'

/** How long: of a range the longer end, and that it was one. */
export interface Course {
  readonly value: string
  readonly unit: PeriodUnit
  readonly range: boolean
}

/** `for 7 days`, `x7d`, «курс 10 дней», `timp de o lună`, and a bare `7 zile`. */
export function courseAt(items: Items, at: number): Found<Course> | null {
  const led = senseOf(items[at], 'for') !== undefined
  let place = led ? at + 1 : at
  while (led && (senseOf(items[place], 'upto') || isArticle(items, place))) place += 1
  const range = rangeAt(items, place)
  if (!range && !led) return null
  const sevenths = range && strokeCourseAt(items, range)
  if (sevenths) return sevenths
  const after = range?.next ?? place
  const unitPlace = senseOf(items[after], 'of') || items[after]?.key === '-' ? after + 1 : after
  const unit = senseOf(items[unitPlace], 'time')?.unit
  const span = range?.value ?? { min: '1', max: '1', certain: true }
  const course = unit && courseOf(span, unit, led)
  if (!course || (!led && periodAt(items, unitPlace + 1))) return null
  return { value: course, next: unitPlace + 1 }
}

const OF_STROKE: Readonly<Record<string, PeriodUnit>> = { '7': 'd', '52': 'wk', '12': 'mo' }

/** `5/7`, `2/52`, `3/12`: days, weeks and months as British prescriptions write them. */
function strokeCourseAt(items: Items, range: Found<Span>): Found<Course> | null {
  const unit =
    items[range.next]?.key === '/' ? OF_STROKE[senseOf(items[range.next + 1], 'number')?.value ?? ''] : undefined
  const behind = items[range.next + 2]
  if (!unit || senseOf(behind, 'unit') || behind?.key === '/' || !/^\d{1,2}$/.test(range.value.max)) return null
  return { value: { value: range.value.max, unit, range: range.value.min !== range.value.max }, next: range.next + 2 }
}

/** `for a week`, `for the week`: a word between, and then the time at once. */
function isArticle(items: Items, at: number): boolean {
  const word = senseOf(items[at], 'per') ?? senseOf(items[at], 'noise')
  return (
    word !== undefined &&
    !senseOf(items[at], 'number') &&
    (senseOf(items[at + 1], 'time') ?? senseOf(items[at + 1], 'number')) !== undefined
  )
}

function courseOf({ min, max }: Span, unit: TimeUnit, led: boolean): Course | null {
  const range = min !== max
  if (unit === 'a') return led ? { value: new Big(max).times(12).toFixed(), unit: 'mo', range } : null
  if (unit === 'min' || (unit === 'h' && !led)) return null
  return { value: max, unit, range }
}

/** The most that may be taken in a time: so many times, so many pieces, or a bare number. */
export interface Cap {
  readonly amount: string
  /** Null where only a number is said, `times` for intakes. */
  readonly unit: string | null
  /** A day where the line says no time. */
  readonly period: string
  readonly periodUnit: PeriodUnit
}

/** `max 8 in 24h`, «не более 3 р/д», «не более 2 раз в неделю», `maxim 4 cp pe zi`; the place of the number is `at`. */
export function capAt(items: Items, at: number): Found<Cap> | null {
  const from = senseOf(items[at], 'of') ? at + 1 : at
  const range = rangeAt(items, from)
  if (!range) return null
  const item = items[range.next]
  const times = senseOf(item, 'times') ?? senseOf(item, 'intakes')
  if (times) return cappedAt(items, range.next + 1, { amount: range.value.max, unit: 'times' })
  const quantity = senseOf(item, 'unit') ? quantityAt(items, from) : null
  const [most] = quantity?.value.amounts ?? []
  if (!quantity || !most) return cappedAt(items, range.next, { amount: range.value.max, unit: null })
  return cappedAt(items, quantity.next, { amount: most.max, unit: most.unit })
}

function cappedAt(items: Items, next: number, most: Pick<Cap, 'amount' | 'unit'>): Found<Cap> {
  const period = periodAt(items, next)
  return { value: { ...most, ...timeOf(period?.value ?? null) }, next: period?.next ?? next }
}

function timeOf(period: Period | null): Pick<Cap, 'period' | 'periodUnit'> {
  if (period === null || (period.unit === 'h' && period.period === '24')) return { period: '1', periodUnit: 'd' }
  return { period: period.period, periodUnit: period.unit as PeriodUnit }
}

/** `in 3 divided doses`, «в 5-6 приемов», `în 4 prize`. */
export function intakesAt(items: Items, at: number): Found<Span> | null {
  if (!senseOf(items[at], 'divided')) return null
  const range = rangeAt(items, at + 1)
  return range && senseOf(items[range.next], 'intakes') ? { value: range.value, next: range.next + 1 } : null
}
