import { describe, expect, test } from '@jest/globals'
import { formatCell } from '../../spreadsheets/format'
import type { DataLanguage } from '../../spreadsheets/language'
import type { CellValue } from '../../spreadsheets/model'
import { comparableCell } from '../data/comparables'
import { compareLiteral, compareValues, readLiteral, type Verdict } from './conditions'
import { day, ERROR } from './test-support/print-run'
import type { ComparisonOperator } from '../template/tags'

const TIME: CellValue = { ...day(2026, 1, 1), hour: 9, hasDate: false, hasTime: true }
const LITERAL = /^(=|!=|<=?|>=?) (?:"(.*)"|(.*))$/

function holds(value: CellValue, comparison: string, language: DataLanguage = 'ru') {
  const [, operator = '=', quoted, bare = ''] = LITERAL.exec(comparison) ?? []
  const literal = readLiteral(quoted ?? bare, quoted !== undefined, language)
  const text = formatCell(value, null, language)
  return compareLiteral(
    { value: comparableCell({ value, text }), shown: text },
    operator as ComparisonOperator,
    literal,
    language,
  )
}

describe('a comparison with a literal', () => {
  test.each<[CellValue, string, Verdict]>([
    [0.1 + 0.2, '= 0.3', true],
    [0.3, '< 0,3', false],
    [1000, '>= 1 000', true],
    [0.5, '= 50%', true],
    [1.234, '= 1,234', true],
    ['1,5', '> 1', true],
    ['1,5', '= "1,5"', true],
    [1.5, '= "1,5"', true],
    ['10', '> "9"', true],
    ['нет', '> 1', 'kind'],
    ['нет', '= 1', false],
    ['нет', '!= 1', true],
    ['Ж', '= ж', true],
    ['ёж ', '= "ЕЖ"', true],
    ['ж', '!= "м"', true],
    [5, '> много', 'kind'],
    [5, '= много', false],
    [null, '= 0', 'empty'],
    [null, '= ""', true],
    [null, '!= 5', 'empty'],
    [null, '< 5', 'empty'],
    [ERROR, '!= 5', 'unknown'],
    ['<0,05', '> 1', false],
    ['<0,05', '< 1', true],
    ['<0,05', '> 0.01', 'bound'],
    ['<0,05', '>= 0,05', false],
    ['≤ 0,05', '>= 0,05', 'bound'],
    ['не более 5', '> 5', false],
    ['более 5', '> 5', true],
    ['0,5–1,2', '< 2', true],
    ['0,5–1,2', '> 1', 'bound'],
    ['0,5 до 1,2', '<= 1,2', true],
    ['10 ± 2', '> 7', true],
    ['500 мкЗв', '< 1 мЗв', true],
    ['2 mSv', '> 1 мЗв', true],
    ['2 мЗв', '> 1 кг', 'unit'],
    ['12 мЗв', '> 10', true],
    ['75 %', '> 50%', true],
    ['н/д', '> 1', 'unknown'],
    ['Н/Д', '= 1', 'unknown'],
    ['н/д', '= "н/д"', true],
    ['#Н/Д', '!= 5', 'unknown'],
    [true, '= да', true],
    [true, '= ЛОЖЬ', false],
    [false, '!= да', true],
    [day(2026, 11, 3), '= 03.11.2026', true],
    [day(2026, 11, 3), '< 2026-11-04', true],
    [day(2026, 11, 3), '> "3 октября 2026"', true],
    ['03.11.2026', '>= 3.11.2026', true],
    ['вчера', '< 03.11.2026', 'kind'],
    [day(2026, 11, 3), '= 2026-11-3', true],
    [day(2026, 11, 3), '= 03.11.26', 'kind'],
    [day(2026, 11, 3), '!= 03.11.26', 'kind'],
    [day(2026, 11, 3), '= 2026', 'kind'],
    [day(2026, 11, 3), '= нет', false],
    [day(2026, 11, 3), '> 09:00', 'kind'],
    [TIME, '= 09:00', true],
    [TIME, '>= 8:30', true],
    [TIME, '< 09:00:30', true],
    [{ ...day(2026, 11, 3), hour: 14, hasTime: true }, '= 03.11.2026', true],
  ])('%j %s: %s', (value, comparison, verdict) => {
    expect(holds(value, comparison)).toBe(verdict)
  })

  test('reads the literal in the document’s language', () => {
    expect(holds(1234, '= 1,234', 'en')).toBe(true)
    expect(holds(1.234, '= 1,234', 'ro')).toBe(true)
    expect(holds(1234, '= 1.234,0', 'ro')).toBe(true)
    expect(holds(0.125, '= 0.125', 'ro')).toBe(true)
  })

  test('can’t be made with a literal that has two readings in Romanian', () => {
    expect([holds(1.234, '= 1.234', 'ro'), holds(999, '> 1.500', 'ro')]).toEqual(['kind', 'kind'])
    expect(holds('1.500', '= "1.500"', 'ro')).toBe(true)
  })
})

describe('a comparison of two columns', () => {
  const compare = (left: CellValue, operator: ComparisonOperator, right: CellValue) => {
    const read = (value: CellValue) => {
      const text = formatCell(value, null, 'ru')
      return { value: comparableCell({ value, text }), shown: text }
    }
    return compareValues(read(left), operator, read(right), 'ru')
  }

  test('knows bounds and units', () => {
    expect([compare('<0,05', '<', 1), compare('<0,05', '<', '0,01'), compare('2 мЗв', '>', '500 мкЗв')]).toEqual([
      true,
      'bound',
      true,
    ])
    expect([compare('2 мЗв', '=', '2 кг'), compare('н/д', '=', 1)]).toEqual(['unit', 'unknown'])
  })

  test('is by value where both are of one kind', () => {
    expect([compare(1, '<', 2), compare('а', '=', 'А'), compare(day(2026, 1, 2), '>', day(2026, 1, 1))]).toEqual([
      true,
      true,
      true,
    ])
    expect([compare(null, '=', null), compare(null, '!=', 1), compare(null, '<', 1)]).toEqual([
      'empty',
      'empty',
      'empty',
    ])
    expect([compare(1, '=', 'x'), compare(1, '!=', 'x'), compare(1, '<', 'x')]).toEqual([false, true, 'kind'])
  })
})
