import { describe, expect, test } from '@jest/globals'
import type { DataLanguage } from '../spreadsheets/language'
import type { CellValue, SheetDate } from '../spreadsheets/model'
import { dateOf, formatDate } from './format-date'
import { formatNumber, numberOf } from './format-number'
import { applyFormats } from './formats'
import { parseInstruction, parseTag } from './tags'

const DAY: SheetDate = {
  kind: 'date',
  year: 2026,
  month: 11,
  day: 3,
  hour: 9,
  minute: 5,
  second: 7,
  hasDate: true,
  hasTime: true,
}

function print(tag: string, value: CellValue, text: string, language: DataLanguage = 'ru') {
  return applyFormats({ value, text }, parseTag(tag)?.formats ?? [], language)
}

describe('a tag', () => {
  test.each([
    ['date:"D MMMM"', ['D MMMM']],
    ['date:„D MMMM“', ['D MMMM']],
    ['date:„D MMMM”', ['D MMMM']],
    ['date : «D, MMMM»', ['D, MMMM']],
    ["date:'D|MMMM'", ['D|MMMM']],
    ['date:‘D MMMM’', ['D MMMM']],
    ['number:2', ['2']],
    ['default:""', ['']],
    ['number', []],
  ])('takes the argument of %s in any quotation marks', (format, args) => {
    expect(parseTag(`x | ${format}`)?.formats).toEqual([{ name: format.split(/[ :]/)[0], args }])
  })

  test('has as many formats as it has bars, and a name with quotation marks or an apostrophe', () => {
    expect(parseTag('ООО «А|Б» | upper|default:"—"')).toMatchObject({
      name: 'ООО «А|Б»',
      formats: [{ name: 'upper' }, { name: 'default' }],
    })
    expect(parseTag("owner's | lower")).toMatchObject({ name: "owner's", formats: [{ name: 'lower' }] })
  })

  test.each([
    ['p if remarks ', 'section', 'remarks'],
    [' if not x -', 'inverted', 'x'],
    ['tr endif', 'end', ''],
    [' endif ', 'end', ''],
  ])('of another program, {%%%s%%}, is a %s', (content, kind, name) => {
    expect(parseInstruction(content)).toMatchObject({ kind, name })
  })

  test.each(['if a == b', 'for x in y', 'else', 'pif x', 'set a = 1'])('{%% %s %%} is not understood', (content) => {
    expect(parseInstruction(` ${content} `)).toBeNull()
  })
})

describe('dates', () => {
  test.each<[DataLanguage, string, string]>([
    ['ru', 'D MMMM YYYY г.', '3 ноября 2026 г.'],
    ['ru', 'MMMM YYYY', 'ноябрь 2026'],
    ['ru', '«DD» MMMM YYYY года', '«03» ноября 2026 года'],
    ['ru', 'ДД.ММ.ГГГГ', '03.11.2026'],
    ['ro', 'D MMMM YYYY', '3 noiembrie 2026'],
    ['ro', 'zz.ll.aaaa', '03.11.2026'],
    ['en', 'D MMMM YYYY', '3 November 2026'],
    ['en', 'YYYY-MM-DD', '2026-11-03'],
    ['en', 'YYYYMMDD', '20261103'],
    ['en', 'dd.mm.yy hh:mm:ss', '03.11.26 09:05:07'],
    ['en', "D 'D' [MM]", '3 D MM'],
  ])('in %s, %s gives %s', (language, pattern, expected) => {
    expect(formatDate(DAY, pattern, language)).toBe(expected)
  })

  test.each([
    ['2026-11-03', '2026-11-3'],
    ['03.11.2026', '2026-11-3'],
    ['3.11.26', '2026-11-3'],
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

describe('numbers', () => {
  test.each<[DataLanguage, number, number | null, string]>([
    ['ru', 1234567.5, 2, '1\u00a0234\u00a0567,50'],
    ['ro', 1234.5, 2, '1.234,50'],
    ['en', 1234.5, null, '1,234.5'],
    ['en', 1.005, 2, '1.01'],
    ['en', 0.1 + 0.2, null, '0.3'],
    ['en', -0.004, 2, '0.00'],
    ['en', -1234, 0, '-1,234'],
    ['en', 0.5, 2, '0.50'],
    ['en', 1e21, 0, '1,000,000,000,000,000,000,000'],
  ])('in %s, %d with %s places is %s', (language, value, places, expected) => {
    expect(formatNumber(value, places, language)).toBe(expected)
  })

  test.each([
    ['1 234,5', 1234.5],
    ['1\u00a0234.5', 1234.5],
    ['1,234.50', 1234.5],
    ['−7', -7],
    ['1.234', null],
    ['12 мЗв', null],
    ['', null],
  ])('the text "%s" is the number %s', (text, expected) => {
    expect(numberOf(text)).toBe(expected)
  })
})

describe('formats in a row', () => {
  test('are applied in order, in the language of the document', () => {
    expect(print('x | date:"MMMM" | upper', DAY, '03.11.2026').text).toBe('НОЯБРЬ')
    expect(print('x | upper', 'știință', 'știință', 'ro').text).toBe('ȘTIINȚĂ')
  })

  test('leave an empty cell empty, but for the one that speaks for it', () => {
    expect(print('x | number:2 | default:"—"', null, '')).toEqual({ text: '—', faults: [] })
    expect(print('x | date', null, '')).toEqual({ text: '', faults: [] })
  })

  test('that do not fit leave the value as the sheet shows it, and are told', () => {
    expect(print('x | number:2', 'n/a', 'n/a')).toEqual({ text: 'n/a', faults: [{ format: 'number', fault: 'value' }] })
    expect(print('x | date', 5, '5')).toEqual({ text: '5', faults: [{ format: 'date', fault: 'value' }] })
    expect(print('x | number:two', 5, '5')).toEqual({ text: '5', faults: [{ format: 'number', fault: 'argument' }] })
  })
})
