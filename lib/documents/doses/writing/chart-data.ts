import Big from 'big.js'
import { levelOf, type Level } from '../comparison/periods'
import type { LimitProfile, DoseLimit } from '../limits/profiles'
import type { Position } from '../lexicon/positions'
import type { Quantity } from '../lexicon/quantity'
import type { DoseTotal, Subject } from '../model'

/** The subject of a chart: the quantity and position of most persons, in their last year. */
export interface ChartSubject {
  readonly quantity: Quantity
  readonly position: Position | null
  readonly unit: string
}

/** The bar of one person. */
export interface PersonBar {
  readonly name: string
  /** The lower sum of each part; null if there is none. */
  readonly parts: readonly (string | null)[]
  readonly lower: string
  /** The possible addition: censored doses at their detection limits. Null if it isn't known or zero. */
  readonly more: string | null
}

export interface PersonsChart {
  readonly of: ChartSubject
  /** A year; null if the doses have no dates. */
  readonly period: string | null
  /** `2024-Q1`…, `2024-01`…; a single null if a year has no parts. */
  readonly parts: readonly (string | null)[]
  readonly bars: readonly PersonBar[]
  /** The total number of persons; the bars show the highest of them. */
  readonly persons: number
  readonly limit: DoseLimit | null
}

export interface PeriodsChart {
  readonly of: ChartSubject
  readonly bars: readonly { readonly period: string; readonly lower: string; readonly more: string | null }[]
}

const MOST_PERSONS = 30
const MOST_PERIODS = 60
/** Whole-body doses come first if the number of persons is equal. */
const PREFERRED: readonly Quantity[] = ['Hp(10)', 'E', 'H']

const isLike =
  ({ quantity, position, unit }: ChartSubject) =>
  (total: DoseTotal) =>
    total.quantity === quantity && total.position === position && total.unit === unit

/** Returns the quantity, position and unit of most sums; null if there are none. */
function mainSubject(totals: readonly DoseTotal[]): ChartSubject | null {
  const counts = new Map<string, { of: DoseTotal; n: number }>()
  for (const total of totals) {
    const key = `${total.quantity}|${total.position ?? ''}|${total.unit}`
    const known = counts.get(key)
    if (known === undefined) counts.set(key, { of: total, n: 1 })
    else known.n++
  }
  const rank = ({ quantity }: DoseTotal) =>
    PREFERRED.includes(quantity) ? PREFERRED.indexOf(quantity) : PREFERRED.length
  const [first] = [...counts.values()].toSorted((a, b) => b.n - a.n || rank(a.of) - rank(b.of))
  return first === undefined ? null : { quantity: first.of.quantity, position: first.of.position, unit: first.of.unit }
}

function moreThan({ lower, upper }: DoseTotal): string | null {
  if (upper === null) return null
  const more = new Big(upper).minus(lower)
  return more.gt(0) ? more.toFixed() : null
}

const nameOf = ({ name, id }: Subject) => name ?? id ?? ''

/** Returns the strictest limit of a yearly sum: of several for one quantity, the lowest. */
function limitFor({ quantity, unit }: ChartSubject, profile: LimitProfile | null): DoseLimit | null {
  const limits = (profile?.limits ?? []).filter((limit) => limit.quantities.includes(quantity) && limit.unit === unit)
  return limits.toSorted((a, b) => new Big(a.value).cmp(b.value))[0] ?? null
}

/**
 * Returns the dose by part of the last year for each of the persons with the highest sums. Null without sums of
 * persons.
 */
export function personsChart(totals: readonly DoseTotal[], profile: LimitProfile | null): PersonsChart | null {
  const persons = totals.filter(({ subject }) => subject !== null)
  const long = persons.filter(({ period }) => period === null || levelOf(period) === 'year')
  const of = mainSubject(long)
  if (of === null) return null
  const own = long.filter(isLike(of))
  const years = [...new Set(own.flatMap(({ period }) => (period === null ? [] : [period])))].sort()
  const period = years.at(-1) ?? null
  const sums = own.filter((total) => total.period === period).toSorted((a, b) => new Big(b.lower).cmp(a.lower))
  const parts = period === null ? [] : persons.filter(isLike(of)).filter((total) => isPartOf(total.period, period))
  const level: Level = parts.some((total) => levelOf(total.period) === 'quarter') ? 'quarter' : 'month'
  const names = [...new Set(parts.flatMap((total) => (levelOf(total.period) === level ? [total.period] : [])))].sort()
  const byPerson = new Map(parts.map((total) => [key(total.subject, total.period), total.lower]))
  const shown = names.length > 0 ? names : [null]
  const bars = sums.slice(0, MOST_PERSONS).flatMap((sum): PersonBar[] => {
    const { subject, lower } = sum
    if (subject === null) return []
    const figures = names.length > 0 ? names.map((name) => byPerson.get(key(subject, name)) ?? null) : [lower]
    return [{ name: nameOf(subject), parts: figures, lower, more: moreThan(sum) }]
  })
  return { of, period, parts: shown, bars, persons: sums.length, limit: limitFor(of, profile) }

  function key(subject: Subject | null, name: string | null): string {
    return `${subject?.name ?? ''}\u0000${subject?.id ?? ''}\u0000${name ?? ''}`
  }
}

function isPartOf(period: string | null, year: string): boolean {
  return period !== null && period.length > 4 && period.startsWith(year)
}

/** Returns the sum over everyone in the file for each of the last periods, at the shortest length available. */
export function periodsChart(totals: readonly DoseTotal[], of: ChartSubject): PeriodsChart | null {
  const all = totals.filter(({ subject, period }) => subject === null && period !== null).filter(isLike(of))
  const levels: readonly Level[] = ['month', 'quarter', 'year']
  const level = levels.find((each) => all.some(({ period }) => levelOf(period) === each))
  const bars = all
    .flatMap((total) =>
      total.period !== null && levelOf(total.period) === level
        ? [{ period: total.period, lower: total.lower, more: moreThan(total) }]
        : [],
    )
    .toSorted((a, b) => (a.period < b.period ? -1 : 1))
    .slice(-MOST_PERIODS)
  return bars.length === 0 ? null : { of, bars }
}
