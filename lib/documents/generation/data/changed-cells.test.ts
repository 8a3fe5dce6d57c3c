import { expect, test } from '@jest/globals'
import { sheetOf } from '../../spreadsheets/test-support/sheet-of'
import { columnIndex } from '../../spreadsheets/address'
import type { CellChange } from '../options'
import { tableOf } from './read-data'

const DAY = {
  kind: 'date',
  year: 2026,
  month: 11,
  day: 3,
  hour: 0,
  minute: 0,
  second: 0,
  hasDate: true,
  hasTime: false,
} as const
const SHEET = sheetOf([
  ['Name', 'Lead', 'Checked'],
  ['Apron', 0.35, DAY],
  ['Collar', 'O,35', '31.11.2026'],
  ['Cap', 0.25, DAY],
])

function changed(...changes: CellChange[]) {
  const table = tableOf({ kind: 'xlsx', sheets: [SHEET] }, { changes })
  const at = (row: number, column: string) =>
    table.rows.find(({ number }) => number === row)?.cells[columnIndex(column) ?? 0]
  return { table, at }
}

test('a corrected cell is printed as typed and is of the kind that its column has', () => {
  const { table, at } = changed({ row: 3, column: 'B', text: '0,35' }, { row: 3, column: 'C', text: '30.11.2026' })
  expect(at(3, 'B')).toMatchObject({ value: 0.35, text: '0,35' })
  expect(at(3, 'C')).toMatchObject({ value: { kind: 'date', month: 11, day: 30 }, text: '30.11.2026' })
  expect(table.changes.map(({ column, before }) => [column, before])).toEqual([
    ['B', 'O,35'],
    ['C', '31.11.2026'],
  ])
})

test('a text without the column’s kind stays a text, and an emptied cell is empty', () => {
  const { at } = changed({ row: 2, column: 'B', text: 'about 0.35' }, { row: 2, column: 'A', text: '' })
  expect(at(2, 'B')).toMatchObject({ value: 'about 0.35', numFmt: null })
  expect(at(2, 'A')).toBeUndefined()
})

test('the header, rows that there are not, and texts that are there already change nothing', () => {
  const { table } = changed(
    { row: 1, column: 'A', text: 'Item' },
    { row: 99, column: 'A', text: 'Item' },
    { row: 2, column: 'A', text: 'Apron' },
  )
  expect(table.changes).toEqual([])
  expect(table.columns[0]?.header).toBe('Name')
})

test('a change to a merged cell applies to each row of it', () => {
  const merged = sheetOf(
    [
      ['Department', 'Name'],
      ['Surgery', 'Ivanov'],
      [null, 'Petrov'],
    ],
    { merges: ['A2:A3'] },
  )
  const { rows } = tableOf({ kind: 'xlsx', sheets: [merged] }, { changes: [{ row: 3, column: 'A', text: 'Trauma' }] })
  expect(rows.map(({ cells }) => cells[0]?.text)).toEqual(['Trauma', 'Trauma'])
})
