import type { DoseTotal } from '../model'

/** The lengths of a total's period; `whole` is for totals of a file without dates. */
const LEVELS = ['year', 'quarter', 'month', 'whole'] as const
export type Level = (typeof LEVELS)[number]

/** Returns the level of a period's name: `2024`, `2024-Q3`, `2024-03`, null. */
export function levelOf(period: string | null): Level {
  if (period === null) return 'whole'
  if (period.length === 4) return 'year'
  return period.charAt(5) === 'Q' ? 'quarter' : 'month'
}

/** Returns the quarter that contains a month: `2024-03` → `2024-Q1`. */
function quarterOf(month: string): string {
  return `${month.slice(0, 4)}-Q${Math.ceil(Number(month.slice(5)) / 3)}`
}

/** The periods that totals have at each level, in order. */
export type Calendar = Readonly<Record<Level, readonly string[]>>

/**
 * Returns the years, quarters and months of the totals, each once and in order. Totals without a period are `whole`.
 */
export function calendarOf(totals: readonly DoseTotal[]): Calendar {
  const found: Record<Level, Set<string>> = { year: new Set(), quarter: new Set(), month: new Set(), whole: new Set() }
  for (const { period } of totals) found[levelOf(period)].add(period ?? '')
  const sorted = (level: Level) => [...found[level]].sort()
  return { year: sorted('year'), quarter: sorted('quarter'), month: sorted('month'), whole: sorted('whole') }
}

/** Whether a period has all its parts at the finest level of the totals: for a year, four quarters or twelve months. */
function isWhole(period: string, level: Level, { quarter, month }: Calendar): boolean {
  if (level === 'month' || level === 'whole') return true
  const inside = (part: string) => (level === 'year' ? part.slice(0, 4) === period : quarterOf(part) === period)
  if (month.length > 0) return month.filter(inside).length === (level === 'year' ? 12 : 3)
  if (level === 'year' && quarter.length > 0) return quarter.filter(inside).length === 4
  return true
}

/** The last period of each file at one level; `undefined` for a file that has none. */
export interface ComparedPeriods {
  readonly before: string | null | undefined
  readonly now: string | null | undefined
}

const isEmpty = (calendar: Calendar) => LEVELS.every((level) => calendar[level].length === 0)
const named = (period: string | undefined) => (period === '' ? null : period)

/**
 * Returns each file's own last period. The level is the longest one (year, quarter, month) at which both last periods
 * are complete. This way a year is compared with a year, and a quarter with a quarter. If there is none, it is the
 * finest level that both have. Files without dates are compared by their sums. A file without dates is compared with
 * the last period of one that has them.
 */
export function comparedPeriods(before: Calendar, now: Calendar): ComparedPeriods {
  const has = (calendar: Calendar, level: Level) => isEmpty(calendar) || calendar[level].length > 0
  const common = LEVELS.filter((level) => has(before, level) && has(now, level) && !isEmptyAt(before, now, level))
  const lasts = common.map((level) => ({ level, before: before[level].at(-1), now: now[level].at(-1) }))
  const whole = (period: string | undefined, level: Level, calendar: Calendar) =>
    period === undefined || isWhole(period, level, calendar)
  const chosen =
    lasts.find((last) => whole(last.before, last.level, before) && whole(last.now, last.level, now)) ?? lasts.at(-1)
  if (chosen !== undefined) return { before: named(chosen.before), now: named(chosen.now) }
  const own = (calendar: Calendar) =>
    named(LEVELS.map((level) => calendar[level].at(-1)).find((last) => last !== undefined))
  return { before: own(before), now: own(now) }
}

function isEmptyAt(before: Calendar, now: Calendar, level: Level): boolean {
  return before[level].length === 0 && now[level].length === 0
}
