import { describe, expect, test } from '@jest/globals'
import { totalText } from '../test-support/found'
import { readCase, type ReadCase } from '../test-support/read-case'
import { readSheets, type Rows } from '../test-support/read-sheets'
import { totalsOf } from '../totals/totals-of'

const [FIRST, SECOND, THIRD] = ['Власов В. В.', 'Гусев Г. Г.', 'Дымов Д. Д.'] as const

/** What is added up of each person in a year, `Власов В. В. 2024 55.9`; and what is asked. */
function years(rows: Rows): string[] {
  const { doses } = readSheets({ S: rows })
  const sums = totalsOf(doses).filter(({ subject, period }) => subject !== null && (period?.length ?? 4) === 4)
  const said = sums.map((total) => {
    const [name, , , period, sum] = totalText(total).split('; ')
    return `${name} ${period} ${sum?.split('..')[0]}`
  })
  return [...said, ...readCase(rows).asked]
}

describe('a column that names its length next to one that doesn’t', () => {
  test.each<ReadCase>([
    [
      'is the dose of its year, and the user is asked about the other',
      [
        ['Name', 'Year', 'Annual dose (mSv)', 'Dose from other employer (mSv)'],
        [FIRST, 2024, 1.2, 65.4],
        [SECOND, 2024, 25.1, 3],
      ],
      [`C2 H 1.2 mSv; ${FIRST}; 2024`, `C3 H 25.1 mSv; ${SECOND}; 2024`],
      ['D x2 perhapsDoses'],
    ],
    [
      'is the dose of its year next to a lifetime dose',
      [
        ['ФИО', 'Год', 'Hp(10) за год, мЗв', 'Hp(10) за жизнь, мЗв'],
        [FIRST, 2024, 1.2, 65.4],
      ],
      [`C2 Hp(10) 1.2 mSv; ${FIRST}; 2024`, `D2 Hp(10) 65.4 mSv cumulative; ${FIRST}; 2024`],
    ],
    [
      'is cumulative if the rows are quarters',
      [
        ['ФИО', 'Период', 'Hp(10), мЗв', 'Hp(10) за год, мЗв'],
        [FIRST, '1 кв. 2024', 0.2, 0.2],
        [FIRST, '2 кв. 2024', 0.3, 0.5],
      ],
      [
        `C2 Hp(10) 0.2 mSv; ${FIRST}; 2024-Q1`,
        `D2 Hp(10) 0.2 mSv cumulative; ${FIRST}; 2024-Q1`,
        `C3 Hp(10) 0.3 mSv; ${FIRST}; 2024-Q2`,
        `D3 Hp(10) 0.5 mSv cumulative; ${FIRST}; 2024-Q2`,
      ],
    ],
    [
      'is cumulative if the title names a quarter',
      [
        ['Дозы за 1 квартал 2024 г.'],
        ['ФИО', 'Hp(10), мЗв', 'Hp(10) за год, мЗв'],
        [FIRST, 0.2, 0.7],
        [SECOND, 0.3, 0.5],
      ],
      [
        `B3 Hp(10) 0.2 mSv; ${FIRST}; 2024-Q1`,
        `C3 Hp(10) 0.7 mSv cumulative; ${FIRST}; 2024-Q1`,
        `B4 Hp(10) 0.3 mSv; ${SECOND}; 2024-Q1`,
        `C4 Hp(10) 0.5 mSv cumulative; ${SECOND}; 2024-Q1`,
      ],
    ],
    [
      'isn’t added to the same period in other words',
      [
        ['ФИО', 'Доза за год, мЗв', 'Суммарная за 12 мес., мЗв'],
        [FIRST, 0.2, 0.7],
        [SECOND, 0.3, 0.5],
      ],
      [],
      ['B x2 perhapsDoses', 'C x2 perhapsDoses'],
    ],
    [
      'a patient’s lifetime dose isn’t the dose of an examination',
      [
        ['Пациент', 'Дата исследования', 'Доза, мЗв', 'Доза за жизнь, мЗв'],
        [FIRST, '01.02.2024', 0.2, 0.7],
      ],
      [`C2 H 0.2 mSv single; ${FIRST}; 2024-02-01`, `D2 H 0.7 mSv cumulative; ${FIRST}; 2024-02-01`],
    ],
  ])('%s', (_, rows, doses, asked = []) => {
    expect(readCase(rows)).toEqual({ doses, asked, balanced: true })
  })
})

