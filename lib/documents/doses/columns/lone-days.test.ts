import { describe, expect, test } from '@jest/globals'
import { readCase, type ReadCase } from '../test-support/read-case'
import { readSheets, type Rows } from '../test-support/read-sheets'

const CASES: readonly ReadCase[] = [
  [
    'a person’s dates of hire, training, documents and examinations',
    [
      ['ФИО', 'Дата приёма на работу', 'Год поступления', 'Дата медосмотра', 'Дата инструктажа', 'Hp(10), мЗв'],
      ['Иванов И. И.', '01.09.2010', 2010, '12.03.2024', '15.09.2024', 0.12],
      ['Петров П. П.', '01.09.2015', 2015, '15.03.2024', '16.09.2024', 0.2],
    ],
    ['F2 Hp(10) 0.12 mSv; Иванов И. И.; -', 'F3 Hp(10) 0.2 mSv; Петров П. П.; -'],
  ],
  [
    'next to quarters',
    [
      ['ФИО', 'Дата поступления', 'I кв. 2024, мЗв', 'II кв. 2024, мЗв'],
      ['Иванов И. И.', '15.09.2010', 0.12, 0.1],
    ],
    ['C2 H 0.12 mSv; Иванов И. И.; 2024-Q1', 'D2 H 0.1 mSv; Иванов И. И.; 2024-Q2'],
  ],
  [
    'in English',
    [
      ['Name', 'Hire date', 'Training date', 'Certificate valid to', 'Date of employment', 'Hp(10) 2024, mSv'],
      ['John Smith', '12.03.2010', '12.03.2023', '12.03.2026', '12.03.2010', 0.1],
      ['Ann Brown', '13.03.2010', '13.03.2023', '12.03.2026', '13.03.2010', 0.2],
    ],
    ['F2 Hp(10) 0.1 mSv; John Smith; 2024', 'F3 Hp(10) 0.2 mSv; Ann Brown; 2024'],
  ],
  [
    'in Romanian',
    [
      ['Nume', 'Data angajării', 'Data instruirii', 'Data controlului medical', 'Data verificării', 'Hp(10), mSv'],
      ['Popescu Ion', '15.09.2010', '15.09.2023', '15.01.2024', '15.02.2024', 0.1],
      ['Ionescu Ana', '20.09.2015', '16.09.2023', '16.01.2024', '16.02.2024', 0.2],
    ],
    ['F2 Hp(10) 0.1 mSv; Popescu Ion; -', 'F3 Hp(10) 0.2 mSv; Ionescu Ana; -'],
  ],
  [
    'a start date without an end that differs for each person',
    [
      ['Annual doses 2024 (mSv)'],
      ['Name', 'Start date', 'Hp(10)'],
      ['John Smith', '15/09/2010', 0.1],
      ['Ann Brown', '20/09/2015', 0.2],
    ],
    ['C3 Hp(10) 0.1 mSv; John Smith; 2024', 'C4 Hp(10) 0.2 mSv; Ann Brown; 2024'],
  ],
  [
    'a start date that many persons share is of the wearing period',
    [
      ['Name', 'Start date', 'Hp(10), mSv'],
      ['John Smith', '15.09.2024', 0.1],
      ['Ann Brown', '15.09.2024', 0.2],
    ],
    ['C2 Hp(10) 0.1 mSv; John Smith; 2024-09-15', 'C3 Hp(10) 0.2 mSv; Ann Brown; 2024-09-15'],
  ],
  [
    'start and end dates with months in letters',
    [
      ['Name', 'Start', 'End', 'Hp(10), mSv'],
      ['John Smith', '01-Oct-2024', '31-Dec-2024', 0.1],
      ['Ann Brown', '15-Oct-2024', '14-Jan-2025', 0.2],
    ],
    ['D2 Hp(10) 0.1 mSv; John Smith; 2024-Q4', 'D3 Hp(10) 0.2 mSv; Ann Brown; 2024-10-15/2025-01-14'],
  ],
  [
    'the day of a patient’s visit',
    [
      ['Пациент', 'Дата приёма', 'Доза, мЗв'],
      ['Иванов И. И.', '15.09.2024', 0.12],
      ['Петров П. П.', '20.09.2024', 0.2],
    ],
    ['C2 H 0.12 mSv single; Иванов И. И.; 2024-09-15', 'C3 H 0.2 mSv single; Петров П. П.; 2024-09-20'],
  ],
]

describe('dates that don’t belong to a dose', () => {
  test.each(CASES)('%s', (_, rows, doses, asked = []) => {
    expect(readCase(rows)).toEqual({ doses, asked, balanced: true })
  })

  test('marks a possible day of hire as uncertain', () => {
    const rows: Rows = [
      ['ФИО', 'Дата приёма', 'Доза, мЗв'],
      ['Иванов И. И.', '15.09.2010', 0.12],
      ['Петров П. П.', '20.09.2015', 0.2],
    ]
    const { layout, doses } = readSheets({ S: rows })
    expect(doses.map(({ date }) => date)).toEqual([null, null])
    expect(layout.tables[0]?.columns[1]).toMatchObject({ role: 'other', doubts: ['dateUnsure'] })
  })
})
