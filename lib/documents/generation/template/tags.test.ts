import { describe, expect, test } from '@jest/globals'
import { aggregateOf } from '../matching/aggregate-names'
import { sectionOptionOf } from './section-options'
import { parseTag, type ComparisonOperator } from './tags'

describe('a section that compares', () => {
  test.each<[string, string, ComparisonOperator, string, boolean]>([
    ['#Сумма > 100', 'Сумма', '>', '100', false],
    ['#Пол = «ж»', 'Пол', '=', 'ж', true],
    ['#Пол="ж"', 'Пол', '=', 'ж', true],
    ['#Статус != "ok"', 'Статус', '!=', 'ok', true],
    ['#Статус<>„a = b“', 'Статус', '!=', 'a = b', true],
    ['^x ≠ 1', 'x', '!=', '1', false],
    ['#x ≤ 1,5', 'x', '<=', '1,5', false],
    ['#x >= 1', 'x', '>=', '1', false],
    ['#x == a b', 'x', '=', 'a b', false],
    ['#x = ""', 'x', '=', '', true],
    ['#Доза > 5 мЗв > 3', 'Доза > 5 мЗв', '>', '3', false],
    ['#ООО "А > Б" < 5', 'ООО "А > Б"', '<', '5', false],
  ])('%s', (content, name, operator, operand, quoted) => {
    expect(parseTag(content)).toMatchObject({ name, comparison: { operator, operand, quoted }, repeats: false })
    expect(parseTag(content)?.whole).toBe(content.slice(1))
  })

  test.each(['#x', '#x >', '#> 5', '#"a = b"', 'x > 5', '/x > 5'])('%s does not', (content) => {
    expect(parseTag(content)).toMatchObject({ comparison: null, repeats: null })
  })

  test('may have options too', () => {
    expect(parseTag('#rows | by:"Отдел" | sort:"Дата"')).toMatchObject({
      name: 'rows',
      formats: [
        { name: 'by', args: ['Отдел'] },
        { name: 'sort', args: ['Дата'] },
      ],
    })
  })
})

test('aggregates and options of loops have names in three languages', () => {
  expect(['sum', 'Сумма', 'sumă', 'count', 'количество', 'upper'].map(aggregateOf)).toEqual([
    'sum',
    'sum',
    'sum',
    'count',
    'count',
    null,
  ])
  expect(['by', 'по', 'după', 'sort', 'сортировать', 'sortează', 'sum'].map(sectionOptionOf)).toEqual([
    'by',
    'by',
    'by',
    'sort',
    'sort',
    'sort',
    null,
  ])
})
