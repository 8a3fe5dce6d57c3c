import { describe, expect, test } from '@jest/globals'
import { readCase } from '../test-support/read-case'
import { doseLine, readSheets, type Rows } from '../test-support/read-sheets'

const added = (rows: Rows) =>
  readSheets({ S: rows })
    .doses.filter(({ role }) => role === 'period' || role === 'single')
    .map(doseLine)
const asked = (rows: Rows) => readCase(rows).asked

describe('columns that are made of others', () => {
  test('kinds of radiation under quarters, with their sums and the grand total', () => {
    const rows: Rows = [
      ['Dose equivalent 2023 [mSv]'],
      ['Name', 'Quarter 1', null, null, 'Quarter 2', null, null, 'Half-year'],
      [null, 'γ', 'n', 'γ+n', 'γ', 'n', 'γ+n'],
      ['Ames, Bea', 0.4, 0.1, 0.5, 0.5, 0.2, 0.7, 1.2],
      ['Byrd, Cal', 0.2, 0.05, 0.25, 0.3, 0.04, 0.34, 0.59],
      ['Cade, Dot', 0.6, 0.2, 0.8, 0.4, 0.1, 0.5, 1.3],
    ]
    expect(asked(rows)).toEqual([])
    expect(added(rows).filter((line) => line.includes('Ames'))).toEqual([
      'B4 H 0.4 mSv; Ames, Bea; 2023-Q1',
      'C4 neutron 0.1 mSv; Ames, Bea; 2023-Q1',
      'E4 H 0.5 mSv; Ames, Bea; 2023-Q2',
      'F4 neutron 0.2 mSv; Ames, Bea; 2023-Q2',
    ])
  })

  const readings = (first: readonly number[], second: readonly number[], means: readonly number[]): Rows => [
    ['TLD readout, March 2024, mSv'],
    ['Name', 'Chip 1', 'Chip 2', 'Mean'],
    ...['Ames, Bea', 'Byrd, Cal', 'Cade, Dot'].map((name, row) => [name, first[row], second[row], means[row]]),
  ]

  test('the mean of two readings of a badge is its dose', () => {
    const rows = readings([0.2, 0.31, 0.12], [0.22, 0.29, 0.14], [0.21, 0.3, 0.13])
    expect(asked(rows)).toEqual([])
    expect(added(rows)).toEqual([
      'D3 H 0.21 mSv; Ames, Bea; 2024-03',
      'D4 H 0.3 mSv; Byrd, Cal; 2024-03',
      'D5 H 0.13 mSv; Cade, Dot; 2024-03',
    ])
  })

  test.each<[string, Rows]>([
    ['lie far apart', readings([0.2, 0.9, 0.1], [0.6, 0.3, 0.5], [0.4, 0.6, 0.3])],
    ['have another mean', readings([0.2, 0.31, 0.12], [0.22, 0.29, 0.14], [0.3, 0.2, 0.25])],
  ])('columns that %s ask', (_, rows) => {
    expect(added(rows)).toEqual([])
    expect(asked(rows)).toContain('B x3 perhapsDoses')
  })

  test('how many days somebody has doses of isn’t asked about', () => {
    const rows: Rows = [
      ['EPD, June 2025, Hp(10), µSv'],
      ['Name', 2, 3, 4, 'Sum', 'Visits'],
      ['Ames, Bea', 14, null, 20, 34, 2],
      ['Byrd, Cal', 16, 13, 5, 34, 3],
      ['Cade, Dot', null, 27, null, 27, 1],
    ]
    expect(asked(rows)).toEqual([])
    expect(added(rows)[0]).toBe('B3 Hp(10) 14 uSv; Ames, Bea; 2025-06-02/2025-06-02')
  })
})

