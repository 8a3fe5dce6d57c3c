import { describe, expect, test } from '@jest/globals'
import { readCase, type ReadCase } from '../test-support/read-case'
import { doseLine, readSheets, type Rows } from '../test-support/read-sheets'

const [FIRST, SECOND] = ['Власов В. В.', 'Гусев Г. Г.'] as const

/** The doses, what is asked, and what is said for sums: `C3: 0.9, adds up to 0.2`. */
function said(sheets: Readonly<Record<string, Rows>>): string[] {
  const { doses, decisions } = readSheets(sheets)
  return [
    ...doses.map(doseLine),
    ...decisions.map(({ cell, reason, alternatives }) =>
      reason === 'totalDiffers'
        ? `${cell}: ${alternatives.map((each) => each.replace(' mSv', '')).join(', adds up to ')}`
        : `${cell ?? 'column'} ${reason}`,
    ),
  ]
}

describe('a year next to a single shorter period', () => {
  test.each<[title: string, headers: readonly [string, string], period: string]>([
    ['Дозы персонала за IV квартал 2024 года, мЗв', ['Доза за IV квартал', 'Доза за 2024 год'], '2024-Q4'],
    ['Dosimetry report for December 2024', ['December 2024 (mSv)', 'Year 2024 (mSv)'], '2024-12'],
    ['Raport trim. IV 2024', ['Doza trim. IV 2024 (mSv)', 'Doza 2024 (mSv)'], '2024-Q4'],
  ])('is a separate total in a report of the shorter period: %s', (title, headers, period) => {
    const rows: Rows = [[title], ['ФИО', ...headers], [FIRST, 4.1, 18.2], [SECOND, 0.25, 0.98]]
    expect(said({ S: rows })).toEqual([
      `B3 H 4.1 mSv; ${FIRST}; ${period}`,
      `C3 H 18.2 mSv total; ${FIRST}; 2024`,
      `B4 H 0.25 mSv; ${SECOND}; ${period}`,
      `C4 H 0.98 mSv total; ${SECOND}; 2024`,
    ])
  })

  test('is reported as a differing total if the shorter period is blank', () => {
    const rows: Rows = [
      ['Дозы персонала за IV квартал 2024 года, мЗв'],
      ['ФИО', 'Доза за IV квартал', 'Доза за 2024 год'],
      [FIRST, 4.1, 18.2],
      [SECOND, null, 0.98],
    ]
    expect(said({ S: rows }).at(-1)).toBe('C4: 0.98, adds up to 0')
  })

  test('isn’t a dose on the sheets of its quarters', () => {
    const sheets = Object.fromEntries(
      ['I', 'II', 'III', 'IV'].map((quarter, at): [string, Rows] => [
        `${at + 1} кв 2024`,
        [
          ['ФИО', `${quarter} квартал 2024, мЗв`, '2024 год, мЗв'],
          [FIRST, 0.1 + at / 100, 0.1 * (at + 1)],
          [SECOND, 0.2 + at / 100, 0.2 * (at + 1)],
        ],
      ]),
    )
    const { doses, decisions } = readSheets(sheets)
    expect(decisions).toEqual([])
    expect(doses.filter(({ role }) => role === 'period').map(({ col, period }) => [col, period?.name])).toEqual(
      ['Q1', 'Q2', 'Q3', 'Q4'].flatMap((quarter) => [1, 1].map((col) => [col, `2024-${quarter}`])),
    )
  })

  test('is a sum on sheets without a period, and is reported if it exceeds its parts', () => {
    const sheet = (quarter: string, own: number, year: number): Rows => [
      ['ФИО', `${quarter} квартал 2024, мЗв`, 'Итого за 2024 год, мЗв'],
      [FIRST, own, year],
    ]
    expect(said({ A: sheet('III', 0.2, 0.73), B: sheet('IV', 0.25, 0.98) })).toEqual([
      `B2 H 0.2 mSv; ${FIRST}; 2024-Q3`,
      `C2 H 0.73 mSv total; ${FIRST}; 2024`,
      `B2 H 0.25 mSv; ${FIRST}; 2024-Q4`,
      `C2 H 0.98 mSv total; ${FIRST}; 2024`,
      'C2: 0.73, adds up to 0.2',
      'C2: 0.98, adds up to 0.25',
    ])
  })
})

