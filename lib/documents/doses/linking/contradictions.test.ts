import { describe, expect, test } from '@jest/globals'
import type { Resolution } from '../options'
import { doseLine, readSheets, type Rows } from '../test-support/read-sheets'

const QUARTERS = ['Name', 'Q1', 'Q2', 'Q3', 'Q4', 'Year']
const PERSONAL: Rows = [
  ['Hp(10), mSv, 2024'],
  QUARTERS,
  ['Adams', 0.1, 0.2, 0.1, 0.1, 0.5],
  ['Brown', 0.3, 0.21, 0.4, 0.1, 1.2],
  ['Clark', 0.2, 0.1, 0.1, 0.3, 0.7],
]

function asked(sheets: Readonly<Record<string, Rows>>, ...resolutions: readonly Resolution[]): readonly string[] {
  const { decisions, reconciliation } = readSheets(sheets, { resolutions })
  expect(reconciliation.balanced).toBe(true)
  return decisions.map(
    ({ sheet, cell, column, reason, alternatives, check = [] }) =>
      `${sheet}!${cell ?? column.letter} ${reason}: ${alternatives.join(' or ')}; ${check.join(' ')}`,
  )
}

const answer = (cell: string, choice: Resolution['choice']): Resolution => ({
  sheet: 'A',
  cell,
  column: null,
  reason: 'totalDiffers',
  choice,
})

describe('a person’s total that the doses contradict', () => {
  test('is a question with both readings and the cells that it adds up, and the doses stay', () => {
    expect(asked({ A: PERSONAL })).toEqual(['A!F4 totalDiffers: 1.2 mSv or 1.01 mSv; B4:E4'])
    expect(readSheets({ A: PERSONAL }).doses.map(doseLine)).toEqual(
      expect.arrayContaining(['B4 Hp(10) 0.3 mSv; Brown; 2024-Q1', 'F4 Hp(10) 1.2 mSv total; Brown; 2024']),
    )
  })

  test('is asked about although another row of its column is', () => {
    const open = [...PERSONAL, ['Davis', 0.1, 0.1, 0.1, 0.1, '31.01.2025']]
    expect(asked({ A: open })).toContain('A!F4 totalDiffers: 1.2 mSv or 1.01 mSv; B4:E4')
  })

  test('counts in place of its doses if it is the one that is right', () => {
    const { doses, decisions } = readSheets({ A: PERSONAL }, { resolutions: [answer('F4', 0)] })
    expect(decisions).toEqual([])
    expect(doses.map(doseLine)).toEqual(
      expect.arrayContaining(['B4 Hp(10) 0.3 mSv cumulative; Brown; 2024-Q1', 'F4 Hp(10) 1.2 mSv; Brown; 2024']),
    )
  })

  test('stays a total if the doses are right, and is none if a person rejects it', () => {
    expect(asked({ A: PERSONAL }, answer('F4', 1))).toEqual([])
    const { doses, decisions } = readSheets({ A: PERSONAL }, { resolutions: [answer('F4', 'reject')] })
    expect([decisions, doses.filter(({ row, col }) => row === 3 && col === 5)]).toEqual([[], []])
  })

  test('is one question for a column most of which differs', () => {
    const rows: Rows = [
      ['Hp(10), mSv, 2024'],
      QUARTERS,
      ['Adams', 0.1, 0.2, 0.1, 0.1, 0.5],
      ...['Brown', 'Clark', 'Davis', 'Evans'].map((name, index) => [name, 0.3, 0.2, 0.4, 0.1, 2 + index]),
    ]
    expect(asked({ A: rows })).toEqual(['A!F totalDiffers: ; '])
    expect(asked({ A: rows }, { sheet: 'A', cell: null, column: 'F', choice: 'reject' })).toEqual([])
  })

  test('isn’t compared while one of its doses is a question', () => {
    const rows = PERSONAL.map((row) => (row[0] === 'Brown' ? ['Brown', 0.3, '1,234', 0.4, 0.1, 1.2] : row))
    expect(asked({ A: rows }).map((line) => line.split(':')[0])).toEqual(['A!C4 groupOrDecimal'])
  })
})

describe('a total of several people that the doses contradict', () => {
  const rows = (total: number, ...doses: readonly number[]): Rows => [
    ['Name', 'Hp(10), mSv, 2024'],
    ...doses.map((dose, index) => [`Person ${'ABCDEF'[index]}.`, dose]),
    ['Total', total],
  ]

  test('is a question with the cells above it', () => {
    expect(asked({ A: rows(1.21, 0.11, 0.25, 0.32) })).toEqual(['A!B5 totalDiffers: 1.21 mSv or 0.68 mSv; B2:B4'])
  })

  test.each<[string, Rows, string]>([
    ['was left out', rows(0.36, 0.11, 0.25, 0.32), 'B4'],
    ['was added twice', rows(0.93, 0.11, 0.25, 0.32), 'B3'],
    ['has its decimal mark at the wrong place', rows(0.68, 0.11, 2.5, 0.32), 'B3'],
  ])('points to the one dose that %s', (_, table, cell) => {
    expect(asked({ A: table })[0]).toMatch(new RegExp(`; ${cell}$`))
  })

  test('becomes a warning if it is right, since nobody knows which dose is wrong', () => {
    const { decisions, problems, doses } = readSheets(
      { A: rows(1.21, 0.11, 0.25, 0.32) },
      { resolutions: [answer('B5', 0)] },
    )
    expect(decisions).toEqual([])
    expect(problems).toMatchObject([{ code: 'DOSE_TOTAL_DIFFERS', params: { stated: '1.21', counted: '0.68' } }])
    expect(doses.filter(({ role }) => role === 'period')).toHaveLength(3)
  })

  test('points to the dose where the row of another total crosses its column', () => {
    const table: Rows = [
      ['Hp(10), mSv, 2024'],
      QUARTERS,
      ['Adams', 0.1, 0.2, 0.1, 0.1, 0.5],
      ['Brown', 0.3, 0.7, 0.4, 0.1, 1.3],
      ['Clark', 0.2, 0.1, 0.1, 0.3, 0.7],
      ['Total', 0.6, 0.8, 0.6, 0.5, 2.5],
    ]
    expect(asked({ A: table })).toEqual([
      'A!C6 totalDiffers: 0.8 mSv or 1 mSv; C4',
      'A!F4 totalDiffers: 1.3 mSv or 1.5 mSv; C4',
    ])
  })
})