describe('columns of different times', () => {
  test.each<[name: string, rows: Rows, said: readonly string[]]>([
    [
      'of which none includes another',
      [
        ['ФИО', 'Hp(10) за 2023 год, мЗв', 'Hp(10) за 1 полугодие 2024, мЗв', 'Hp(10) за 3 кв. 2024, мЗв'],
        [FIRST, 51, 54, 0.5],
        [SECOND, 0.2, 0.3, 0.5],
      ],
      [`${FIRST} 2023 51`, `${FIRST} 2024 54.5`, `${SECOND} 2023 0.2`, `${SECOND} 2024 0.8`],
    ],
    [
      'a quarter and the months after it',
      [
        ['Дозы Hp(10), мЗв, 2024 год'],
        ['ФИО', 'I кв.', 'апрель', 'май'],
        [FIRST, 51, 0.5, 0.6],
        [SECOND, 0.2, 0.5, 0.6],
      ],
      [`${FIRST} 2024 52.1`, `${SECOND} 2024 1.3`],
    ],
    [
      'quarters, their year, and an earlier year',
      [
        ['ФИО', '1 кв. 2024, мЗв', '2 кв. 2024, мЗв', '2024 г., мЗв', '2023 г., мЗв'],
        [FIRST, 0.1, 0.2, 0.3, 21],
        [SECOND, 0.1, 0.3, 0.4, 0.8],
      ],
      [`${FIRST} 2023 21`, `${FIRST} 2024 0.3`, `${SECOND} 2023 0.8`, `${SECOND} 2024 0.4`],
    ],
    [
      'an annual dose of another year than the months',
      [
        ['Name', 'Annual dose 2023 (mSv)', 'Jan 2024 (mSv)', 'Feb 2024 (mSv)'],
        ['John Smith', 51, 0.5, 0.6],
        ['Ann Brown', 0.2, 0.5, 0.6],
      ],
      ['John Smith 2023 51', 'John Smith 2024 1.1', 'Ann Brown 2023 0.2', 'Ann Brown 2024 1.1'],
    ],
  ])('%s', (_, rows, said) => {
    expect(years(rows)).toEqual(said)
  })
})

describe('a year that a header leaves out', () => {
  test.each<[name: string, rows: Rows, said: readonly string[]]>([
    [
      'is that of the half-years next to it',
      [
        ['ФИО', 'I полугодие 2024, мЗв', 'II полугодие 2024, мЗв', 'Год, мЗв'],
        [FIRST, 0.5, 0.6, 1.1],
        [SECOND, null, null, 0.7],
      ],
      [`${FIRST} 2024 1.1`, `${SECOND} 2024 0.7`],
    ],
    [
      'is the one that the quarters add up to',
      [
        ['ФИО', '1 кв., мЗв', '2 кв., мЗв', '2024 г., мЗв', '2023 г., мЗв'],
        [FIRST, 0.1, 0.2, 0.3, 21],
        [SECOND, 0.1, 0.3, 0.4, 0.8],
      ],
      [`${FIRST} 2023 21`, `${FIRST} 2024 0.3`, `${SECOND} 2023 0.8`, `${SECOND} 2024 0.4`],
    ],
    [
      'is not that of the quarter before it',
      [
        ['ФИО', 'IV кв. 2023, мЗв', 'I кв., мЗв', 'II кв., мЗв'],
        [FIRST, 0.1, 0.2, 0.3],
      ],
      [`${FIRST} 2023 0.1`, `${FIRST} - 0.5`],
    ],
    [
      'is asked about if they don’t add up to any year',
      [
        ['ФИО', '1 кв., мЗв', '2 кв., мЗв', '2024 г., мЗв', '2023 г., мЗв'],
        [FIRST, 0.1, 0.2, 0.6, 21],
        [SECOND, 0.1, 0.3, 0.5, 0.8],
      ],
      [
        `${FIRST} 2023 21`,
        `${FIRST} 2024 0.6`,
        `${SECOND} 2023 0.8`,
        `${SECOND} 2024 0.5`,
        'B x2 perhapsDoses',
        'C x2 perhapsDoses',
      ],
    ],
  ])('%s', (_, rows, said) => {
    expect(years(rows)).toEqual(said)
  })
})

