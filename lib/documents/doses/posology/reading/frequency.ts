import { times } from '../grammar/arithmetic'
import type { Rhythm } from '../grammar/values'
import type { PosologyFrequency } from '../types'
import { isOnceADay, perDayTimes, rate } from './dosing'
import type { Item } from './items'
import type { Parts } from './parts'

/** Times of day that have two codes. */
const MOMENTS: Readonly<Record<string, string>> = {
  HS: 'NIGHT',
  CM: 'MORN',
  CD: 'NOON',
  CV: 'EVE',
  ACM: 'MORN',
  ACD: 'NOON',
  ACV: 'EVE',
  PCM: 'MORN',
  PCD: 'NOON',
  PCV: 'EVE',
}
/** Evening times; two of them next to each other are one. */
const LATE: ReadonlySet<string> = new Set(['EVE', 'NIGHT'])
/** The times of day of the three main meals. */
const OF_MEALS: ReadonlySet<string> = new Set(['MORN', 'NOON', 'EVE'])
const MEALS_A_DAY = 3
const DAYS_OF_WEEK = 7
const MONTHS_OF_YEAR = 12

export interface Timing {
  readonly frequency: PosologyFrequency | null
  /** Two different rhythms are given. */
  readonly isContradicted: boolean
  /** Only `daily` is given, so a daily amount may be split into several intakes. */
  readonly isWeak: boolean
  /** A single intake is given with a time of day; it may also be the only intake of each day. */
  readonly isOnceAtTime: boolean
  /** `1 time` may be a single intake or once a day. */
  readonly isOnceOrDaily: boolean
}

/** Returns the frequency of an instruction: a stated rhythm, weekdays, times of day, meals. */
export function timingOf(parts: Parts, isNeeded: boolean): Timing {
  const stated = statedRhythms(parts).filter((one) => !isOfCourses(one, parts))
  const strong = stated.filter((one) => one.isWeak !== true)
  const moments = momentsOf(parts)
  const days = daysOfWeek(parts)
  const isOnce = parts.has('once') && strong.length === 0 && moments <= 1 && days === 0
  const isDaily = parts.has('daily')
  const isNightly = parts.all('course').some(({ value }) => value.isNightly === true)
  const firmly = isOnce ? (isDaily ? rate('1') : null) : rhythmOf(strong, stated, moments, days)
  const firm = firmly ?? (isNightly && !isNeeded ? rate('1') : null)
  const ofDay = strong.filter((one) => !isOfDays(one))
  const isContradicted =
    !strong.some(({ isDays }) => isDays === true) &&
    (ofDay.some((one) => !agree(one, ofDay)) ||
      strong.some((one) => isOddTimes(one, strong.find(isOfDays))) ||
      (strong.some((one) => !agree(one, strong)) && areApart(parts)) ||
      strong.some((one) => isOtherCount(one, moments, parts)) ||
      // `Restart 5 mg bd on Friday` may be every day from then on.
      (days === 1 && strong.some(isTimesADay)) ||
      (strong.some(({ periodUnit }) => periodUnit === 'mo') && strong.some(isTimesADay)))
  const frequency = firm ?? (isOnce ? null : fromMealsOrCap(parts, isNeeded))
  return {
    frequency: frequency && plain(frequency),
    isContradicted,
    isWeak: strong.length === 0 && moments === 0 && days === 0 && stated.length > 0,
    isOnceAtTime: isOnce && moments > 0,
    isOnceOrDaily:
      frequency !== null &&
      moments === 0 &&
      days === 0 &&
      stated.every((one) => one.isGuess === true && one.max === '1') &&
      stated.length > 0,
  }
}

/** Returns on how many days of a week it is taken. Days off beside the days on say the same again: `Monday to Friday, not at weekends`. */
function daysOfWeek(parts: Parts): number {
  const days = parts
    .all('weekdays')
    .filter((item) => !parts.has('frequency') || !isOfUnknown(parts, item))
    .map(({ value }) => value)
  const sum = days.reduce((total, one) => total + one, 0)
  return sum > DAYS_OF_WEEK ? (days[0] ?? 0) : sum
}

/** Whether what isn't understood is before an item, behind a comma: `TDS for 2 days, repeat U&E Thursday`. */
function isOfUnknown({ items }: Parts, item: Item): boolean {
  const at = items.indexOf(item)
  const comma = items.slice(0, at).findLastIndex(({ kind }) => kind === 'separator')
  return comma >= 0 && items.slice(comma, at).some(({ kind }) => kind === 'unexplained')
}