test('a year next to the quarter of its row isn’t a dose of that quarter', () => {
  const rows: Rows = [
    ['ФИО', 'Период', 'Доза за IV квартал, мЗв', 'Доза за 2024 год, мЗв'],
    [FIRST, '4 кв. 2024', 4.1, 18.2],
    [SECOND, '4 кв. 2024', 0.25, 0.98],
  ]
  const { doses } = readSheets({ S: rows })
  expect(doses.filter(({ role }) => role === 'period').map(doseLine)).toEqual([
    `C2 H 4.1 mSv; ${FIRST}; 2024-Q4`,
    `C3 H 0.25 mSv; ${SECOND}; 2024-Q4`,
  ])
})

test('counts increasing periods as one dose even with a measurement date', () => {
  const rows: Rows = [
    ['Дозы персонала Hp(10), мЗв, 2024 год'],
    ['ФИО', 'Дата измерения', 'I квартал', 'I полугодие', '9 месяцев', 'Год'],
    [FIRST, '15.01.2025', 0.1, 0.3, 0.4, 0.6],
    [SECOND, '16.01.2025', 0.2, 0.3, 0.3, 0.5],
  ]
  const { doses } = readSheets({ S: rows })
  expect(doses.filter(({ role }) => role === 'period').map(({ reading }) => reading.value)).toEqual(['0.6', '0.5'])
})

test('reports increasing periods in a report of the last quarter', () => {
  const rows: Rows = [
    ['Дозы персонала Hp(10), мЗв, за IV квартал 2024 года'],
    ['ФИО', 'I квартал', 'I полугодие', '9 месяцев', 'Год 2024'],
    [FIRST, 0.1, 0.3, 0.4, 0.6],
  ]
  expect(said({ S: rows }).at(-1)).toBe('E3: 0.6, adds up to 0.1')
})

test('recognizes increasing periods that differ by only one in the last decimal place', () => {
  const rows: Rows = [
    ['Дозы персонала Hp(10), мЗв, 2024 год'],
    ['ФИО', 'I квартал', 'I полугодие', '9 месяцев', 'Год'],
    [FIRST, 0.1, 0.1, 0.2, 0.2],
    [SECOND, 0.1, 0.2, 0.2, 0.2],
  ]
  const { doses, decisions } = readSheets({ S: rows })
  expect(decisions).toEqual([])
  expect(doses.filter(({ role }) => role === 'period').map(doseLine)).toEqual([
    `E3 Hp(10) 0.2 mSv; ${FIRST}; 2024`,
    `E4 Hp(10) 0.2 mSv; ${SECOND}; 2024`,
  ])
})

describe('a yearly sum next to a dose', () => {
  test.each<ReadCase>([
    [
      'doesn’t cause a question about the dose',
      [
        ['ФИО', 'Доза, мЗв', 'Итого за год, мЗв'],
        [FIRST, 0.1, 0.4],
        [SECOND, 0.2, 0.9],
      ],
      [
        `B2 H 0.1 mSv; ${FIRST}; -`,
        `C2 H 0.4 mSv total; ${FIRST}; -`,
        `B3 H 0.2 mSv; ${SECOND}; -`,
        `C3 H 0.9 mSv total; ${SECOND}; -`,
      ],
    ],
    [
      'causes a question if «total» is only part of its quantity’s name',
      [
        ['Name', 'Effective dose from other employer (mSv)', 'Annual total effective dose (mSv)'],
        ['John Smith', 65.4, 1.2],
      ],
      ['C2 E 1.2 mSv; John Smith; -'],
      ['B x1 perhapsDoses'],
    ],
    ...['Annual total (mSv)', 'Annual dose (mSv)'].map((header): ReadCase => [
      `isn’t the dose of an examination: ${header}`,
      [
        ['Patient', 'Procedure', 'Dose (mSv)', header],
        ['John Smith', 'CT head', 1.8, 5.4],
        ['Ann Brown', 'CT chest', 4.2, 4.2],
      ],
      [
        'C2 H 1.8 mSv single; John Smith; -',
        'D2 H 5.4 mSv total; John Smith; -',
        'C3 H 4.2 mSv single; Ann Brown; -',
        'D3 H 4.2 mSv total; Ann Brown; -',
      ],
    ]),
  ])('%s', (_, rows, doses, asked = []) => {
    expect(readCase(rows)).toEqual({ doses, asked, balanced: true })
  })
})

