import type { DoseLimit } from '@/lib/documents/doses/limits/profiles'
import type { Position } from '@/lib/documents/doses/lexicon/positions'
import type { Quantity } from '@/lib/documents/doses/lexicon/quantity'
import type { Subject } from '@/lib/documents/doses/model'
import type { Exceedance, Total } from './answers'

/** A limit more than this many times the longest bar stays off the scale, because the bars would be invisible. */
const OFF_SCALE = 8
/** Space next to the bar of an incomplete year for its label. */
const ROOM = 1.3
/** The intended number of axis steps. */
const STEPS = 5
/** As long is a year's name. */
const YEAR = 4
/** Of a year. */
const QUARTERS = 4

/** Sums of one kind, which are in one chart: they share a scale. */
export interface Series {
  readonly quantity: Quantity
  readonly position: Position | null
  readonly unit: string
  /** `2024`; null if the doses have no dates. */
  readonly year: string | null
}

/** A stretch of a bar: a quarter's sum, or all of the year's. */
export interface BarPart {
  /** From 1; null for a year that isn't given by quarters. */
  readonly quarter: 1 | 2 | 3 | 4 | null
  readonly lower: string
  readonly upper: string | null
}

export interface Bar {
  readonly subject: Subject
  readonly parts: readonly BarPart[]
  readonly lower: string
  readonly upper: string | null
  /** How many of the year's quarters have doses; null if they aren't distinguished. */
  readonly quarters: number | null
  readonly over: boolean
}

export interface Chart {
  readonly bars: readonly Bar[]
  /** Of the axis, the last of which is its end. */
  readonly ticks: readonly number[]
  readonly limits: readonly DoseLimit[]
  /** The nearest limit if it is far beyond the bars. */
  readonly beyond: DoseLimit | null
}

/** The series that a chart can be drawn of, those with the most persons and the latest years first. */
export function seriesOf(totals: readonly Total[]): readonly Series[] {
  const counts = new Map<string, { series: Series; count: number }>()
  for (const { quantity, position, unit, period } of totals) {
    if (period !== null && period.length > YEAR) continue
    const series = { quantity, position, unit, year: period }
    const key = seriesKey(series)
    const known = counts.get(key)
    counts.set(key, { series, count: (known?.count ?? 0) + 1 })
  }
  return [...counts.values()]
    .toSorted((a, b) => b.count - a.count || (b.series.year ?? '').localeCompare(a.series.year ?? ''))
    .map(({ series }) => series)
}

/** Two series of one key are the same. */
export function seriesKey({ quantity, position, unit, year }: Series): string {
  return JSON.stringify([quantity, position, unit, year])
}

/** The bars of a series, the highest first, with an axis that contains them and the nearest limit. */
export function chartOf(
  totals: readonly Total[],
  exceedances: readonly Exceedance[],
  limits: readonly DoseLimit[],
  series: Series,
): Chart {
  const own = totals.filter(
    ({ quantity, position, unit }) =>
      quantity === series.quantity && position === series.position && unit === series.unit,
  )
  const quarterly = new Map<string, Total[]>()
  for (const total of own) {
    if (!total.period?.startsWith(`${series.year}-Q`)) continue
    const key = subjectKey(total.subject)
    quarterly.set(key, [...(quarterly.get(key) ?? []), total])
  }
  const over = new Set(
    exceedances.filter((exceedance) => isOfSeries(exceedance, series)).map(({ subject }) => subjectKey(subject)),
  )
  const bars = own
    .filter(({ period }) => period === series.year)
    .map((total): Bar => barOf(total, quarterly.get(subjectKey(total.subject)) ?? [], over))
    .toSorted((a, b) => reach(b) - reach(a))
  const longest = reach(bars[0])
  const widest = Math.max(0, ...bars.map((bar) => reach(bar) * (isPartial(bar) ? ROOM : 1)))
  const near = limits
    .filter((limit) => series.year !== null && appliesTo(limit, series))
    .toSorted((a, b) => Number(a.value) - Number(b.value))
  const [first] = near
  const beyond = first !== undefined && Number(first.value) > longest * OFF_SCALE ? first : null
  const ticks = ticksTo(Math.max(widest, beyond === null && first !== undefined ? Number(first.value) * 1.1 : 0))
  const end = ticks.at(-1) ?? 0
  return { bars, ticks, limits: near.filter(({ value }) => Number(value) <= end), beyond }
}

/** Whether an exceedance is one of the chart's own persons and year. */
function isOfSeries({ quantity, position, period }: Exceedance, series: Series): boolean {
  return quantity === series.quantity && position === series.position && period === series.year
}

/** Extremities share a quantity with the skin: the badge's position says which limit applies. */
function appliesTo({ id, quantities, unit }: DoseLimit, series: Series): boolean {
  if (!quantities.includes(series.quantity) || unit !== series.unit) return false
  const atHand = series.position !== null && AT_HAND.has(series.position)
  if (id === 'skin') return !atHand
  return id === 'extremities' ? atHand : true
}

const AT_HAND: ReadonlySet<Position> = new Set(['extremity', 'ring_left', 'ring_right'])

function barOf(total: Total, quarters: readonly Total[], over: ReadonlySet<string>): Bar {
  const { subject, lower, upper } = total
  const parts = quarters
    .map(({ period, lower, upper }) => ({ quarter: Number(period?.at(-1)) as 1 | 2 | 3 | 4, lower, upper }))
    .toSorted((a, b) => a.quarter - b.quarter)
  return {
    subject,
    parts: parts.length > 0 ? parts : [{ quarter: null, lower, upper }],
    lower,
    upper,
    quarters: parts.length > 0 ? parts.length : null,
    over: over.has(subjectKey(subject)),
  }
}

/** Equal subjects have one key. */
export function subjectKey({ name, id }: Subject): string {
  return JSON.stringify([name, id])
}

/** Whether not all of the year's quarters have doses. */
export function isPartial({ quarters }: Bar): boolean {
  return quarters !== null && quarters < QUARTERS
}

function reach(bar: Bar | undefined): number {
  return bar === undefined ? 0 : Number(bar.upper ?? bar.lower)
}

/** Round steps from 0 to the first that is not below `most`. */
export function ticksTo(most: number): number[] {
  if (most <= 0) return [0, 1]
  const rough = most / STEPS
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = power * ([1, 2, 5, 10].find((each) => each * power >= rough) ?? 10)
  const count = Math.ceil(most / step - 1e-9)
  // Rounded: 3 × 0.1 is not 0.3.
  return Array.from({ length: count + 1 }, (_, index) => Number((index * step).toPrecision(12)))
}