describe('days over columns', () => {
  test('with their months are days of the title’s year', () => {
    const rows: Rows = [
      ['Оперативный контроль, мкЗв, октябрь 2024 г.'],
      ['ФИО', '07.10', '08.10', '09.10', 'Сумма'],
      ['Орлов А. А.', 28, 172, 5, 205],
      ['Седов К. Л.', 41, 10, 109, 160],
    ]
    expect(added(rows).slice(0, 2)).toEqual([
      'B3 H 28 uSv; Орлов А. А.; 2024-10-07/2024-10-07',
      'C3 H 172 uSv; Орлов А. А.; 2024-10-08/2024-10-08',
    ])
  })

  test('a row of whole doses is no header', () => {
    const rows: Rows = [
      ['Name', 'Jan, µSv', 'Feb, µSv', 'Mar, µSv'],
      ['Ames, Bea', 3, 5, 8],
      ['Byrd, Cal', 4, 6, 9],
    ]
    expect(added(rows)).toHaveLength(6)
  })
})

describe('corrected columns', () => {
  const rows = (original: string, corrected: string): Rows => [
    ['Second quarter 2024'],
    ['Name', original, corrected],
    ['Ames, Bea', 1.2, 0.4],
    ['Byrd, Cal', 0.3, null],
  ]

  test.each([
    ['Reported Hp(10), mSv', 'Corrected Hp(10), mSv'],
    ['Hp(10), мЗв (первоначальная)', 'Hp(10), мЗв (уточнённая)'],
    ['Hp(10), mSv', 'Hp(10), mSv (revised)'],
  ])('«%s | %s»: the corrected dose counts, or the reported one if that is blank', (original, corrected) => {
    expect(added(rows(original, corrected)).map((line) => line.slice(0, 13))).toEqual([
      'C3 Hp(10) 0.4',
      'B4 Hp(10) 0.3',
    ])
  })

  test('asks about two columns if neither is a correction', () => {
    expect(asked(rows('Hp(10), mSv (TLD)', 'Hp(10), mSv (EPD)'))).not.toEqual([])
  })
})

test('a corrected row that quotes the figure it replaces counts, and the other is asked about', () => {
  const rows: Rows = [
    ['ФИО', 'Период', 'Hp(10), мЗв', 'Примечание'],
    ['Орлов А. А.', 'I кв. 2024', 2.8, null],
    ['Орлов А. А.', 'I кв. 2024', 0.3, 'уточнённая доза взамен 2,8'],
  ]
  expect(added(rows)).toEqual(['C3 Hp(10) 0.3 mSv; Орлов А. А.; 2024-Q1'])
  expect(asked(rows)).toEqual(['C2 correctedRow'])
})

