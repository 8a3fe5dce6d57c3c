import { expect, test } from '@jest/globals'
import { rowNumberWidth } from './row-number-width'

test('the column of row numbers is the ordinary one up to four digits, and grows with more', () => {
  expect([2, 500, 999].map(rowNumberWidth)).toEqual([2.75, 2.75, 2.75])
  expect(rowNumberWidth(20_000)).toBeGreaterThan(rowNumberWidth(9_999))
  expect(rowNumberWidth(1_048_576)).toBeGreaterThan(rowNumberWidth(20_000))
})
