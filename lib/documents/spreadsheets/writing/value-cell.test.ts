import { expect, test } from '@jest/globals'
import { needsQuote, valueCell } from './value-cell'

const OTHERS = ['=1+1', '+7', '-1', '@SUM(A1)', "'x", '#N/A', '007', '.5', ',5', '<0,05', '>2']

test.each(OTHERS)('the text %j is marked as a text: edited, it would be another value', (text) => {
  expect(needsQuote(text)).toBe(true)
  expect(valueCell(0, { value: text }).look?.quotePrefix).toBe(true)
})

test.each(['слово', '№ 7', '(1)', '—', ''])('the text %j needs no such mark', (text) => {
  expect(needsQuote(text)).toBe(false)
  expect(valueCell(0, { value: text }).look?.quotePrefix).toBe(false)
})

test('a number needs none, whatever its first character', () => {
  expect(valueCell(0, { value: -7 }).look?.quotePrefix).toBe(false)
})
