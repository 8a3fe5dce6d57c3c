import { describe, expect, test } from '@jest/globals'
import { findLayout } from '../layout/find-layout'
import { readDoseSource } from '../source/read-dose-source'
import { wordFile } from '../test-support/word-file'
import { readDoses } from './read-doses'
import { doseLine, readSheets, type Rows } from '../test-support/read-sheets'

type Case = readonly [name: string, rows: Rows, doses: readonly string[]]

const CARDS: readonly Case[] = [
  [
    'in Russian, a limit and a total in it, a birthday aside',
    [
      ['Фамилия', 'Орлов'],
      ['Имя, отчество', 'Пётр Ильич'],
      ['Табельный номер', 1024],
      ['Дата рождения', '12.03.1970'],
      ['Год', 2024],
      ['Эффективная доза за год, мЗв', '1,25'],
      ['Доза на хрусталик глаза, мЗв', 'НПО'],
      ['Предел дозы, мЗв', 20],
    ],
    [
      'B6 E 1.25 mSv; Орлов Пётр Ильич [1024]; 2024',
      'B7 Hp(3) mSv !below_limit; Орлов Пётр Ильич [1024]; 2024; lens',
      'B8 H 20 mSv limit; -; 2024',
    ],
  ],
  [
    'in Romanian, the units in the cells, a number of a person that is no dose',
    [
      ['Nume și prenume:', 'Popa Ion'],
      ['CNP:', '1800101123456'],
      ['Perioada:', '01.01.2025-31.03.2025'],
      ['Doza Hp(10):', '0,35 mSv'],
      ['Doza Hp(0,07):', '400 µSv'],
    ],
    ['B4 Hp(10) 0.35 mSv; Popa Ion [1800101123456]; 2025-Q1', 'B5 Hp(0.07) 400 uSv; Popa Ion [1800101123456]; 2025-Q1'],
  ],
  [
    'in English, two of them one below the other, the units beside',
    [
      ['Card of individual doses'],
      [],
      ['Name', 'John Adams'],
      ['Badge No', 'A 12345'],
      ['Period', 'Q1 2025'],
      ['Hp(10)', 0.35, 'mSv'],
      ['Hp(3)', '<0.05', 'mSv'],
      [],
      ['Name', 'Ann Brown'],
      ['Badge No', 'A 12346'],
      ['Period', 'Q1 2025'],
      ['Hp(10)', 0.12, 'mSv'],
      ['Hp(3)', 'M', 'mSv'],
    ],
    [
      'B6 Hp(10) 0.35 mSv; John Adams; 2025-Q1',
      'B7 Hp(3) <0.05 mSv !below_limit; John Adams; 2025-Q1',
      'B12 Hp(10) 0.12 mSv; Ann Brown; 2025-Q1',
      'B13 Hp(3) mSv !below_limit; Ann Brown; 2025-Q1',
    ],
  ],
  [
    'of a patient, with settings of the exposure that are no doses',
    [
      ['Пациент', 'Белова Т. А.'],
      ['Исследование', 'КТ грудной клетки'],
      ['Напряжение, кВ', 120],
      ['DLP, мГр·см', 412],
      ['CTDIvol, мГр', '12,3'],
    ],
    ['B4 DLP 412 mGy.cm single; Белова Т. А.; -', 'B5 CTDIvol 12.3 mGy single; Белова Т. А.; -'],
  ],
]

