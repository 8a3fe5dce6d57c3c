import { describe, expect, test } from '@jest/globals'
import type { CellValue } from '../../spreadsheets/model'
import { doseLine, readSheets, type Rows } from '../test-support/read-sheets'

const RU = ['Ф.И.О.', 'Месяц', 'Hp(10), мЗв']

/** A column of doses in millisievert, with plain ones around the cell that is tried. */
function cellIn(value: CellValue) {
  const { doses, decisions, reconciliation } = readSheets({
    Дозы: [RU, ['Иванов И.И.', '2024-01', 0.1], ['Петров П.П.', '2024-01', 0.2], ['Сидоров С.С.', '2024-01', value]],
  })
  const [decision] = decisions
  const dose = doses.find(({ row }) => row === 3)
  return {
    says: decision
      ? `?${decision.reason} ${decision.alternatives.join(' | ')}`.trim()
      : dose && doseLine(dose).split(';')[0],
    reconciliation,
  }
}

const CELLS: readonly (readonly [CellValue, string])[] = [
  [0, 'C4 Hp(10) 0 mSv'],
  [0.25, 'C4 Hp(10) 0.25 mSv'],
  [0.1 + 0.2, 'C4 Hp(10) 0.3 mSv'],
  [1.234, 'C4 Hp(10) 1.234 mSv'],
  [1e-7, 'C4 Hp(10) 0.0000001 mSv'],
  ['0,25', 'C4 Hp(10) 0.25 mSv'],
  ['250 мкЗв', 'C4 Hp(10) 250 uSv'],
  ['<0,05', 'C4 Hp(10) <0.05 mSv !below_limit'],
  ['НПО', 'C4 Hp(10) mSv !below_limit'],
  ['0,1-0,2', 'C4 Hp(10) 0.1..0.2 mSv'],
  ['12 мЗв (1,2 бэр)', 'C4 Hp(10) 12 mSv'],
  ['1.234', '?groupOrDecimal 1.234 mSv | 1234 mSv'],
  ['5-2', '?rangeBackwards 2–5 mSv | 5 mSv'],
  [-0.03, '?negative -0.03 mSv | 0 mSv'],
  ['-0,03', '?negative -0.03 mSv | 0 mSv | 0.03 mSv'],
  // A minus is a minus however it is written, or perhaps one.
  ['–0,03', '?negative -0.03 mSv | 0 mSv | 0.03 mSv'],
  ['- 0,03', '?negative -0.03 mSv | 0 mSv | 0.03 mSv'],
  ['0,03-', '?negative -0.03 mSv | 0 mSv | 0.03 mSv'],
  ['(0,03)', '?negative -0.03 mSv | 0 mSv | 0.03 mSv'],
  ['-0,00', 'C4 Hp(10) 0.00 mSv'],
  ['(0,25 ± 0,05) мЗв', 'C4 Hp(10) 0.25 mSv'],
  // Two numbers where one dose belongs.
  ['2×10 3 mSv', '?notUnderstood 2000 mSv | 20 mSv'],
  ['0,31 мЗв (1)', '?notUnderstood 0.31 mSv | 1 mSv'],
  ['12, 5 мЗв', '?notUnderstood 12 mSv | 5 mSv'],
  ['0,31 мЗв 2024', '?notUnderstood 0.31 mSv | 2024 mSv'],
  ['0,31 мЗв; <0,05 мЗв', '?notUnderstood 0.31 mSv | <0.05 mSv'],
  ['Hp(10)/Hp(0,07) 0,31/0,33', '?notUnderstood 0.31 mSv | 0.33 mSv'],
  ['310 мкЗв = 0,31 мЗв', '?notUnderstood 310 uSv | 0.31 mSv'],
  ['0,31 мЗв/310 мкЗв', 'C4 Hp(10) 0.31 mSv'],
  ['Hp(10) 0,31 мЗв', 'C4 Hp(10) 0.31 mSv'],
  // What is left over may change the number.
  ['0,311)', '?notUnderstood 0.311 mSv | 0.31 mSv'],
  ['0,05<', '?notUnderstood 0.05 mSv'],
  ['0,31?', '?notUnderstood 0.31 mSv'],
  ['12‰', '?notUnderstood 12 mSv'],
  ['<0', '?notUnderstood 0 mSv'],
  ['0,31*', 'C4 Hp(10) 0.31 mSv'],
  ['0,12 мЗв/квартал', '?notUnderstood'],
  ['5 мГр', '?quantityAgainstUnit Hp(10) 5 mGy | D 5 mGy'],
  ['см. приложение', '?notUnderstood'],
  [true, '?notUnderstood'],
  [{ kind: 'error', name: '#N/A' }, '?brokenFormula'],
  [
    { kind: 'date', year: 2024, month: 2, day: 1, hour: 0, minute: 0, second: 0, hasDate: true, hasTime: false },
    '?dateForRange 1–2 mSv | 1.2 mSv | 2.1 mSv',
  ],
]

describe('a cell of a column of doses', () => {
  test.each(CELLS)('%j', (value, expected) => {
    const { says, reconciliation } = cellIn(value)
    expect(says).toBe(expected)
    expect(reconciliation.numericCells).toBe(3)
    expect(reconciliation.balanced).toBe(true)
  })
})

