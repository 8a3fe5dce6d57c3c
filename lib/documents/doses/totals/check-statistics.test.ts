import { describe, expect, test } from '@jest/globals'
import { readSheets, type Rows } from '../test-support/read-sheets'

function told(rows: Rows): string[] {
  return readSheets({ A: rows }).decisions.map(
    ({ reason, cell, alternatives, check }) => `${reason} ${cell}: ${alternatives.join(' or ')}, ${check?.join(' ')}`,
  )
}

const PEOPLE: Rows = [
  ['Name', 'Hp(10), mSv, 2024'],
  ['Alder J.', 0.1],
  ['Birch K.', 0.3],
  ['Cedar L.', 0.2],
  ['Dogwood M.', 0.6],
]

describe('statistics that the file states', () => {
  test('agree with its doses, as they are rounded', () => {
    expect(told([...PEOPLE, ['Mean', 0.3], ['Maximum', 0.6], ['Minimum', 0.1], ['Median', 0.25]])).toEqual([])
  })

  test('are reported with both figures where they don’t', () => {
    expect(told([...PEOPLE, ['Mean', 0.9], ['Maximum', 0.5], ['Minimum', 0.2], ['Median', 0.4]])).toEqual([
      'statisticDiffers B6: 0.9 mSv or 0.3 mSv, B2:B5',
      'statisticDiffers B7: 0.5 mSv or 0.6 mSv, B2:B5',
      'statisticDiffers B8: 0.2 mSv or 0.1 mSv, B2:B5',
      'statisticDiffers B9: 0.4 mSv or 0.25 mSv, B2:B5',
    ])
  })

  test('may be those of the doses since the last ones', () => {
    const more: Rows = [
      ['Mean', 0.3],
      ['Elm N.', 0.5],
      ['Fir O.', 0.7],
      ['Mean', 0.6],
    ]
    expect(told([...PEOPLE, ...more])).toEqual([])
  })

  test('may lie anywhere between the bounds of what is below detection, or leave it out', () => {
    const rows = (mean: number): Rows => [...PEOPLE, ['Elm N.', '<0.05'], ['Mean', mean]]
    for (const mean of [0.24, 0.25, 0.3]) expect(told(rows(mean))).toEqual([])
    expect(told(rows(0.9))).toEqual(['statisticDiffers B7: 0.9 mSv or 0.24–0.25 mSv, B2:B6'])
  })

  test('are left alone where a person has several doses', () => {
    expect(told([...PEOPLE, ['Alder J.', 0.4], ['Maximum', 0.5]])).toEqual([])
  })

  test('are compared in a column of totals as well', () => {
    const rows = (mean: number): Rows => [
      ['Hp(10), mSv, 2024'],
      ['Name', 'Q1', 'Q2', 'Year'],
      ['Alder J.', 0.11, 0.12, 0.23],
      ['Birch K.', 0.31, 0.2, 0.51],
      ['Mean', 0.21, 0.16, mean],
    ]
    expect(told(rows(0.37))).toEqual([])
    expect(told(rows(0.73))).toEqual(['statisticDiffers D5: 0.73 mSv or 0.37 mSv, D3:D4'])
  })

  test('a collective dose is compared as a sum, in sieverts too', () => {
    const rows = (label: string, collective: number): Rows => [...PEOPLE, [label, collective]]
    expect(told(rows('Collective dose (person·mSv)', 1.2))).toEqual([])
    expect(told(rows('Collective dose (person·Sv)', 0.0012))).toEqual([])
    expect(told(rows('Collective dose (person·mSv)', 2.2))).toEqual(['totalDiffers B6: 2.2 mSv or 1.2 mSv, B2:B5'])
  })

  test('a collective dose beside a count and a mean is their product', () => {
    const rows = (collective: number): Rows => [
      ['Examination', 'Number', 'Mean dose, mSv', 'Collective dose, man-Sv'],
      ['Chest X-ray', 4120, 0.03, 0.124],
      ['Barium meal', 212, 3.1, 0.657],
      ['Head CT', 1380, 1.7, collective],
      ['Mammography', 2044, 0.31, 0.634],
    ]
    expect(told(rows(2.346))).toEqual([])
    expect(told(rows(3.246))).toEqual(['statisticDiffers D4: 3.246 Sv or 2.346 Sv, C4'])
  })
})
