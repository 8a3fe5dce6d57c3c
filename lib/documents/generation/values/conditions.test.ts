import { describe, expect, test } from '@jest/globals'
import { formatCell } from '../../spreadsheets/format'
import type { DataLanguage } from '../../spreadsheets/language'
import type { CellValue } from '../../spreadsheets/model'
import { comparableCell } from '../data/comparables'
import { compareLiteral, compareValues, readLiteral } from './conditions'
import { day, ERROR } from './test-support/print-run'
import type { ComparisonOperator } from '../template/tags'

const TIME: CellValue = { ...day(2026, 1, 1), hour: 9, hasDate: false, hasTime: true }
const LITERAL = /^(=|!=|<=?|>=?) (?:"(.*)"|(.*))$/

function holds(value: CellValue, comparison: string, language: DataLanguage = 'ru') {
  const [, operator = '=', quoted, bare = ''] = LITERAL.exec(comparison) ?? []
  const literal = readLiteral(quoted ?? bare, quoted !== undefined, language)
  const text = formatCell(value, null, language)
  return compareLiteral(comparableCell({ value, text }), text, operator as ComparisonOperator, literal, language)
}

describe('a comparison with a literal', () => {
  test.each<[CellValue, string, boolean | 'mismatch']>([
    [0.1 + 0.2, '= 0.3', true],
    [0.3, '< 0,3', false],
    [1000, '>= 1 000', true],
    [0.5, '= 50%', true],
    [1.234, '= 1,234', true],
    ['1,5', '> 1', true],
    ['1,5', '= "1,5"', true],
    [1.5, '= "1,5"', true],
    ['10', '> "9"', true],
    ['нет', '> 1', 'mismatch'],
    ['нет', '= 1', false],
    ['нет', '!= 1', true],
    ['Ж', '= ж', true],
    ['ёж ', '= "ЕЖ"', true],
    ['ж', '!= "м"', true],
    [5, '> много', 'mismatch'],
    [5, '= много', false],
    [null, '= 0', false],
    [null, '= ""', true],
    [null, '!= 5', true],
    [null, '< 5', false],
    [ERROR, '!= 5', false],
    [true, '= да', true],
    [true, '= ЛОЖЬ', false],
    [false, '!= да', true],
    [day(2026, 11, 3), '= 03.11.2026', true],
    [day(2026, 11, 3), '< 2026-11-04', true],
    [day(2026, 11, 3), '> "3 октября 2026"', true],
    ['03.11.2026', '>= 3.11.2026', true],
    ['вчера', '< 03.11.2026', 'mismatch'],
    [day(2026, 11, 3), '= 2026-11-3', true],
    [day(2026, 11, 3), '= 03.11.26', 'mismatch'],
    [day(2026, 11, 3), '!= 03.11.26', 'mismatch'],
    [day(2026, 11, 3), '= 2026', 'mismatch'],
    [day(2026, 11, 3), '= нет', false],
    [day(2026, 11, 3), '> 09:00', 'mismatch'],
    [TIME, '= 09:00', true],
    [TIME, '>= 8:30', true],
    [TIME, '< 09:00:30', true],
    [{ ...day(2026, 11, 3), hour: 14, hasTime: true }, '= 03.11.2026', true],
  ])('%j %s: %s', (value, comparison, verdict) => {
    expect(holds(value, comparison)).toBe(verdict)
  })

  test('reads the literal in the document’s language', () => {
    expect(holds(1234, '= 1,234', 'en')).toBe(true)
    expect(holds(1.234, '= 1.234', 'ro')).toBe(true)
  })
})

describe('a comparison of two columns', () => {
  const compare = (left: CellValue, operator: ComparisonOperator, right: CellValue) => {
    const read = (value: CellValue) => comparableCell({ value, text: formatCell(value, null, 'ru') })
    return compareValues(read(left), operator, read(right), 'ru')
  }

  test('goes by value where both are of one kind', () => {
    expect([compare(1, '<', 2), compare('а', '=', 'А'), compare(day(2026, 1, 2), '>', day(2026, 1, 1))]).toEqual([
      true,
      true,
      true,
    ])
    expect([compare(null, '=', null), compare(null, '!=', 1), compare(null, '<', 1)]).toEqual([true, true, false])
    expect([compare(1, '=', 'x'), compare(1, '!=', 'x'), compare(1, '<', 'x')]).toEqual([false, true, 'mismatch'])
  })
})
