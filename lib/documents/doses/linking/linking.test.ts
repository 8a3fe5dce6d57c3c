import { describe, expect, test } from '@jest/globals'
import { doseLine, readSheets, type Rows } from '../test-support/read-sheets'
import { isControl } from './control'
import { positionIn } from './positions'
import { Subjects } from './subjects'

const lines = (rows: Rows, shape = {}) => readSheets({ A: rows }, {}, shape).doses.map(doseLine)

describe('whose a dose is', () => {
  test('a name applies to the blank rows below it where the table is built so', () => {
    expect(
      lines([
        ['Name', 'Month', 'Hp(10), mSv'],
        ['Adams Eve', '2024-01', 0.1],
        [null, '2024-02', 0.2],
        ['Brown Tom', '2024-01', 0.3],
        [null, '2024-02', 0.4],
      ]),
    ).toEqual([
      'C2 Hp(10) 0.1 mSv; Adams Eve; 2024-01',
      'C3 Hp(10) 0.2 mSv; Adams Eve; 2024-02',
      'C4 Hp(10) 0.3 mSv; Brown Tom; 2024-01',
      'C5 Hp(10) 0.4 mSv; Brown Tom; 2024-02',
    ])
  })

  test('a row with a missing name among many belongs to nobody, not to the name above', () => {
    const names = ['Adams', 'Brown', 'Clark', null, 'Drake', 'Evans']
    const rows = names.map((name) => [name, '2024-01', 0.1])
    expect(lines([['Name', 'Month', 'Hp(10), mSv'], ...rows])[3]).toBe('C5 Hp(10) 0.1 mSv; -; 2024-01')
  })

  test('a merged name applies to the rows that it covers', () => {
    const rows: Rows = [
      ['ФИО', 'Квартал', 'Hp(10), мЗв'],
      ['Иванов И.И.', 'I кв. 2024', 0.1],
      [null, 'II кв. 2024', 0.2],
      ['Петров П.П.', 'I кв. 2024', 0.3],
    ]
    expect(lines(rows, { merges: ['A2:A3'] })[1]).toBe('C3 Hp(10) 0.2 mSv; Иванов И.И.; 2024-Q2')
  })

  test('a control badge is not a person, whatever the language', () => {
    expect(
      ['CONTROL', 'Контроль', 'контрольный дозиметр №3', 'martor', 'Фон', 'Martor fond', 'FON'].filter(
        (name) => !isControl(name),
      ),
    ).toEqual([])
    expect(['Фонова А.А.', 'Controneva', 'Martorell', '7001'].filter(isControl)).toEqual([])
  })
})

describe('subjects', () => {
  const subjectsOf = (...written: readonly (readonly [string | null, string | null])[]) => {
    const subjects = new Subjects()
    const keys = written.map(([name, id]) => subjects.note(name, id))
    return { subjects, found: keys.map((key) => subjects.subject(key)) }
  }

  test('one person is one object, however the name is typed', () => {
    const { found } = subjectsOf(['Семёнов И. И.', null], ['СЕМЕНОВ И.И.', null], ['Семенов\u00a0И.И', null])
    expect(new Set(found).size).toBe(1)
    expect(found[0]?.name).toBe('Семёнов И. И.')
  })

  test('the number decides, and what disagrees is reported', () => {
    const { subjects, found } = subjectsOf(['Ivanova A.', '0017'], ['Petrova A.', '17'], ['Petrova A.', '18'])
    expect(found.map((subject) => subject?.id)).toEqual(['0017', '0017', '18'])
    expect(subjects.doubts()).toEqual({
      oneIdSeveralNames: [{ id: '0017', names: ['Ivanova A.', 'Petrova A.'] }],
      oneNameSeveralIds: [{ name: 'Petrova A.', ids: ['17', '18'] }],
      likeNames: [],
    })
  })

  test('a name alone is the person who has a number elsewhere, if there is only one', () => {
    const { found } = subjectsOf(['Adams', '1'], ['Adams', null], ['Brown', '2'], ['Brown', '3'], ['Brown', null])
    expect(found[1]).toBe(found[0])
    expect(found[4]).toEqual({ name: 'Brown', id: null })
  })

  test('a number that many share isn’t a person’s', () => {
    const { found } = subjectsOf(['A', '5'], ['B', '5'], ['C', '5'], ['D', '5'])
    expect(new Set(found).size).toBe(4)
  })
})

