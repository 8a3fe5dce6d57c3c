import { describe, expect, test } from '@jest/globals'
import { findDoses } from '../find-doses'
import { book, day } from '../test-support/book'
import { readCase } from '../test-support/read-case'
import { readSheets, type Rows } from '../test-support/read-sheets'

const HEADER = ['Name', 'Wear period', 'Hp(10), mSv']

function read(...periods: string[]) {
  const rows: Rows = [HEADER, ...periods.map((period, at) => [`Adams ${'ABCDEF'.charAt(at)}.`, period, 0.1])]
  const { doses, problems } = readSheets({ S: rows })
  const told = problems.filter(({ code }) => code === 'DOSE_DAY_DOUBTFUL').map(({ row }) => row)
  return { periods: doses.map(({ period }) => period && (period.name ?? `${period.from}/${period.to}`)), told }
}

describe('two dates in one cell', () => {
  test('have the month first where one of them can’t have the day first', () => {
    const quarters = [
      '01/01/2024-03/31/2024',
      '04/01/2024-06/30/2024',
      '07/01/2024-09/30/2024',
      '10/01/2024-12/31/2024',
    ]
    expect(read(...quarters)).toEqual({ periods: ['2024-Q1', '2024-Q2', '2024-Q3', '2024-Q4'], told: [] })
  })

  test('have the order of the others in their column', () => {
    expect(read('01/02/2024-01/08/2024', '01/09/2024-01/15/2024')).toEqual({
      periods: ['2024-01-02/2024-01-08', '2024-01-09/2024-01-15'],
      told: [],
    })
    expect(read('01/02/2024-10/02/2024', '11/02/2024-29/02/2024').periods).toEqual([
      '2024-02-01/2024-02-10',
      '2024-02-11/2024-02-29',
    ])
  })

  test('are left out and reported where nothing shows their order', () => {
    expect(read('01/02/2024-01/08/2024', '02/03/2024 - 04/05/2024')).toEqual({ periods: [null, null], told: [2] })
  })

  test('are no day of the first of them where the second is none of the calendar', () => {
    expect(read('01/04/2024-31/06/2024', '01/07/2024-30/09/2024').periods).toEqual([null, '2024-Q3'])
  })
})

test('a period that names none is reported once, and one that a year beside it completes is not', () => {
  const codesOf = (rows: Rows) =>
    readSheets({ S: rows }).problems.flatMap(({ code, row }) => (code === 'DOSE_PERIOD_UNREAD' ? [row] : []))
  expect(
    codesOf([HEADER, ['Adams A.', 'Q1 2024', 0.1], ['Brown B.', 'Cycle 3', 0.1], ['Clark C.', 'Cycle 4', 0.1]]),
  ).toEqual([3])
  expect(codesOf([HEADER, ['Adams A.', '01/04/2024-31/06/2024', 0.1], ['Brown B.', '–', 0.2]])).toEqual([2])
  expect(
    codesOf([
      [...HEADER, 'Year'],
      ['Adams A.', 'Q1', 0.1, 2024],
      ['Brown B.', 'Cycle 3', 0.1, 2024],
    ]),
  ).toEqual([])
})

test('a week with its year is its seven days, and a season is reported and not its year', () => {
  expect(read('Wk 12 2024', 'неделя 13 2024', '2024-W14', 'Week 12/2024')).toEqual({
    periods: ['2024-03-18/2024-03-24', '2024-03-25/2024-03-31', '2024-04-01/2024-04-07', '2024-03-18/2024-03-24'],
    told: [],
  })
  expect(read('2024, недели 5-8', '2024 weeks 9-13', '2024 weeks 5, 6', '2024-W05–08').periods).toEqual([
    '2024-01-29/2024-02-25',
    '2024-02-26/2024-03-31',
    null,
    null,
  ])
  expect(read('Week 12 2024, 18 March', 'неделя 13 2024').periods).toEqual([
    '2024-03-18/2024-03-24',
    '2024-03-25/2024-03-31',
  ])
  const { doses, problems } = readSheets({ S: [HEADER, ['Adams A.', 'весна 2024', 0.1], ['Brown B.', 'Q3 2024', 0.2]] })
  expect(doses.map(({ period }) => period?.name ?? null)).toEqual([null, '2024-Q3'])
  expect(problems.map(({ code, row }) => [code, row])).toContainEqual(['DOSE_PERIOD_UNREAD', 2])
})

test('two columns of days whose last is before the first are reported', () => {
  const { doses, problems } = readSheets({
    S: [
      ['ФИО', 'Начало периода', 'Конец периода', 'Hp(10), мЗв'],
      ['Орлов А. А.', '15.12.2024', '14.01.2024', 0.1],
      ['Власов В. В.', '01.10.2024', '31.12.2024', 0.2],
    ],
  })
  expect(doses.map(({ period }) => period?.name ?? null)).toEqual([null, '2024-Q4'])
  expect(problems).toContainEqual(
    expect.objectContaining({
      code: 'DOSE_PERIOD_UNREAD',
      row: 2,
      params: expect.objectContaining({ text: '15.12.2024 – 14.01.2024' }),
    }),
  )
})

test.each(['d-mmm', 'dd.mm', 'mmmm'])('dates that are shown without their year (%s) keep it', async (format) => {
  const rows = [
    ['ФИО', 'Дата', 'Hp(10), мЗв'],
    ['Орлов А. А.', day('2024-01-15', format), 0.2],
    ['Орлов А. А.', day('2025-01-15', format), 0.3],
  ]
  const { extraction } = await findDoses(book('log.xlsx', [{ name: 'S', rows }]), {}, {})
  expect(extraction.doses.map(({ date, period }) => (date ?? period?.from)?.slice(0, 4))).toEqual(['2024', '2025'])
})

test('periods that are one, in one cell', () => {
  expect(
    read('Q4 2023-Q1 2024', '2024-01-01/2024-03-31', 'Jan 1 - Mar 31, 2024', 'Nov/Dec 2024', '01.2024-03.2024').periods,
  ).toEqual(['2023-10-01/2024-03-31', '2024-Q1', '2024-Q1', '2024-11-01/2024-12-31', '2024-Q1'])
})

test('and over columns', () => {
  const { doses, asked } = readCase([
    ['Name', 'Jan/Feb 2024 (mSv)', 'Mar/Apr 2024 (mSv)', 'May/Jun 2024 (mSv)'],
    ['Adams A.', 0.1, 0.2, 51],
    ['Brown B.', 0.1, 0.3, 0.2],
  ])
  expect(doses.slice(0, 3)).toEqual([
    'B2 H 0.1 mSv; Adams A.; 2024-01-01/2024-02-29',
    'C2 H 0.2 mSv; Adams A.; 2024-03-01/2024-04-30',
    'D2 H 51 mSv; Adams A.; 2024-05-01/2024-06-30',
  ])
  expect(asked).toEqual([])
})
