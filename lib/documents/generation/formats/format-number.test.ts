import { describe, expect, test } from '@jest/globals'
import { decimalOfNumber, numberOfDecimal } from '../../language/plain-decimal'
import type { DataLanguage } from '../../spreadsheets/language'
import { decimalOf, formatDecimal } from './format-number'

describe('numbers', () => {
  test.each<[DataLanguage, number, number | null, string]>([
    ['ru', 1234567.5, 2, '1\u00a0234\u00a0567,50'],
    ['ro', 1234.5, 2, '1.234,50'],
    ['en', 1234.5, null, '1,234.5'],
    ['en', 1.005, 2, '1.01'],
    ['en', 0.1 + 0.2, null, '0.3'],
    ['en', -0.004, 2, '0.00'],
    ['en', -1234, 0, '\u22121,234'],
    ['en', 0.5, 2, '0.50'],
    ['en', 1e21, 0, '1,000,000,000,000,000,000,000'],
  ])('in %s, %d with %s places is %s', (language, value, places, expected) => {
    const decimal = decimalOfNumber(value)
    expect(decimal && formatDecimal(decimal, places, language)).toBe(expected)
  })

  test.each([
    ['1 234,5', 1234.5],
    ['1\u00a0234.5', 1234.5],
    ['1,234.50', 1234.5],
    ['−7', -7],
    ['- 1 234', -1234],
    [' 12 345 678 ', 12345678],
    ["1'234.5", 1234.5],
    ['12000\n15000', null],
    ['12 000\n15 000', null],
    ['5 10', null],
    ['21 11 2026', null],
    ['1 2345', null],
    ['1.234', null],
    ['12 мЗв', null],
    ['', null],
  ])('the text "%s" is the number %s', (text, expected) => {
    const decimal = decimalOf(text)
    expect(decimal && numberOfDecimal(decimal)).toBe(expected)
  })
})
