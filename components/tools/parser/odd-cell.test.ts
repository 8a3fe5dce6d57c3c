import { expect, test } from '@jest/globals'
import { oddReason } from './odd-cell'

test.each([
  ['< 82', 'sign'],
  ['≈1,5', 'sign'],
  ['91,1', 'comma'],
  ['91.1', 'point'],
  ['007', 'zeros'],
  ['12 кВ', 'unit'],
  ['not measured', 'words'],
  ['—', 'words'],
  ['1/2', 'other'],
])('%s stays text because of its %s', (text, reason) => {
  expect(oddReason(text)).toBe(reason)
})
