import { expect, test } from '@jest/globals'
import { table, type TestCell } from '../values/test-support/print-run'
import { totalRows } from './total-rows'

const HEADER = ['Сотрудник', 'Отдел', 'Доза']

test.each<[string, TestCell[]]>([
  ['a word for a total and a number', ['Итого', null, 1.7]],
  ['what it is of', ['Итого по отделу:', null, 1.7]],
  ['letters apart', ['И т о г о', null, 1.7]],
  ['English', ['Grand total', null, 1.7]],
  ['Romanian', ['Total general', null, 1.7]],
  ['a number kept as a text', ['ВСЕГО', null, '1,70']],
  ['not in the first column', [null, 'Всего', 1.7]],
])('a row of totals is found: %s', (_, row) => {
  expect(totalRows(table(HEADER, [['Иванов', 'ОЛД', 0.5], row, ['Петров', 'ОЛД', 1.2]]).rows)).toEqual([3])
})

test.each<[string, TestCell[]]>([
  ['a name that begins so', ['Итогов А. А.', null, 1.7]],
  ['another text beside it', ['Total', 'ОЛД', 1.7]],
  ['a line with its number', [1, 'Всего', 1.7]],
  ['no number', ['Всего хорошего', null, null]],
])('a row of data is none: %s', (_, row) => {
  expect(totalRows(table(HEADER, [row]).rows)).toEqual([])
})
