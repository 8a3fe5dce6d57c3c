import { describe, expect, test } from '@jest/globals'
import { readCase } from '../test-support/read-case'
import { readSheets, type Rows } from '../test-support/read-sheets'

type Case = readonly [name: string, rows: Rows, doses: readonly string[], asked?: readonly string[]]

const TIMES: readonly Case[] = [
  [
    'months by Roman numerals under the unit',
    [
      ['Doze 2024'],
      ['Nume', 'Doza Hp(10), mSv', null, null, null, null],
      [null, 'I', 'II', 'III', 'IV', 'V'],
      ['Popa Ion', 0.1, 0.2, 0.1, 0.3, 0.1],
      ['Rusu Ana', 0.2, 0.1, 0.2, 0.1, 0.3],
    ],
    [
      'B4 Hp(10) 0.1 mSv; Popa Ion; 2024-01',
      'C4 Hp(10) 0.2 mSv; Popa Ion; 2024-02',
      'D4 Hp(10) 0.1 mSv; Popa Ion; 2024-03',
      'E4 Hp(10) 0.3 mSv; Popa Ion; 2024-04',
      'F4 Hp(10) 0.1 mSv; Popa Ion; 2024-05',
      'B5 Hp(10) 0.2 mSv; Rusu Ana; 2024-01',
      'C5 Hp(10) 0.1 mSv; Rusu Ana; 2024-02',
      'D5 Hp(10) 0.2 mSv; Rusu Ana; 2024-03',
      'E5 Hp(10) 0.1 mSv; Rusu Ana; 2024-04',
      'F5 Hp(10) 0.3 mSv; Rusu Ana; 2024-05',
    ],
  ],
  [
    'quarters by Roman numerals beside the year of each row',
    [['Hp(10), мЗв'], ['ФИО', 'Год', 'I', 'II', 'III', 'IV'], ['Агеев Д. Н.', 2022, 0.1, 0.2, 0.3, 0.4]],
    [
      'C3 Hp(10) 0.1 mSv; Агеев Д. Н.; 2022-Q1',
      'D3 Hp(10) 0.2 mSv; Агеев Д. Н.; 2022-Q2',
      'E3 Hp(10) 0.3 mSv; Агеев Д. Н.; 2022-Q3',
      'F3 Hp(10) 0.4 mSv; Агеев Д. Н.; 2022-Q4',
    ],
  ],
  [
    'years beside the limit of each',
    [
      ['Effective dose, mSv'],
      ['Employee', 2023, 2024, 'Limit'],
      ['Nolan Vic', 1.1, 0.95, 20],
      ['Oakes Will', 0.4, 0.35, 20],
    ],
    [
      'B3 E 1.1 mSv; Nolan Vic; 2023',
      'C3 E 0.95 mSv; Nolan Vic; 2024',
      'D3 E 20 mSv limit; Nolan Vic; -',
      'B4 E 0.4 mSv; Oakes Will; 2023',
      'C4 E 0.35 mSv; Oakes Will; 2024',
      'D4 E 20 mSv limit; Oakes Will; -',
    ],
  ],
]

const MONTHS_OF_QUARTERS: Case = [
  'the number of a month below the name of its quarter',
  [
    ['Hp(10), мЗв, 2024'],
    ['Ф.И.О.', 'II квартал', null, null],
    [null, 4, 5, 6],
    ['Щеглов А. А.', 0.1, 0.2, 0.3],
    ['Юркин Б. Б.', 0.2, 0.1, 0.1],
  ],
  [
    'B4 Hp(10) 0.1 mSv; Щеглов А. А.; 2024-04',
    'C4 Hp(10) 0.2 mSv; Щеглов А. А.; 2024-05',
    'D4 Hp(10) 0.3 mSv; Щеглов А. А.; 2024-06',
    'B5 Hp(10) 0.2 mSv; Юркин Б. Б.; 2024-04',
    'C5 Hp(10) 0.1 mSv; Юркин Б. Б.; 2024-05',
    'D5 Hp(10) 0.1 mSv; Юркин Б. Б.; 2024-06',
  ],
]

