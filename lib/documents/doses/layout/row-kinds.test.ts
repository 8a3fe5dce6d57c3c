import { describe, expect, test } from '@jest/globals'
import { layoutOf, type LayoutCase, saidLayout } from '../test-support/said-layout'

const ROWS: readonly LayoutCase[] = [
  [
    'a header that each printed page repeats',
    {
      rows: [
        ['Name', 'Hp(10), mSv'],
        ['Adams', 0.12],
        ['Name', 'Hp(10), mSv'],
        ['Brown', 0.2],
      ],
    },
    ['B period Hp(10) mSv header', '3 header'],
  ],
  [
    'a department over its persons, control badges, totals, a limit and a note',
    {
      rows: [
        ['№', 'ФИО', 'Hp(10), мЗв'],
        ['Рентгеновское отделение', null, null],
        [1, 'Орлов А. А.', 0.1],
        [2, 'Седов К. Л.', 0.2],
        [null, 'Итого по отделению', 0.3],
        ['Отделение терапии', null, null],
        [3, 'Белова Т. А.', 0.1],
        [4, 'Контрольный дозиметр', 0.08],
        [null, 'Всего', 0.4],
        [null, 'Предел дозы', 20],
        [],
        ['Примечание: дозы приведены за вычетом фона'],
      ],
    },
    ['C period Hp(10) mSv header', '2 group', '5 subtotal', '6 group', '8 control', '9 total', '10 limit', '12 note'],
  ],
  [
    'a person without a dose is no group',
    {
      rows: [
        ['Worker', 'Hp(10), mSv'],
        ['Adams', 0.12],
        ['Brown', null],
        ['Clark', 0.2],
      ],
    },
    ['B period Hp(10) mSv header'],
  ],
  [
    'empty rows between the rows of one table',
    { rows: [['Name', 'Hp(10), mSv'], [], ['Adams', 0.12], [], [], ['Brown', 0.2]] },
    ['B period Hp(10) mSv header'],
  ],
  [
    'two tables of one list printed side by side',
    {
      rows: [
        ['ФИО', 'Доза, мЗв', 'ФИО', 'Доза, мЗв'],
        ['Орлов А. А.', 0.1, 'Седов К. Л.', 0.2],
        ['Белова Т. А.', 0.3, 'Котова Н. А.', 0.4],
      ],
    },
    ['B period H mSv header', 'D period H mSv header'],
  ],
]

/** What is in the column of names over no person. */
const SUMS = [
  ...['Общий итог', 'Подытог', 'Промежуточный итог', 'КТ Итог', 'Отделение лучевой терапии итого:', 'По отделению'],
  ...['Ср. знач.', 'Ср.', 'Макс', 'Мин.', 'СКО', 'Стандартное отклонение', 'Медиана', 'Число лиц', 'Кол-во человек'],
  ...['Σ', '∑', 'в том числе женщины', 'из них группа А'],
  ...['CT Total', 'Nuclear medicine subtotal', 'Avg', 'SD', 'Std. dev.', 'N', 'Number of workers'],
  ...['Radiologie Total', 'Doza medie', 'Valoare maximă', 'Nr. persoane', 'Abatere standard'],
]

test.each(SUMS)('«%s» in the column of names isn’t a person', (label) => {
  const rows = [
    ['ФИО', 'Hp(10), мЗв'],
    ['Орлов А. А.', 0.1],
    ['Седов К. Л.', 0.2],
    ['Белова Т. А.', 0.3],
    [label, 0.6],
  ]
  expect(saidLayout(layoutOf({ rows }))).toEqual([
    'B period Hp(10) mSv header',
    expect.stringMatching(/^5 (?:total|statistic|count)$/),
  ])
})

test.each(['Тотальный Иван', 'Макс Отто', 'Итогин П. П.', 'Numa Ion'])('%s is one', (name) => {
  const rows = [
    ['ФИО', 'Hp(10), мЗв'],
    ['Орлов А. А.', 0.1],
    [name, 0.2],
    ['Седов К. Л.', 0.2],
  ]
  expect(saidLayout(layoutOf({ rows }))).toEqual(['B period Hp(10) mSv header'])
})

describe('rows that are no plain data', () => {
  test.each(ROWS)('%s', (_, sheet, said) => {
    expect(saidLayout(layoutOf(sheet))).toEqual(said)
  })
})
