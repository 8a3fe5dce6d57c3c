import { expect, test } from '@jest/globals'
import { oddProblems } from './odd-problems'
import type { ColumnType } from './typing/choice'
import { shapedTable, type CellLike } from './test-support/word-table'

const number = (text: string): CellLike => ({
  text,
  typing: { type: 'number', value: text, numFmt: null, quotePrefix: false },
})

function told(rows: readonly (readonly CellLike[])[], chosen?: ColumnType) {
  const table = shapedTable(rows, chosen && { chosen: new Map([[0, chosen]]) })
  return oddProblems(table).map(({ code, params }) => [code, params['cells'], params['reason']])
}

const MIXED = [[number('60.4')], [number('70.6')], [number('80.2')], ['91,1'], [number('95.0')], ['< 97'], ['98,5']]

test('names the cells that stay text among numbers, by column and reason', () => {
  expect(told(MIXED)).toEqual([
    ['TABLE_TEXT_AMONG', 'A4, A7', 'comma'],
    ['TABLE_TEXT_AMONG', 'A6', 'sign'],
  ])
})

test('a comma is no reason among whole numbers', () => {
  expect(told([[number('2')], [number('3')], ['1,3']])).toEqual([['TABLE_TEXT_AMONG', 'A3', 'other']])
})

test('says nothing of a column whose type was chosen, nor of words', () => {
  expect(told(MIXED, { as: 'number', decimal: '.' })).toEqual([])
  expect(told([['Pass'], ['Fail']])).toEqual([])
})
