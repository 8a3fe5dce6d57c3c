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
    [
      'is one of numbered columns',
      ['ФИО', '1', '2', '3', '4'],
      ['А', 'я', 'я', 'в', 'я'],
      ['Б', 'в', 'я', 'я', 'я'],
      1,
    ],
    ['is one with a year', ['Показатель', 'Ед. изм.', '2024'], ['Гамма', 'мЗв', '5'], ['Бета', 'мЗв', '3'], 1],
    [
      'is one with a year between words',
      ['№ п/п', 'ФИО', '2024', 'Примечание'],
      ['1', 'А', '0,5', ''],
      ['2', 'Б', '0,7', 'нет'],
      1,
    ],
    [
      'is one with dates',
      ['Фамилия', '01.01.2024', '01.04.2024', 'Итог'],
      ['А', '5', '—', '12'],
      ['Б', '3', '4', '7'],
      1,
    ],
    [
      'is one with ages',
      ['ФИО', 'до 18', '18+', '≥ 60', 'Всего'],
      ['А', '5', '7', '1', '13'],
      ['Б', '3', '4', '1', '8'],
      1,
    ],
    [
      'is one with a range',
      ['Прибор', 'Зав. №', '0-10', '±', 'Годен'],
      ['А', '12', '5', '0,1', 'да'],
      ['Б', '13', '7', '0,2', 'да'],
      1,
    ],
    ['is data where it has a decimal', ['Иванов', 'Пётр', '12,5'], ['Петров', 'Иван', '7'], ['Орлов', 'Олег', '3'], 0],
    ['is data where it has an amount', ['Гамма', 'мЗв', '5'], ['Бета', 'мЗв', '7'], ['Альфа', 'мЗв', '3'], 0],
    ['is data where it has a bound', ['Гамма', 'мЗв', '<0,05'], ['Бета', 'мЗв', '7'], ['Альфа', 'мЗв', '3'], 0],
    [
      'is data over more of its years',
      ['Иванов', 'инженер', '2019'],
      ['Петров', 'врач', '2020'],
      ['Орлов', 'врач', '2021'],
      0,
    ],
    ['is data over more of its ranges', ['Гамма', 'мЗв', '5-7'], ['Бета', 'мЗв', '3-4'], ['Альфа', 'мЗв', '1-2'], 0],
    [
      'is data where it is a line of a form',
      ['Дата', '12.05.2024', 'Оператор', 'Иванов'],
      ['Прибор', 'ДКГ-07', 'Завод', 'Доза'],
      ['Объект', 'Склад', 'Этаж', 'первый'],
      0,
    ],
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

test.each<[Row, Row, Row]>([
  [
    ['ФИО', '1', '2', '3', '4', '5'],
    ['Иванов', '8', '8', '8', '8', '8'],
    ['Петров', '8', '8', '', '8', '7'],
  ],
  [
    ['Показатель', 'Ед. изм.', '2024'],
    ['Гамма', 'мЗв', '5'],
    ['Бета', 'мЗв', '3'],
  ],
])('a header that Word has broken off is joined without its second time: %j', (header, first, second) => {
  const tables = joinTables(siblings([[], wordTable([header, first])], [[], wordTable([header, second])]), {
    join: true,
  })
  expect(tables.map(({ rows }) => rows)).toEqual([3])
})
