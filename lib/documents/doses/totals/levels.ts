import type { Period } from '../layout-model'
import type { Dose } from '../model'

type Stretch = Pick<Period, 'from' | 'to'>

/** Returns the time of a dose: its day, or its period if only that is known or the day isn't in it, or null. */
export function stretchOf({ date, period }: Pick<Dose, 'date' | 'period'>): Stretch | null {
  if (date !== null && (period === null || isWithin(date, period))) return { from: date, to: date }
  return period
}

/** Returns a key that doses of the same levels share; equal periods are one object. */
export function levelKey({ date, period }: Pick<Dose, 'date' | 'period'>): Period | string | null {
  return date !== null && (period === null || isWithin(date, period)) ? date.slice(0, 7) : period
}

/**
 * Returns the periods that a dose counts for: `['2024-03', '2024-Q1', '2024']`, or `['2024']` for a year's dose. Empty
 * if there are none.
 */
export function levelsOf(dose: Pick<Dose, 'date' | 'period'>): readonly string[] {
  const stretch = stretchOf(dose)
  return stretch === null ? NONE : levelsBetween(stretch.from, stretch.to)
}

const NONE: readonly string[] = []
const known = new Map<string, readonly string[]>()
const KEEP = 5_000

function isWithin(day: string, { from, to }: Period): boolean {
  return from <= day && day <= to
}

/**
 * Returns the levels that contain an entire period: a badge worn across the end of a month counts for the quarter, and
 * so on.
 */
export function levelsBetween(from: string, to: string): readonly string[] {
  const key = `${from}/${to}`
  let levels = known.get(key)
  if (levels === undefined) {
    levels = levelsIn(from, to)
    if (known.size >= KEEP) known.clear()
    known.set(key, levels)
  }
  return levels
}

function levelsIn(from: string, to: string): readonly string[] {
  const year = from.slice(0, 4)
  if (to.slice(0, 4) !== year) return NONE
  const [first, last] = [Number(from.slice(5, 7)), Number(to.slice(5, 7))]
  const quarter = Math.ceil(first / 3)
  if (first === last) return [`${year}-${from.slice(5, 7)}`, `${year}-Q${quarter}`, year]
  return Math.ceil(last / 3) === quarter ? [`${year}-Q${quarter}`, year] : [year]
}

const DAY = 86_400_000

/** Returns whether shorter periods cover every day of a longer one. */
export function isCovered(whole: Stretch, stretches: readonly Stretch[]): boolean {
  let reached = Date.parse(whole.from) - DAY
  for (const { from, to } of stretches.toSorted((a, b) => (a.from < b.from ? -1 : 1))) {
    if (Date.parse(from) > reached + DAY) return false
    reached = Math.max(reached, Date.parse(to))
  }
  return reached >= Date.parse(whole.to)
}
