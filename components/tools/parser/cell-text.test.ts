import { describe, expect, test } from '@jest/globals'
import { type Reading, shownFormat, shownText, toldReading } from './cell-text'

const number = (text: string, value: string, numFmt: string): Reading => ({ text, type: 'number', value, numFmt })

describe('a cell as the workbook will show it', () => {
  test.each<[string, Reading, string, string]>([
    ['a fraction', number('1.234', '1.234', '0.000'), 'ru-RU', '1,234'],
    ['thousands', number('1.234', '1234', '#,##0'), 'ro-RO', '1.234'],
    ['thousands in English', number('1.234', '1234', '#,##0'), 'en-US', '1,234'],
    ['noughts at both ends', number('007.50', '7.50', '000.00'), 'en-US', '007.50'],
    ['the file’s own minus', number('−0,3', '-0.3', '0.0'), 'en-US', '−0.3'],
    ['a percentage', { text: '12,5%', type: 'percent', value: '0.125', numFmt: '0.0%' }, 'en-US', '12.5%'],
    [
      'a date as in the file',
      { text: '5.12.2025', type: 'date', value: '2025-12-05', numFmt: 'd.mm.yyyy' },
      'en-US',
      '5.12.2025',
    ],
    ['a text', { text: '< 5', type: 'text', value: null, numFmt: null }, 'ru-RU', '< 5'],
  ])('%s', (_name, reading, locale, expected) => {
    expect(shownText(reading, locale)).toBe(expected)
  })

  test('shows the month of an ambiguous date by name', () => {
    const date: Reading = { text: '01/02/2025', type: 'date', value: '2025-02-01', numFmt: 'dd\\/mm\\/yyyy' }
    expect(toldReading(date, 'en-US')).toBe('February 1, 2025')
    expect(toldReading(number('1.234', '1.234', '0.000'), 'en-US')).toBe('1.234')
  })
})

test.each([
  ['0.00', 'ru-RU', '0,00'],
  ['#,##0.0', 'en-US', '0.0'],
  ['0000', 'en-US', '0000'],
  ['0.0%', 'en-US', ''],
  [null, 'en-US', ''],
])('the format %s is described in %s as %j', (numFmt, locale, expected) => {
  expect(shownFormat(numFmt, locale)).toBe(expected)
})
