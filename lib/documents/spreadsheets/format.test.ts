import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import * as XLSX from 'xlsx'
import { formatCell, formatNumber, SHORT_DATE, SHORT_DATE_TIME } from './format'
import type { DataLanguage } from './language'
import { parseLocalNumber } from './number'

const NBSP = '\u00a0'

function shown(value: number, code: string | null): string[] {
  return (['en', 'ru', 'ro'] as const).map((language) => formatNumber(value, code, language))
}

describe('a number in the General format', () => {
  test.each([
    [0.1 + 0.2, '0.3', '0,3'],
    [0.35, '0.35', '0,35'],
    [1 / 3, '0.333333333', '0,333333333'],
    [2 / 3, '0.666666667', '0,666666667'],
    [-9.9999999999999, '-10', '-10'],
    [1234.5, '1234.5', '1234,5'],
    [123456789012, '123456789012', '123456789012'],
    [7701234567890, '7701234567890', '7701234567890'],
    [0.0000123, '0.0000123', '0,0000123'],
    [1e20, '100000000000000000000', '100000000000000000000'],
    [1e21, '1E+21', '1E+21'],
    [1.5e-10, '1.5E-10', '1,5E-10'],
    [-0, '0', '0'],
  ])('%d is shown as %s and %s', (value, en, ru) => {
    expect(shown(value, null)).toEqual([en, ru, ru])
  })
})

describe('a number under a format code', () => {
  test.each<[number, string, string, string, string]>([
    [1234.5, '#,##0.00', '1,234.50', `1${NBSP}234,50`, '1.234,50'],
    [0.35, '0.00', '0.35', '0,35', '0,35'],
    [7, '000', '007', '007', '007'],
    [0.125, '0.0%', '12.5%', '12,5%', '12,5%'],
    [0.35, '0.00" мЗв"', '0.35 мЗв', '0,35 мЗв', '0,35 мЗв'],
    [0.35, '0.00 mSv', '0.35 mSv', '0,35 mSv', '0,35 mSv'],
    [1234.5, '#,##0.00\\ "₽"', '1,234.50 ₽', `1${NBSP}234,50 ₽`, '1.234,50 ₽'],
    [1234.5, '#,##0.00\\ [$₽-419]', '1,234.50 ₽', `1${NBSP}234,50 ₽`, '1.234,50 ₽'],
    [
      -1234.5,
      '_-* #,##0.00\\ _₽_-;-* #,##0.00\\ _₽_-;_-* "-"??\\ _₽_-;_-@_-',
      '-1,234.50',
      `-1${NBSP}234,50`,
      '-1.234,50',
    ],
    [-5, '0;[Red]0', '5', '5', '5'],
    [-5, '0.0', '-5.0', '-5,0', '-5,0'],
    [0, '0;-0;"нет"', 'нет', 'нет', 'нет'],
    [0, ';;;', '', '', ''],
    [5, ';;;', '', '', ''],
    [-5, '0;;;@', '', '', ''],
    [-5, '#,##0;;', '', '', ''],
    [-5, '0.00;""', '', '', ''],
    [0, '0.00;-0.00;;@', '', '', ''],
    [12.5, '.00', '12.50', '12,50', '12,50'],
    [1.005, '0.00', '1.01', '1,01', '1,01'],
    [2.5, '0', '3', '3', '3'],
    [1234567, '#\\ ##0', '1234 567', '1234 567', '1234 567'],
    [9161234567, '\\(000\\)\\ 000\\-00\\-00', '(916) 123-45-67', '(916) 123-45-67', '(916) 123-45-67'],
    [12345678, '0.0,,', '12.3', '12,3', '12,3'],
    [12345, '0.00E+00', '1.23E+04', '1,23E+04', '1,23E+04'],
    [1.5, '# ?/?', '1 1/2', '1 1/2', '1 1/2'],
    [150, '[>100]"много";0', 'много', 'много', 'много'],
    [42, '@', '42', '42', '42'],
    [5, 'General" шт."', '5 шт.', '5 шт.', '5 шт.'],
  ])('%d with %s', (value, code, en, ru, ro) => {
    expect(shown(value, code)).toEqual([en, ru, ro])
  })

  test('agrees with SheetJS’s formatter where both follow Excel', () => {
    const codes = [
      '0',
      '0.00',
      '#,##0',
      '#,##0.00',
      '0%',
      '0.00E+00',
      '000',
      '0.0##',
      '#,##0.0,',
      '[h]:mm:ss',
      'yyyy\\-mm\\-dd',
      'hh:mm:ss',
      'mm:ss.0',
    ]
    fc.assert(
      fc.property(fc.constantFrom(...codes), fc.integer({ min: 0, max: 900_000 }), (code, thousandths) => {
        const value = thousandths / 1024
        const ours = formatNumber(value, code, 'en')
        expect(ours).toBe(XLSX.SSF.format(code, value).trim())
      }),
      { numRuns: 2_000 },
    )
  })
})

