import { describe, expect, test } from '@jest/globals'
import { cellAddress } from '../../spreadsheets/address'
import { readCase, type ReadCase } from '../test-support/read-case'
import { readSheets, type Rows } from '../test-support/read-sheets'
import { layoutOf, saidLayout } from '../test-support/said-layout'

const QUANTITIES_DOWN: readonly ReadCase[] = [
  [
    'in Russian, the unit in each label; what is no dose stands between',
    [
      ['Показатель', 'Иванов И. И.', 'Петров П. П.'],
      ['Табельный №', 103, 104],
      ['Возраст', 34, 45],
      ['Hp(10), мЗв', 0.12, 0.3],
      ['Hp(3), мкЗв', 200, '<50'],
      ['Погрешность, %', 12, 15],
      ['Hp(0,07), мЗв', '0,4', 'НПО'],
      ['Стаж, лет', 3, 5],
      ['Число исследований', 120, 80],
      ['Кабинет', 12, 14],
      ['Порог регистрации, мЗв', 0.05, 0.05],
    ],
    [
      'B4 Hp(10) 0.12 mSv; Иванов И. И. [103]; -',
      'C4 Hp(10) 0.3 mSv; Петров П. П. [104]; -',
      'B5 Hp(3) 200 uSv; Иванов И. И. [103]; -',
      'C5 Hp(3) <50 uSv !below_limit; Петров П. П. [104]; -',
      'B7 Hp(0.07) 0.4 mSv; Иванов И. И. [103]; -',
      'C7 Hp(0.07) mSv !below_limit; Петров П. П. [104]; -',
    ],
  ],
  [
    'in English, with a column of units: each row its own',
    [
      ['Quantity', 'Unit', 'John Adams', 'Mary Brown'],
      ['Hp(10)', 'mSv', 0.12, 0.3],
      ['Hp(3)', 'µSv', 200, 310],
      ['Age', 'years', 30, 40],
      ['Number of procedures', null, 110, 95],
      ['Uncertainty', 'mSv', 0.02, 0.03],
    ],
    [
      'C2 Hp(10) 0.12 mSv; John Adams; -',
      'D2 Hp(10) 0.3 mSv; Mary Brown; -',
      'C3 Hp(3) 200 uSv; John Adams; -',
      'D3 Hp(3) 310 uSv; Mary Brown; -',
    ],
  ],
  [
    'in Romanian, without a word in the corner, the year in the title',
    [
      ['Doze individuale pe anul 2024'],
      [null, 'Ion Popescu', 'Ana Rusu'],
      ['Hp(10), mSv', '0,12', '0,3'],
      ['Hp(0,07), mSv', '0,2', '<0,05'],
      ['Vârsta', 30, 40],
      ['Limita de detecție, mSv', '0,05', '0,05'],
    ],
    [
      'B3 Hp(10) 0.12 mSv; Ion Popescu; 2024',
      'C3 Hp(10) 0.3 mSv; Ana Rusu; 2024',
      'B4 Hp(0.07) 0.2 mSv; Ion Popescu; 2024',
      'C4 Hp(0.07) <0.05 mSv !below_limit; Ana Rusu; 2024',
    ],
  ],
  [
    'the unit in the title, the quantity in the rows',
    [
      ['Дозы персонала за 2025 год, мЗв'],
      ['Показатель', 'Иванов И. И.', 'Петров П. П.'],
      ['Hp(10)', 0.12, 0.3],
      ['Hp(3)', 0.2, 0.31],
      ['Возраст', 34, 45],
    ],
    [
      'B3 Hp(10) 0.12 mSv; Иванов И. И.; 2025',
      'C3 Hp(10) 0.3 mSv; Петров П. П.; 2025',
      'B4 Hp(3) 0.2 mSv; Иванов И. И.; 2025',
      'C4 Hp(3) 0.31 mSv; Петров П. П.; 2025',
    ],
  ],
  [
    'periods across for the person of the title',
    [
      ['ФИО: Иванов И. И.'],
      ['Показатель', 'I кв. 2025', 'II кв. 2025'],
      ['Hp(10), мЗв', 0.12, 0.3],
      ['Hp(3), мЗв', 0.2, 0.31],
    ],
    [
      'B3 Hp(10) 0.12 mSv; Иванов И. И.; 2025-Q1',
      'C3 Hp(10) 0.3 mSv; Иванов И. И.; 2025-Q2',
      'B4 Hp(3) 0.2 mSv; Иванов И. И.; 2025-Q1',
      'C4 Hp(3) 0.31 mSv; Иванов И. И.; 2025-Q2',
    ],
  ],
  [
    'periods across for a person beside the word',
    [
      ['Name:', 'John Adams'],
      ['Quantity', 'Q1 2025', 'Q2 2025'],
      ['Hp(10), mSv', 0.12, 0.3],
      ['Hp(3), mSv', 0.2, 0.31],
    ],
    [
      'B3 Hp(10) 0.12 mSv; John Adams; 2025-Q1',
      'C3 Hp(10) 0.3 mSv; John Adams; 2025-Q2',
      'B4 Hp(3) 0.2 mSv; John Adams; 2025-Q1',
      'C4 Hp(3) 0.31 mSv; John Adams; 2025-Q2',
    ],
  ],
  [
    'periods of nobody: asked',
    [
      ['Показатель', 'I кв. 2025', 'II кв. 2025'],
      ['Эффективная доза, мЗв', 0.12, 0.3],
      ['Численность персонала', 20, 21],
    ],
    [],
    ['B x1 perhapsDoses', 'C x1 perhapsDoses'],
  ],
]

describe('quantities down', () => {
  test.each(QUANTITIES_DOWN)('%s', (_, rows, doses, asked = []) => {
    expect(readCase(rows)).toEqual({ doses, asked, balanced: true })
  })

  test('every dose says from which cell it is, and its column is on the list', () => {
    const { doses, layout } = readSheets({
      Дозы: [
        ['Показатель', 'Иванов И. И.', 'Петров П. П.'],
        ['Возраст', 34, 45],
        ['Hp(10), мЗв', 0.12, 0.3],
      ],
    })
    expect(doses.map(({ column, row, col, reading }) => [column.sheet, cellAddress(row, col), reading.raw])).toEqual([
      ['Дозы', 'B3', '0.12'],
      ['Дозы', 'C3', '0.3'],
    ])
    expect(doses.map(({ reading }) => [reading.unitSource, reading.rawUnit])).toEqual([
      ['header', 'мЗв'],
      ['header', 'мЗв'],
    ])
    expect(layout.tables[0]?.columns.map(({ letter, header, role }) => `${letter} ${header} ${role}`)).toEqual([
      'A Показатель quantity',
      'B Иванов И. И. period',
      'C Петров П. П. period',
    ])
  })

  test('a person may say that a column contains no doses, or that the labels are none', () => {
    const rows: Rows = [
      ['Quantity', 'John Adams', 'Mary Brown'],
      ['Hp(10), mSv', 0.12, 0.3],
      ['Age', 30, 40],
    ]
    const said = (column: string, header: string) =>
      saidLayout(
        layoutOf({ rows }, [
          { sheet: 'Sheet1', column, header, role: 'other', quantity: null, unit: null, position: null },
        ]),
      )
    expect(said('C', 'Mary Brown')).toEqual(['B period cell @John Adams', '3 note'])
    expect(said('A', 'Quantity')).toEqual(['B period cell @John Adams', 'C period cell @Mary Brown'])
  })
})
