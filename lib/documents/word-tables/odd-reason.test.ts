import { expect, test } from '@jest/globals'
import { oddReason } from './odd-reason'

test.each([
  ['< 82', 'sign'],
  ['≈1,5', 'sign'],
  ['91,1', 'comma'],
  ['91,1 %', 'comma'],
  ['91.1', 'point'],
  ['1,234', 'twofold'],
  ['0,234', 'comma'],
  ['007', 'zeros'],
  ['12 кВ', 'unit'],
  ['not measured', 'words'],
  ['—', 'words'],
  ['1/2', 'other'],
])('%s stays text because of its %s', (text, reason) => {
  expect(oddReason(text, true)).toBe(reason)
})

test('a mark is no reason where the other numbers have none', () => {
  expect(oddReason('1,3', false)).toBe('other')
})
