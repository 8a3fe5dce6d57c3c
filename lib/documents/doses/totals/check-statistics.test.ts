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

  test('are left alone where a dose is below detection', () => {
    expect(told([...PEOPLE, ['Elm N.', '<0.05'], ['Mean', 0.9]])).toEqual([])
  })

  test('are left alone where a person has several doses', () => {
    expect(told([...PEOPLE, ['Alder J.', 0.4], ['Maximum', 0.5]])).toEqual([])
  })
})
