import { describe, expect, test } from '@jest/globals'
import type { DataLanguage } from '../../spreadsheets/language'
import type { CellValue } from '../../spreadsheets/model'
import { applyFormats } from './index'
import { DAY } from './test-support/print'

describe('the switches of Word’s merge fields', () => {
  function field(name: string, argument: string, value: CellValue, language: DataLanguage = 'en'): unknown {
    const source = { value, text: typeof value === 'object' ? '' : String(value) }
    const text = source.text === '' ? 'shown' : source.text
    const { printed, faults } = applyFormats({ value, text }, [{ name, args: [argument] }], language)
    return faults.length === 0 ? printed : faults.map(({ fault }) => fault).join()
  }

  test.each<[string, DataLanguage, string]>([
    ['d MMMM yyyy', 'ru', '3 ноября 2026'],
    ['MMMM yyyy', 'ru', 'ноябрь 2026'],
    ['dd.MM.yyyy', 'ru', '03.11.2026'],
    ['дд.ММ.гггг', 'ru', '03.11.2026'],
    ['d MMMM yyyy г.', 'ru', '3 ноября 2026 г.'],
    ['d MMMM yyyy года', 'ru', '3 ноября 2026 года'],
    ['Дата: dd.MM.yyyy', 'ru', 'Дата: 03.11.2026'],
    ['HH ч mm м', 'ru', '09 ч 05 м'],
    ['ЧЧ:мм', 'ru', '09:05'],
    ['дд ММММ гггг года', 'ru', '03 ноября 2026 года'],
    ['dddd, d MMM yy', 'en', 'Tuesday, 3 Nov 26'],
    ['ddd', 'ro', 'mar.'],
    ["h:mm am/pm 'at' HH:mm:ss", 'en', '9:05 AM at 09:05:07'],
    ['-', 'en', 'argument'],
  ])('the date picture %s in %s gives %s', (picture, language, expected) => {
    expect(field('word date', picture, DAY, language)).toBe(expected)
  })

  test('take a text for a date only where it is one', () => {
    expect(field('word date', 'd MMMM', '21.11.2026', 'ru')).toBe('21 ноября')
    expect(field('word date', 'd MMMM', 'soon')).toBe('value')
  })

  // The examples of ECMA-376 §17.16.4.2 among them.
  test.each<[string, number, DataLanguage, string]>([
    ['0.00', 9.006, 'en', '9.01'],
    ['00.00', 9, 'en', '09.00'],
    ['$###', 15, 'en', '$ 15'],
    ['x##', 111053, 'en', '053'],
    ['0.00x', 0.125678, 'en', '0.126'],
    ['#,###,###', 2456800, 'en', '2,456,800'],
    ['+##', 90, 'en', '+90'],
    ['-##', -90, 'en', '-90'],
    ['-##', 90, 'en', ' 90'],
    ["##0'% of the total'", 5, 'en', '  5% of the total'],
    ['$#,##0.00;($#,##0.00)', -1234.5, 'en', '($1,234.50)'],
    ['0.00;-0.00;"none"', 0, 'en', 'none'],
    ['# ##0,00', 1234.5, 'ru', '1\u00a0234,50'],
    ['0,00 "руб."', 12.5, 'ru', '12,50 руб.'],
    ['000-00-00', 1234567, 'ru', '123-45-67'],
    ['# ##0,00 руб.', 1234.5, 'ru', '1\u00a0234,50 руб.'],
    ['# ##0,00р.', 1234.5, 'ru', '1\u00a0234,50р.'],
    ['0 шт.', 5, 'ru', '5 шт.'],
    ['#,##0.00 dol.', 1234.5, 'en', '1,234.50 dol.'],
    ['Rs. 0.00', 12.5, 'en', 'Rs. 12.50'],
    ['0', -2.5, 'en', '-3'],
    ['abc', 1, 'en', 'argument'],
  ])('the numeric picture %s of %d in %s gives "%s"', (picture, value, language, expected) => {
    expect(field('word number', picture, value, language)).toBe(expected)
  })

  test.each<[string, CellValue, DataLanguage, string]>([
    ['Upper', 'word', 'en', 'WORD'],
    ['lower', 'WORD', 'en', 'word'],
    ['FirstCap', 'some words', 'en', 'Some words'],
    ['Caps', 'some words', 'en', 'Some Words'],
    ['MERGEFORMAT', 'some words', 'en', 'some words'],
    ['CardText', 21, 'en', 'twenty-one'],
    ['CardText', 21, 'ru', 'двадцать один'],
    ['OrdText', 21, 'en', 'twenty-first'],
    ['OrdText', 21, 'ro', 'al douăzeci și unulea'],
    ['DollarText', 14.55, 'en', 'fourteen and 55/100'],
    ['DollarText', 14.5, 'ru', 'четырнадцать и 50/100'],
    ['Ordinal', 112, 'en', '112th'],
    ['Ordinal', 23, 'en', '23rd'],
    ['Roman', 17, 'en', 'XVII'],
    ['roman', 17, 'en', 'xvii'],
    ['Arabic', 31, 'en', '31'],
    ['ArabicDash', 31, 'en', '- 31 -'],
    ['ALPHABETIC', 28, 'en', 'BB'],
    ['Hex', 458, 'en', '1CA'],
    ['Roman', 4000, 'en', 'value'],
    ['CardText', 'word', 'en', 'value'],
    ['ThaiText', 1, 'en', 'argument'],
  ])('%s of %s in %s gives %s', (name, value, language, expected) => {
    expect(field('word case', name, value, language)).toBe(expected)
  })
})
