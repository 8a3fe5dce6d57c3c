import { describe, expect, test } from '@jest/globals'
import { readSheets, type Rows } from '../test-support/read-sheets'
import { totalsOf } from '../totals/totals-of'

const read = (rows: Rows) => readSheets({ A: rows }).doses

describe('summaries of examinations', () => {
  const SUMMARIES: readonly (readonly [string, Rows])[] = [
    [
      'statistics by operator',
      [
        ['Operator', 'Procedures', 'Total DAP, Gy·cm²', 'Mean DAP, Gy·cm²', 'Max Ka,r, mGy'],
        ['Dr. Harlow', 120, 5420, 45.2, 3100],
        ['Dr. Ibsen', 88, 3150, 35.8, 2400],
        ['All operators', 208, 8570, 41.2, 3100],
      ],
    ],
    [
      'quantiles by protocol',
      [
        ['Protocol', 'n', 'CTDIvol median, mGy', 'CTDIvol P75, mGy', 'DLP P75, mGy·cm'],
        ['Head', 212, 48.2, 55.1, 905],
        ['Chest', 340, 7.1, 9.4, 340],
      ],
    ],
  ]

  test.each(SUMMARIES)('%s: nobody’s doses, and none is added', (_name, rows) => {
    const doses = read(rows)
    expect(doses.length).toBeGreaterThan(5)
    expect(new Set(doses.map(({ role }) => role))).toEqual(new Set(['total']))
    expect(doses.map(({ subject }) => subject).filter((subject) => subject !== null)).toEqual([])
    expect(totalsOf(doses)).toEqual([])
  })

  test('an operator in each row of a log of examinations', () => {
    const doses = read([
      ['Date', 'Patient', 'Operator', 'Max Ka,r, mGy', 'DAP, Gy·cm²'],
      ['2024-03-01', 'Pike, Hazel', 'Dr. Harlow', 310, 45.2],
      ['2024-03-02', 'Reed, Amos', 'Dr. Ibsen', 240, 35.8],
    ])
    expect(doses.filter(({ column }) => column.quantity === 'DAP').map(({ role }) => role)).toEqual([
      'single',
      'single',
    ])
  })
})
