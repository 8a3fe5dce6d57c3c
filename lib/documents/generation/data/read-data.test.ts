import { describe, expect, test } from '@jest/globals'
import type { Cell, Merge, Sheet, SheetPicture } from '../../spreadsheets/model'
import type { GenerateOptions } from '../options'
import { tableOf } from './read-data'

const cell = (text: string): Cell | undefined => (text === '' ? undefined : { value: text, numFmt: null, text })

function read(
  rows: readonly string[][],
  { merges = [], hidden = [], pictures = [] }: { merges?: Merge[]; hidden?: number[]; pictures?: SheetPicture[] } = {},
  options: GenerateOptions = {},
) {
  const sheet: Sheet = {
    name: 'Лист1',
    hidden: false,
    rows: rows.map((row) => row.map(cell)),
    width: 3,
    merges,
    hiddenRows: new Set(hidden.map((row) => row - 1)),
    hiddenColumns: new Set(),
    pictures,
  }
  return tableOf({ kind: 'xlsx', sheets: [sheet] }, options)
}

const ROWS = [
  ['Отдел', 'ФИО', '№'],
  ['Хирургия', 'Иванов', 'а'],
  ['', 'Петров', 'б'],
  ['', 'Сидоров', 'в'],
  ['', 'Котов', 'г'],
]

describe('the table', () => {
  test('says what a cell merged over rows says in each of them, in its leftmost column', () => {
    const merges = [
      { top: 1, left: 0, bottom: 3, right: 0 },
      { top: 2, left: 0, bottom: 2, right: 0 },
      { top: 3, left: 1, bottom: 4, right: 2 },
    ]
    const { rows, filledCells } = read(ROWS, { merges })
    expect(rows.map(({ cells }) => [cells[0]?.text, cells[1]?.text])).toEqual([
      ['Хирургия', 'Иванов'],
      ['Хирургия', 'Петров'],
      ['Хирургия', 'Сидоров'],
      [undefined, 'Котов'],
    ])
    expect(filledCells).toBe(2)
    expect(rows.map((row) => [row.standsIn(0), row.standsIn(1)])).toEqual([
      [2, 2],
      [2, 3],
      [2, 4],
      [5, 5],
    ])
  })

  test('takes hidden rows by default, and only the rows that are asked for', () => {
    const numbers = (options: GenerateOptions) => {
      const { rows, allRows, hiddenRows, rowsNotFound } = read(ROWS, { hidden: [3] }, options)
      return { rows: rows.map(({ number }) => number), all: allRows.length, hiddenRows, rowsNotFound }
    }
    expect(numbers({})).toEqual({ rows: [2, 3, 4, 5], all: 4, hiddenRows: 1, rowsNotFound: [] })
    expect(numbers({ includeHidden: false })).toEqual({ rows: [2, 4, 5], all: 3, hiddenRows: 0, rowsNotFound: [] })
    expect(numbers({ rows: [5, 3, 90] })).toEqual({ rows: [3, 5], all: 4, hiddenRows: 1, rowsNotFound: [90] })
  })

  test('knows the picture of a cell, of several the first', () => {
    const picture = (description: string): SheetPicture => ({
      row: 2,
      column: 1,
      description,
      load: () => {
        throw new Error('Not asked for')
      },
    })
    const { rows } = read(ROWS, { pictures: [picture('один'), picture('два')] })
    expect(rows[1]?.picture(1)?.description).toBe('один')
    expect(rows[1]?.picture(0)).toBeNull()
  })

  test('fills a column of merged cells that overlap without end in no time', () => {
    const rows = [['А', 'Б', 'В'], ...Array.from({ length: 20_000 }, (_, index) => [index === 0 ? 'x' : '', 'y', 'z'])]
    const merges = Array.from({ length: 2_000 }, () => ({ top: 1, left: 0, bottom: 20_000, right: 0 }))
    const start = process.cpuUsage()
    expect(read(rows, { merges }).filledCells).toBe(19_999)
    expect(process.cpuUsage(start).user).toBeLessThan(20_000_000)
  })
})
