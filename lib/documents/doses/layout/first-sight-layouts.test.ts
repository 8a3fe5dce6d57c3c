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
  [
    'a header of three levels with a lone year in the middle, below departments',
    [
      ['Secția', 'Nume', 'Hp(10), mSv', null, null],
      [null, null, 'Anul 2023', null, null],
      [null, null, 'Sem. I', 'Sem. II', 'Total'],
      ['Radiologie', 'Albu Radu', 0.1, 0.2, 0.3],
      [null, 'Barbu Ioana', 0.3, 0.3, 0.6],
      ['Total Radiologie', null, 0.4, 0.5, 0.9],
    ],
    [
      'C4 Hp(10) 0.1 mSv; Albu Radu; 2023-01-01/2023-06-30',
      'D4 Hp(10) 0.2 mSv; Albu Radu; 2023-07-01/2023-12-31',
      'E4 Hp(10) 0.3 mSv total; Albu Radu; 2023',
      'C5 Hp(10) 0.3 mSv; Barbu Ioana; 2023-01-01/2023-06-30',
      'D5 Hp(10) 0.3 mSv; Barbu Ioana; 2023-07-01/2023-12-31',
      'E5 Hp(10) 0.6 mSv total; Barbu Ioana; 2023',
      'C6 Hp(10) 0.4 mSv total; -; 2023-01-01/2023-06-30',
      'D6 Hp(10) 0.5 mSv total; -; 2023-07-01/2023-12-31',
      'E6 Hp(10) 0.9 mSv total; -; 2023',
    ],
  ],
  [
    'places with their quantities in one cell of each row',
    [
      ['Ф.И.О.', 'Дозиметр', 'Доза за 2024 год, мЗв'],
      ['Агапов И. П.', 'Грудь – Hp(10)', 0.1],
      [null, 'Кисть правая – Hp(0,07)', 3.1],
      [null, 'Хрусталик – Hp(3)', 0.2],
    ],
    [
      'C2 Hp(10) 0.1 mSv; Агапов И. П.; 2024; chest',
      'C3 Hp(0.07) 3.1 mSv; Агапов И. П.; 2024; ring_right',
      'C4 Hp(3) 0.2 mSv; Агапов И. П.; 2024; lens',
    ],
  ],
  [
    'a passbook whose last line has the dose of five years',
    [
      ['Holder', 'Marlow, Peter'],
      ['Passbook no.', 'PB-2211'],
      ['Employer', 'Northern Services'],
      ['Site', 'Year', 'Hp(10) mSv'],
      ['Power station A', 2023, 0.8],
      ['Power station B', 2024, 0.1],
      ['Five-year dose', null, 7.1],
    ],
    [
      'C5 Hp(10) 0.8 mSv; Marlow, Peter [PB-2211]; 2023',
      'C6 Hp(10) 0.1 mSv; Marlow, Peter [PB-2211]; 2024',
      'C7 Hp(10) 7.1 mSv total; -; -',
    ],
  ],
  [
    'a card with each label and its value in one cell',
    [
      ['Bearer: Peter Marlow', null, 'Staff number: 2211'],
      ['Employment', 'Year', 'Hp(10) mSv'],
      ['Power station A', 2022, 0.8],
      ['Power station B', 2023, 0.1],
    ],
    ['C3 Hp(10) 0.8 mSv; Peter Marlow [2211]; 2022', 'C4 Hp(10) 0.1 mSv; Peter Marlow [2211]; 2023'],
  ],
  [
    'two badges side by side, which nothing tells apart',
    [['Hp(10) 2024, mSv'], ['Name', 'Badge 1', 'Badge 2'], ['Marlow, Peter', 0.1, 0.26], ['Albright, Joan', 0.2, 0.39]],
    [],
    ['B x2 perhapsDoses', 'C x2 perhapsDoses'],
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

test.each([
  [['Hot Lab', 'Cath Room', 'Interventional Suite'], [null]],
  [
    ['Peter Marlow', 'Joan Albright', 'Ella Ward'],
    ['Peter Marlow', 'Joan Albright', 'Ella Ward'],
  ],
])('sheets called %j are of %j', (sheets, names) => {
  const rows = [
    ['Month 2024', 'Hp(10), mSv'],
    ['January', 0.1],
    ['February', 0.2],
  ]
  const { doses } = readSheets(Object.fromEntries(sheets.map((name) => [name, rows])))
  expect([...new Set(doses.map(({ subject }) => subject?.name ?? null))]).toEqual(names)
})
