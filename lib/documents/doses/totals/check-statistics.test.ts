import { describe, expect, test } from '@jest/globals'
import { readSheets, type Rows } from '../test-support/read-sheets'
import { checkTotals } from './check-totals'

function told(rows: Rows): string[] {
  const { layout, doses } = readSheets({ A: rows })
  return checkTotals(layout, doses).map(
    ({ code, cell, params }) => `${code} ${cell} ${params?.statistic ?? ''} ${params?.stated} ${params?.counted}`,
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
      'DOSE_STATISTIC_DIFFERS B6 mean 0.9 0.3',
      'DOSE_STATISTIC_DIFFERS B7 max 0.5 0.6',
      'DOSE_STATISTIC_DIFFERS B8 min 0.2 0.1',
      'DOSE_STATISTIC_DIFFERS B9 median 0.4 0.25',
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

  test('are left alone where a dose is below detection', () => {
    expect(told([...PEOPLE, ['Elm N.', '<0.05'], ['Mean', 0.9]])).toEqual([])
  })

  test('are left alone where a person has several doses', () => {
    expect(told([...PEOPLE, ['Alder J.', 0.4], ['Maximum', 0.5]])).toEqual([])
  })
})
