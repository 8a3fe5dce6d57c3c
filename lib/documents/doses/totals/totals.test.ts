import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import Big from 'big.js'
import { LIMIT_PROFILES } from '../limits/profiles'
import { readSheets, type Rows } from '../test-support/read-sheets'
import { exceedancesOf, uncomparedOf } from './exceedances'
import { ExactSum } from './interval'
import { levelsBetween } from './levels'
import { totalsOf } from './totals-of'

const HEADER = ['Name', 'Month', 'Hp(10), mSv', 'Hp(0.07), mSv']

function totals(rows: Rows): string[] {
  return totalsOf(readSheets({ A: rows }).doses).map(
    ({ subject, quantity, position, period, lower, upper, unit, n, censored }) =>
      [subject?.name ?? 'all', quantity, position, period, `${lower}..${upper ?? '?'} ${unit}`, n, censored]
        .filter((part) => part !== null)
        .join(' '),
  )
}

describe('sums', () => {
  test('are made at each level that a month allows, quantities apart', () => {
    expect(totals([HEADER, ['Adams', '2024-01', 0.1, 0.3], ['Adams', '2024-02', 0.2, null]])).toEqual([
      'Adams Hp(10) 2024 0.3..0.3 mSv 2 0',
      'Adams Hp(10) 2024-Q1 0.3..0.3 mSv 2 0',
      'Adams Hp(10) 2024-01 0.1..0.1 mSv 1 0',
      'Adams Hp(10) 2024-02 0.2..0.2 mSv 1 0',
      'Adams Hp(0.07) 2024 0.3..0.3 mSv 1 0',
      'Adams Hp(0.07) 2024-Q1 0.3..0.3 mSv 1 0',
      'Adams Hp(0.07) 2024-01 0.3..0.3 mSv 1 0',
      'all Hp(10) 2024 0.3..0.3 mSv 2 0',
      'all Hp(10) 2024-Q1 0.3..0.3 mSv 2 0',
      'all Hp(10) 2024-01 0.1..0.1 mSv 1 0',
      'all Hp(10) 2024-02 0.2..0.2 mSv 1 0',
      'all Hp(0.07) 2024 0.3..0.3 mSv 1 0',
      'all Hp(0.07) 2024-Q1 0.3..0.3 mSv 1 0',
      'all Hp(0.07) 2024-01 0.3..0.3 mSv 1 0',
    ])
  })

  test('hold the censored from 0 to their limit, and have no upper end where none is stated', () => {
    const year = (cell: string) =>
      totals([HEADER, ['Adams', '2024-01', 0.1, 0.1], ['Adams', '2024-02', cell, 0.1]]).find((line) =>
        line.startsWith('Adams Hp(10) 2024 '),
      )
    expect(year('<0.05')).toBe('Adams Hp(10) 2024 0.1..0.15 mSv 2 1')
    expect(year('BDL')).toBe('Adams Hp(10) 2024 0.1..? mSv 2 1')
    expect(year('damaged')).toBe('Adams Hp(10) 2024 0.1..? mSv 2 1')
    expect(year('unused')).toBe('Adams Hp(10) 2024 0.1..0.1 mSv 1 0')
    expect(year('0.2-0.4')).toBe('Adams Hp(10) 2024 0.3..0.5 mSv 2 0')
    expect(year('250 µSv')).toBe('Adams Hp(10) 2024 0.35..0.35 mSv 2 0')
  })

  test('leave control badges and the file’s own totals out', () => {
    expect(
      totals([HEADER, ['Adams', '2024-01', 0.1, 1], ['Control', '2024-01', 9, 9], ['Total', null, 0.1, 1]]).filter(
        (line) => line.includes('2024 '),
      ),
    ).toEqual([
      'Adams Hp(10) 2024 0.1..0.1 mSv 1 0',
      'Adams Hp(0.07) 2024 1..1 mSv 1 0',
      'all Hp(10) 2024 0.1..0.1 mSv 1 0',
      'all Hp(0.07) 2024 1..1 mSv 1 0',
    ])
  })

  test('what is worn over the turn of a month counts for the quarter, of a year for neither', () => {
    expect(levelsBetween('2024-01-15', '2024-02-14')).toEqual(['2024-Q1', '2024'])
    expect(levelsBetween('2024-03-15', '2024-04-14')).toEqual(['2024'])
    expect(levelsBetween('2023-12-15', '2024-01-14')).toEqual([])
  })

  test('are exact for decimals of any length', () => {
    const decimal = fc
      .tuple(fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n }), fc.integer({ min: 0, max: 12 }))
      .map(([digits, places]) => new Big(digits.toString()).div(new Big(10).pow(places)).toFixed())
    fc.assert(
      fc.property(fc.array(decimal, { maxLength: 30 }), (values) => {
        const sum = new ExactSum()
        for (const value of values) sum.add(value)
        const exact = values.reduce((total, value) => total.plus(value), new Big(0))
        return new Big(sum.text()).eq(exact)
      }),
    )
  })
})

