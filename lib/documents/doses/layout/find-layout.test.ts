import { describe, expect, test } from '@jest/globals'
import { layoutOf, type LayoutCase, saidLayout } from '../test-support/said-layout'

const HEADERS: readonly LayoutCase[] = [
  [
    'a plain table with the unit in the header, in English',
    {
      rows: [
        ['Name', 'Hp(10), mSv'],
        ['Adams', 0.12],
        ['Brown', 0.2],
      ],
    },
    ['B period Hp(10) mSv header'],
  ],
  [
    'in Russian, with the unit in brackets',
    {
      rows: [
        ['ФИО', 'Доза (мЗв)', 'Примечание'],
        ['Орлов А. А.', '0,12', null],
        ['Седов К. Л.', 'НПО', null],
      ],
    },
    ['B period H mSv header'],
  ],
  [
    'in Romanian, by the name of the quantity',
    {
      rows: [
        ['Nume și prenume', 'Doza efectivă, mSv'],
        ['Popa Ion', '0,12'],
        ['Rusu Ana', 'SLD'],
      ],
    },
    ['B period E mSv header'],
  ],
  [
    'the unit in a title above',
    {
      rows: [['Индивидуальные дозы персонала, мЗв'], [], ['ФИО', 'Hp(10)'], ['Орлов А. А.', 0.1], ['Седов К. Л.', 0.2]],
    },
    ['B period Hp(10) mSv sheet'],
  ],
  [
    'groups merged over quarters, in Romanian',
    {
      name: '2024',
      rows: [
        ['Nume și prenume', 'Hp(10), mSv', null, null, null, null],
        [null, 'Trim. I', 'Trim. II', 'Trim. III', 'Trim. IV', 'Total anual'],
        ['Popa Ion', 0.1, 0.2, 0.1, 0.3, 0.7],
        ['Rusu Ana', 0.1, 0.2, 0.1, 0.3, 0.7],
      ],
      merges: ['A1:A2', 'B1:F1'],
    },
    [
      'B period Hp(10) mSv header 2024-Q1',
      'C period Hp(10) mSv header 2024-Q2',
      'D period Hp(10) mSv header 2024-Q3',
      'E period Hp(10) mSv header 2024-Q4',
      'F total Hp(10) mSv header',
    ],
  ],
  [
    'groups that a CSV has lost the merges of',
    {
      name: '2024',
      rows: [
        ['Name', 'Department', 'Hp(10), mSv', null, 'Hp(0.07), mSv', null],
        [null, null, 'January', 'February', 'January', 'February'],
        ['Adams', 'CT', 0.1, 0.2, 1.1, 1.2],
        ['Brown', 'CT', 0.1, 0.2, 1.1, 1.2],
      ],
    },
    [
      'C period Hp(10) mSv header 2024-01',
      'D period Hp(10) mSv header 2024-02',
      'E period Hp(0.07) mSv header 2024-01',
      'F period Hp(0.07) mSv header 2024-02',
    ],
  ],
  [
    'numbers of quarters under the word',
    {
      name: '2024',
      rows: [
        ['ФИО', 'Доза, мЗв, за квартал', null, null, null],
        [null, 1, 2, 3, 4],
        ['Орлов А. А.', 0.1, 0.2, 0.3, 0.4],
        ['Седов К. Л.', 0.1, 0.2, 0.3, 0.4],
      ],
      merges: ['A1:A2', 'B1:E1'],
    },
    [
      'B period H mSv header 2024-Q1',
      'C period H mSv header 2024-Q2',
      'D period H mSv header 2024-Q3',
      'E period H mSv header 2024-Q4',
    ],
  ],
  [
    'a line of data types and a line of column numbers under the header',
    {
      rows: [
        ['Nr.', 'Nume', 'Doza [mSv]'],
        ['N(5)', 'C(40)', 'FLOAT'],
        ['1', '2', '3'],
        [1, 'Popa', 0.1],
        [2, 'Rusu', 0.2],
      ],
    },
    ['C period H mSv header'],
  ],
  [
    'rows that happen to count up are no column numbers, years as numbers are headers',
    {
      rows: [['Effective dose, mSv'], ['Worker', 2020, 2021, 2022], ['Adams', 0.1, 0.2, 0.3], ['Brown', 0.1, 0.2, 0.3]],
    },
    ['B period E mSv sheet 2020', 'C period E mSv sheet 2021', 'D period E mSv sheet 2022'],
  ],
  [
    'numbered places over columns of rates',
    {
      rows: [
        ['Дата', 'Фон, мкР/ч', 'Пост 1, мкР/ч'],
        ['01.02.2024', 12, 14],
        ['02.02.2024', 11, 15],
      ],
    },
    ['B control rate uR/h header', 'C single rate uR/h header'],
  ],
  [
    'the unit in a note below',
    { rows: [['Name', 'DDE', 'SDE'], ['Adams', 0.1, 0.2], ['Brown', 0.1, 0.3], [], ['All doses in mSv']] },
    ['B period Hp(10) mSv sheet', 'C period Hp(0.07) mSv sheet', '5 note'],
  ],
  [
    'no header, the title says all',
    { rows: [['Индивидуальные дозы за 2024 г., мЗв'], ['Орлов А. А.', '0,12'], ['Седов К. Л.', '0,2']] },
    ['B period H mSv sheet'],
  ],
  [
    'a person over the months of each',
    {
      name: '2024',
      rows: [
        ['Месяц', 'Доза, мкЗв'],
        ['Орлов А. А.', null],
        ['Январь', 12],
        ['Февраль', 14],
        ['Седов К. Л.', null],
        ['Январь', 12],
      ],
    },
    ['B period H uSv header', '2 group', '5 group'],
  ],
  [
    'a line of units under the header',
    {
      rows: [
        ['Фамилия', 'Нр(10)', 'Нр(0,07)'],
        [null, 'мЗв', 'мкЗв'],
        ['Орлов', 0.1, 120],
        ['Седов', 0.2, 200],
      ],
    },
    ['B period Hp(10) mSv header', 'C period Hp(0.07) uSv header'],
  ],
]

describe('headers, and what is over and under them', () => {
  test.each(HEADERS)('%s', (_, sheet, said) => {
    expect(saidLayout(layoutOf(sheet))).toEqual(said)
  })
})
