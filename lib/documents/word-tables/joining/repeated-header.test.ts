import { describe, expect, test } from '@jest/globals'
import { bold, type CellLike, siblings, wordTable } from '../test-support/word-table'
import { joinTables } from './join-tables'
import { repeatedHeaderRows } from './repeated-header'

type Row = readonly CellLike[]

describe('the first row of a table that the table before it has too', () => {
  test.each<[string, Row, Row, Row, number]>([
    ['is a header that stands once', ['Имя', 'Доза'], ['Иванов', '5'], ['Петров', '7'], 1],
    [
      'is one with years in it',
      ['Показатель', 'Ед.', '2023', '2024'],
      ['Гамма', 'мЗв', '5', '7'],
      ['Бета', 'мЗв', '3', '4'],
      1,
    ],
    ['is one of figures set apart in bold', ['До', '10'].map(bold), ['Гамма', '5'], ['Бета', '3'], 1],
    ['is data where it has a date', ['Дата', '12.05.2024'], ['Оператор', 'Иванов'], ['Прибор', 'ДКГ-07'], 0],
    ['is data where it has a figure', ['Гамма', '5'], ['Бета', '7'], ['Альфа', '3'], 0],
    ['is data where it has one year', ['Год выпуска', '2024'], ['Прибор', 'ДКГ-07'], ['Завод', 'Доза'], 0],
  ])('%s', (_, top, first, second, repeated) => {
    expect(repeatedHeaderRows(wordTable([top, first]), wordTable([top, second]))).toBe(repeated)
  })
})

test('no row of data is lost where two tables are joined', () => {
  const first = wordTable([
    ['Дата', '12.05.2024'],
    ['Оператор', 'Иванов'],
  ])
  const second = wordTable([
    ['Дата', '12.05.2024'],
    ['Прибор', 'ДКГ-07'],
  ])
  const tables = joinTables(siblings([[], first], [[], second]), { join: true })
  expect(tables.flatMap(({ cells }) => cells.map(({ text }) => text))).toEqual(
    [first, second].flatMap(({ cells }) => cells.map(({ text }) => text)),
  )
})