describe('the file’s own totals', () => {
  const differing = (rows: Rows) => {
    const { decisions } = readSheets({ A: rows })
    return decisions.map(({ cell, alternatives }) => {
      const [stated, counted] = alternatives.map((each) => each.replace(' mSv', ''))
      return `${cell ?? ''} ${stated} ≠ ${counted}`
    })
  }

  test('are questions where they differ from the sum beyond rounding', () => {
    const rows = (total: number): Rows => [
      HEADER,
      ['Adams', '2024-01', 0.11, 0.2],
      ['Brown', '2024-01', 0.12, 0.3],
      ['Total', null, total, 0.5],
    ]
    expect(differing(rows(0.23))).toEqual([])
    expect(differing(rows(0.25))).toEqual(['C4 0.25 ≠ 0.23'])
  })

  test('are reported next to badges that nobody wore', () => {
    const rows: Rows = [
      ['Hp(10), mSv, 2024'],
      ['Name', 'Q1', 'Q2', 'Total'],
      ['Adams', 0.1, 0.2, 0.3],
      ['Clark', 'unused', 'unused', 0.5],
    ]
    expect(differing(rows)).toEqual(['D4 0.5 ≠ 0'])
  })

  test('may lie anywhere between the bounds of what is censored', () => {
    const rows = (total: number): Rows => [
      HEADER,
      ['Adams', '2024-01', 0.11, 0.2],
      ['Brown', '2024-01', '<0.05', 0.3],
      ['Total', null, total, 0.5],
    ]
    expect(differing(rows(0.11))).toEqual([])
    expect(differing(rows(0.16))).toEqual([])
    expect(differing(rows(0.3))).toEqual(['C4 0.3 ≠ 0.11–0.16'])
  })

  test('are reported if they exceed their only part, or have none', () => {
    const rows: Rows = [
      ['Hp(10), mSv, 2024'],
      ['Name', 'Q1', 'Q2', 'Total'],
      ['Adams', 0.1, 0.2, 0.3],
      ['Brown', 0.1, null, 0.4],
      ['Clark', null, null, 0.5],
      ['Davis', null, null, 0],
    ]
    expect(differing(rows)).toEqual(['D4 0.4 ≠ 0.1', 'D5 0.5 ≠ 0'])
  })

  test('a typed 0 is as fine as the figures beside it, in whatever unit', () => {
    const rows = (unit: string, ...quarters: readonly number[]): Rows => [
      [`Hp(10), ${unit}, 2024`],
      ['Name', 'Q1', 'Q2', 'Q3', 'Total'],
      ['Adams', 0.1, 0.2, 0.3, 0.6],
      ['Brown', ...quarters],
    ]
    expect(differing(rows('mSv', 0.3, 0, 0, 0.7))).toEqual(['E4 0.7 ≠ 0.3'])
    expect(differing(rows('mSv', 0.3, 0, 0, 0))).toEqual(['E4 0 ≠ 0.3'])
    expect(differing(rows('mSv', 0, 0, 0, 0.7))).toEqual(['E4 0.7 ≠ 0'])
    expect(differing(rows('mSv', 3, 0, 0, 3))).toEqual([])
    expect(differing(rows('µSv', 120, 0, 0, 150))).toEqual(['E4 0.15 ≠ 0.12'])
  })

  test('with the same period as their only part may include its background', () => {
    const rows: Rows = [
      ['Name', 'Period', 'Gross, mSv', 'Background, mSv', 'Net, mSv'],
      ['Adams', 'Q1 2024', 0.3, 0.1, 0.2],
      ['Brown', 'Q1 2024', 0.4, 0.1, null],
    ]
    expect(differing(rows)).toEqual([])
  })

  test('are compared person by person, only where found to be totals', () => {
    const rows: Rows = [
      ['Hp(10), mSv, 2024'],
      ['Name', 'Q1', 'Q2', 'Q3', 'Q4', 'Year'],
      ['Adams', 0.1, 0.2, 0.1, 0.1, 0.9],
      ['Brown', null, null, null, null, 0.4],
    ]
    expect(differing(rows)).toEqual(['F3 0.9 ≠ 0.5'])
  })
})

