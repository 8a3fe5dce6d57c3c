import { describe, expect, test } from '@jest/globals'
import { sheetOf } from '../../spreadsheets/test-support/sheet-of'
import type { ColumnMapping } from '../layout-model'
import { readDoses, type ReadDosesOptions } from '../reading/read-doses'
import { doseLine, readSheets, type Rows } from '../test-support/read-sheets'
import { findLayout } from './find-layout'

const PEOPLE: Rows = [
  ['Alder John', 0.11, 0.25, 7.5],
  ['Birch Kay', 0.2, 0.21, 3.5],
  ['Cedar Lee', 0.4, 0.15, 8.25],
]
const NEW: Rows = [['Radiation dose, ring team'], ['Worker', 'Kappa', 'Lambda', 'Mu'], ...PEOPLE]

function read(rows: Rows, mapping: readonly ColumnMapping[] = [], options: ReadDosesOptions = {}) {
  const sheet = sheetOf(rows, { name: 'A' })
  const source = { kind: 'xlsx' as const, sheets: [{ name: 'A', hidden: false, sheet, captions: [] }] }
  const { doses, decisions } = readDoses(findLayout(source, { mapping }), options)
  return {
    doses: doses.map((dose) => doseLine(dose)),
    asked: decisions.map(({ cell, column, reason, count }) => `${cell ?? column.letter} ${reason} ${count}`),
  }
}

describe('a table with words for doses, of which nothing was read', () => {
  test('is asked about once', () => {
    expect(read(NEW)).toEqual({ doses: [], asked: ['B newLayout 3'] })
  })

  test('is read by the columns that a person chose', () => {
    const chosen = { sheet: 'A', column: 'C', header: 'Lambda', role: 'period', quantity: 'Hp(0.07)' } as const
    expect(read(NEW, [{ ...chosen, unit: 'mSv', position: null }])).toEqual({
      doses: [
        'C3 Hp(0.07) 0.25 mSv; Alder John; -',
        'C4 Hp(0.07) 0.21 mSv; Birch Kay; -',
        'C5 Hp(0.07) 0.15 mSv; Cedar Lee; -',
      ],
      asked: [],
    })
  })

  test('isn’t asked about if a user decided that it contains none', () => {
    const answer = { sheet: 'A', cell: null, column: 'B', choice: 'reject' } as const
    expect(read(NEW, [], { resolutions: [answer] }).asked).toEqual([])
  })
})

describe('a column beside doses that nothing explains', () => {
  const beside = (header: string, ...values: readonly (number | string | null)[]): Rows => [
    ['Worker', 'Hp(10), mSv', header],
    ...['Abel F.', 'Bain G.', 'Cain H.', 'Dale I.'].map((name, index) => [
      name,
      [0.12, 0.31, 0.25, 0.4][index],
      values[index] ?? null,
    ]),
  ]

  test.each<[string, Rows]>([
    ['are far from the doses', beside('Kappa', 41.5, 88.2, 37, 60.4)],
    ['are few', beside('Kappa', null, 0.4)],
    ['have marks among them', beside('Kappa', 0.4, 'BDL', '<0.05', 0.2)],
  ])('is asked about where its figures %s', (_, rows) => {
    expect(read(rows).asked.map((each) => each.split(' ')[1])).toEqual(['unexplainedColumn'])
  })

  test.each<[string, Rows]>([
    ['a numbering', beside('Kappa', 1, 2, 3, 4)],
    ['years', beside('Kappa', 1999, 2004, 1999, 2011)],
    ['permits', beside('Kappa', '24-0310', '24-0311', '24-0312', '24-0313')],
    ['the same in every row', beside('Kappa', 0.5, 0.5, 0.5, 0.5)],
    ['counts', beside('Kappa', 3, 12, 5, 7)],
    ['in milliampere seconds', beside('I·t, mAs', 2.5, 32, 4, 6.3)],
  ])('isn’t asked about where its figures are %s', (_, rows) => {
    expect(read(rows).asked).toEqual([])
  })
})

describe('no question', () => {
  test('about people without a word of doses', () => {
    expect(read([['Worker', 'Weight', 'Height', 'Score'], ...PEOPLE]).asked).toEqual([])
  })

  test('about counts', () => {
    const rows: Rows = [
      ['Doses given'],
      ['Worker', 'Kappa', 'Lambda'],
      ...PEOPLE.map(([name], index) => [name, index, 12]),
    ]
    expect(read(rows).asked).toEqual([])
  })

  test('about factors, which belong to nobody', () => {
    const rows: Rows = [
      ['Effective dose per DLP'],
      ['Region', 'Adult', 'Child'],
      ['Head', 0.0021, 0.004],
      ['Chest', 0.014, 0.018],
      ['Pelvis', 0.015, 0.02],
    ]
    expect(read(rows).asked).toEqual([])
  })
})

describe('a sheet without a word of doses beside one with doses', () => {
  const doses: Rows = [
    ['Worker', 'Hp(10), mSv'],
    ['Abel F.', 0.12],
    ['Bain G.', 0.31],
  ]
  const asked = (second: Rows) =>
    readSheets({ One: doses, Two: second }).decisions.map(({ sheet, reason }) => `${sheet} ${reason}`)

  test('is asked about where people have fractions', () => {
    expect(asked([['Worker', 'Kappa', 'Lambda'], ...PEOPLE])).toEqual(['Two newLayout'])
  })

  test('isn’t where its words say what they are', () => {
    expect(
      asked([['Worker', 'Weight', 'Height'], ...PEOPLE.map(([name, weight, height]) => [name, weight, height])]),
    ).toEqual([])
  })
})
