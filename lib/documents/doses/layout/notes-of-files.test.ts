import { describe, expect, test } from '@jest/globals'
import { doseLine, readSheets, type Rows } from '../test-support/read-sheets'

const READINGS: Rows = [
  ['Name', 'Jan 2024', 'Feb 2024'],
  ['Abney, Fay', 0.11, 0.09],
  ['Bagot, Lou', 0.21, 0.19],
]
const WHOLE: Rows = [
  ['Name', 'Hp(10)'],
  ['Abney, Fay', 11],
  ['Bagot, Lou', 21],
]

describe('sheets of notes', () => {
  test('a unit and a quantity for the tables of other sheets', () => {
    const { doses } = readSheets({ Readings: READINGS, Notes: [['All values are Hp(10) in mSv.']] })
    expect(doses.map(doseLine)).toEqual([
      'B2 Hp(10) 0.11 mSv; Abney, Fay; 2024-01',
      'C2 Hp(10) 0.09 mSv; Abney, Fay; 2024-02',
      'B3 Hp(10) 0.21 mSv; Bagot, Lou; 2024-01',
      'C3 Hp(10) 0.19 mSv; Bagot, Lou; 2024-02',
    ])
  })

  test('labels with a unit and a wear period', () => {
    const about: Rows = [
      ['Units', 'µSv'],
      ['Wear period', 'January – June 2024'],
    ]
    expect(readSheets({ Readings: WHOLE, About: about }).doses.map(doseLine)).toEqual([
      'B2 Hp(10) 11 uSv; Abney, Fay; 2024-01-01/2024-06-30',
      'B3 Hp(10) 21 uSv; Bagot, Lou; 2024-01-01/2024-06-30',
    ])
  })

  test.each([
    ['two units', [['Hp(10) in mSv'], ['Hp(0.07) in µSv']]],
    ['a limit', [['Annual limit: 20 mSv']]],
    [
      'figures of its own',
      [
        ['Units', 'µSv'],
        ['Badges', 12],
      ],
    ],
  ])('a sheet with %s says nothing of others', (_name, notes: Rows) => {
    const { doses, decisions } = readSheets({ Readings: WHOLE, Notes: notes })
    expect(doses.filter(({ column }) => column.sheet === 'Readings')).toEqual([])
    expect(decisions.map(({ column, reason }) => `${column.sheet} ${reason}`)).toContain('Readings unitUnknown')
  })

  test('codes of periods that a line explains', () => {
    const rows: Rows = [
      ['Wearer', 'P1', 'P2'],
      ['Downs, Amy', 0.02, 0.03],
      ['Eads, Roy', 0.04, 0.01],
      [],
      ['P1 = Jan-Mar 2024, P2 = Apr-Jun 2024'],
      ['Hp(10) in mSv'],
    ]
    expect(readSheets({ A: rows }).doses.map(doseLine)).toEqual([
      'B2 Hp(10) 0.02 mSv; Downs, Amy; 2024-Q1',
      'C2 Hp(10) 0.03 mSv; Downs, Amy; 2024-Q2',
      'B3 Hp(10) 0.04 mSv; Eads, Roy; 2024-Q1',
      'C3 Hp(10) 0.01 mSv; Eads, Roy; 2024-Q2',
    ])
  })
})
