import { describe, expect, test } from '@jest/globals'
import { LIMIT_PROFILES } from '@/lib/documents/doses/limits/profiles'
import { chartOf, seriesOf, ticksTo } from './chart'
import { exceedance, total } from './test-support/totals'

const GROUP_A = LIMIT_PROFILES[0]?.limits ?? []
const YEAR = { quantity: 'Hp(10)', position: null, unit: 'mSv', year: '2025' } as const

describe('the chart of a year', () => {
  const totals = [
    total('Reed', '2025', '4.82'),
    ...['1.1', '1.2', '1.35', '1.17'].map((value, index) => total('Reed', `2025-Q${index + 1}`, value)),
    total('Marsh', '2025', '21.6'),
    ...['10', '11.6'].map((value, index) => total('Marsh', `2025-Q${index + 1}`, value)),
    total('Sedge', '2025', '0.14', { upper: '0.24', censored: 2 }),
    total('Reed', '2024', '9'),
  ]

  test('has a bar for each person, the highest first, in parts by quarter', () => {
    const { bars } = chartOf(totals, [exceedance('Marsh', '2025')], GROUP_A, YEAR)
    expect(bars.map(({ subject, lower, upper, over }) => [subject.name, lower, upper, over])).toEqual([
      ['Marsh', '21.6', '21.6', true],
      ['Reed', '4.82', '4.82', false],
      ['Sedge', '0.14', '0.24', false],
    ])
    expect(bars.map(({ parts, quarters }) => [parts.map(({ quarter }) => quarter), quarters])).toEqual([
      [[1, 2], 2],
      [[1, 2, 3, 4], 4],
      [[null], null],
    ])
  })

  test('reaches to the nearest limit, and draws no other than those on its scale', () => {
    const { ticks, limits, beyond } = chartOf(totals, [], GROUP_A, YEAR)
    expect(ticks).toEqual([0, 10, 20, 30])
    expect(limits.map(({ id }) => id)).toEqual(['effective_mean'])
    expect(beyond).toBeNull()
  })

  test('leaves a limit that is far beyond every bar off the scale', () => {
    const { limits, beyond, ticks } = chartOf([total('Reed', '2025', '1')], [], GROUP_A, YEAR)
    expect([limits, beyond?.value, ticks.at(-1)]).toEqual([[], '20', 1])
  })

  test('uses the limit for hands for a ring and the limit for skin elsewhere', () => {
    const ring = { quantity: 'Hp(0.07)', position: 'ring_left' } as const
    const totals = [total('Reed', '2025', '480', ring), total('Reed', '2025', '480', { ...ring, position: 'chest' })]
    const ids = (position: 'ring_left' | 'chest') =>
      chartOf(totals, [], GROUP_A, { ...YEAR, ...ring, position }).limits.map(({ id }) => id)
    expect([ids('ring_left'), ids('chest')]).toEqual([['extremities'], ['skin']])
  })

  test('has no limit where the doses have no dates', () => {
    const { bars, limits } = chartOf([total('Reed', null, '30')], [], GROUP_A, { ...YEAR, year: null })
    expect([bars.length, limits]).toEqual([1, []])
  })
})

test('the series with the most persons comes first, then the latest year', () => {
  const series = seriesOf([
    total('Reed', '2024', '1'),
    total('Reed', '2025', '1'),
    total('Reed', '2025-Q1', '1'),
    total('Reed', '2023', '1'),
    total('Marsh', '2023', '1'),
  ])
  expect(series.map(({ year }) => year)).toEqual(['2023', '2025', '2024'])
})

test.each([
  [0, [0, 1]],
  [0.27, [0, 0.1, 0.2, 0.3]],
  [4.82, [0, 1, 2, 3, 4, 5]],
  [110, [0, 50, 100, 150]],
])('an axis to %d has round steps', (most, ticks) => {
  expect(ticksTo(most)).toEqual(ticks)
})
