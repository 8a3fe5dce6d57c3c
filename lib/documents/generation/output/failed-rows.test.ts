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

test('every column of a workbook given back stands where it stood, and why comes after them', async () => {
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

test('an error of a formula stays one, so that it is told again and never printed', async () => {
  const error = { kind: 'error', name: '#N/A' } as const
  const values = [
    ['ФИО', 'Доза'],
    ['Иванов', error],
    ['Петров', 1],
  ]
  const { again } = await givenBack(values, 2)
  expect(again.rows[0]?.cells[1]?.value).toEqual(error)
})
