import { describe, expect, test } from '@jest/globals'
import { addressOf, gridOf, letterOf, type Grid } from './grid'
import { cell, found, foundColumn } from './test-support/found-table'

const all = ({ head, headerRows, bodyRows, row }: Grid) => [
  ...head,
  ...Array.from({ length: bodyRows }, (_, index) => row(headerRows + index) ?? []),
]
const texts = (grid: Grid) => all(grid).map((cells) => cells.map(({ text }) => text))

describe('a table as a grid', () => {
  test('fills each place once, those without a cell with an empty one', () => {
    const table = found([
      cell(0, 0, 'Set'),
      cell(0, 1, 'Measured', { colSpan: 2 }),
      cell(1, 0, '50', { type: 'number' }),
    ])
    expect(all(gridOf(table, [table])).map((row) => row.map(({ col, colSpan, text }) => [col, colSpan, text]))).toEqual(
      [
        [
          [0, 1, 'Set'],
          [1, 2, 'Measured'],
        ],
        [
          [0, 1, '50'],
          [1, 1, ''],
          [2, 1, ''],
        ],
      ],
    )
  })

  test('leaves the places that a cell spans to it', () => {
    const table = found([cell(0, 0, 'a', { rowSpan: 2 }), cell(0, 1, 'b'), cell(1, 1, 'c')])
    expect(texts(gridOf(table, [table]))).toEqual([['a', 'b'], ['c']])
  })

  test('cuts a cell that reaches from the head into the body', () => {
    const table = found([cell(0, 0, 'a', { rowSpan: 2 }), cell(0, 1, 'b'), cell(1, 1, 'c')], { head: 1 })
    expect(texts(gridOf(table, [table]))).toEqual([
      ['a', 'b'],
      ['', 'c'],
    ])
  })

  test('takes all of a table for its body where all of it names columns', () => {
    const table = found([cell(0, 0, 'a')], { head: 1 })
    expect(gridOf(table, [table]).headerRows).toBe(0)
  })

  test('contains only the rows and columns of its parts, and the newest part wins', () => {
    const beginning = found([cell(0, 0, '1'), cell(1, 0, '2')], {
      rows: 5,
      cols: 2,
      shown: { from: 0, to: 2, cols: 1 },
      columns: [foundColumn({ type: 'text' })],
    })
    const page = found([cell(1, 0, '2,0'), cell(1, 1, 'b'), cell(2, 1, 'c')], {
      shown: { from: 1, to: 3, cols: 2 },
      columns: [foundColumn(), foundColumn({ column: 1, type: 'text' })],
    })
    const grid = gridOf(beginning, [beginning, page])
    expect([0, 1, 2, 3].map((row) => grid.row(row)?.map(({ text }) => text) ?? null)).toEqual([
      ['1', ''],
      ['2,0', 'b'],
      ['', 'c'],
      null,
    ])
    expect(grid.columns.map((column) => column?.type)).toEqual(['number', 'text'])
  })

  test('that is long has no cell higher than its row, and one that is wide none wider than its column', () => {
    const merged = [cell(0, 0, 'a', { rowSpan: 2, colSpan: 2 }), cell(0, 2, 'b'), cell(1, 2, 'c')]
    const table = found(merged, { rows: 300, shown: { from: 0, to: 300, cols: 3 } })
    const spans = (grid: Grid) => grid.row(0)?.map(({ rowSpan, colSpan }) => [rowSpan, colSpan])
    expect(spans(gridOf(table, [table]))).toEqual([
      [1, 2],
      [1, 1],
    ])
    const wide = { ...table, cols: 41 }
    expect(spans(gridOf(wide, [wide]))).toEqual(Array(41).fill([1, 1]))
  })

  test('lists the cells to check, in reading order', () => {
    const table = found([cell(0, 0, '1'), cell(0, 1, '< 2', { look: 'odd' }), cell(1, 0, '01', { look: 'kept' })])
    expect(gridOf(table, [table]).looks.map(addressOf)).toEqual(['B1', 'A2'])
  })
})

test.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'AA'],
  [701, 'ZZ'],
  [702, 'AAA'],
])('column %i is %s', (col, letter) => {
  expect(letterOf(col)).toBe(letter)
  expect(addressOf({ row: 6, col })).toBe(`${letter}7`)
})