describe('a card, its labels down a column and its values beside them', () => {
  test.each(CARDS)('%s', (_, rows, expected) => {
    const { doses, decisions, reconciliation } = readSheets({ Card: rows })
    expect(doses.map(doseLine)).toEqual(expected)
    expect(decisions).toEqual([])
    expect(reconciliation).toMatchObject({ numericCells: expected.length, balanced: true })
  })

  test('is read out of a table of a Word file', async () => {
    const file = wordFile('карточка.docx', [
      {
        caption: 'Карточка',
        rows: [
          ['ФИО', 'Орлов П. И.'],
          ['Период', 'I кв. 2025'],
          ['Hp(10), мЗв', '0,35'],
        ],
      },
    ])
    const { source } = await readDoseSource(file, {}, {})
    const { doses } = readDoses(findLayout(source, {}))
    expect(doses.map(doseLine)).toEqual(['B3 Hp(10) 0.35 mSv; Орлов П. И.; 2025-Q1'])
  })

  test('without a unit is asked about', () => {
    const { doses, decisions } = readSheets({
      Card: [
        ['Nume', 'Popa Ion'],
        ['Hp(10)', 0.35],
      ],
    })
    expect(doses).toEqual([])
    expect(decisions).toMatchObject([{ reason: 'unitUnknown', count: 1 }])
  })
})

const HEADER = ['Name', 'Period', 'Hp(10), mSv', 'Hp(3), mSv', 'YTD Hp(10), mSv', 'Note']
const NOTES = [
  ['Unused', 'unused'],
  ['не использован', 'unused'],
  ['neutilizat', 'unused'],
  ['not returned', 'not_exchanged'],
  ['не сдан', 'not_exchanged'],
  ['nereturnat', 'not_exchanged'],
  ['damaged', 'damaged'],
] as const

describe('a note in place of doses', () => {
  const withNote = (note: string, ...doses: readonly (number | null)[]) =>
    readSheets({
      Doses: [
        HEADER,
        ['Adams', 'Q1 2025', 0.1, 0.2, 0.1, null],
        ['Clark', 'Q1 2025', 0.3, 0.2, 0.3, null],
        ['Brown', 'Q1 2025', ...doses, note],
      ],
    })

  test.each(NOTES)('«%s» represents the blank doses of its period', (note, censor) => {
    const { doses, reconciliation } = withNote(note, null, null, 0.4)
    const own = doses.filter(({ row }) => row === 3)
    expect(own.map(doseLine)).toEqual([
      `C4 Hp(10) mSv !${censor}; Brown; 2025-Q1`,
      `D4 Hp(3) mSv !${censor}; Brown; 2025-Q1`,
      'E4 Hp(10) 0.4 mSv cumulative; Brown; 2025-Q1',
    ])
    expect(own[0]?.reading).toMatchObject({ raw: note, value: null })
    expect(reconciliation).toEqual({ numericCells: 9, doses: 7, censored: 2, rejected: 0, balanced: true })
  })

  test.each([
    ['another dose of the period', 'Unused', 0.4],
    ['a note that is no mark', 'new badge', null],
    ['a dash for no note', '-', null],
    ['«no» for no note', 'нет', null],
  ])('is none where the row has %s', (_, note, dose) => {
    const { doses, reconciliation } = withNote(note, dose, null, null)
    expect(doses.filter(({ reading }) => reading.censor !== null)).toEqual([])
    expect(reconciliation.balanced).toBe(true)
  })
})

test.each(['#DIV/0!', '#ДЕЛ/0!', '#N/A', '#Н/Д'])('%s in a text file is a broken formula, not a number', (error) => {
  const { decisions } = readSheets({
    Doses: [
      ['ФИО', 'Hp(10), мЗв'],
      ['Орлов А. А.', '0,12'],
      ['Седов К. Л.', error],
    ],
  })
  expect(decisions).toMatchObject([{ cell: 'B3', reason: 'brokenFormula', alternatives: [] }])
})

test('a word of a medicine’s name isn’t a bound of its strength', () => {
  const { doses } = readSheets({
    A: [['Medicine'], ['ASPIRIN MAX 1000 mg'], ['PANADOL 500 mg'], ['NUROFEN 200 mg']],
  })
  expect(doses.map(doseLine)).toEqual([
    'A2 strength 1000 mg single; -; -',
    'A3 strength 500 mg single; -; -',
    'A4 strength 200 mg single; -; -',
  ])
})
