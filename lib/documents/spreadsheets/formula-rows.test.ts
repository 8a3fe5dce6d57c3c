import { expect, test } from '@jest/globals'
import { addsUpAbove } from './formula-rows'

/** In C10. */
test.each([
  ['SUM(C2:C9)', true],
  ['SUM($C$2:$C$9)', true],
  ['SUBTOTAL(9,C2:C9)', true],
  ['SUM(C2:C4,C6:C9)', true],
  ['of:=SUM([.C2:.C9])', true],
  ['AVERAGE(C2:C9)', true],
  ['SUM(A10:B10)', false],
  ['SUM(B2:B9)', false],
  ['SUM(C11:C20)', false],
  ['C2*1.2', false],
  ['SUMIF(C2:C9,1)', false],
])('%s adds up the cells above it: %s', (formula, expected) => {
  expect(addsUpAbove(formula, 9, 2)).toBe(expected)
})
