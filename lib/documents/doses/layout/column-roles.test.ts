import { describe, expect, test } from '@jest/globals'
import { layoutOf, type LayoutCase, saidLayout } from '../test-support/said-layout'

const COLUMNS: readonly LayoutCase[] = [
  [
    'months down and years across, two units in one header, quarters added up between',
    {
      rows: [
        ['Ф.И.О.: Орлов Пётр Ильич'],
        ['Месяц', 'Доза, мкЗв (мбэр)', null],
        [null, 2023, 2024],
        ['Январь', 10, 20],
        ['Февраль', 11, 21],
        ['Март', 12, 22],
        ['I кв.', 33, 63],
        ['Апрель', 10, 20],
        ['За год', 43, 83],
        ['Суммарная доза', 43, 126],
      ],
      merges: ['A2:A3', 'B2:C2'],
    },
    [
      'B period H uSv header 2023 !twoUnits',
      'C period H uSv header 2024 !twoUnits',
      '7 subtotal',
      '9 total',
      '10 total',
    ],
  ],
  [
    'persons across, months down',
    {
      rows: [
        ['Effective dose of staff in 2024, mSv'],
        ['Month', 'Adams', 'Brown'],
        ['January', 0.11, 0.21],
        ['February', 0.12, 0.22],
        ['Total', 0.23, 0.43],
      ],
    },
    ['B period E mSv sheet @Adams', 'C period E mSv sheet @Brown', '5 total'],
  ],
  [
    'month, quarter, year to date and lifetime of one quantity side by side',
    {
      rows: [
        ['Wearer', 'Current DDE (mSv)', 'Quarter DDE (mSv)', 'YTD DDE (mSv)', 'Life DDE (mSv)'],
        ['Adams', 0.1, 0.2, 0.4, 3.1],
        ['Brown', 0.1, 0.2, 0.4, 3.1],
      ],
    },
    [
      'B period Hp(10) mSv header',
      'C cumulative Hp(10) mSv header',
      'D cumulative Hp(10) mSv header',
      'E cumulative Hp(10) mSv header',
    ],
  ],
  [
    'since the beginning of the year, in Russian',
    {
      rows: [
        ['ФИО', 'Доза за квартал, мЗв', 'Доза с начала года, мЗв'],
        ['Орлов А. А.', 0.1, 0.4],
        ['Седов К. Л.', 0.2, 0.5],
      ],
    },
    ['B period H mSv header', 'C cumulative H mSv header'],
  ],
  [
    'a year alone is no total of anything in the file',
    {
      rows: [
        ['ФИО', 'Доза за год, мЗв'],
        ['Орлов А. А.', 1.2],
        ['Седов К. Л.', 0.9],
      ],
    },
    ['B period H mSv header'],
  ],
  [
    'positions of badges over columns',
    {
      rows: [
        ['Angajat', 'Hp(0,07) mâna dreaptă, mSv', 'Hp(0,07) mâna stângă, mSv', 'Hp(3) cristalin, mSv'],
        ['Popa Ion', '1,2', '1,1', '0,3'],
        ['Rusu Ana', '1,3', 'SLD', '0,2'],
      ],
    },
    [
      'B period Hp(0.07) mSv header ring_right',
      'C period Hp(0.07) mSv header ring_left',
      'D period Hp(3) mSv header lens',
    ],
  ],
  [
    'a permissible level beside the rate',
    {
      rows: [
        ['№ точки', 'Мощность дозы, мкЗв/ч', 'Допустимый уровень, мкЗв/ч'],
        [1, 0.12, 2.5],
        [2, 0.3, 2.5],
      ],
    },
    ['B single rate uSv/h header', 'C limit rate uSv/h header'],
  ],
]

/** A column beside the doses, and what becomes of it. */
const BESIDE: readonly (readonly [header: string, said: string | null])[] = [
  ['±, мЗв', null],
  ['σ, мЗв', null],
  ['U, mSv', null],
  ['u (k=2), mSv', null],
  ['СКО, мЗв', null],
  ['LOD (mSv)', null],
  ['Уровень регистрации, мЗв', null],
  ['Разность, мЗв', null],
  ['Difference, mSv', null],
  ['Плановая доза, мЗв', 'C limit H mSv header'],
  ['Planned dose, mSv', 'C limit H mSv header'],
  ['Doza planificată, mSv', 'C limit H mSv header'],
  ['Hp(10) за прошлый год, мЗв', 'C cumulative Hp(10) mSv header'],
  ['Hp(10) previous quarter, mSv', 'C cumulative Hp(10) mSv header'],
  ['Hp(10) anul precedent, mSv', 'C cumulative Hp(10) mSv header'],
  ['Hp(10), мбэр', 'C total Hp(10) mREM header'],
  ['Hp(10), мкЗв', 'C total Hp(10) uSv header'],
  ['Σ, мЗв', 'C total Hp(10) mSv header'],
  ['Hp(3), мЗв', 'C period Hp(3) mSv header'],
]