const WHOSE: readonly Case[] = [
  [
    'the number behind a name in brackets is the person’s',
    [
      ['Wearer', 'Q1 2024, Hp(10), mSv'],
      ['Quigley, A. (0031)', 0.2],
      ['Rourke, B. (0032)', 0.1],
    ],
    ['B2 Hp(10) 0.2 mSv; Quigley, A. [0031]; 2024-Q1', 'B3 Hp(10) 0.1 mSv; Rourke, B. [0032]; 2024-Q1'],
  ],
  [
    'who examines has none of a patient’s doses',
    [
      ['Patient ID', 'Operator', 'Exam', 'DAP, Gy·cm²'],
      ['P-2291', 'Grant Lee', 'PCI', 45.2],
      ['P-2295', 'Grant Lee', 'TAVI', 88.1],
    ],
    ['D2 DAP 45.2 Gy.cm2 single; [P-2291]; -', 'D3 DAP 88.1 Gy.cm2 single; [P-2295]; -'],
  ],
  [
    'hands by their first letters',
    [['Hp(0.07), mSv, 2024'], ['Name', 'Hand', 'Q1', 'Q2'], ['Adler Ruth', 'L', 2.1, 2.4], ['Adler Ruth', 'R', 3, 3.3]],
    [
      'C3 Hp(0.07) 2.1 mSv; Adler Ruth; 2024-Q1; ring_left',
      'D3 Hp(0.07) 2.4 mSv; Adler Ruth; 2024-Q2; ring_left',
      'C4 Hp(0.07) 3 mSv; Adler Ruth; 2024-Q1; ring_right',
      'D4 Hp(0.07) 3.3 mSv; Adler Ruth; 2024-Q2; ring_right',
    ],
  ],
]

