import type { HistoryEntry } from './history-api'

const DAY_MS = 86_400_000
const WEEK_DAYS = 7

export type Period = 'recent' | 'lastWeek' | 'older'

/** The beginning of a moment's day, in the reader's zone. */
function dayOf(moment: Date): number {
  return new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime()
}

/** How many calendar days lie between a moment and now, in the reader's zone; less than 0 ahead. */
export function daysAgo(moment: Date, now: Date): number {
  return Math.round((dayOf(now) - dayOf(moment)) / DAY_MS)
}

export function periodOf(moment: Date, now: Date): Period {
  const days = daysAgo(moment, now)
  if (days < WEEK_DAYS) return 'recent'
  return days < 2 * WEEK_DAYS ? 'lastWeek' : 'older'
}

/** Operations, newest first, by the period that they were asked for in; periods without any are left out. */
export function byPeriod(
  operations: readonly HistoryEntry[],
  now: Date,
): readonly { readonly period: Period; readonly operations: readonly HistoryEntry[] }[] {
  const groups = new Map<Period, HistoryEntry[]>()
  for (const operation of operations) {
    const period = periodOf(new Date(operation.createdAt), now)
    groups.set(period, [...(groups.get(period) ?? []), operation])
  }
  return [...groups].map(([period, those]) => ({ period, operations: those }))
}
