import { describe, expect, test } from '@jest/globals'
import { doseLine, readSheets, type Rows } from '../test-support/read-sheets'

const read = (sheets: Readonly<Record<string, Rows>>) => readSheets(sheets).doses.map(doseLine)

const MONTHS: Rows = [
  ['Luna', 'Hp(10), mSv', 'Data citirii'],
  ['Noiembrie', 0.41, '09.12.2023'],
  ['Decembrie', 0.5, '09.01.2024'],
]

describe('A month beside the day on which its badge was read', () => {
  const periods = (rows: Rows) => readSheets({ Fișă: rows }).doses.map(({ period }) => period?.name)

  test('is of the year that the card says', () => {
    expect(periods([['Nume, prenume', 'Harea Valentin'], ['Anul', 2023], [], ...MONTHS])).toEqual([
      '2023-11',
      '2023-12',
    ])
  })

  test('is the nearest to the day where nothing says the year', () => {
    expect(periods([['Nume, prenume', 'Harea Valentin'], [], ...MONTHS])).toEqual(['2023-11', '2023-12'])
    const early = [...MONTHS.slice(0, 1), ['Ianuarie', 0.1, '28.12.2023']]
    expect(periods([['Nume, prenume', 'Harea Valentin'], [], ...early])).toEqual(['2024-01'])
  })
})

describe('A card with the years of its doses', () => {
  const card: Rows = [
    ['Name', 'Sedgwick, Marion'],
    ['Classified since', 2018],
    [],
    ['Year', 'Hp(10) mSv'],
    [2018, 0.41],
    [2019, 1.16],
    [2020, 0.9],
    ['Total 2018-2020', 2.47],
    [],
    ['Dose from previous employment (mSv)', 3.42],
  ]

  test('doesn’t apply the year employment began to a dose, and gives a row all of its years', () => {
    expect(read({ Card: card })).toEqual([
      'B5 Hp(10) 0.41 mSv; Sedgwick, Marion; 2018',
      'B6 Hp(10) 1.16 mSv; Sedgwick, Marion; 2019',
      'B7 Hp(10) 0.9 mSv; Sedgwick, Marion; 2020',
      'B8 Hp(10) 2.47 mSv total; -; 2018-01-01/2020-12-31',
      'B10 Hp(10) 3.42 mSv; Sedgwick, Marion; -',
    ])
  })
})

test('Limits in lines of words beside the doses are no doses', () => {
  const sheets = {
    Doses: [
      ['Name', 'Hp(10), mSv'],
      ['Brown A.', 0.4],
      ['Smith B.', 0.5],
    ],
    Notes: [
      ['NR: dosemeter not returned in time to be read.'],
      ['Annual limit on effective dose for employees: 20 mSv'],
      ['Skin: 500 mSv averaged over 1 cm2'],
      ['Contact: ext. 4471'],
    ],
  }
  expect(read(sheets)).toEqual(['B2 Hp(10) 0.4 mSv; Brown A.; -', 'B3 Hp(10) 0.5 mSv; Smith B.; -'])
})

test.each([
  [['левая, Hp(0,07)', 'правая, Hp(0,07)']],
  [['Hp(0.07) left', 'Hp(0.07) right']],
  [['stânga, mSv', 'dreapta, mSv']],
])('A side and a quantity below a header of hands are one hand each: %j', (sides) => {
  const rows = [
    ['ФИО', 'Кисти рук, Hp(0,07), мЗв', 'Кисти рук, Hp(0,07), мЗв'],
    ['', ...sides],
    ['Федякина Ю. Р.', 8.98, 1.74],
    ['Желтова Д. Г.', 6.36, 2.37],
  ]
  expect(readSheets({ A: rows }).doses.map(({ position }) => position)).toEqual([
    'ring_left',
    'ring_right',
    'ring_left',
    'ring_right',
  ])
})
