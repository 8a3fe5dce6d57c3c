import { expect, test } from '@jest/globals'
import { doseLine, readSheets, type Rows } from '../test-support/read-sheets'

/** What services write that other cases don't have: what is read, and what is asked. */
const CASES: readonly (readonly [name: string, rows: Rows, doses: readonly string[], asked: readonly string[]])[] = [
  [
    'names of columns that a program made up',
    [
      ['TAB_NO', 'FIO', 'HP10_MSV', 'HP_0_07_USV', 'EffectiveDose_mSv'],
      ['0612', 'Антонов А. А.', '0,12', '150', '0,11'],
      ['0635', 'Борисов Б. Б.', '0,35', '360', '0,34'],
    ],
    [
      'C2 Hp(10) 0.12 mSv; Антонов А. А.; -',
      'C3 Hp(10) 0.35 mSv; Борисов Б. Б.; -',
      'D2 Hp(0.07) 150 uSv; Антонов А. А.; -',
      'D3 Hp(0.07) 360 uSv; Борисов Б. Б.; -',
      'E2 E 0.11 mSv; Антонов А. А.; -',
      'E3 E 0.34 mSv; Борисов Б. Б.; -',
    ],
    [],
  ],
  [
    'codes that a legend explains, and a control dosimeter without a number in a list of numbers',
    [
      ['Marca', 'Nume', 'Poz.', 'Hp(10) mSv', 'Hp(0,07) mSv'],
      ['1044', 'Epure Liviu', 'T', '0,09', null],
      ['1044', 'Epure Liviu', 'MS', null, '4,90'],
      ['1044', 'Epure Liviu', 'MD', null, 'ZX'],
      ['1058', 'Haralamb Irina', 'T', 'QN', null],
      ['1058', 'Haralamb Irina', 'MD', null, '1,87'],
      [null, 'MARTOR', null, '0,12', null],
      [],
      ['T = trunchi; MS = mâna stângă'],
      ['MD', 'mâna dreaptă'],
      ['QN: sub nivelul de înregistrare (0,05 mSv). ZX: dozimetru nepredat'],
    ],
    [
      'D2 Hp(10) 0.09 mSv; Epure Liviu [1044]; -; chest',
      'D5 Hp(10) mSv !below_limit; Haralamb Irina [1058]; -; chest',
      'D7 Hp(10) 0.12 mSv control; MARTOR; -',
      'E3 Hp(0.07) 4.90 mSv; Epure Liviu [1044]; -; ring_left',
      'E4 Hp(0.07) mSv !not_exchanged; Epure Liviu [1044]; -; ring_right',
      'E6 Hp(0.07) 1.87 mSv; Haralamb Irina [1058]; -; ring_right',
    ],
    [],
  ],
  [
    'departments and their people in one column',
    [
      ['Clinic / wearer', 'Badge', 'Hp(10), mSv'],
      ['Clinic 04: Market Street'],
      ['Ames Brian', '70412', 0.12],
      ['Byrd Carol', '70431', 0.2],
      ['Clinic 11: Riverside'],
      ['Cole Diane', '70450', 0.4],
    ],
    ['C3 Hp(10) 0.12 mSv; Ames Brian; -', 'C4 Hp(10) 0.2 mSv; Byrd Carol; -', 'C6 Hp(10) 0.4 mSv; Cole Diane; -'],
    [],
  ],
  [
    'a second table on the sheet of one person',
    [
      ['Name', 'Ames Brian'],
      ['Staff number', '7G-0331'],
      [],
      ['Quantity', 'Worn', 'Q1 2024', 'Q2 2024', 'Unit'],
      ['Hp(10)', 'Chest', 0.21, 0.18, 'mSv'],
      ['Hp(0.07)', 'Left ring', 4.6, 3.9, 'mSv'],
      [],
      ['Earlier years', 'Hp(10), mSv'],
      [2022, 0.97],
      [2023, 0.88],
    ],
    [
      'B10 Hp(10) 0.88 mSv; Ames Brian [7G-0331]; 2023',
      'B9 Hp(10) 0.97 mSv; Ames Brian [7G-0331]; 2022',
      'C5 Hp(10) 0.21 mSv; Ames Brian [7G-0331]; 2024-Q1; chest',
      'C6 Hp(0.07) 4.6 mSv; Ames Brian [7G-0331]; 2024-Q1; ring_left',
      'D5 Hp(10) 0.18 mSv; Ames Brian [7G-0331]; 2024-Q2; chest',
      'D6 Hp(0.07) 3.9 mSv; Ames Brian [7G-0331]; 2024-Q2; ring_left',
    ],
    [],
  ],
  [
    'a grid of points, with its axes in the corner',
    [
      ['Gamma survey of a site, dose rate in µSv/h'],
      ['Profile \\ distance, m', 0, 5, 10, 'Mean'],
      ['A', 0.24, 0.15, 0.25, 0.213],
      ['B', 0.16, 0.15, 0.21, 0.173],
      ['C', 0.12, 0.13, 0.74, 0.33],
    ],
    [
      'B3 rate 0.24 uSv/h single; -; -',
      'B4 rate 0.16 uSv/h single; -; -',
      'B5 rate 0.12 uSv/h single; -; -',
      'C3 rate 0.15 uSv/h single; -; -',
      'C4 rate 0.15 uSv/h single; -; -',
      'C5 rate 0.13 uSv/h single; -; -',
      'D3 rate 0.25 uSv/h single; -; -',
      'D4 rate 0.21 uSv/h single; -; -',
      'D5 rate 0.74 uSv/h single; -; -',
    ],
    [],
  ],
  [
    'a header says that its cells have uncertainties',
    [
      ['ФИО', '№ дозиметра', 'Hp(10), мЗв ± Δ'],
      ['Антонов А. А.', '0123', '0,12 ± 0,03'],
      ['Борисов Б. Б.', '0124', '0,35 ± 0,09'],
      ['Власов В. В.', '0125', '< 0,05'],
    ],
    [
      'C2 Hp(10) 0.12 mSv; Антонов А. А.; -',
      'C3 Hp(10) 0.35 mSv; Борисов Б. Б.; -',
      'C4 Hp(10) <0.05 mSv !below_limit; Власов В. В.; -',
    ],
    [],
  ],
  [
    'the year in a header with other words is no amount',
    [
      ['Name', 'Hp(10) Q1 2024 mSv', 'Revised Hp(0.07) Q1 2024 mSv'],
      ['Ames B', 0.1, 0.11],
      ['Byrd C', 0.2, 0.21],
      ['Cole D', 0.4, 0.41],
    ],
    [
      'B2 Hp(10) 0.1 mSv; Ames B; 2024-Q1',
      'B3 Hp(10) 0.2 mSv; Byrd C; 2024-Q1',
      'B4 Hp(10) 0.4 mSv; Cole D; 2024-Q1',
      'C2 Hp(0.07) 0.11 mSv; Ames B; 2024-Q1',
      'C3 Hp(0.07) 0.21 mSv; Byrd C; 2024-Q1',
      'C4 Hp(0.07) 0.41 mSv; Cole D; 2024-Q1',
    ],
    [],
  ],
  [
    'the dose since a pregnancy was declared is cumulative',
    [
      ['Name', 'Fetal dose mSv', 'Since declaration mSv'],
      ['Ames B', 0.1, 0.3],
      ['Byrd C', 0.05, 0.15],
      ['Cole D', 0.02, 0.02],
    ],
    [
      'B2 H 0.1 mSv; Ames B; -; fetal',
      'B3 H 0.05 mSv; Byrd C; -; fetal',
      'B4 H 0.02 mSv; Cole D; -; fetal',
      'C2 H 0.3 mSv cumulative; Ames B; -; fetal',
      'C3 H 0.15 mSv cumulative; Byrd C; -; fetal',
      'C4 H 0.02 mSv cumulative; Cole D; -; fetal',
    ],
    [],
  ],
  [
    'badges under and over the apron aren’t one badge twice',
    [
      ['Name', 'Badge worn', 'Hp(10) mSv'],
      ['Ames B', 'WB under', 0.1],
      [null, 'WB over', 1.1],
      ['Byrd C', 'WB under', 'below MRL'],
      [null, 'WB over', 1.5],
    ],
    [
      'C2 Hp(10) 0.1 mSv; Ames B; -; chest',
      'C3 Hp(10) 1.1 mSv; Ames B; -; collar',
      'C4 Hp(10) mSv !below_limit; Byrd C; -; chest',
      'C5 Hp(10) 1.5 mSv; Byrd C; -; collar',
    ],
    [],
  ],
  [
    'a line below the header gives the quantity, the unit and the year of all rows',
    [
      ['Nume', 'Ian', 'Feb', 'Total'],
      ['Hp(10), mSv, 2024'],
      ['Popa Ion', 0.1, 0.2, 0.3],
      ['Rusu Ana', 0.2, 0.15, 0.35],
    ],
    [
      'B3 Hp(10) 0.1 mSv; Popa Ion; 2024-01',
      'B4 Hp(10) 0.2 mSv; Rusu Ana; 2024-01',
      'C3 Hp(10) 0.2 mSv; Popa Ion; 2024-02',
      'C4 Hp(10) 0.15 mSv; Rusu Ana; 2024-02',
      'D3 Hp(10) 0.3 mSv total; Popa Ion; 2024',
      'D4 Hp(10) 0.35 mSv total; Rusu Ana; 2024',
    ],
    [],
  ],
  [
    'quarters with their years are quarters',
    [
      ['Nume', 'Trimestru', 'Hp(10) (mSv)'],
      ['Popa Ion', 'I 2024', 0.1],
      ['Popa Ion', 'II 2024', 0.2],
      ['Rusu Ana', '1/2024', 0.3],
      ['Rusu Ana', '4/2024', 0.1],
    ],
    [
      'C2 Hp(10) 0.1 mSv; Popa Ion; 2024-Q1',
      'C3 Hp(10) 0.2 mSv; Popa Ion; 2024-Q2',
      'C4 Hp(10) 0.3 mSv; Rusu Ana; 2024-Q1',
      'C5 Hp(10) 0.1 mSv; Rusu Ana; 2024-Q4',
    ],
    [],
  ],
]

test.each(CASES)('%s', (_, rows, doses, asked) => {
  const read = readSheets({ A: rows })
  expect(read.doses.map(doseLine).toSorted()).toEqual(doses)
  expect(read.decisions.map(({ cell, reason }) => `${cell} ${reason}`)).toEqual(asked)
  expect(read.reconciliation.balanced).toBe(true)
})

test('the day of birth tells namesakes apart, with a warning', () => {
  const { doses, problems } = readSheets({
    A: [
      ['Name', 'Date of birth', 'Hp(10), mSv'],
      ['Smith J', '1970-01-02', 0.1],
      ['Smith J', '04.03.1981', 0.2],
      ['Byrd C', '1975-01-01', 0.3],
      ['Byrd C', '01.01.1975', 0.4],
    ],
  })
  const [one, other, third, fourth] = doses.map(({ subject }) => subject)
  expect(one).not.toBe(other)
  expect(third).toBe(fourth)
  expect(problems.filter(({ code }) => code === 'SUBJECT_NAME_IDS_DIFFER').map(({ params }) => params)).toEqual([
    { name: 'Smith J', ids: '1970-01-02, 1981-03-04' },
  ])
})