describe('exceedances', () => {
  const [groupA] = LIMIT_PROFILES
  const over = (rows: Rows) => {
    const { doses } = readSheets({ A: rows })
    return groupA
      ? exceedancesOf(doses, totalsOf(doses), groupA).map(
          ({ quantity, position, period, limitId, lower, sure, partial }) =>
            [limitId, quantity, position, period, lower, sure ? 'sure' : 'perhaps', partial && 'partial']
              .filter(Boolean)
              .join(' '),
        )
      : []
  }
  const years = (...values: readonly (number | string)[]): Rows => [
    ['Name', 'Year', 'Hp(10), mSv'],
    ...values.map((value, index) => ['Adams', 2020 + index, value]),
  ]

  test('a year above the year’s limit, and years above the mean of five', () => {
    expect(over(years(51, 3, 3, 3, 3))).toEqual(['effective_year Hp(10) 2020 51 sure'])
    expect(over(years(0, 10, 30, 30, 30, 10))).toEqual(['effective_mean Hp(10) 2021/2025 22 sure'])
    expect(over(years(21, 21, 21, 21, 21))).toEqual(['effective_mean Hp(10) 2020/2024 21 sure'])
    expect(over(years(20, 20, 20, 20, 20))).toEqual([])
  })

  test('a year that the file doesn’t have is none without a dose', () => {
    const rows = (...known: readonly (readonly [number, number])[]): Rows => [
      ['Name', 'Year', 'Hp(10), mSv'],
      ...known.map(([year, dose]) => ['Adams', year, dose]),
    ]
    expect(over(rows([2020, 30], [2022, 25]))).toEqual(['effective_mean Hp(10) 2020/2022 27.5 sure partial'])
    expect(over(rows([2020, 45], [2024, 45]))).toEqual(['effective_mean Hp(10) 2020/2024 45 sure partial'])
    expect(over(rows([2020, 19], [2022, 19]))).toEqual([])
  })

  test('of fewer than five years the mean of just those is compared, and that is partial', () => {
    expect(over(years(19, 19))).toEqual([])
    expect(over(years(15, 26))).toEqual(['effective_mean Hp(10) 2020/2021 20.5 sure partial'])
  })

  test('Hp(10) is compared together with the neutrons’ dose, of photons surely, of anything perhaps', () => {
    const rows = (hp10: string): Rows => [
      ['Name', 'Year', hp10, 'Hp(10) neutron, mSv'],
      ['Adams', 2024, 35, 30],
      ['Brown', 2024, 1, 1],
    ]
    expect(over(rows('Hp(10) gamma, mSv'))).toEqual([
      'effective_mean Hp(10) 2024 65 sure partial',
      'effective_year Hp(10) 2024 65 sure',
    ])
    expect(over(rows('Hp(10), mSv'))).toEqual([
      'effective_mean Hp(10) 2024 35 sure partial',
      'effective_year Hp(10) 2024 35 perhaps',
    ])
  })

  test('neutrons alone are compared with the limit of the effective dose, but those of a ring', () => {
    const rows = (position: string): Rows => [
      ['Name', 'Year', 'Position', 'Neutron dose, mSv'],
      ['Adams', 2024, position, 51],
      ['Brown', 2024, position, 1],
    ]
    expect(over(rows('chest'))).toEqual([
      'effective_mean neutron chest 2024 51 sure partial',
      'effective_year neutron chest 2024 51 sure',
    ])
    expect(over(rows('left finger'))).toEqual([])
  })

  test('perhaps above, where only what is censored decides', () => {
    expect(over(years('<60', 0, 0, 0, 0))).toEqual(['effective_year Hp(10) 2020 0 perhaps'])
  })

  test('rings are compared with the limit of extremities, and with that of the skin nothing worn on a hand', () => {
    const rows = (position: string, dose: number): Rows => [
      ['Name', 'Year', 'Position', 'Hp(0.07), mSv'],
      ['Adams', 2024, position, dose],
      ['Brown', 2024, position, 1],
    ]
    expect(over(rows('left finger', 501))).toEqual(['extremities Hp(0.07) ring_left 2024 501 sure'])
    expect(over(rows('chest', 501))).toEqual(['skin Hp(0.07) chest 2024 501 sure'])
  })

  test('an equivalent dose is compared with the limit of the part of the body that it is named for', () => {
    const rows: Rows = [
      ['ФИО', 'Год', 'Эквивалентная доза, мЗв', null, null],
      [null, null, 'хрусталик', 'кисти', 'кожа'],
      ['Орлов А. А.', 2024, 151, 501, 501],
      ['Седов К. Л.', 2024, 150, 500, 500],
    ]
    expect(over(rows)).toEqual([
      'lens H lens 2024 151 sure',
      'extremities H extremity 2024 501 sure',
      'skin Hp(0.07) 2024 501 sure',
    ])
  })

  test.each<[string, Rows, ReturnType<typeof uncomparedOf>]>([
    [
      'of no part of the body',
      [
        ['ФИО', 'Год', 'Доза, мЗв'],
        ['Орлов А. А.', 2024, 90],
        ['Седов К. Л.', 2024, 1],
      ],
      { subjects: 2, quantities: ['H'] },
    ],
    [
      'without a year',
      [
        ['ФИО', 'Hp(10), мЗв'],
        ['Орлов А. А.', 90],
      ],
      { subjects: 1, quantities: ['Hp(10)'] },
    ],
    [
      'of neutrons without a year',
      [
        ['ФИО', 'Нейтроны, мЗв'],
        ['Орлов А. А.', 90],
      ],
      { subjects: 1, quantities: ['neutron'] },
    ],
    [
      'of a foetus, which no profile has a limit of',
      [
        ['Name', 'Year', 'Position', 'Hp(10), mSv'],
        ['Adams', 2024, 'fetal', 2],
        ['Brown', 2024, 'chest', 2],
      ],
      null,
    ],
    [
      'of the body and a year',
      [
        ['ФИО', 'Год', 'Hp(10), мЗв'],
        ['Орлов А. А.', 2024, 1],
        ['Седов К. Л.', 2024, 1],
      ],
      null,
    ],
  ])('sums %s are reported if there is nothing to compare them with', (_, rows, told) => {
    const { doses } = readSheets({ A: rows })
    expect(groupA && uncomparedOf(totalsOf(doses), groupA)).toEqual(told)
  })
})
