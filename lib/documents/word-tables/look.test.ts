import { describe, expect, test } from '@jest/globals'
import { cellsToLook } from './look'
import type { CellTyping } from './model'
import type { ColumnType } from './typing/choice'
import { shapedTable, type CellLike } from './test-support/word-table'

const number = (text: string): CellLike => ({
  text,
  typing: { type: 'number', value: text, numFmt: null, quotePrefix: false } satisfies CellTyping,
})
const kept = (text: string): CellLike => ({
  text,
  typing: { type: 'text', value: null, numFmt: null, quotePrefix: true } satisfies CellTyping,
})

function looked(rows: readonly (readonly CellLike[])[], head: number, chosen?: ColumnType) {
  const table = shapedTable(rows, chosen && { chosen: new Map([[0, chosen]]) })
  return [...cellsToLook(table, head)].map(([index, look]) => [table.cells[index]?.text, look])
}

describe('what a person should look at', () => {
  test('is a text in a column of numbers, but no dash', () => {
    expect(looked([['kV'], [number('50')], [number('60')], [number('70')], ['—'], ['> 130']], 1)).toEqual([
      ['> 130', 'odd'],
    ])
  })

  test('is a text that looks like a number', () => {
    expect(looked([['No.'], [kept('0412')], ['12-B']], 1)).toEqual([['0412', 'kept']])
  })

  test('is a text among numbers, also if it looks like one', () => {
    expect(looked([[number('50')], [number('60')], [kept('91,1')]], 0)).toEqual([['91,1', 'odd']])
  })

  test('is nothing in the head, nor what is empty', () => {
    expect(looked([[kept('1')], [number('50')], [number('60')], ['']], 1)).toEqual([])
  })

  test('is nothing in a column of as many texts as numbers', () => {
    expect(looked([[number('50')], ['a'], [number('60')], ['b']], 0)).toEqual([])
  })

  test('is what can’t be read as the person says that the column is, but no dash', () => {
    const rows = [[number('50')], ['> 130'], ['—'], ['a']]
    expect(looked(rows, 0, { as: 'number' })).toEqual([
      ['> 130', 'unread'],
      ['a', 'unread'],
    ])
  })

  test('is nothing where the person says that the column is text', () => {
    expect(looked([[kept('0412')], [kept('0413')], ['12-B']], 0, { as: 'text' })).toEqual([])
  })
})
