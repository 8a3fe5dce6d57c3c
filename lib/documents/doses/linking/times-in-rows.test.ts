import { describe, expect, test } from '@jest/globals'
import { readCase } from '../test-support/read-case'
import type { Rows } from '../test-support/read-sheets'

const PERSONS = ['Иванов И. И.', 'Петров П. П.']

function read(rows: Rows) {
  const { doses, asked, balanced } = readCase(rows)
  return { doses: doses.map((dose) => dose.split(';')[0]), asked, balanced }
}

describe('months, a quarter and the year among the rows of one person', () => {
  const labels = ['за январь 2025', 'за февраль 2025', 'за I квартал 2025', 'за 2025 год']

  test('asks about longer periods that aren’t sums of shorter ones, in any person’s column', () => {
    const rows = labels.map((label, at) => [
      `Hp(10) ${label}, мЗв`,
      [0.12, 0.2, 0.4, 0.4][at] ?? 0,
      [0.3, 0.31, 0.61, 0.61][at] ?? 0,
    ])
    expect(read([['Показатель', ...PERSONS], ...rows])).toEqual({
      doses: [
        'B2 Hp(10) 0.12 mSv',
        'C2 Hp(10) 0.3 mSv',
        'B3 Hp(10) 0.2 mSv',
        'C3 Hp(10) 0.31 mSv',
        'C4 Hp(10) 0.61 mSv total',
        'C5 Hp(10) 0.61 mSv total',
      ],
      asked: ['B4 partsDiffer', 'B5 partsDiffer'],
      balanced: true,
    })
  })

  test('in a card too', () => {
    const lines = labels.map((label, at) => [`Hp(10) ${label}, мЗв`, [0.12, 0.13, 0.4, 0.4][at] ?? 0])
    expect(read([['ФИО', 'Иванов И. И.'], ...lines])).toEqual({
      doses: ['B2 Hp(10) 0.12 mSv', 'B3 Hp(10) 0.13 mSv'],
      asked: ['B4 partsDiffer', 'B5 partsDiffer'],
      balanced: true,
    })
  })

  test.each([
    ['Hp(10) monthly (mSv)', 'Hp(10) quarterly (mSv)', 'Hp(10) annual (mSv)'],
    ['Hp(10) за месяц, мЗв', 'Hp(10) за квартал, мЗв', 'Hp(10) за год, мЗв'],
    ['Hp(10) lunară, mSv', 'Hp(10) trimestrială, mSv', 'Hp(10) anuală, mSv'],
  ])('only the shortest is added: %s | %s | %s', (...rows) => {
    const { doses, asked } = read([['Показатель', ...PERSONS], ...rows.map((label, at) => [label, 0.1 + at, 0.2 + at])])
    expect({ doses, asked }).toEqual({
      doses: [
        'B2 Hp(10) 0.1 mSv',
        'C2 Hp(10) 0.2 mSv',
        'B3 Hp(10) 1.1 mSv total',
        'C3 Hp(10) 1.2 mSv total',
        'B4 Hp(10) 2.1 mSv total',
        'C4 Hp(10) 2.2 mSv total',
      ],
      asked: [],
    })
  })

  test('a longer time of another quantity is a dose', () => {
    const rows = [
      ['Hp(10) monthly (mSv)', 0.1, 0.2],
      ['Hp(3) quarterly (mSv)', 0.3, 0.4],
    ]
    expect(read([['Показатель', ...PERSONS], ...rows]).doses).toHaveLength(4)
    expect(read([['Показатель', ...PERSONS], ...rows]).doses.filter((dose) => dose?.endsWith('total'))).toEqual([])
  })
})
