import { expect, test } from '@jest/globals'
import { table, type TestCell } from '../values/test-support/print-run'
import { noRows } from './total-rows'

const rowsOf = (rows: TestCell[][], formulas: number[] = [], header = HEADER) =>
  noRows(table(header, rows).rows, {
    language: 'ru',
    headers: new Map(header.entries()),
    formulaRows: new Set(formulas),
  })

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
  expect(rowsOf([['Иванов', 'ОЛД', 0.5], row, ['Петров', 'ОЛД', 1.2]])).toEqual({ sure: [], perhaps: [3] })
})

test.each<[string, TestCell[]]>([
  ['a name that begins so', ['Итогов А. А.', null, 1.7]],
  ['another text beside it', ['Total', 'ОЛД', 1.7]],
  ['a line with its number', [1, 'Всего', 1.7]],
  ['no number', ['Всего хорошего', null, null]],
])('a row of data is none: %s', (_, row) => {
  expect(rowsOf([row])).toEqual({ sure: [], perhaps: [] })
})

test('a total that agrees with the rows above is sure, and so is what is below it', () => {
  const rows: TestCell[][] = [
    ['Иванов', 'ОЛД', 0.5],
    ['Итого по ОЛД', null, 0.5],
    ['Петров', 'МРТ', 1.2],
    ['Итого по МРТ', null, 1.2],
    ['Всего', null, '1,7'],
    ['Главный врач', null, '__________'],
    ['Примечание: дозы за год', null, null],
  ]
  expect(rowsOf(rows)).toEqual({ sure: [3, 5, 6, 7, 8], perhaps: [] })
})

test('a note or a signature without a total above is reported alone', () => {
  const rows: TestCell[][] = [
    ['Иванов', 'ОЛД', 0.5],
    ['Составил: Сидоров', null, null],
  ]
  expect(rowsOf(rows)).toEqual({ sure: [], perhaps: [3] })
})

test.each<[string, TestCell[]]>([
  ['with units', ['Итого', null, '1,7 мЗв']],
  ['with a cross where nothing is added', ['Итого', 'X', 1.7]],
  ['in one cell', ['Итого: 1,7 мЗв', null, null]],
  ['of the rows', ['Всего: 2', null, null]],
  ['without a label', [null, null, 1.7]],
])('a total %s that agrees is sure', (_, row) => {
  expect(rowsOf([['Иванов', 'ОЛД', 0.5], ['Петров', 'МРТ', 1.2], row], row[0] === null ? [4] : []).sure).toEqual([4])
})

test('a formula over the rows above makes any row a total', () => {
  const rows: TestCell[][] = [
    ['Иванов', 'ОЛД', 0.5],
    ['К оплате', null, 9.9],
    ['Среднее', null, 0.5],
  ]
  expect(rowsOf(rows, [3, 4])).toEqual({ sure: [3, 4], perhaps: [] })
  expect(rowsOf(rows)).toEqual({ sure: [], perhaps: [4] })
})

test('a repeated header isn’t data', () => {
  const rows: TestCell[][] = [
    ['Иванов', 'ОЛД', 0.5],
    ['сотрудник', 'Отдел', 'Доза'],
    ['Петров', 'ОЛД', 1.2],
  ]
  expect(rowsOf(rows)).toEqual({ sure: [3], perhaps: [] })
})

test('a line to sign on ends a table', () => {
  const rows: TestCell[][] = [
    ['Иванов', 'ОЛД', 0.5],
    ['Петров', 'ОЛД', 1.2],
    ['Сидоров __________', null, null],
  ]
  expect(rowsOf(rows)).toEqual({ sure: [4], perhaps: [] })
  expect(rowsOf([...rows, ['Козлов', 'ОЛД', 0.1]]).sure).toEqual([])
})

test('in a table of two columns, a note right below a sure total isn’t data', () => {
  const rows: TestCell[][] = [
    ['a', 10],
    ['b', 20],
    ['Итого', 30],
    ['* цены без НДС', null],
  ]
  expect(rowsOf(rows, [4], ['Товар', 'Сумма'])).toEqual({ sure: [4, 5], perhaps: [] })
  const without: TestCell[][] = [
    ['a', 10],
    ['* цены без НДС', null],
  ]
  expect(rowsOf(without, [], ['Товар', 'Сумма'])).toEqual({ sure: [], perhaps: [] })
})