const SUMS: readonly Case[] = [
  [
    'a department whose row adds up everybody’s, below names without stops',
    [
      ['Hp(10), µSv, 2024'],
      ['Area', 'Name', 'July', 'August', 'Quarter'],
      ['Cath lab', 'Ives J', 120, 95, 215],
      [null, 'Joyce L', 60, 70, 130],
      ['Theatre', 'Kemp M', 30, 25, 55],
      ['Site', null, 210, 190, 400],
    ],
    [
      'C3 Hp(10) 120 uSv; Ives J; 2024-07',
      'D3 Hp(10) 95 uSv; Ives J; 2024-08',
      'E3 Hp(10) 215 uSv total; Ives J; 2024',
      'C4 Hp(10) 60 uSv; Joyce L; 2024-07',
      'D4 Hp(10) 70 uSv; Joyce L; 2024-08',
      'E4 Hp(10) 130 uSv total; Joyce L; 2024',
      'C5 Hp(10) 30 uSv; Kemp M; 2024-07',
      'D5 Hp(10) 25 uSv; Kemp M; 2024-08',
      'E5 Hp(10) 55 uSv total; Kemp M; 2024',
      'C6 Hp(10) 210 uSv total; -; 2024-07',
      'D6 Hp(10) 190 uSv total; -; 2024-08',
      'E6 Hp(10) 400 uSv total; -; 2024',
    ],
  ],
  [
    'a row without a name below a list of names, which is no exact sum',
    [
      ['Подразделение', 'Работник', 'Доза за 2024 год, мЗв'],
      ['КТ', 'Ванин С. С.', 1.4],
      ['КТ', 'Гончар П. П.', 0.75],
      ['РИА', 'Дюжев М. М.', 0.12],
      ['По больнице', null, 2.3],
    ],
    ['C2 H 1.4 mSv; Ванин С. С.; 2024', 'C3 H 0.75 mSv; Гончар П. П.; 2024', 'C4 H 0.12 mSv; Дюжев М. М.; 2024'],
    ['C5 unnamedRow'],
  ],
  [
    'a column under an unknown word that adds up those left of it',
    [['Hp(10), mSv, 2024'], ['Name', 'Q1', 'Q2', 'Kappa'], ['Abel Finn', 0.1, 0.2, 0.3], ['Bain Greg', 0.2, 0.3, 0.5]],
    [
      'B3 Hp(10) 0.1 mSv; Abel Finn; 2024-Q1',
      'C3 Hp(10) 0.2 mSv; Abel Finn; 2024-Q2',
      'D3 Hp(10) 0.3 mSv total; Abel Finn; 2024',
      'B4 Hp(10) 0.2 mSv; Bain Greg; 2024-Q1',
      'C4 Hp(10) 0.3 mSv; Bain Greg; 2024-Q2',
      'D4 Hp(10) 0.5 mSv total; Bain Greg; 2024',
    ],
  ],
  [
    'a signature below the last dose is no dose',
    [
      ['Работник', 'Доза за 2024 год, мЗв'],
      ['Уваров К. К.', 0.08],
      ['Фролова Н. Н.', 0.05],
      ['Дозиметрист', '________ / Шаров Е. Е. /'],
    ],
    ['B2 H 0.08 mSv; Уваров К. К.; 2024', 'B3 H 0.05 mSv; Фролова Н. Н.; 2024'],
  ],
  [
    'years of birth under an unknown header date no dose',
    [
      ['Effective dose, mSv'],
      ['Name', 'Zzork', '2023', '2024'],
      ['Adams R.', 1985, 1.2, 1.1],
      ['Brown S.', 1979, 0.8, 0.7],
      ['Clark T.', 1991, 0.4, 0.5],
    ],
    [
      'C3 E 1.2 mSv; Adams R.; 2023',
      'D3 E 1.1 mSv; Adams R.; 2024',
      'C4 E 0.8 mSv; Brown S.; 2023',
      'D4 E 0.7 mSv; Brown S.; 2024',
      'C5 E 0.4 mSv; Clark T.; 2023',
      'D5 E 0.5 mSv; Clark T.; 2024',
    ],
  ],
  [
    'the day of a signature is no dose, with a word or without',
    [
      ['Worker', 'Dose 2024, mSv', 'Skin dose 2024, mSv'],
      ['Adams R.', 0.08, 0.1],
      ['Brown S.', 0.05, 0.06],
      [],
      ['2 badges issued'],
      ['Signed: R. Tallis', 'Date: 20/05/2025', '20.05.2025'],
    ],
    [
      'B2 H 0.08 mSv; Adams R.; 2024',
      'C2 Hp(0.07) 0.1 mSv; Adams R.; 2024',
      'B3 H 0.05 mSv; Brown S.; 2024',
      'C3 Hp(0.07) 0.06 mSv; Brown S.; 2024',
    ],
  ],
]

const DEPTHS: Case = [
  'the lens beside the other two depths, below a row of units',
  [
    ['Participant', 'Deep', 'Lens', 'Shallow'],
    [null, 'mrem', 'mrem', 'mrem'],
    ['ABBOTT J', 12, 13, 14],
    ['DORSEY K', 31, 32, 33],
  ],
  [
    'B3 Hp(10) 12 mREM; ABBOTT J; -',
    'C3 Hp(3) 13 mREM; ABBOTT J; -; lens',
    'D3 Hp(0.07) 14 mREM; ABBOTT J; -',
    'B4 Hp(10) 31 mREM; DORSEY K; -',
    'C4 Hp(3) 32 mREM; DORSEY K; -; lens',
    'D4 Hp(0.07) 33 mREM; DORSEY K; -',
  ],
]

