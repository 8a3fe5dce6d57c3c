import { describe, expect, test } from '@jest/globals'
import { doseLine, readSheets, type Rows } from '../test-support/read-sheets'
import type { Resolution } from '../options'

const NAMES = ['Adams', 'Baker', 'Clark', 'Dunn', 'Evans', 'Fisher', 'Grant', 'Hale']

const columnOf = (values: readonly number[], resolutions: readonly Resolution[] = [], unit = 'mSv') =>
  readSheets(
    { 'Q4 2024': [['Name', `Hp(10), ${unit}`], ...values.map((value, index) => [`${NAMES[index]} A.`, value])] },
    { resolutions },
  )

const asked = ({ decisions }: ReturnType<typeof readSheets>) =>
  decisions.map(({ cell, reason, alternatives }) => `${cell} ${reason}: ${alternatives.join(', ')}`)

const answer = (choice: Resolution['choice']): Resolution[] => [
  { sheet: 'Q4 2024', cell: 'B6', column: 'B', reason: 'outlier', choice },
]

const HIGH = [0.31, 0.28, 0.35, 0.3, 120]

describe('a dose far beyond all others of its column', () => {
  test('is asked about with the likely slip of the unit, and is in no sum until then', () => {
    const read = columnOf(HIGH)
    expect(asked(read)).toEqual(['B6 outlier: 0.12 mSv, 120 mSv'])
    expect(read.decisions[0]?.others).toEqual({ count: 4, least: '0.28', largest: '0.35', unit: 'mSv' })
    expect(read.doses).toHaveLength(4)
    expect(read.sheets).toEqual([{ sheet: 'Q4 2024', cells: 5, doses: 4, censored: 0, waiting: 1, excluded: 0 }])
    expect(read.reconciliation.balanced).toBe(true)
  })

  test.each([
    [0, 'B6 Hp(10) 0.12 mSv; Evans A.; 2024-Q4', 5, 0],
    [1, 'B6 Hp(10) 120 mSv; Evans A.; 2024-Q4', 5, 0],
    ['reject', undefined, 4, 1],
  ] as const)('is what a person says it is: %s', (choice, line, doses, excluded) => {
    const read = columnOf(HIGH, answer(choice))
    expect(asked(read)).toEqual([])
    expect(read.doses.map(doseLine)[4]).toBe(line)
    expect(read.sheets).toMatchObject([{ cells: 5, doses, waiting: 0, excluded }])
  })

  test('offers no slip if a thousandth of it isn’t like the others either', () => {
    expect(asked(columnOf([0.31, 0.28, 0.35, 0.3, 9000]))).toEqual(['B6 outlier: 9000 mSv'])
  })

  test.each([
    ['six times the others', [0.3, 0.31, 0.29, 0.3, 1.9]],
    ['one of two high ones', [0.31, 0.28, 100, 0.3, 120]],
    ['one of a short column', [0.1, 0.1, 90]],
    ['among zeros', [0, 0, 0, 0, 90]],
  ])('is not asked about when it is %s', (_, values) => {
    expect(asked(columnOf(values))).toEqual([])
  })

  test('is not asked about among patients, whose examinations differ', () => {
    const rows: Rows = [['Patient', 'DLP, mGy·cm'], ...[310, 290, 305, 280, 9_800].map((value, i) => [`P-${i}`, value])]
    expect(asked(readSheets({ CT: rows }))).toEqual([])
  })
})

test('a dose far beyond its column is not asked about where its person has others like it', () => {
  const rows: Rows = [
    ['Name', 'Hp(10), mSv, Q1 2026', 'Hp(10), mSv, Q2 2026'],
    ['Adams A.', 0.31, 0.28],
    ['Baker B.', 0.12, 0.09],
    ['Clark C.', 6.4, 7.15],
    ['Dunn D.', 0.22, 0.27],
    ['Evans E.', 0.17, 0.2],
  ]
  expect(asked(readSheets({ Doses: rows }))).toEqual([])
})

test('a dose a hundred times those of the same person is asked about, though another person has as much', () => {
  const months = ['January', 'February', 'March', 'April', 'May', 'June'].map((month) => `Hp(10), mSv, ${month} 2024`)
  const rows: Rows = [
    ['Name', ...months],
    ['Adams A.', 0.1, 0.1, 0.1, 0.1, 0.1, 12],
    ['Baker B.', 10, 11, 12, 9, 10, 11],
    ['Clark C.', 0.2, 0.3, 0.2, 0.2, 0.3, 0.2],
  ]
  expect(asked(readSheets({ Doses: rows }))).toEqual(['G2 outlier: 0.012 mSv, 12 mSv'])
})
