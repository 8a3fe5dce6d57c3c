import { expect, test } from '@jest/globals'
import { readSheets } from '../test-support/read-sheets'
import { outlierProblems } from './outliers'

const columnOf = (...values: readonly number[]) =>
  readSheets({
    'Q4 2024': [
      ['Name', 'Hp(10), mSv'],
      ...values.map((value, index) => [`Adams ${'ABCDEFGH'.charAt(index)}.`, value]),
    ],
  }).doses

test('warns once about a dose fourteen times the next', () => {
  expect(outlierProblems(columnOf(0.1, 0.12, 0.35, 0.1, 5))).toMatchObject([
    { code: 'DOSE_OUTLIER', cell: 'B6', params: { value: '5', next: '0.35' } },
  ])
})

test('does not warn about a high dose among high ones, nor in a short column', () => {
  expect(outlierProblems(columnOf(0.31, 0.28, 4.1, 0.3, 12))).toEqual([])
  expect(outlierProblems(columnOf(0.1, 0.1, 90))).toEqual([])
})
