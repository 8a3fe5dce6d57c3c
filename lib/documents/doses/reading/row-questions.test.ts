import { expect, test } from '@jest/globals'
import { readSheets } from '../test-support/read-sheets'

const ROWS = [
  ['Name', 'Period', 'Hp(10), mSv', 'Hp(0.07), mSv'],
  ['Alder Jane', 'Q1 2025', 0.11, 0.14],
  ['Birch Karl', 'Q1 2025', 0.27, 0.31],
  ['Birch Karl', 'Q1 2025', 0.27, 0.31],
  ['Cedar Lou', 'Q1 2025', 0.19, 0.2],
]

test('a row that repeats another is asked about once, and one answer holds for its cells', () => {
  const { decisions, doses } = readSheets({ S: ROWS })
  expect(decisions).toMatchObject([
    {
      cell: 'C4',
      reason: 'repeatedRow',
      count: 2,
      columns: [{ letter: 'C' }, { letter: 'D' }],
      raw: '0.27 · 0.31',
      alternatives: ['0.27 mSv · 0.31 mSv (C3:D3)', '0.27 mSv · 0.31 mSv (C4:D4)', expect.any(String)],
    },
  ])
  expect(doses.filter(({ row }) => row === 3)).toHaveLength(0)
  const both = { sheet: 'S', cell: 'C4', column: null, reason: 'repeatedRow', choice: 2 } as const
  const answered = readSheets({ S: ROWS }, { resolutions: [both] })
  expect(answered.decisions).toHaveLength(0)
  expect(answered.doses.filter(({ row }) => row === 3)).toHaveLength(2)
})