const UNITS: readonly Case[] = [
  [
    'a lifetime dose without a unit has that of the doses beside it, marked as assumed',
    [
      ['Name', 'DDE, mrem', 'Lifetime DDE'],
      ['Adams Eve', 12, 412],
      ['Brown Tom', 21, 220],
    ],
    [
      'B2 Hp(10) 12 mREM; Adams Eve; -',
      'C2 Hp(10) 412 mREM cumulative; Adams Eve; -',
      'B3 Hp(10) 21 mREM; Brown Tom; -',
      'C3 Hp(10) 220 mREM cumulative; Brown Tom; -',
    ],
  ],
  [
    'what was given has the unit of what was prescribed',
    [
      ['Date', 'Patient', 'Prescribed (MBq)', 'Residual', 'Administered'],
      ['2024-03-11', 'Nash Paul', 700, 18, 694],
      ['2024-03-12', 'Orr Will', 185, 5, 180],
    ],
    ['E2 activity 694 MBq single; Nash Paul; 2024-03-11', 'E3 activity 180 MBq single; Orr Will; 2024-03-12'],
  ],
  [
    'a row of units names no column',
    [
      ['Name', 'Hp(10)', 'Hp(3)'],
      ['Unit', 'mSv', 'mSv'],
      ['Abel Finn', 0.12, 0.13],
      ['Bain Greg', 0.31, 0.35],
    ],
    [
      'B3 Hp(10) 0.12 mSv; Abel Finn; -',
      'C3 Hp(3) 0.13 mSv; Abel Finn; -',
      'B4 Hp(10) 0.31 mSv; Bain Greg; -',
      'C4 Hp(3) 0.35 mSv; Bain Greg; -',
    ],
  ],
]

describe('layouts as services and departments keep them', () => {
  test.each([MONTHS_OF_QUARTERS, ...TIMES, ...WHOSE, ...SUMS, DEPTHS, ...UNITS])('%s', (_, rows, doses, asked = []) => {
    expect(readCase(rows)).toEqual({ doses, asked, balanced: true })
  })

  test('a sum on a separate sheet isn’t added to anything', () => {
    const month = (first: number, second: number): Rows => [
      ['ФИО', 'Hp(10), мЗв'],
      ['Ким Р. О.', first],
      ['Лях Т. Ю.', second],
    ]
    const { doses } = readSheets({
      'Январь 2024': month(0.12, 0.08),
      'Февраль 2024': month(0.1, 0.09),
      Свод: [
        ['ФИО', 'Доза, мЗв'],
        ['Ким Р. О.', 0.22],
        ['Лях Т. Ю.', 0.17],
      ],
    })
    expect(doses.filter(({ column }) => column.sheet === 'Свод').map(({ role }) => role)).toEqual(['total', 'total'])
  })

  test('a quarter below four months is the sum of three of them', () => {
    const rows: Rows = [
      ['Nume: Dragomir Vlad'],
      ['Anul: 2023'],
      ['Luna', 'Hp(10) mSv'],
      ['ianuarie', 0.1],
      ['februarie', 0.12],
      ['martie', 0.09],
      ['aprilie', 0.11],
      ['Trim. I', 0.31],
    ]
    const { doses, decisions } = readSheets({ A: rows })
    expect(doses.map(({ role }) => role)).toEqual(['period', 'period', 'period', 'period', 'total'])
    expect(decisions).toEqual([])
  })
})

describe('a column beside doses that nothing explains', () => {
  const rows = (header: string): Rows => [
    ['Name', 'Hp(10), mSv', header],
    ['Abel Finn', 0.12, 0.45],
    ['Bain Greg', 0.31, 0.22],
    ['Cain Hugh', 0.25, 0.18],
  ]

  test('is asked about where its figures are like them', () => {
    expect(readCase(rows('Kappa')).asked).toEqual(['C x3 unexplainedColumn'])
  })

  test('isn’t asked about if its header is known', () => {
    expect(readCase(rows('Uncertainty')).asked).toEqual([])
  })
})