describe('a sum that exceeds the columns within it', () => {
  const TITLE = ['Дозы персонала Hp(10), мЗв, 2024 год']
  const RISING = ['ФИО', 'I квартал', 'I полугодие', '9 месяцев', 'Год']

  test.each<[name: string, rows: Rows, said: readonly string[]]>([
    [
      'since the beginning of the year: the longest is the dose',
      [TITLE, RISING, [FIRST, 12.1, 30.5, 41.7, 55.9], [SECOND, 0.1, 0.3, 0.4, 0.6], [THIRD, null, null, null, 61.2]],
      [`${FIRST} 2024 55.9`, `${SECOND} 2024 0.6`, `${THIRD} 2024 61.2`],
    ],
    [
      'the last of them are still blank',
      [TITLE, RISING, [FIRST, 12.1, 30.5, null, null], [SECOND, 0.1, 0.3, null, null]],
      [`${FIRST} 2024 30.5`, `${SECOND} 2024 0.3`],
    ],
    [
      'asks about a row that ends earlier',
      [TITLE, RISING, [FIRST, 12.1, 30.5, 41.7, 55.9], [THIRD, 0.3, null, null, null]],
      [`${FIRST} 2024 12.1`, `${THIRD} 2024 0.3`, 'C3 partsDiffer', 'D3 partsDiffer', 'E3 partsDiffer'],
    ],
    [
      'asks about a number lower than an earlier one',
      [TITLE, RISING, [FIRST, 12.1, 30.5, 41.7, 5.59]],
      [`${FIRST} 2024 12.1`, 'C3 partsDiffer', 'D3 partsDiffer', 'E3 partsDiffer'],
    ],
    [
      'the only quarter and the year',
      [TITLE, ['ФИО', 'IV квартал', 'За год'], [FIRST, 0.2, 0.9], [SECOND, 0.1, 0.6], [THIRD, 0.1, 0.1]],
      [`${FIRST} 2024 0.9`, `${SECOND} 2024 0.6`, `${THIRD} 2024 0.1`],
    ],
    [
      'the only quarter and its year next to another year, and both together',
      [
        ['ФИО', '2023 г., мЗв', 'IV кв. 2024, мЗв', '2024 г., мЗв', '2023-2024 гг., мЗв'],
        [FIRST, 1.1, 0.2, 0.9, 2],
        [SECOND, 1.2, 0.1, 0.6, 1.8],
      ],
      [`${FIRST} 2023 1.1`, `${FIRST} 2024 0.9`, `${SECOND} 2023 1.2`, `${SECOND} 2024 0.6`],
    ],
    [
      'a year next to quarters that are blank or incomplete',
      [
        TITLE,
        ['ФИО', 'I кв.', 'II кв.', 'III кв.', 'IV кв.', 'Год'],
        [FIRST, 0.2, 0.3, 0.2, 0.2, 0.9],
        [SECOND, null, null, 0.3, 0.1, 2.4],
        [THIRD, null, null, null, null, 3.1],
      ],
      [`${FIRST} 2024 0.9`, `${SECOND} 2024 0.4`, `${THIRD} 2024 3.1`, 'F4 partsDiffer'],
    ],
    [
      'a year beside quarters that are dashes',
      [
        TITLE,
        ['ФИО', 'I кв.', 'II кв.', 'III кв.', 'IV кв.', 'Год'],
        [FIRST, 0.2, 0.3, 0.2, 0.2, 0.9],
        [THIRD, '–', '–', '–', '–', 3.1],
      ],
      [`${FIRST} 2024 0.9`, `${THIRD} 2024 3.1`],
    ],
    [
      'a year in each row',
      [
        ['ФИО', 'Год', 'I кв., мЗв', 'II кв., мЗв', 'III кв., мЗв', 'IV кв., мЗв', 'За год, мЗв'],
        [FIRST, 2023, 0.2, 0.3, 0.2, 0.2, 0.9],
        [FIRST, 2024, null, null, null, null, 3.1],
      ],
      [`${FIRST} 2023 0.9`, `${FIRST} 2024 3.1`],
    ],
    [
      'quarters that aren’t filled in',
      [
        ['ФИО', 'I кв., мЗв', 'II кв., мЗв', 'За год, мЗв'],
        [FIRST, null, null, 0.9],
        [SECOND, null, null, 0.4],
      ],
      [`${FIRST} - 0.9`, `${SECOND} - 0.4`],
    ],
    [
      'a rounded sum doesn’t exceed its parts',
      [TITLE, ['ФИО', 'I кв.', 'II кв.', 'Год'], [FIRST, 0.12, 0.13, 0.3], [SECOND, 0.11, 0.12, 0.2]],
      [`${FIRST} 2024 0.25`, `${SECOND} 2024 0.23`],
    ],
  ])('%s', (_, rows, said) => {
    expect(years(rows)).toEqual(said)
  })

  test.each<[name: string, rows: Rows]>([
    [
      'no year is known',
      [
        ['ФИО', 'I кв., мЗв', 'II кв., мЗв', 'За год, мЗв'],
        [FIRST, 0.2, 0.3, 0.5],
        [SECOND, null, null, 0.9],
      ],
    ],
    [
      'no person is named',
      [
        ['№', 'I кв. 2024, мЗв', 'II кв. 2024, мЗв', '2024 г., мЗв'],
        [1, 0.2, 0.3, 0.5],
        [2, null, null, 0.9],
      ],
    ],
    [
      'its parts aren’t periods',
      [
        ['ФИО', 'Год', 'внешнее, мЗв', 'внутреннее, мЗв', 'годовая, мЗв'],
        [FIRST, 2024, 0.2, 0.3, 0.5],
        [SECOND, 2024, null, null, 0.9],
      ],
    ],
  ])('remains a sum if %s, and causes a question', (_, rows) => {
    const { doses, decisions } = readSheets({ S: rows })
    expect(doses.at(-1)?.role).toBe('total')
    expect(decisions).toMatchObject([{ reason: 'totalDiffers', alternatives: ['0.9 mSv', '0 mSv'] }])
  })
})
