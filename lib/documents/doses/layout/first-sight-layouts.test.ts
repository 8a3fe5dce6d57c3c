import { describe, expect, test } from '@jest/globals'
import { readCase, type ReadCase } from '../test-support/read-case'
import { readSheets } from '../test-support/read-sheets'
import { totalsOf } from '../totals/totals-of'

const PEOPLE_AND_PLACES = [
  ['Buletin dozimetric, martie 2024'],
  ['Cod', 'Tip', 'Purtător / amplasare', 'Hp(10), mSv'],
  ['D-101', 'personal', 'Dragnea Ilinca', 0.11],
  ['D-102', 'personal', 'Eremia Tudor', 0.08],
  ['D-103', 'ambiental', 'Sala acceleratorului', 0.52],
  ['D-104', 'personal', 'Florea Matei', 0.14],
]

const CASES: readonly ReadCase[] = [
  [
    'a note with two days between rows dates nothing',
    [
      ['Monitoring period: 1 July 2024 to 30 September 2024'],
      ['Name', 'Hp(10), mSv'],
      ['Vine, Roy', 0.1],
      ['Vine was on leave 12 August - 30 August.'],
      ['Watt, Eve', 0.41],
    ],
    ['B3 Hp(10) 0.1 mSv; Vine, Roy; 2024-Q3', 'B5 Hp(10) 0.41 mSv; Watt, Eve; 2024-Q3'],
  ],
  [
    'a kind of badge in a column of its own says which rows are places',
    PEOPLE_AND_PLACES,
    [
      'D3 Hp(10) 0.11 mSv; Dragnea Ilinca [D-101]; 2024-03',
      'D4 Hp(10) 0.08 mSv; Eremia Tudor [D-102]; 2024-03',
      'D5 Hp(10) 0.52 mSv; -; 2024-03',
      'D6 Hp(10) 0.14 mSv; Florea Matei [D-104]; 2024-03',
    ],
  ],
  [
    'what a worker took in is no dose',
    [
      ['ФИО', 'Поступление, Бк', 'Доза, мЗв'],
      ['Орлов Д. Д.', 5200, 0.07],
      ['Панин Е. Е.', 8000, 0.11],
    ],
    ['C2 H 0.07 mSv; Орлов Д. Д.; -', 'C3 H 0.11 mSv; Панин Е. Е.; -'],
  ],
  [
    'a dose by nuclide is its sum',
    [
      ['Dose assessment 2023, µSv'],
      ['Name', 'H-3', 'Co-60', 'Cs-137', 'Sum'],
      ['Jarvis, Flo', 12, 3, 8, 23],
      ['Kemp, Ian', 20, 4, 5, 29],
    ],
    ['E3 H 23 uSv; Jarvis, Flo; 2023', 'E4 H 29 uSv; Kemp, Ian; 2023'],
  ],
  [
    'a label among figures with another unit than the title has: asked',
    [
      ['Показания, мкЗв'],
      ['ФИО', 9, 4, 5, 'ТЛД за месяц, мЗв'],
      ['Рогов И. И.', 3, 5, 4, 0.03],
      ['Сомов К. Л.', 8, 7, 9, 0.05],
    ],
    [],
    ['E2 notUnderstood', 'E x2 unitUnknown'],
  ],
]

describe('layouts met for the first time', () => {
  test.each(CASES)('%s', (_name, rows, doses, asked = []) => {
    expect(readCase(rows)).toEqual({ doses, asked, balanced: true })
  })

  test.each([
    [
      'badges of rooms',
      [
        ['Area badges 2023 (mSv)'],
        ['Room', 'Badge', 'Q1', 'Q2'],
        ['CT control', 'A01', 0.1, 0.12],
        ['Hot lab', 'A02', 0.8, 0.9],
        ['Corridor B', 'A04', 0.02, 0.03],
      ],
      [],
    ],
    ['people and places', PEOPLE_AND_PLACES, [0.33]],
  ])('doses of several places are never added: %s', (_name, rows, sums) => {
    const { doses } = readSheets({ A: rows })
    const years = totalsOf(doses).filter(({ subject, period }) => subject === null && period?.length === 4)
    expect(years.map(({ lower }) => Number(lower))).toEqual(sums)
    expect(doses.length).toBeGreaterThan(3)
  })
})