describe('words that look like those for earlier doses', () => {
  test.each<[header: string, role: string]>([
    ['Активность до приема, МБк', 'single'],
    ['Доза до приема на работу, мЗв', 'cumulative'],
    ['Dose accrued in Q1 2024 (mSv)', 'period'],
    ['Dose accrued (mSv)', 'cumulative'],
    ['Cumulative dose accrued in 2024 (mSv)', 'cumulative'],
  ])('%s', (header, role) => {
    const { doses } = readSheets({
      S: [
        ['ФИО', header],
        [FIRST, 37.5],
        [SECOND, 36.25],
      ],
    })
    expect(doses.map((dose) => dose.role)).toEqual([role, role])
  })

  test.each<[others: readonly [string, string], said: string]>([
    [['АК', 'CD'], 'C3 Hp(10) 0.2 mSv; BG; '],
    [['Иванов И. И.', 'Петров П. П.'], 'C3 Hp(10) 0.2 mSv control; '],
  ])('BG between %p', ([before, behind], line) => {
    const rows: Rows = [
      ['Дозы персонала Hp(10), мЗв, 2024 год'],
      ['Месяц', before, 'BG', behind],
      ['январь', 0.1, 0.2, 0.3],
      ['февраль', 0.15, 0.25, 0.35],
    ]
    expect(readCase(rows).doses[1]).toContain(line)
  })
})

test('quarters and their sum next to earlier years don’t belong to those years', () => {
  const rows: Rows = [
    ['ФИО', 'I кв., мЗв', 'II кв., мЗв', 'III кв., мЗв', 'IV кв., мЗв', 'За год, мЗв', '2023 г., мЗв', '2022 г., мЗв'],
    [FIRST, 0.11, 0.12, 0.13, 0.14, 0.5, 0.7, 0.8],
    [SECOND, 0.21, 0.12, 0.13, 0.14, 0.6, 0.4, 0.3],
  ]
  expect(said({ S: rows }).filter((line) => !line.includes(SECOND))).toEqual([
    `B2 H 0.11 mSv; ${FIRST}; -`,
    `C2 H 0.12 mSv; ${FIRST}; -`,
    `D2 H 0.13 mSv; ${FIRST}; -`,
    `E2 H 0.14 mSv; ${FIRST}; -`,
    `F2 H 0.5 mSv total; ${FIRST}; -`,
    `G2 H 0.7 mSv; ${FIRST}; 2023`,
    `H2 H 0.8 mSv; ${FIRST}; 2022`,
  ])
})

test('reads the yearly dose of a row without quarters on a card titled with a person', () => {
  const rows: Rows = [
    ['ФИО: Чижов Чеслав Чеславович'],
    ['Год', 'I кв., мЗв', 'II кв., мЗв', 'III кв., мЗв', 'IV кв., мЗв', 'За год, мЗв'],
    ['2022', 0.1, 0.2, 0.1, 0.2, 0.6],
    ['2023', null, null, null, null, 51.1],
    ['2024', 0.2, 0.2, 0.1, 0.2, 0.7],
  ]
  expect(said({ S: rows }).filter((line) => !line.includes('total'))).toContain(
    'F4 H 51.1 mSv; Чижов Чеслав Чеславович; 2023',
  )
})