describe('a total that may contain more than its doses', () => {
  test('isn’t contradicted if it begins before them', () => {
    const rows = (total: number): Rows => [
      ['Effective dose, mSv'],
      ['Name', '2022', '2023', '2024', '2020–2024 total'],
      ['Adams', 0.9, 1.1, 0.8, total],
      ['Brown', 1.4, 1.2, 1.6, 7],
    ]
    expect(asked({ A: rows(4.6) })).toEqual([])
    expect(asked({ A: rows(2.6) })).toEqual(['A!E3 totalDiffers: 2.6 mSv or 2.8 mSv; B3:D3'])
  })

  test('may add up the tables over it', () => {
    const year = (name: number, first: number, second: number): Rows => [
      [`Year ${name}`],
      ['Name', 'No.', 'E (mSv)'],
      ['Adams A.', 15, first],
      ['Brown B.', 16, second],
      [`Total ${name}`, null, Number((first + second).toFixed(2))],
    ]
    const rows = (total: number): Rows => [
      ...year(2023, 0.97, 2.14),
      ...year(2024, 1.14, 1.66),
      ['Total 2023–2024', null, total],
    ]
    expect(asked({ A: rows(5.91) })).toEqual([])
    expect(asked({ A: rows(6.91) })[0]).toContain('A!C11 totalDiffers: 6.91 mSv or 5.91 mSv')
  })

  test('may add up the same ones of the columns beside it in every row', () => {
    const rows = (first: number): Rows => [
      ['Patient', 'AGD L-CC (mGy)', 'AGD R-CC (mGy)', 'AGD L-MLO (mGy)', 'AGD R-MLO (mGy)', 'AGD total L (mGy)'],
      ['Lark, Ada', 1.15, 1.19, 1.38, 1.41, first],
      ['Myrtle, Eve', 1.92, 1.88, 2.21, 2.17, 4.13],
    ]
    expect(asked({ A: rows(2.53) })).toEqual([])
  })
})

describe('a column that is the sum of others in nearly all rows', () => {
  const rows = (headers: readonly string[], first: readonly number[]): Rows => [
    ['Name', 'No.', ...headers],
    ['Adams A.', 1, ...first],
    ['Brown B.', 2, 0.27, 0.11, 0.16],
    ['Clark C.', 3, 0.46, 0.12, 0.34],
    ['Davis D.', 4, 0.18, 0.11, 0.07],
    ['Evans E.', 5, 0.33, 0.1, 0.23],
  ]

  test('is asked about where one row differs, whatever it is called', () => {
    const headers = ['Gross Hp(10) (mSv)', 'Control Hp(10) (mSv)', 'Net Hp(10) (mSv)']
    expect(asked({ A: rows(headers, [0.31, 0.11, 0.2]) })).toEqual([])
    expect(asked({ A: rows(headers, [0.31, 0.11, 0.02]) })).toEqual(['A!C2 totalDiffers: 0.31 mSv or 0.13 mSv; E2'])
  })

  test('is one of what gathers month by month too', () => {
    const table = (february: number): Rows => [
      ['Name', 'No.', 'January 2025', null, 'February 2025', null],
      [null, null, 'Hp(10) (mSv)', 'year to date (mSv)', 'Hp(10) (mSv)', 'year to date (mSv)'],
      ['Adams A.', 1, 0.38, 0.38, 0.25, february],
      ['Brown B.', 2, 0.34, 0.34, 0.14, 0.48],
      ['Clark C.', 3, 0.11, 0.11, 0.22, 0.33],
      ['Davis D.', 4, 0.23, 0.23, 0.15, 0.38],
      ['Evans E.', 5, 0.37, 0.37, 0.23, 0.6],
    ]
    expect(asked({ A: table(0.63) })).toEqual([])
    expect(asked({ A: table(0.36) })).toHaveLength(1)
  })
})

test('the mean of all in a column of means is no sum of them', () => {
  const rows: Rows = [
    ['Group', 'Staff', 'Mean dose 2024, mSv', 'Collective dose 2024, mSv'],
    ['Group A', 54, 0.9, 48.6],
    ['Group B', 21, 0.2, 4.2],
    ['Total', 75, 0.704, 52.8],
  ]
  expect(asked({ A: rows })).toEqual([])
})
