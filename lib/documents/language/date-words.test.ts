import { expect, test } from '@jest/globals'
import type { DataLanguage } from '../spreadsheets/language'
import { dateInWords } from './date-words'
import { romanNumeral } from './roman-numeral'

test.each<[DataLanguage, number, number, number, string]>([
  ['ru', 2026, 11, 21, 'двадцать первого ноября две тысячи двадцать шестого года'],
  ['ru', 2000, 3, 3, 'третьего марта двухтысячного года'],
  ['ru', 1990, 12, 31, 'тридцать первого декабря тысяча девятьсот девяностого года'],
  ['ru', 1900, 1, 1, 'первого января тысяча девятисотого года'],
  ['ru', 2014, 5, 10, 'десятого мая две тысячи четырнадцатого года'],
  ['ro', 2026, 11, 21, 'douăzeci și unu noiembrie două mii douăzeci și șase'],
  ['ro', 2026, 9, 1, 'întâi septembrie două mii douăzeci și șase'],
  ['ro', 1992, 8, 2, 'doi august o mie nouă sute nouăzeci și doi'],
  ['en', 2026, 11, 21, 'November twenty-first, twenty twenty-six'],
  ['en', 1999, 5, 2, 'May second, nineteen ninety-nine'],
  ['en', 1905, 5, 1, 'May first, nineteen oh five'],
  ['en', 1900, 1, 3, 'January third, nineteen hundred'],
  ['en', 2001, 12, 22, 'December twenty-second, two thousand one'],
])('in %s, %d-%d-%d is «%s»', (language, year, month, day, expected) => {
  expect(dateInWords({ year, month, day }, language, 'genitive')).toBe(expected)
})

test('a Russian day is in the case that is asked for, month and year stay in the genitive', () => {
  const day = { year: 2026, month: 11, day: 23 }
  expect(dateInWords(day, 'ru', 'nominative')).toBe('двадцать третье ноября две тысячи двадцать шестого года')
  expect(dateInWords(day, 'ru', 'dative')).toBe('двадцать третьему ноября две тысячи двадцать шестого года')
})

test('a year beyond 9999 has no words', () => {
  expect(dateInWords({ year: 10_000, month: 1, day: 1 }, 'ru', 'genitive')).toBeNull()
})

test.each([
  [1, 'I'],
  [4, 'IV'],
  [1994, 'MCMXCIV'],
  [3999, 'MMMCMXCIX'],
  [4000, null],
  [0, null],
])('%d in Roman numerals is %s', (value, expected) => {
  expect(romanNumeral(value)).toBe(expected)
})
