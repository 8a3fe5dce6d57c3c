import { describe, expect, test } from '@jest/globals'
import { layoutOf, type GivenSheet, saidLayout } from '../test-support/said-layout'

type Case = readonly [name: string, sheet: GivenSheet, said: readonly string[]]

const COLUMNS: readonly Case[] = [
  [
    'numbers of months under the word',
    {
      rows: [
        ['Отделение', 'Ф.И.О.', 'Дозы за месяцы 2025 г. (мЗв)', null, null, 'Сумма'],
        [null, null, '01', '02', '03', null],
        ['КТ', 'Орлов А. А.', '0,1', '0,12', '0,11', '0,33'],
        ['КТ', 'Седов К. Л.', '0,2', 'отп.', '0,1', '0,3'],
      ],
    },
    [
      'C period H mSv header 2025-01',
      'D period H mSv header 2025-02',
      'E period H mSv header 2025-03',
      'F total H mSv header',
    ],
  ],
  [
    'one number, an error and what was a range: none is passed over',
    {
      rows: [
        ['ФИО', 'Hp(10), мЗв'],
        ['Орлов А. А.', '0,12'],
        ['Седов К. Л.', '#DIV/0!'],
        ['Белова Т. А.', '02.янв'],
      ],
    },
    ['B period Hp(10) mSv header'],
  ],
  [
    'a word and a date alone under a quantity with its unit',
    {
      rows: [
        ['Name', 'Date', 'Hp(10), mSv'],
        ['Adams', '2025-02-01', null],
        ['Brown', '2025-02-01', '12.05.2025'],
        ['Clark', '2025-02-01', 'was ill'],
      ],
    },
    ['C period Hp(10) mSv header'],
  ],
  ...(
    [
      ['Дозы на хрусталик глаза за 2024 год, мЗв', 'I кв.', 'lens'],
      ['Inel mâna stângă, mSv, 2024', 'Trim. I', 'ring_left'],
      ['Whole body badges 2024, dose in mSv', 'Q1', 'chest'],
    ] as const
  ).map(([title, header, position]): Case => [
    `a place on the body that only the title names: ${title}`,
    { rows: [[title], ['Name', header], ['Adams', 0.12], ['Brown', 0.4]] },
    [`B period H mSv sheet ${position} 2024-Q1`],
  ]),
  [
    'a place in the title gives way to those of the rows',
    {
      rows: [
        ['Whole body and ring badges, mSv'],
        ['Name', 'Position', 'Hp(0.07)'],
        ['Adams', 'Right ring', 0.12],
        ['Adams', 'Chest', 0.4],
      ],
    },
    ['C period Hp(0.07) mSv sheet'],
  ],
  [
    'a place that is one on the body, in Russian',
    {
      rows: [
        ['Индивидуальные дозы, мЗв'],
        ['ФИО', 'Место', 'Янв'],
        ['Орлов А. А.', 'грудь', '0,1'],
        [null, 'правая рука', '1,1'],
      ],
    },
    ['C period H mSv sheet'],
  ],
  [
    'deep and shallow under a title with the unit',
    {
      rows: [
        ['Dose report (mrem)'],
        ['Wearer', 'Deep', 'Shallow', 'Extra'],
        ['Adams', 12, 13, 12],
        ['Brown', 'M', 'M', 'M'],
      ],
    },
    ['B period Hp(10) mREM sheet', 'C period Hp(0.07) mREM sheet', 'D period H mREM sheet !perhapsDoses'],
  ],
  ...(
    [
      ['Категория', 'Эффективная доза', '20 мЗв в год', '1 мЗв в год'],
      ['Categorie', 'Doza efectivă', '20 mSv/an', '1 mSv/an'],
      ['Group', 'Effective dose', '20 mSv per year', '1 mSv per year'],
    ] as const
  ).map(([group, header, workers, public_]): Case => [
    `doses a year in the cells are limits: ${workers}`,
    {
      rows: [
        [group, header],
        ['A', workers],
        ['B', public_],
      ],
    },
    ['B limit rate mSv/a cell'],
  ]),
  [
    'a dose a year over people is theirs',
    {
      rows: [
        ['ФИО', 'Годовая доза, мЗв/год'],
        ['Орлов А. А.', '1,2'],
        ['Седов К. Л.', '0,8'],
      ],
    },
    ['B period H mSv header'],
  ],
  [
    'the activity that a patient was given',
    {
      rows: [
        ['Nume pacient', 'Radiofarmaceutic', 'Activitate administrată (MBq)'],
        ['Popa I.', '99mTc-MDP', 740],
        ['Rusu A.', '18F-FDG', 350],
      ],
    },
    ['C single activity MBq header'],
  ],
]

const NOTHING: readonly Case[] = [
  ...(
    [
      ['Unitate', 'Simbol', 'Valoare în SI', 'milisievert', 'mSv', '0,001 Sv', 'rem', 'rem', '0,01 Sv'],
      ['Единица', 'Обозначение', 'Перевод', 'миллизиверт', 'мЗв', '0,001 Зв', 'бэр', 'бэр', '0,01 Зв'],
      ['Unit', 'Symbol', 'In SI', 'millisievert', 'mSv', '0.001 Sv', 'millirem', 'mrem', '0.00001 Sv'],
    ] as const
  ).map((cells): Case => [
    `a table of units: ${cells[0]}`,
    { rows: [cells.slice(0, 3), cells.slice(3, 6), cells.slice(6)] },
    ['Sheet1: unitsWithoutValues'],
  ]),
  ...(
    [
      ['Source', 'Isotope', 'Serial No', 'Activity, MBq', 'Calibration date'],
      ['Источник', 'Нуклид', 'Заводской номер', 'Активность, МБк', 'Дата аттестации'],
      ['Sursă', 'Izotop', 'Serie', 'Activitate, MBq', 'Data etalonării'],
    ] as const
  ).map((header): Case => [
    `sources and their activities: ${header[0]}`,
    {
      rows: [[...header], ['S-1', 'Cs-137', 'A123', 370, '01.02.2020'], ['S-2', 'Co-60', 'A124', 185, '01.03.2020']],
    },
    ['Sheet1: noDoseWords'],
  ]),
]

describe('what an odd sheet is made of', () => {
  test.each(COLUMNS)('%s', (_, sheet, said) => {
    expect(saidLayout(layoutOf(sheet))).toEqual(said)
  })

  test.each(NOTHING)('no doses: %s', (_, sheet, said) => {
    expect(saidLayout(layoutOf(sheet))).toEqual(said)
  })
})