describe('beside a column of doses', () => {
  test.each(BESIDE)('«%s» is added to none', (header, said) => {
    const rows = [
      ['ФИО', 'Hp(10), мЗв', header],
      ['Орлов А. А.', 0.12, 0.03],
      ['Седов К. Л.', 0.2, 0.04],
    ]
    expect(saidLayout(layoutOf({ rows }))).toEqual(['B period Hp(10) mSv header', ...(said === null ? [] : [said])])
  })

  test('what the badge showed, with its background, isn’t a second dose', () => {
    const rows = [
      ['ФИО', 'Показание дозиметра, мЗв', 'Фон, мЗв', 'Доза, мЗв'],
      ['Орлов А. А.', 1.5, 1, 0.5],
      ['Седов К. Л.', 1.6, 1, 0.6],
    ]
    const roles = layoutOf({ rows }).tables[0]?.columns.map(({ role }) => role)
    expect(roles).toEqual(['subject', 'total', 'control', 'period'])
  })
})

describe('quarters however they are numbered', () => {
  test.each([
    ['І кв.', 'ІІ кв.', 'ІІІ кв.', 'ІV кв.'],
    ['Ⅰ кв.', 'Ⅱ кв.', 'Ⅲ кв.', 'Ⅳ кв.'],
    ['l кв.', 'll кв.', 'lll кв.', 'lV кв.'],
  ])('%s, %s, %s, %s', (...quarters) => {
    const rows = [
      ['Hp(10) за 2024 год, мЗв'],
      ['ФИО', ...quarters, 'Год'],
      ['Орлов А. А.', 0.1, 0.2, 0.3, 0.4, 1],
      ['Седов К. Л.', 0.1, 0.2, 0.3, 0.5, 1.1],
    ]
    expect(saidLayout(layoutOf({ rows }))).toEqual([
      'B period Hp(10) mSv sheet 2024-Q1',
      'C period Hp(10) mSv sheet 2024-Q2',
      'D period Hp(10) mSv sheet 2024-Q3',
      'E period Hp(10) mSv sheet 2024-Q4',
      'F total Hp(10) mSv sheet',
    ])
  })

  test('bare numbers are a header, not the doses of «ФИО», and a user decides what they mean', () => {
    const rows = [
      ['Hp(10), мЗв, 2024 г.'],
      ['ФИО', '1', '2', 'Всего'],
      ['Орлов А. А.', 0.1, 0.2, 0.3],
      ['Седов К. Л.', 0.1, 0.3, 0.4],
    ]
    expect(saidLayout(layoutOf({ rows }))).toEqual([
      'B period Hp(10) mSv sheet !perhapsDoses',
      'C period Hp(10) mSv sheet !perhapsDoses',
      'D total Hp(10) mSv sheet',
    ])
  })

  test('unknown columns aren’t persons if the rows name persons', () => {
    const rows = [
      ['Hp(10), мЗв'],
      ['ФИО', 'Период', 'Абв', 'Где'],
      ['Орлов А. А.', 'I кв. 2024', 0.1, 0.2],
      ['Седов К. Л.', 'I кв. 2024', 0.3, 0.2],
    ]
    const said = saidLayout(layoutOf({ rows }))
    expect(said).toEqual(['C period Hp(10) mSv sheet !perhapsDoses', 'D period Hp(10) mSv sheet !perhapsDoses'])
  })
})

describe('what a column counts for', () => {
  test.each(COLUMNS)('%s', (_, sheet, said) => {
    expect(saidLayout(layoutOf(sheet))).toEqual(said)
  })
})

test.each([
  ['Должность', 'врач', 'лаборант'],
  ['Funcția', 'medic', 'asistent'],
  ['Job title', 'physician', 'technician'],
])('%s is a person’s job, not a department', (header, first, second) => {
  const layout = layoutOf({
    rows: [
      ['Name', header, 'Department', 'Hp(10), mSv'],
      ['Adams', first, 'Radiology', 0.12],
      ['Brown', second, 'Radiology', 0.2],
    ],
  })
  expect(layout.tables[0]?.columns.map(({ role }) => role)).toEqual(['subject', 'other', 'department', 'period'])
})
