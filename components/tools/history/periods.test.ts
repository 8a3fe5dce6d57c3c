import { describe, expect, test } from '@jest/globals'
import type { HistoryEntry } from './history-api'
import { byPeriod, daysAgo, periodOf } from './periods'

const NOW = new Date(2026, 10, 21, 0, 10)
const at = (day: number, hour = 12) => new Date(2026, 10, day, hour)

describe('days ago', () => {
  test.each([
    ['ten minutes before midnight is yesterday', at(20, 23), 1],
    ['this day is today', at(21, 0), 0],
    ['tomorrow lies ahead', at(22), -1],
    ['a week', at(14), 7],
  ])('%s', (_, moment, days) => {
    expect(daysAgo(moment, NOW)).toBe(days)
  })

  test('a change of the clocks makes no day more or less', () => {
    expect(daysAgo(new Date(2026, 9, 24, 12), new Date(2026, 9, 26, 12))).toBe(2)
    expect(daysAgo(new Date(2026, 2, 28, 12), new Date(2026, 2, 30, 12))).toBe(2)
  })
})

test('a week is recent, the one before it is last week, the rest is older', () => {
  expect([21, 15, 14, 8, 7, 1].map((day) => periodOf(at(day), NOW))).toEqual([
    'recent',
    'recent',
    'lastWeek',
    'lastWeek',
    'older',
    'older',
  ])
})

test('operations stay in their order, and empty periods are left out', () => {
  const operations = [21, 20, 2].map((day) => ({ id: String(day), createdAt: at(day).toISOString() }) as HistoryEntry)
  expect(byPeriod(operations, NOW).map(({ period, operations: those }) => [period, those.map(({ id }) => id)])).toEqual(
    [
      ['recent', ['21', '20']],
      ['older', ['2']],
    ],
  )
})
