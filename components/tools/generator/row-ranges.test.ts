import { expect, test } from '@jest/globals'
import { rowRanges } from './row-ranges'

test('consecutive rows become a range, two rows are listed, and a long list is cut', () => {
  expect(rowRanges([4])).toBe('4')
  expect(rowRanges([5, 4, 9, 6])).toBe('4-6, 9')
  expect(rowRanges([4, 5])).toBe('4, 5')
  expect(rowRanges([1, 3, 5, 7, 9])).toBe('1, 3, 5, 7…')
})
