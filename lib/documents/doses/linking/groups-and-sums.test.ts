import { describe, expect, test } from '@jest/globals'
import { doseLine, readSheets, type Rows } from '../test-support/read-sheets'

const lines = (rows: Rows) => readSheets({ A: rows }).doses.map(doseLine)
const HEADER = ['ФИО', 'Период', 'Hp(10), мЗв']

describe('a line over several rows', () => {
  test('gives them its unit where the header has none, not that of the sheet’s first title', () => {
    const rows: Rows = [
      ['Дозы в мЗв'],
      ['ФИО', 'Hp(10)'],
      ['Орлов А. А.', 0.1],
      ['Седов К. Л.', 0.2],
      [],
      ['Дозы в мкЗв'],
      ['ФИО', 'Hp(10)'],
      ['Орлов А. А.', 110],
      ['Седов К. Л.', 120],
    ]
    expect(lines(rows)).toEqual([
      'B3 Hp(10) 0.1 mSv; Орлов А. А.; -',
      'B4 Hp(10) 0.2 mSv; Седов К. Л.; -',
      'B8 Hp(10) 110 uSv; Орлов А. А.; -',
      'B9 Hp(10) 120 uSv; Седов К. Л.; -',
    ])
  })

  test.each(['Лица с дозой более 5 мЗв', 'Отделение лучевой терапии'])('«%s» changes no unit', (group) => {
    const rows: Rows = [
      ['Дозы в мкЗв'],
      ['ФИО', 'Hp(10)'],
      ['Орлов А. А.', 110],
      ['Седов К. Л.', 120],
      [group],
      ['Белова Т. А.', 130],
      ['Котов И. И.', 140],
    ]
    expect(lines(rows).every((line) => line.includes('uSv'))).toBe(true)
  })

  test('a unit in the header is nearer than one in the line', () => {
    const rows: Rows = [['ФИО', 'Hp(10), мЗв'], ['Группа А (порог в мкЗв)'], ['Орлов А. А.', 0.1], ['Седов К. Л.', 0.2]]
    expect(lines(rows)[0]).toBe('B3 Hp(10) 0.1 mSv; Орлов А. А.; -')
  })

  const under = (line: string, header: string) => [
    ['Дозы Hp(10), мЗв'],
    ['ФИО', header],
    ['Орлов А. А.', 0.1],
    ['Седов К. Л.', 0.2],
    [line],
    ['Орлов А. А.', 30],
    ['Седов К. Л.', 40],
  ]

  test.each(['Hp(3)', 'Дозы на хрусталик глаза Hp(3)'])(
    '«%s» gives them its quantity, not that of the title',
    (line) => {
      expect(lines(under(line, 'Доза')).map((each) => each.slice(0, 8))).toEqual([
        'B3 Hp(10',
        'B4 Hp(10',
        'B6 Hp(3)',
        'B7 Hp(3)',
      ])
    },
  )

  test.each([
    ['Hp(3)', 'Hp(10), мЗв'],
    ['Лица с Hp(3) более 5 мЗв', 'Доза'],
  ])('«%s» under «%s» changes no quantity', (line, header) => {
    expect(lines(under(line, header)).every((each) => each.includes('Hp(10)'))).toBe(true)
  })

  test.each(['в сотых мЗв', 'Дозы, сотые мЗв'])('«%s» ends the unit of the title: what is below asks', (line) => {
    const { doses, decisions } = readSheets({ A: under(line, 'Доза') })
    expect(doses.map(doseLine)).toEqual(['B3 Hp(10) 0.1 mSv; Орлов А. А.; -', 'B4 Hp(10) 0.2 mSv; Седов К. Л.; -'])
    expect(decisions.map(({ reason, count }) => [reason, count])).toEqual([['unitUnknown', 2]])
  })

  test('gives them its period where it is its own title', () => {
    const rows: Rows = [
      ['Дозы за I кв. 2024, мЗв'],
      ['ФИО', 'Hp(10)'],
      ['Орлов А. А.', 0.1],
      ['Седов К. Л.', 0.2],
      ['Дозы за II кв. 2024, мЗв'],
      ['Орлов А. А.', 0.3],
      ['Седов К. Л.', 0.4],
    ]
    expect(lines(rows)).toEqual([
      'B3 Hp(10) 0.1 mSv; Орлов А. А.; 2024-Q1',
      'B4 Hp(10) 0.2 mSv; Седов К. Л.; 2024-Q1',
      'B6 Hp(10) 0.3 mSv; Орлов А. А.; 2024-Q2',
      'B7 Hp(10) 0.4 mSv; Седов К. Л.; 2024-Q2',
    ])
  })
})

describe('longer periods among the rows of one column', () => {
  const roles = (rows: Rows) => readSheets({ A: [HEADER, ...rows] }).doses.map(({ role }) => role)

  test('a year that its quarters add up to is their total', () => {
    const rows: Rows = [
      ['Орлов А. А.', 'I кв. 2024', 0.1],
      ['Орлов А. А.', 'II кв. 2024', 0.1],
      ['Орлов А. А.', '2024', 0.2],
      ['Седов К. Л.', '2024', 0.2],
    ]
    expect(roles(rows)).toEqual(['period', 'period', 'total', 'period'])
  })

  test('running totals of 3, 6 and 9 months are asked about', () => {
    const { doses, decisions } = readSheets({
      A: [
        HEADER,
        ['Орлов А. А.', '3 мес. 2024', 0.1],
        ['Орлов А. А.', '6 мес. 2024', 0.3],
        ['Орлов А. А.', '9 мес. 2024', 0.5],
      ],
    })
    expect(doses.map(doseLine)).toEqual(['C2 Hp(10) 0.1 mSv; Орлов А. А.; 2024-Q1'])
    expect(decisions.map(({ cell, reason }) => [cell, reason])).toEqual([
      ['C3', 'partsDiffer'],
      ['C4', 'partsDiffer'],
    ])
  })

  test('a badge of a month beside one of a year is a badge', () => {
    const rows: Rows = [
      ['Орлов А. А.', '2024', 0.9],
      ['Орлов А. А.', '2024-05', 0.2],
      ['Седов К. Л.', '2024', 0.2],
    ]
    expect(roles(rows)).toEqual(['period', 'period', 'period'])
  })
})
