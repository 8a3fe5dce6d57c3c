import { expect, test } from '@jest/globals'
import { PREMIUM_GATE } from '../../ooxml/limits'
import { problem } from '../../problem'
import { readSpreadsheet } from '../../spreadsheets/read'
import { sheetOf, type SheetShape } from '../../spreadsheets/test-support/sheet-of'
import type { ActLabels } from '../context'
import { tableOf } from '../data/read-data'
import { failedRowsWorkbook } from './failed-rows'

const LABELS: ActLabels = Object.assign((code: string) => code, { problem: ({ code }: { code: string }) => code })

/** A sheet's table, and that of the workbook which has one of its rows as failed. */
async function givenBack(values: Parameters<typeof sheetOf>[0], failedRow: number, shape: SheetShape = {}) {
  const table = tableOf({ kind: 'xlsx', sheets: [sheetOf(values, shape)] }, {})
  const failed = new Map([[failedRow, [problem('CELL_EMPTY', 'error')]]])
  const bytes = await failedRowsWorkbook(table, failed, LABELS)
  const workbook = await readSpreadsheet(bytes, { name: 'errors.xlsx', language: 'ru', limits: PREMIUM_GATE })
  return { table, again: tableOf(workbook, {}) }
}

test('every column of a returned workbook is where it was, and why comes after them', async () => {
  const values = [
    ['№', null, 'ФИО', 'Почта'],
    ['а', null, 'Иванов', 'a@example.com'],
    ['б', null, 'Петров', null],
  ]
  const { again } = await givenBack(values, 3)
  expect(again.columns.map(({ letter, header }) => [letter, header])).toEqual([
    ['A', '№'],
    ['C', 'ФИО'],
    ['D', 'Почта'],
    ['E', 'failedRowsReason'],
  ])
  expect(again.rows.map(({ cells }) => Array.from(cells, (cell) => cell?.text ?? ''))).toEqual([
    ['б', '', 'Петров', '', 'CELL_EMPTY'],
  ])
})

test('a header of several rows is given back as it was, so that its columns have the same names', async () => {
  const values = [
    ['№', null, 'Паспорт', null, 'Полис', null],
    [null, null, 'Серия', 'Номер', 'Серия', 'Номер'],
    ['а', null, '4510', '123456', 'АБ', '77'],
    ['б', null, '4511', '123457', 'АВ', null],
  ]
  const { table, again } = await givenBack(values, 4, { merges: ['A1:A2', 'C1:D1', 'E1:F1'] })
  expect(table.columns.map(({ names }) => names[1])).toContain('серия (2)')
  expect(again.columns.slice(0, -1)).toEqual(table.columns)
  expect(again.columns.at(-1)).toMatchObject({ letter: 'G', header: 'failedRowsReason' })
  expect(again.rows.map(({ cells }) => cells[2]?.text)).toEqual(['4511'])
})

test('what is merged over rows is given back merged, so that an amount still counts once', async () => {
  const values = [
    ['Договор', 'Работа', 'Стоимость', 'Подпись'],
    ['Д-1', 'а', 300, 'x'],
    ['Д-2', 'б', 500, 'x'],
    [null, 'в', null, null],
    [null, 'г', null, 'x'],
  ]
  const table = tableOf({ kind: 'xlsx', sheets: [sheetOf(values, { merges: ['A3:A5', 'C3:C5'] })] }, {})
  const why = [problem('CELL_EMPTY', 'error')]
  const failed = new Map([3, 4, 5].map((row) => [row, why]))
  const bytes = await failedRowsWorkbook(table, failed, LABELS)
  const workbook = await readSpreadsheet(bytes, { name: 'errors.xlsx', language: 'ru', limits: PREMIUM_GATE })
  const again = tableOf(workbook, {})
  expect(again.rows.map(({ cells }) => [0, 1, 2].map((index) => cells[index]?.text))).toEqual([
    ['Д-2', 'б', '500'],
    ['Д-2', 'в', '500'],
    ['Д-2', 'г', '500'],
  ])
  expect(again.rows.map((row) => [0, 1, 2].map((index) => row.standsIn(index)))).toEqual([
    [2, 2, 2],
    [2, 3, 2],
    [2, 4, 2],
  ])
})

test('an error of a formula stays one, so that it is reported again and never printed', async () => {
  const error = { kind: 'error', name: '#N/A' } as const
  const values = [
    ['ФИО', 'Доза'],
    ['Иванов', error],
    ['Петров', 1],
  ]
  const { again } = await givenBack(values, 2)
  expect(again.rows[0]?.cells[1]?.value).toEqual(error)
})
