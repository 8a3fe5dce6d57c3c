import { expect, test } from '@jest/globals'
import { readSheets, type Rows } from '../test-support/read-sheets'

const READ: Rows = [
  ['ФИО', 'Отдел', 'Hp(10), мЗв'],
  ['Орлов А. А.', 'КТ', 0.35],
  ['Седов К. Л.', 'КТ', 0.12],
]

function reported(rows: Rows): readonly unknown[] {
  return readSheets({ S: rows }).problems.flatMap(({ code, params }) => (code === 'DOSE_ROWS_NOT_READ' ? [params] : []))
}

test('a block below the doses from which nothing is read is reported once', () => {
  const block: Rows = [
    [],
    ['Прочие сведения'],
    ['Показатель', 'х', 'Индекс'],
    ['Фон', 'а', 0.42],
    ['Поправка', 'б', 0.87],
  ]
  expect(reported([...READ, ...block])).toEqual([{ sheet: 'S', count: 2, rows: '7, 8', text: 'Фон' }])
})

test('counts, ages and what was read are not', () => {
  expect(reported(READ)).toEqual([])
  expect(reported([...READ, ['Всего', null, 0.47]])).toEqual([])
  expect(
    reported([
      ['ФИО', 'Орлов А. А.', 'Седов К. Л.'],
      ['Стаж, лет', 2.5, 7.5],
      ['Hp(10), мЗв', 0.35, 0.12],
    ]),
  ).toEqual([])
})