describe('when a dose is of', () => {
  test('months down and years across meet', () => {
    const rows: Rows = [
      ['Месяц', 'Доза, мкЗв'],
      [null, 2023, 2024],
      ['Январь', 10, 20],
      ['Февраль', 30, 40],
    ]
    expect(lines(rows, { merges: ['A1:A2', 'B1:C1'] }).map((line) => line.split('; ')[2])).toEqual([
      '2023-01',
      '2024-01',
      '2023-02',
      '2024-02',
    ])
  })

  test('dates with slashes are read as the table’s own dates show', () => {
    const rows = (second: string): Rows => [
      ['Name', 'Period Begin Date', 'Period End Date', 'Hp(10), mSv'],
      ['Adams', '02/01/2024', second, 0.1],
    ]
    expect(lines(rows('03/31/2024'))).toEqual(['D2 Hp(10) 0.1 mSv; Adams; 2024-02-01/2024-03-31'])
    expect(lines(rows('31/03/2024'))).toEqual(['D2 Hp(10) 0.1 mSv; Adams; 2024-01-02/2024-03-31'])
  })
})

describe('a date that reads as two days', () => {
  const rows = (...dates: string[]): Rows => [
    ['Name', 'Date', 'Hp(10), mSv'],
    ...dates.map((date, index) => [`Adams ${index}`, date, 0.1]),
  ]

  test('is used for neither a day nor a month, and is reported once with its place', () => {
    const { doses, problems } = readSheets({ One: rows('01/02/2024', '03/04/2024') })
    expect(doses.map(({ date, period }) => ({ date, period }))).toEqual(Array(2).fill({ date: null, period: null }))
    expect(problems.filter(({ code }) => code === 'DOSE_DAY_DOUBTFUL')).toEqual([
      expect.objectContaining({
        severity: 'warning',
        sheet: 'One',
        row: 2,
        params: expect.objectContaining({ text: '01/02/2024' }),
      }),
    ])
  })

  test.each([
    ['01/02/24', '03/04/24'],
    ['3/4/2024 10:30:00 AM', '5/4/2024 10:30:00 AM'],
  ])('is reported with a short year or the time of day beside it: %s', (...dates) => {
    const { doses, problems } = readSheets({ One: rows(...dates) })
    expect(doses.map(({ date, period }) => ({ date, period }))).toEqual(Array(2).fill({ date: null, period: null }))
    expect(problems.map(({ code, row }) => [code, row])).toContainEqual(['DOSE_DAY_DOUBTFUL', 2])
  })

  test('isn’t doubtful if the year comes first, or both numbers are the same', () => {
    const { doses, problems } = readSheets({ One: rows('2024/03/04', '5/5/24') })
    expect(doses.map(({ date }) => date)).toEqual(['2024-03-04', '2024-05-05'])
    expect(problems.map(({ code }) => code)).not.toContain('DOSE_DAY_DOUBTFUL')
    const digits: Rows = [
      ['Patient', 'StudyDate', 'DLP, mGy·cm'],
      ['Adams', 20240304, 310],
      ['Brown', '20240305', 320],
    ]
    expect(readSheets({ One: digits }).doses.map(({ date }) => date)).toEqual(['2024-03-04', '2024-03-05'])
  })

  test('that isn’t a calendar day is reported, and its dose has no time', () => {
    const { doses, problems } = readSheets({ One: rows('31.03.2024', '31.04.2024') })
    expect(doses.map(({ date }) => date)).toEqual(['2024-03-31', null])
    expect(problems.map(({ code, row }) => [code, row])).toContainEqual(['DOSE_PERIOD_UNREAD', 3])
  })

  test('isn’t doubtful if another date of the table shows the order', () => {
    const { doses, problems } = readSheets({ One: rows('01/02/2024', '31/04/2024', '31/03/2024') })
    expect(doses[0]?.date).toBe('2024-02-01')
    expect(problems.map(({ code }) => code)).not.toContain('DOSE_DAY_DOUBTFUL')
  })
})

