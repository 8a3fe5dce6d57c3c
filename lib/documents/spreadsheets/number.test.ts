import { describe, expect, test } from '@jest/globals'
import type { DataLanguage } from './language'
import { parseLocalNumber } from './number'

const LANGUAGES: readonly DataLanguage[] = ['en', 'ru', 'ro']

function inAll(text: string) {
  return LANGUAGES.map((language) => parseLocalNumber(text, language))
}

describe('what is a number in every language', () => {
  test.each<[string, number]>([
    ['0', 0],
    ['0,5', 0.5],
    ['0.05', 0.05],
    ['12,5', 12.5],
    ['12.50', 12.5],
    ['0,125', 0.125],
    ['1234,567', 1234.567],
    ['1 234,5', 1234.5],
    ['1\u00a0234\u00a0567', 1234567],
    ['12\u202f345', 12345],
    ['1.234,5', 1234.5],
    ['1,234.5', 1234.5],
    ['-3', -3],
    ['−3,5', -3.5],
    [' 42 ', 42],
    ['123456789012345', 123456789012345],
    ['0,000000123456789', 1.23456789e-7],
  ])('%s', (text, number) => {
    expect(inAll(text)).toEqual([number, number, number])
  })
})

describe('what reads two ways', () => {
  test.each(['1.234', '1,234', '12.345', '-123,456'])('%s is ambiguous in every language', (text) => {
    expect(inAll(text)).toEqual(['ambiguous', 'ambiguous', 'ambiguous'])
  })

  test('thousands by the same mark are read where the language groups so', () => {
    expect(inAll('1.234.567')).toEqual(['ambiguous', 'ambiguous', 1234567])
    expect(inAll('1,234,567')).toEqual([1234567, 'ambiguous', 'ambiguous'])
  })
})

describe('what is never a number', () => {
  test.each([
    '',
    ' ',
    '-',
    '—',
    '007',
    '00',
    '01,5',
    '1234567890123456',
    '3-5',
    '1/2',
    '1.2.3',
    '1.234.56',
    '5E-3',
    '1e5',
    '+7',
    '+7 900 123 45 67',
    '8 900 123 45 67',
    ',5',
    '5,',
    '12 %',
    '<0,05',
    '±1',
    '5 мг',
    '1 23',
    '1  234',
    '1.234.567.89,0,1',
    '0x10',
    'NaN',
    'Infinity',
    '１２',
  ])('%s', (text) => {
    expect(inAll(text)).toEqual([null, null, null])
  })
})