describe('what a person decided', () => {
  const rows: Rows = [
    RU,
    ['Иванов И.И.', '2024-01', 0.1],
    ['Петров П.П.', '2024-01', '1.234'],
    ['Сидоров С.С.', '2024-01', -1],
  ]
  const place = { sheet: 'Дозы', column: 'C' }

  test('an alternative becomes the dose and the decision is gone', () => {
    const { doses, decisions } = readSheets(
      { Дозы: rows },
      {
        resolutions: [
          { ...place, cell: 'C3', choice: 1 },
          { ...place, cell: 'C4', choice: 'reject' },
        ],
      },
    )
    expect(decisions).toEqual([])
    expect(doses.map(doseLine)).toEqual([
      'C2 Hp(10) 0.1 mSv; Иванов И.И.; 2024-01',
      'C3 Hp(10) 1234 mSv; Петров П.П.; 2024-01',
    ])
  })

  test('a decision on one dose of a cell keeps the others of it', () => {
    const two: Rows = [
      RU,
      ['Иванов И.И.', '2024-01', 'Hp(10) 1.234 мЗв; Hp(0,07) 0,30 мЗв'],
      ['Петров П.П.', '2024-01', 0.2],
    ]
    const open = readSheets({ Дозы: two })
    expect(open.decisions).toMatchObject([
      { reason: 'groupOrDecimal', alternatives: ['1.234 mSv + 0.30 mSv', '1234 mSv + 0.30 mSv'] },
    ])
    const { doses } = readSheets({ Дозы: two }, { resolutions: [{ ...place, cell: 'C2', choice: 0 }] })
    expect(doses.map(doseLine)).toEqual([
      'C2 Hp(10) 1.234 mSv; Иванов И.И.; 2024-01',
      'C2 Hp(0.07) 0.30 mSv; Иванов И.И.; 2024-01',
      'C3 Hp(10) 0.2 mSv; Петров П.П.; 2024-01',
    ])
  })

  test('a cell with two doses that wait is settled in the file', () => {
    const two: Rows = [
      RU,
      ['Иванов И.И.', '2024-01', 'Hp(10) 1.234 мЗв; Hp(0,07) 1.300 мЗв'],
      ['Петров П.П.', '2024-01', 0.2],
    ]
    expect(readSheets({ Дозы: two }).decisions).toMatchObject([{ reason: 'groupOrDecimal', alternatives: [] }])
  })

  test('a choice that is not there leaves the question open', () => {
    const { decisions } = readSheets({ Дозы: rows }, { resolutions: [{ ...place, cell: 'C3', choice: 9 }] })
    expect(decisions.map(({ cell }) => cell)).toEqual(['C3', 'C4'])
  })

  test('a unit chosen for an entire column turns its cells into doses', () => {
    const bare: Rows = [
      ['Name', 'Month', 'Dose Hp(10)'],
      ['Adams', '2024-01', 0.1],
      ['Brown', '2024-01', '<0.05'],
    ]
    const open = readSheets({ A: bare })
    expect(open.doses).toEqual([])
    expect(open.decisions).toMatchObject([{ cell: null, reason: 'unitUnknown', count: 2, raw: '0.1 · <0.05' }])
    const choice = open.decisions[0]?.alternatives.indexOf('mSv') ?? -1
    const settled = readSheets({ A: bare }, { resolutions: [{ sheet: 'A', cell: null, column: 'C', choice }] })
    expect(settled.doses.map(doseLine)).toEqual([
      'C2 Hp(10) 0.1 mSv; Adams; 2024-01',
      'C3 Hp(10) <0.05 mSv !below_limit; Brown; 2024-01',
    ])
    expect(settled.doses.flatMap(({ reading }) => reading.warnings)).toEqual([])
    expect(settled.reconciliation).toEqual({ numericCells: 2, doses: 1, censored: 1, rejected: 0, balanced: true })
  })
})

test('equal cells of a column share one reading', () => {
  const rows = [RU, ...Array.from({ length: 6 }, (_, index) => [`Иванов ${index}`, '2024-01', 'НПО'])]
  const { doses } = readSheets({ Дозы: rows })
  expect(new Set(doses.map(({ reading }) => reading.raw))).toEqual(new Set(['НПО']))
  expect(doses).toHaveLength(6)
})

test('formulas that no one calculated are counted and reported', () => {
  const { decisions, reconciliation } = readSheets(
    {
      A: [
        ['Name', 'Hp(10) mSv'],
        ['Adams', 0.1],
        ['Brown', null],
        ['Clark', 0.2],
      ],
    },
    {
      sourceProblems: [
        {
          code: 'SHEET_FORMULA_NO_VALUE',
          severity: 'warning',
          file: 'data',
          sheet: 'A',
          row: 3,
          column: 'B',
          cell: 'B3',
          part: null,
          paragraph: null,
          table: null,
          tag: null,
          suggestion: null,
          params: { count: 1 },
        },
      ],
    },
  )
  expect(decisions).toMatchObject([{ cell: 'B3', reason: 'brokenFormula', count: 1 }])
  expect(reconciliation).toEqual({ numericCells: 3, doses: 2, censored: 0, rejected: 1, balanced: true })
})

test('an aborted signal ends the reading with its reason', () => {
  const rows = [RU, ...Array.from({ length: 5_000 }, (_, index) => [`Иванов ${index}`, '2024-01', 0.1])]
  const signal = AbortSignal.abort(new Error('stopped'))
  expect(() => readSheets({ Дозы: rows }, { signal })).toThrow('stopped')
})
