import { describe, expect, test } from '@jest/globals'
import type { DataLanguage } from '../../spreadsheets/language'
import { dateOf, formatDate } from './format-date'
import { DAY } from './test-support/print'

describe('dates', () => {
  test.each<[DataLanguage, string, string]>([
    ['ru', 'D MMMM YYYY г.', '3 ноября 2026 г.'],
    ['ru', 'MMMM YYYY', 'ноябрь 2026'],
    ['ru', 'D LLLL', '3 ноябрь'],
    ['ru', '«DD» MMMM YYYY года', '«03» ноября 2026 года'],
    ['ru', 'ДД.ММ.ГГГГ', '03.11.2026'],
    ['ru', 'dddd, D MMMM', 'вторник, 3 ноября'],
    ['ru', 'ddd, D MMM', 'вт, 3 ноя'],
    ['ro', 'D MMMM YYYY', '3 noiembrie 2026'],
    ['ro', 'zz.ll.aaaa', '03.11.2026'],
    ['ro', 'dddd', 'marți'],
    ['en', 'D MMMM YYYY', '3 November 2026'],
    ['en', 'YYYY-MM-DD', '2026-11-03'],
    ['en', 'YYYYMMDD', '20261103'],
    ['en', 'dd.mm.yy hh:mm:ss', '03.11.26 09:05:07'],
    ['en', "D 'D' [MM]", '3 D MM'],
  ])('in %s, %s gives %s', (language, pattern, expected) => {
    expect(formatDate(DAY, pattern, language)).toBe(expected)
  })

  test('a short Russian May next to a day is in the genitive, alone it is not', () => {
    const may = { ...DAY, month: 5 }
    expect(formatDate(may, 'D MMM YYYY', 'ru')).toBe('3 мая 2026')
    expect(formatDate(may, 'MMM YYYY', 'ru')).toBe('май 2026')
  })

  test.each([
    ['2026-11-03', '2026-11-3'],
    ['03.11.2026', '2026-11-3'],
    ['3.11.26', '2026-11-3'],
    ['12.03.85', '1985-3-12'],
    ['12.03.45', null],
    ['25/12/2026', '2026-12-25'],
    ['12/25/2026', '2026-12-25'],
    ['03/11/2026', null],
    ['31.09.2026', null],
    ['ноябрь', null],
  ])('the text %s is the day %s', (text, expected) => {
    const date = dateOf(text)
    expect(date && `${date.year}-${date.month}-${date.day}`).toBe(expected)
  })
})
