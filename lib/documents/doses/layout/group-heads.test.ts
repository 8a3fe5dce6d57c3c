import { describe, expect, test } from '@jest/globals'
import { readSheets, type Rows } from '../test-support/read-sheets'
import { totalsOf } from '../totals/totals-of'

const HEADER: Rows = [['Hp(10), mSv, 2024'], ['Row labels', 'Q1', 'Q2']]

const read = (rows: Rows) => {
  const { layout, doses, decisions } = readSheets({ A: [...HEADER, ...rows] })
  const sums = totalsOf(doses).filter(({ subject, period }) => subject !== null && period?.length === 4)
  return {
    sums: sums.map(({ subject, lower }) => `${subject?.name} ${lower}`),
    apart: layout.tables.flatMap(({ reasons }) =>
      [...(reasons ?? [])].map(([row, rules]) => `${row + 1} ${rules.join()}`),
    ),
    asked: decisions.map(({ reason }) => reason),
  }
}

const DEPARTMENTS: Rows = [
  ['Cardiology', 0.73, 0.74],
  ['Dunne, Orla', 0.42, 0.39],
  ['Eaves, Rufus', 0.31, 0.35],
  ['Nuclear medicine', 0.18, 0.21],
  ['Frayne, Lucy', 0.18, 0.21],
]

describe('sums over the rows below them', () => {
  test('departments over their people, one of them alone', () => {
    expect(read(DEPARTMENTS)).toEqual({
      sums: ['Dunne, Orla 0.81', 'Eaves, Rufus 0.66', 'Frayne, Lucy 0.39'],
      apart: ['3 row.total.over-group', '6 row.total.over-group'],
      asked: [],
    })
  })

  test('departments that look like people, if the total adds up only them', () => {
    const rows: Rows = [
      ['Nuclear Medicine', 0.73, 0.74],
      ['Dunne Orla', 0.42, 0.39],
      ['Eaves Rufus', 0.31, 0.35],
      ['Interventional Cardiology', 0.18, 0.21],
      ['Frayne Lucy', 0.18, 0.21],
      ['Grand Total', 0.91, 0.95],
    ]
    expect(read(rows).sums).toEqual(['Dunne Orla 0.81', 'Eaves Rufus 0.66', 'Frayne Lucy 0.39'])
  })

  test('people whose doses add up by chance stay people', () => {
    const rows: Rows = [
      ['Dunne Orla', 0.2, 0.3],
      ['Eaves Rufus', 0.1, 0.1],
      ['Frayne Lucy', 0.1, 0.2],
      ['Garth Milo', 0.1, 0.1],
      ['Hale Petra', 0.1, 0.1],
    ]
    expect(read(rows).sums).toEqual([
      'Dunne Orla 0.5',
      'Eaves Rufus 0.2',
      'Frayne Lucy 0.3',
      'Garth Milo 0.2',
      'Hale Petra 0.2',
    ])
  })

  test('a row below that belongs to no group leaves all of them open', () => {
    expect(read([...DEPARTMENTS, ['Garth, Milo', 0.05, 0.07]]).apart).not.toContain('3 row.total.over-group')
  })
})