test('a badge’s place is found among the words of its cell', () => {
  expect(['RFINGER', 'левая рука', 'Chest badge', 'cristalin', '7001'].map(positionIn)).toEqual([
    'ring_right',
    'ring_left',
    'chest',
    'lens',
    null,
  ])
})

describe('a dose that is written twice', () => {
  const header = ['Name', 'Month', 'Badge number', 'Hp(10), mSv']
  const sheets = (first: number, second: number, badge = '7001') => ({
    One: [header, ['Adams', '2024-01', '7001', 0.1], ['Brown', '2024-01', '7002', first]],
    Two: [header, ['Adams', '2024-01', '7001', 0.1], ['Brown', '2024-01', badge.replace('7001', '7002'), second]],
  })

  test('is added up once', () => {
    const { doses, problems } = readSheets(sheets(0.2, 0.2))
    expect(doses.map(({ sameAs }) => sameAs)).toEqual([null, null, 'd1', 'd2'])
    expect(problems.map(({ code }) => code)).toEqual(['DOSE_DUPLICATES_MERGED'])
  })

  test('with another value is a conflict: the first stays, the second asks', () => {
    const { doses, decisions, reconciliation } = readSheets(sheets(0.2, 0.3))
    expect(doses).toHaveLength(3)
    expect(decisions).toMatchObject([
      { sheet: 'Two', cell: 'D3', reason: 'conflict', alternatives: ['0.2 mSv (One!D3)', '0.3 mSv (Two!D3)'] },
    ])
    expect(reconciliation).toEqual({ numericCells: 4, doses: 3, censored: 0, rejected: 1, balanced: true })
    const resolutions = [{ sheet: 'Two', cell: 'D3', column: 'D', choice: 1 }]
    const settled = readSheets(sheets(0.2, 0.3), { resolutions })
    expect(settled.decisions).toEqual([])
    expect(settled.doses.map(({ reading }) => reading.value)).toEqual(['0.1', '0.1', '0.3'])
  })

  test('on another badge is another dose', () => {
    const { doses, decisions } = readSheets(sheets(0.2, 0.2, '7009'))
    expect(doses.at(-1)?.sameAs).toBeNull()
    expect(decisions).toEqual([])
  })

  test('a year’s dose and its months’ on another sheet are not added to each other', () => {
    const months = Array.from({ length: 12 }, (_, index) => [
      'Adams',
      `2024-${String(index + 1).padStart(2, '0')}`,
      0.1,
    ])
    const { doses } = readSheets({
      Months: [['Name', 'Month', 'Hp(10), mSv'], ...months],
      Years: [
        ['Name', 'Year', 'Hp(10), mSv'],
        ['Adams', 2024, 1.2],
      ],
    })
    expect(doses.at(-1)).toMatchObject({ role: 'total', period: { name: '2024' } })
  })

  test('and a year that isn’t the sum of its months is a question', () => {
    const months = Array.from({ length: 12 }, (_, index) => [
      'Adams',
      `2024-${String(index + 1).padStart(2, '0')}`,
      0.1,
    ])
    const { doses, decisions } = readSheets({
      Months: [['Name', 'Month', 'Hp(10), mSv'], ...months],
      Years: [
        ['Name', 'Year', 'Hp(10), mSv'],
        ['Adams', 2024, 12],
      ],
    })
    expect(doses.at(-1)).toMatchObject({ role: 'total', period: { name: '2024' } })
    expect(decisions).toMatchObject([
      { reason: 'totalDiffers', sheet: 'Years', cell: 'C2', alternatives: ['12 mSv', '1.2 mSv'] },
    ])
  })
})