describe('what is said of a table', () => {
  test('lines over persons say who they are and in what unit', () => {
    const rows: Rows = [
      ['Doze Hp(10), semestrul I 2024'],
      ['Nume', 'Gavril Ana', 'Hodor Vlad'],
      ['Marca', 51, 52],
      ['Secția', 'RX', 'CT'],
      ['Unitate', 'µSv', 'µSv'],
      ['Ianuarie', 40, 80],
      ['Februarie', 45, 75],
      ['Total', 85, 155],
      ['% din limită', 0.4, 0.8],
    ]
    expect(readCase(rows)).toEqual({
      asked: [],
      balanced: true,
      doses: [
        'B6 Hp(10) 40 uSv; Gavril Ana [51]; 2024-01',
        'C6 Hp(10) 80 uSv; Hodor Vlad [52]; 2024-01',
        'B7 Hp(10) 45 uSv; Gavril Ana [51]; 2024-02',
        'C7 Hp(10) 75 uSv; Hodor Vlad [52]; 2024-02',
        'B8 Hp(10) 85 uSv total; -; 2024-01-01/2024-06-30',
        'C8 Hp(10) 155 uSv total; -; 2024-01-01/2024-06-30',
      ],
    })
  })

  test('a line below it says when badges were worn, or in what unit doses are', () => {
    const table: Rows = [
      ['Name', 'Hp(10)'],
      ['Ames, Bea', 12],
      ['Byrd, Cal', 25],
    ]
    expect(added([...table, [], ['Wear period 06/01/2024 - 06/30/2024, mrem']])[0]).toBe(
      'B2 Hp(10) 12 mREM; Ames, Bea; 2024-06',
    )
    expect(added([...table, ['All doses in mrem']])).toHaveLength(2)
  })

  test('cards below each other with pairs of labels and a year in the corner', () => {
    const card = (name: string, number: string, doses: readonly number[]): Rows => [
      ['INDIVIDUAL DOSE RECORD'],
      ['Name:', name, null, 'Works No.:', number],
      ['Date of birth:', '1971-03-09', null, 'Category:', 'Classified'],
      ['2024', 'Hp(10), mSv', 'Hp(0.07), mSv'],
      ['1st quarter', ...doses],
      ['2nd quarter', ...doses],
      [],
    ]
    expect(
      added([...card('Ames Bea', 'N-118', [0.2, 0.3]), ...card('Byrd Cal', 'N-204', [0.4, 0.5])]).filter(
        (_, at) => at % 4 === 0,
      ),
    ).toEqual(['B5 Hp(10) 0.2 mSv; Ames Bea [N-118]; 2024-Q1', 'B12 Hp(10) 0.4 mSv; Byrd Cal [N-204]; 2024-Q1'])
  })

  test('a year alone above a repeated header is that of the rows below', () => {
    const head = ['Nume', 'Hp(10) (mSv)']
    const rows: Rows = [
      [2021],
      head,
      ['Albu Ion', 1.2],
      ['Barbu Ana', 0.4],
      [2022],
      head,
      ['Albu Ion', 1],
      ['Barbu Ana', 0.6],
    ]
    expect(added(rows)).toEqual([
      'B3 Hp(10) 1.2 mSv; Albu Ion; 2021',
      'B4 Hp(10) 0.4 mSv; Barbu Ana; 2021',
      'B7 Hp(10) 1 mSv; Albu Ion; 2022',
      'B8 Hp(10) 0.6 mSv; Barbu Ana; 2022',
    ])
  })

  test('years over quantities with gaps, the label of the rows beside them', () => {
    const rows: Rows = [
      ['Name', '2022', null, '2023', null],
      [null, 'Hp(10), mSv', 'Hp(0.07), mSv', 'Hp(10), mSv', 'Hp(0.07), mSv'],
      ['Ames, Bea', 0.1, 0.2, 0.3, 0.4],
    ]
    expect(added(rows)).toEqual([
      'B3 Hp(10) 0.1 mSv; Ames, Bea; 2022',
      'C3 Hp(0.07) 0.2 mSv; Ames, Bea; 2022',
      'D3 Hp(10) 0.3 mSv; Ames, Bea; 2023',
      'E3 Hp(0.07) 0.4 mSv; Ames, Bea; 2023',
    ])
  })

  test('a task’s number shared by several people isn’t a person’s number', () => {
    const rows: Rows = [
      ['RWP', 'Worker', 'EPD dose (µSv)'],
      ['R-101', 'Ames, Bea', 120],
      ['R-101', 'Byrd, Cal', 60],
      ['R-102', 'Ames, Bea', 15],
    ]
    expect(readSheets({ S: rows }).doses.map(({ subject }) => subject?.name)).toEqual([
      'Ames, Bea',
      'Byrd, Cal',
      'Ames, Bea',
    ])
    expect(readSheets({ S: rows }).doses.map(({ subject }) => subject?.id)).toEqual([null, null, null])
  })

  test('a count of patients isn’t a person', () => {
    const rows: Rows = [
      ['Аппарат', 'Число пациентов', 'ПДП, сГр·см²'],
      ['Рентген 1', 42, 18.5],
      ['Рентген 2', 38, 95.2],
    ]
    expect(readSheets({ S: rows }).doses.map(({ subject }) => subject)).toEqual([null, null])
  })
})
