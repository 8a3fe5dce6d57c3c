import { describe, expect, test } from '@jest/globals'
import { readSheets, type Rows } from '../test-support/read-sheets'

const told = (rows: Rows) =>
  readSheets({ A: rows }).problems.flatMap(({ code, params }) =>
    code === 'SUBJECT_NAME_ROWS' ? [`${params.count}: ${params.names}`] : [],
  )
const year = (...persons: readonly (readonly [string | null, number])[]): Rows => [
  ['№', 'ФИО', 'Отделение', 'Hp(10) за 2024 год, мЗв'],
  ...persons.map(([name, dose], index) => [index + 1, name, index < 3 ? 'КТ' : 'МРТ', dose]),
]

describe('a name in several rows of a table', () => {
  test('is reported with its rows: they may be two persons’', () => {
    const rows = year(['Петров П. П.', 0.1], ['Белова Б. Б.', 0.2], ['Громов Г. Г.', 0.3], ['ПЕТРОВ П.П.', 0.4])
    expect(told(rows)).toEqual(['1: Петров П. П. (2, 5)'])
  })

  test('is not where each name has several: separate badges', () => {
    expect(told(year(['Adams', 0.1], ['Brown', 0.2], ['Adams', 0.3], ['Brown', 0.4]))).toEqual([])
  })

  test('is not where the rows are of other times, or of other places on the body', () => {
    const rows = (head: string, first: string, second: string): Rows => [
      ['Name', head, 'Hp(10), mSv', 'Report 2024'],
      ['Adams', first, 0.1, 'a'],
      ['Brown', first, 0.2, 'b'],
      ['Clark', first, 0.3, 'c'],
      ['Adams', second, 0.4, 'd'],
    ]
    expect(told(rows('Month', '2024-01', '2024-02'))).toEqual([])
    expect(told(rows('Position', 'chest', 'collar'))).toEqual([])
    expect(told(rows('Month', '2024-01', '2024-01'))).toEqual(['1: Adams (2, 5)'])
  })

  test('is not where it is written once and applies to the blank rows below it, or numbers tell who they are', () => {
    const numbered: Rows = [
      ['Name', 'ID', 'Month', 'Hp(10), mSv'],
      ['Adams', 1, '2024-01', 0.1],
      ['Brown', 2, '2024-01', 0.2],
      ['Clark', 3, '2024-01', 0.3],
      ['Adams', 4, '2024-01', 0.4],
    ]
    expect(told(numbered)).toEqual([])
    const blank: Rows = [
      ['Name', 'Month', 'Hp(10), mSv'],
      ['Adams', '2024-01', 0.1],
      [null, '2024-01', 0.2],
      ['Brown', '2024-01', 0.3],
      [null, '2024-02', 0.4],
    ]
    expect(told(blank)).toEqual([])
  })
})