describe('a date under a format code', () => {
  const serial = 46_329.604_166_666_664 // 3 November 2026, 14:30

  test.each<[string, string, string, string]>([
    [SHORT_DATE, '11/3/2026', '03.11.2026', '03.11.2026'],
    [SHORT_DATE_TIME, '11/3/2026 14:30', '03.11.2026 14:30', '03.11.2026 14:30'],
    ['dd\\.mm\\.yyyy;@', '03.11.2026', '03.11.2026', '03.11.2026'],
    ['[$-419]ДД.ММ.ГГГГ', '03.11.2026', '03.11.2026', '03.11.2026'],
    ['zz.ll.aaaa', '03.11.2026', '03.11.2026', '03.11.2026'],
    ['dd/mm/yyyy', '03/11/2026', '03.11.2026', '03.11.2026'],
    ['dd\\/mm\\/yyyy', '03/11/2026', '03/11/2026', '03/11/2026'],
    ['d mmmm yyyy', '3 November 2026', '3 ноября 2026', '3 noiembrie 2026'],
    ['mmmm yyyy', 'November 2026', 'Ноябрь 2026', 'noiembrie 2026'],
    ['[$-FC19]dd mmmm yyyy\\ "г."', '03 ноября 2026 г.', '03 ноября 2026 г.', '03 ноября 2026 г.'],
    ['[$-418]d-mmm-yy', '3-nov.-26', '3-nov.-26', '3-nov.-26'],
    [
      '[$-F800]dddd\\,\\ mmmm\\ dd\\,\\ yyyy',
      'Tuesday, November 3, 2026',
      '3 ноября 2026 г.',
      'marți, 3 noiembrie 2026',
    ],
    ['h:mm AM/PM', '2:30 PM', '2:30 PM', '2:30 p.m.'],
    ['hh:mm', '14:30', '14:30', '14:30'],
  ])('%s', (code, en, ru, ro) => {
    expect(shown(serial, code)).toEqual([en, ru, ro])
  })

  test('minutes are after hours and before seconds, months elsewhere', () => {
    expect(formatNumber(serial, 'yyyy-mm-dd hh:mm', 'ru')).toBe('2026-11-03 14:30')
    expect(formatNumber(serial, 'mm:ss', 'ru')).toBe('30:00')
  })

  test('elapsed time goes beyond a day', () => {
    expect(formatNumber(1.5, '[h]:mm', 'ru')).toBe('36:00')
    expect(formatNumber(-1.5, '[h]:mm', 'ru')).toBe('-36:00')
  })

  test('29 February 1900 is shown as Excel shows it, and a negative date as its number', () => {
    expect(formatNumber(60, 'dd.mm.yyyy', 'ru')).toBe('29.02.1900')
    expect(formatNumber(61, 'dd.mm.yyyy', 'ru')).toBe('01.03.1900')
    expect(formatNumber(-1, 'dd.mm.yyyy', 'ru')).toBe('-1')
  })

  test('the 1904 system begins four years and a day later', () => {
    expect(formatNumber(0, 'dd.mm.yyyy', 'ru', true)).toBe('01.01.1904')
    expect(formatNumber(46_329 - 1_462, 'dd.mm.yyyy', 'ru', true)).toBe('03.11.2026')
  })
})

describe('other values', () => {
  test('booleans are in the data’s language, whatever their format', () => {
    expect((['en', 'ru', 'ro'] as const).map((language) => formatCell(true, '0.00', language))).toEqual([
      'TRUE',
      'ИСТИНА',
      'ADEVĂRAT',
    ])
    expect((['en', 'ru', 'ro'] as const).map((language) => formatCell(false, null, language))).toEqual([
      'FALSE',
      'ЛОЖЬ',
      'FALS',
    ])
  })

  test('an error is its name', () => {
    expect(formatCell({ kind: 'error', name: '#N/A' }, '0.00', 'ru')).toBe('#N/A')
  })

  test('a text is itself, or is where its format puts it', () => {
    expect(formatCell('Москва', '0.00', 'ru')).toBe('Москва')
    expect(formatCell('Москва', '"г. "@', 'ru')).toBe('г. Москва')
    expect(formatCell('секрет', ';;;', 'ru')).toBe('')
  })

  test('a date without a format is a short date', () => {
    const date = {
      kind: 'date',
      year: 2026,
      month: 11,
      day: 3,
      hour: 0,
      minute: 0,
      second: 0,
      hasDate: true,
      hasTime: false,
    } as const
    expect(formatCell(date, null, 'ro')).toBe('03.11.2026')
  })
})

test('any text may be a code: none throws', () => {
  fc.assert(
    fc.property(fc.string(), fc.double(), fc.constantFrom<DataLanguage>('en', 'ru', 'ro'), (code, value, language) => {
      expect(typeof formatNumber(value, code, language)).toBe('string')
    }),
  )
  const pieces = fc.array(
    fc.constantFrom(
      '0',
      '#',
      '?',
      '.',
      ',',
      ';',
      '%',
      '/',
      'y',
      'm',
      'd',
      'h',
      's',
      '[h]',
      '[$-419]',
      '"x"',
      '@',
      'E+0',
      'AM/PM',
      '_-',
      '* ',
      '[>1]',
      'General',
    ),
  )
  fc.assert(
    fc.property(pieces, fc.double({ noNaN: true }), (parts, value) => {
      expect(typeof formatNumber(value, parts.join(''), 'ru')).toBe('string')
    }),
  )
})

test.each<DataLanguage>(['en', 'ru', 'ro'])('a number formatted and parsed again in %s is itself', (language) => {
  const numbers = fc
    .tuple(fc.integer({ min: -9_999_999_999, max: 9_999_999_999 }), fc.integer({ min: 0, max: 9 }))
    .map(([digits, places]) => Number(`${digits}e-${places}`))
  fc.assert(
    fc.property(numbers, fc.constantFrom(null, '#,##0.0000', '0.00#######'), (number, code) => {
      // Adding zero makes one zero of two.
      const exact = (code === '#,##0.0000' ? Math.round(number) : number) + 0
      const parsed = parseLocalNumber(formatNumber(exact, code, language), language)
      if (parsed !== 'ambiguous') expect(parsed).toBe(exact)
      else expect(formatNumber(exact, code, language)).toMatch(/^-?\d{1,3}[.,]\d{3}$/)
    }),
    { numRuns: 2_000 },
  )
})