/** `In the morning, course of 2 months twice a year`: how often the course is repeated. */
function isOfCourses({ period, periodUnit }: Rhythm, parts: Parts): boolean {
  return (
    periodUnit === 'mo' &&
    Number(period) >= MONTHS_OF_YEAR &&
    parts.has('course') &&
    parts.has('when', 'mealtime', 'meal', 'meals', 'scheme')
  )
}

function statedRhythms(parts: Parts): Rhythm[] {
  const stated: Rhythm[] = parts.all('frequency').map(({ value }) => value)
  const per = parts.one('countPer')
  if (per && stated.length === 0 && isOneIntake(per.value)) {
    const unit = per.value.per === 'a' || per.value.per === 'min' ? 'mo' : per.value.per
    stated.push({ ...rate('1', unit), isWeak: unit === 'd' })
  }
  for (const { value } of parts.all('timesAmount')) stated.push({ ...rate(value.times.max), min: value.times.min })
  return stated
}

/** Whether a count is for one intake, like `1 tablet/day`. `3 tablets/day` is for the entire day. */
export function isOneIntake({
  min,
  max,
  per,
}: {
  readonly min: string
  readonly max: string
  readonly per: string
}): boolean {
  return per !== 'd' || (min === max && Number(max) <= 1)
}

function rhythmOf(
  strong: readonly Rhythm[],
  stated: readonly Rhythm[],
  moments: number,
  days: number,
): PosologyFrequency | null {
  const [first] = strong
  if (first && days > 0 && days < DAYS_OF_WEEK && strong.every((one) => isTimesInDay(one) && one.isGuess !== true))
    return onWeekdays(first, days)
  if (moments > 1 && strong.length > 0 && strong.every((one) => isOnceADay(one) && one.when !== undefined))
    return rate(String(moments))
  if (first) return onDays(first, strong, moments)
  if (days > 0) return moments > 1 ? rate(times(String(days), String(moments)), 'wk') : rate(String(days), 'wk')
  return moments > 0 ? rate(String(moments)) : (stated[0] ?? null)
}

/** Returns the frequency per week: `3 mg twice a day on Mondays and Fridays`. */
function onWeekdays({ min, max }: Rhythm, days: number): PosologyFrequency {
  return { ...rate(times(max, String(days)), 'wk'), min: times(min, String(days)) }
}

function isTimesInDay({ period, periodUnit }: Rhythm): boolean {
  return period === '1' && periodUnit === 'd'
}

/**
 * Combines days and times: for `10 mg once a day, 3 days a week` the days count, if they aren't every day. `morning and
 * evening every other day` is twice on each.
 */
function onDays(first: Rhythm, strong: readonly Rhythm[], moments: number): PosologyFrequency {
  const days = strong.find(isOfDays)
  const daily = strong.find((one) => one !== days && one.periodUnit === 'd' && !isOddTimes(one, days))
  const rhythm = days ?? first
  const intakes =
    daily && !isOnceADay(daily) && days
      ? daily.max
      : moments > 1 && !daily && (rhythm === days || rhythm.periodUnit !== 'h') && !isTimesADay(rhythm)
        ? String(moments)
        : null
  return intakes === null ? rhythm : { ...rhythm, min: times(rhythm.min, intakes), max: times(rhythm.max, intakes) }
}

/** Whether times can't be times of a day, since nothing says so: `once weekly x 4`. */
function isOddTimes({ isGuess }: Rhythm, days: Rhythm | undefined): boolean {
  return isGuess === true && days !== undefined && days.isDays !== true && days.periodUnit !== 'd'
}

function isOfDays({ isDays, periodUnit, period }: Rhythm): boolean {
  return isDays === true || periodUnit === 'wk' || periodUnit === 'mo' || (periodUnit === 'd' && period !== '1')
}

/** `3 times a day at 8 and 20`. A single time with fewer intakes than said may be that of the first. */
function isOtherCount(one: Rhythm, moments: number, parts: Parts): boolean {
  if (moments === 0 || parts.has('meals') || !isTimesInDay(one) || one.isGuess === true || one.when !== undefined)
    return false
  const isStart = moments === 1 && !parts.has('clocks')
  return !isStart && (moments < Number(one.min) || moments > Number(one.max))
}

function isTimesADay(rhythm: Rhythm): boolean {
  return isTimesInDay(rhythm) && !isOnceADay(rhythm)
}

