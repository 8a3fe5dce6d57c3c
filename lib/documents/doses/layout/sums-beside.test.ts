import { describe, expect, test } from '@jest/globals'
import { layoutOf, type GivenSheet, saidLayout } from '../test-support/said-layout'

type Case = readonly [name: string, sheet: GivenSheet, said: readonly string[]]

const SUMS: readonly Case[] = [
  [
    'a total beside quarters that a two-row header does not reach, in Russian',
    {
      rows: [
        ['ФИО', null, 'Доза Hp(10), мЗв', null, null, null, 'Всего за год'],
        [null, null, 'I кв.', 'II кв.', 'III кв.', 'IV кв.', null],
        ['Орлов А. А.', 'Врач', '0,12', '0,20', '0,11', '0,15', '0,58'],
        ['Седов К. Л.', 'Врач', '0,10', '0,05', '0,11', '0,12', '0,38'],
      ],
    },
    [
      'C period Hp(10) mSv header',
      'D period Hp(10) mSv header',
      'E period Hp(10) mSv header',
      'F period Hp(10) mSv header',
      'G total Hp(10) mSv header',
    ],
  ],
  [
    'in Romanian, the unit in the title, the quarters written as their number',
    {
      rows: [
        ['Doze individuale Hp(10), mSv, 2024'],
        ['Nume', 'Trim. I', 'Trim. II', 'Total an'],
        ['Popa Ion', '0,12', '0,20', '0,32'],
        ['Rusu Ana', '0,10', '0,05', '0,15'],
      ],
    },
    ['B period Hp(10) mSv sheet 2024-Q1', 'C period Hp(10) mSv sheet 2024-Q2', 'D total Hp(10) mSv sheet'],
  ],
  [
    'years that the total is of, below it',
    {
      rows: [
        ['Name', '2025', null, 'Total'],
        [null, 'Q1', 'Q2', '2021 - 2025'],
        [null, 'mSv', 'mSv', 'mSv'],
        ['Adams', 0.1, 0.2, 3.4],
        ['Brown', 0.1, 0.1, 3.4],
      ],
      merges: ['B1:C1'],
    },
    ['B period H mSv header 2025-Q1', 'C period H mSv header 2025-Q2', 'D total H mSv header 2021-01-01/2025-12-31'],
  ],
  [
    'in English, under a word that names a year',
    {
      rows: [
        ['Name', 'DDE mSv', null, 'Year total'],
        [null, 'Q1', 'Q2', null],
        ['Adams', 0.12, 0.2, 0.32],
        ['Brown', 0.1, 0.05, 0.15],
      ],
    },
    ['B period Hp(10) mSv header', 'C period Hp(10) mSv header', 'D total Hp(10) mSv header'],
  ],
  [
    'totals of two quantities, each after its own, and one of both, which nobody can tell',
    {
      rows: [
        ['Name', 'Hp(10) Q1, mSv', 'Hp(10) Q2, mSv', 'Total', 'Hp(0.07) Q1, mSv', 'Hp(0.07) Q2, mSv', 'Total'],
        ['Adams', 0.12, 0.2, 0.32, 1.1, 1.2, 2.3],
        ['Brown', 0.1, 0.05, 0.15, 1.1, 1.2, 2.3],
      ],
    },
    [
      'B period Hp(10) mSv header',
      'C period Hp(10) mSv header',
      'D total Hp(10) mSv header',
      'E period Hp(0.07) mSv header',
      'F period Hp(0.07) mSv header',
      'G total Hp(0.07) mSv header',
    ],
  ],
  [
    'a total of different quantities has none',
    {
      rows: [
        ['Name', 'Hp(10), mSv', 'Hp(0.07), mSv', 'Total'],
        ['Adams', 0.12, 0.2, 0.32],
        ['Brown', 0.1, 0.05, 0.15],
      ],
    },
    ['B period Hp(10) mSv header', 'C period Hp(0.07) mSv header', 'D period !unitUnknown !roleUnsure'],
  ],
  ...(
    [
      ['ФИО', 'Hp(10) за квартал, мЗв', 'С начала года, мЗв'],
      ['Nume', 'Hp(10) trim. I, mSv', 'Cumulat, mSv'],
      ['Name', 'Hp(10) Q1, mSv', 'YTD, mSv'],
    ] as const
  ).map((header): Case => [
    `what had gathered till then is of the quantity beside it: ${header[2]}`,
    {
      rows: [[...header], ['Орлов А. А.', 0.12, 0.4], ['Седов К. Л.', 0.1, 0.3]],
    },
    ['B period Hp(10) mSv header', 'C cumulative Hp(10) mSv header'],
  ]),
  [
    'the year to date after a unit in brackets',
    {
      rows: [
        ['Name', 'Dose (µSv) Q1', 'Dose (µSv) Q2', 'Dose (mSv) YTD'],
        ['Adams', 120, 150, 0.27],
        ['Brown', 90, 110, 0.2],
      ],
    },
    ['B period H uSv header', 'C period H uSv header', 'D cumulative H mSv header'],
  ],
  [
    'external, internal and what they are together, under one year',
    {
      rows: [
        ['ФИО', 'Индивидуальная годовая эффективная доза, мЗв', null, null],
        [null, 'внешнее', 'внутреннее', 'суммарная'],
        ['Орлов А. А.', '1,2', '0,3', '1,5'],
        ['Седов К. Л.', '0,8', '0,1', '0,9'],
      ],
    },
    ['B period E mSv header', 'C period E mSv header', 'D total E mSv header'],
  ],
  [
    'a year beside quarters, the quantity in each row',
    {
      rows: [
        ['Дозы облучения персонала за 2024 год, мЗв'],
        ['Сотрудник', 'Тип', '1 кв', '2 кв', 'Год'],
        ['Орлов А. А.', 'Нр(10)', '0,12', '0,15', '0,27'],
        ['Орлов А. А.', 'Нр(0,07)', '0,2', '0,25', '0,45'],
      ],
    },
    ['C period H mSv sheet 2024-Q1', 'D period H mSv sheet 2024-Q2', 'E total H mSv sheet'],
  ],
  [
    'years, what they are together and their mean',
    {
      rows: [
        ['Эффективные дозы персонала группы А, мЗв'],
        ['Фамилия И.О.', 2023, 2024, 'За 5 лет', 'Средняя за год'],
        ['Орлов А. А.', '1,2', '1,5', '6,1', '1,2'],
        ['Седов К. Л.', '0,8', '0,7', '4,1', '0,8'],
      ],
    },
    ['B period E mSv sheet 2023', 'C period E mSv sheet 2024', 'D cumulative E mSv sheet'],
  ],
  [
    'what the badge showed, the background, and the dose without it',
    {
      rows: [
        ['Staff', 'Dose mSv', 'Background mSv', 'Net dose mSv'],
        ['Adams', 0.15, 0.05, 0.1],
        ['Brown', 0.16, 0.05, 0.11],
      ],
    },
    ['B total H mSv header', 'C control H mSv header', 'D period H mSv header'],
  ],
]

describe('columns that add up those beside them', () => {
  test.each(SUMS)('%s', (_, sheet, said) => {
    expect(saidLayout(layoutOf(sheet))).toEqual(said)
  })
})
