import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { groupRows } from './groups'
import { day, table, type TestCell } from '../values/test-support/print-run'

function numbers(cells: readonly (readonly TestCell[])[], groupBy: string[], rows?: readonly number[]) {
  const data = table(['А', 'Б'], cells)
  const kept = rows === undefined ? data.rows : data.rows.filter(({ number }) => rows.includes(number))
  const { documents, problems } = groupRows({ ...data, rows: kept }, { groupBy }, 'ru')
  return {
    groups: documents.map(({ rows: group }) => group.map(({ number }) => number)),
    ordinals: documents.map(({ ordinal }) => ordinal),
    problems,
  }
}

describe('grouping', () => {
  test('makes a document of each row, of rows that agree, or of all', () => {
    const cells = [
      ['x', 1],
      ['y', 1],
      ['X ', 2],
    ] as const
    expect(numbers(cells, []).groups).toEqual([[2], [3], [4]])
    expect(numbers(cells, ['а']).groups).toEqual([[2, 4], [3]])
    expect(numbers(cells, ['B']).groups).toEqual([[2, 3], [4]])
    expect(numbers(cells, ['А', 'Б']).groups).toEqual([[2], [3], [4]])
    expect(numbers(cells, ['*']).groups).toEqual([[2, 3, 4]])
  })

  test('is by value: numbers and their shortest text, dates however shown or typed; codes stay apart', () => {
    const date = day(2026, 11, 3)
    expect(numbers([[1], ['1'], [{ value: 1, numFmt: '0.00' }], ['1.0'], ['01']], ['А']).groups).toEqual([
      [2, 3, 4],
      [5],
      [6],
    ])
    expect(
      numbers([[date], [{ value: date, numFmt: 'd mmm yyyy' }], ['03.11.2026'], ['3 ноября 2026']], ['А']).groups,
    ).toEqual([[2, 3, 4, 5]])
    expect(numbers([['ёж'], ['ЕЖ'], ['Ёж\u00a0']], ['А']).groups).toEqual([[2, 3, 4]])
  })

  test('tells rows without a key, which are one group', () => {
    const { groups, problems } = numbers([['x'], [null], [' ']], ['А'])
    expect(groups).toEqual([[2], [3, 4]])
    expect(problems).toMatchObject([
      { code: 'GROUP_KEY_EMPTY', severity: 'warning', column: 'A', params: { rows: '3, 4', count: 2 } },
    ])
  })

  test('tells a column that is not there, with the one that was probably meant', () => {
    const data = table(['Отдел'], [['x']])
    const { problems } = groupRows(data, { groupBy: ['Отделы'] }, 'ru')
    expect(problems).toMatchObject([
      { code: 'GROUP_NO_COLUMN', severity: 'error', suggestion: 'Отдел', params: { near: 'yes', letter: 'A' } },
    ])
  })

  test('leaves documents their numbers when only some rows are made again', () => {
    expect(numbers([['x'], ['y'], ['z']], [], [4])).toMatchObject({ groups: [[4]], ordinals: [3] })
    expect(numbers([['x'], ['y'], ['x']], ['А'], [3, 4])).toMatchObject({ groups: [[4], [3]], ordinals: [1, 2] })
  })

  test('puts every row into one group, in the sheet’s order, and rows of one group agree', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'b', 'A', 'c', '', '1'), { minLength: 1 }), (keys) => {
        const { groups } = numbers(
          keys.map((key) => [key, 1]),
          ['А'],
        )
        expect(groups.flat().toSorted((a, b) => a - b)).toEqual(keys.map((_, index) => index + 2))
        expect(groups.map(([first]) => first)).toEqual(groups.map(([first]) => first).toSorted((a = 0, b = 0) => a - b))
        const keyOf = (row: number) => (keys[row - 2] ?? '').toLowerCase()
        const seen = groups.map((group) => new Set(group.map(keyOf)))
        expect(seen.every((each) => each.size === 1)).toBe(true)
        expect(new Set(seen.map((each) => [...each][0])).size).toBe(groups.length)
      }),
    )
  })
})