function agree(one: Rhythm, all: readonly Rhythm[]): boolean {
  return all.every((other) => perDayTimes(other) === perDayTimes(one))
}

/** Whether a separator splits the rhythms, which are then stated twice: `once a day, once a week`. */
function areApart(parts: Parts): boolean {
  const places = parts.items.flatMap(({ kind }, at) => (kind === 'frequency' ? [at] : []))
  const [from, to] = [places[0] ?? 0, places.at(-1) ?? 0]
  return parts.items.slice(from, to).some(({ kind }) => kind === 'separator')
}

function momentsOf(parts: Parts): number {
  const named = namedMoments(parts)
  const rhythms = parts
    .all('frequency')
    .flatMap(({ value }) => (value.when === undefined ? [] : [MOMENTS[value.when] ?? value.when]))
  const clocks = parts.all('clocks').reduce((sum, { value }) => sum + value, 0)
  const meals = parts.has('meals') ? MEALS_A_DAY : 0
  const moments = new Set([...named, ...(named.length > 0 || rhythms.length > 1 || meals > 0 ? rhythms : [])])
  // `Before each meal (breakfast, lunch, dinner)`: two or more of them name the meals, one is beside them.
  const isOfMeals = named.filter((moment) => OF_MEALS.has(moment)).length > 1
  const times = moments.size + (isOfMeals ? 0 : meals)
  return areJoined(parts) ? clocks + times : Math.max(clocks, times)
}

/** Whether `and` joins clock times with named ones, so that they aren't the same: `at 8:00 and at bedtime`. */
function areJoined({ items }: Parts): boolean {
  const sideOf = (some: readonly Item[]) => ({
    hasClock: some.some(({ kind }) => kind === 'clocks'),
    hasName: some.some(({ kind }) => kind === 'when' || kind === 'mealtime'),
  })
  return items.some(({ kind }, at) => {
    const [before, behind] = [sideOf(items.slice(0, at)), sideOf(items.slice(at + 1))]
    const isApart = before.hasClock !== before.hasName && behind.hasClock !== behind.hasName
    return kind === 'and' && isApart && before.hasClock !== behind.hasClock
  })
}

/**
 * Returns the named times of day. Evening times are one if nothing separates them: `at night with supper`, `in the
 * evening A 20 mg before bed`.
 */
function namedMoments({ items }: Parts): string[] {
  const named: string[] = []
  items.forEach((item, at) => {
    if (item.kind !== 'when' && item.kind !== 'mealtime') return
    const moment = MOMENTS[item.value] ?? item.value
    const before = items.slice(0, at).findLastIndex(({ kind }) => kind === 'when' || kind === 'mealtime')
    const isBeside = !items.slice(before, at).some(({ kind }) => kind === 'separator' || kind === 'and')
    if (!isBeside || !LATE.has(moment) || !LATE.has(named.at(-1) ?? '')) named.push(moment)
  })
  return named
}

/** Returns the frequency from a maximum: a maximum alone limits a medicine taken as needed. */
function fromMealsOrCap(parts: Parts, isNeeded: boolean): PosologyFrequency | null {
  const cap = parts.one('cap')?.value
  if (cap?.frequency) return { ...cap.frequency, min: '0' }
  if (cap?.times && cap.periodUnit !== 'min' && cap.periodUnit !== 'a')
    return { ...rate(cap.times.max, cap.periodUnit), min: '0', period: cap.period }
  if (cap && isNeeded && cap.periodUnit !== 'min' && cap.periodUnit !== 'a') {
    const count = cap.times?.max ?? intakesOf(parts)
    if (count !== null && count !== undefined) return { ...rate(count, cap.periodUnit), min: '0', period: cap.period }
  }
  return null
}

/** Returns how many intakes a maximum allows: three for `400 mg as needed, max 1200 mg a day` and for `max 3 a day`. */
function intakesOf(parts: Parts): string | null {
  const most = parts.one('cap')?.value.amount
  if (!most) return null
  const dose = parts.one('count')?.value ?? parts.one('measure')?.value
  if (most.unit === null || most.unit === dose?.unit) {
    if (most.unit === null && !dose?.unit?.startsWith('{')) return most.max
    const count = dose && dose.min === dose.max ? Number(most.max) / Number(dose.max) : 0
    return Number.isInteger(count) && count > 0 ? String(count) : null
  }
  return null
}

function plain({ min, max, period, periodMax, periodUnit }: PosologyFrequency): PosologyFrequency {
  return { min, max, period, periodMax, periodUnit }
}
