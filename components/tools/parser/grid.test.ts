import { describe, expect, test } from '@jest/globals'
import { addressOf, gridOf, letterOf } from './grid'
import { cell, found } from './test-support/found-table'

describe('the beginning of a table as a grid', () => {
  test('fills each place once, those without a cell with an empty one', () => {
    const grid = gridOf(
      found([cell(0, 0, 'Set'), cell(0, 1, 'Measured', { colSpan: 2 }), cell(1, 0, '50', { type: 'number' })]),
    )
    expect(grid.rows.map((row) => row.map(({ col, colSpan, text }) => [col, colSpan, text]))).toEqual([
      [
        [0, 1, 'Set'],
        [1, 2, 'Measured'],
      ],
      [
        [0, 1, '50'],
        [1, 1, ''],
        [2, 1, ''],
      ],
    ])
  })

  test('leaves the places that a cell spans to it', () => {
    const grid = gridOf(found([cell(0, 0, 'a', { rowSpan: 2 }), cell(0, 1, 'b'), cell(1, 1, 'c')]))
    expect(grid.rows.map((row) => row.map(({ text }) => text))).toEqual([['a', 'b'], ['c']])
  })

  test('cuts a cell that reaches from the head into the body', () => {
    const grid = gridOf(found([cell(0, 0, 'a', { rowSpan: 2 }), cell(0, 1, 'b'), cell(1, 1, 'c')], { head: 1 }))
    expect(grid.rows.map((row) => row.map(({ text }) => text))).toEqual([
      ['a', 'b'],
      ['', 'c'],
    ])
  })

  test('says of each column what its cells under the head are', () => {
    const grid = gridOf(
      found(
        [
          ...['A', 'B', 'C', 'D'].map((text, col) => cell(0, col, text)),
          cell(1, 0, '1', { type: 'number' }),
          cell(1, 1, '1', { type: 'number' }),
          cell(1, 3, 'x'),
          cell(2, 0, '2', { type: 'number' }),
          cell(2, 1, '<2'),
          cell(2, 3, '', { type: 'empty' }),
        ],
        { head: 1 },
      ),
    )
    expect(grid.types).toEqual([['number'], ['number', 'text'], [], ['text']])
  })

  test('takes all of a table for its body where all of it names columns', () => {
    expect(gridOf(found([cell(0, 0, 'a')], { head: 1 })).headerRows).toBe(0)
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
