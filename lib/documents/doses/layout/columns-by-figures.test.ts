import { describe, expect, test } from '@jest/globals'
import { doseLine, readSheets, type Rows } from '../test-support/read-sheets'

const read = (rows: Rows, more: Readonly<Record<string, Rows>> = {}) => {
  const { doses, decisions, reconciliation } = readSheets({ S: rows, ...more })
  expect(reconciliation.balanced).toBe(true)
  return {
    doses: doses.map(doseLine),
    asked: decisions.map(({ cell, column, reason }) => `${cell ?? column.letter} ${reason}`),
  }
}

describe('columns and rows that figures explain', () => {
  test('the dose of record counts, not the two badges it was chosen from, nor their difference', () => {
    const { doses, asked } = read([
      ['Worker', 'TLD, mSv', 'EPD, mSv', 'Gap, mSv', 'Legal, mSv'],
      ['Alder Jane', 1.32, 1.41, 0.09, 1.32],
      ['Birch Karl', 0.84, 0.8, 0.04, 0.84],
      ['Cedar Lou', 'lost', 0.66, null, 0.66],
      ['Dove Ann', 0.21, 0.25, 0.04, 0.21],
    ])
    expect(asked).toEqual([])
    expect(doses.filter((line) => line.includes('Cedar') && !line.includes('total'))).toEqual([
      'E4 H 0.66 mSv; Cedar Lou; -',
    ])
    expect(doses.some((line) => line.startsWith('D'))).toBe(false)
  })

  test('an effective dose counts once, with the internal part next to it', () => {
    const { doses, asked } = read([
      ['Worker', 'Hp(10), mSv', 'E(50), mSv', 'Effective dose, mSv'],
      ['Alder Jane', 1.6, 0.04, 1.64],
      ['Birch Karl', 1.17, 0.16, 1.33],
      ['Cedar Lou', 1.97, 0.08, 2.05],
      ['Dove Ann', 2.57, 0.05, 2.62],
    ])
    expect(asked).toEqual([])
    expect(doses.slice(0, 3)).toEqual([
      'B2 Hp(10) 1.6 mSv; Alder Jane; -',
      'C2 E 0.04 mSv total; Alder Jane; -',
      'D2 E 1.64 mSv; Alder Jane; -',
    ])
  })

  test('who wrote the rows of a record book isn’t the person above it', () => {
    const { doses } = read([
      ['Name', 'Martha Quell'],
      ['Employer', 'Harbor Checks'],
      [null],
      ['From', 'To', 'Site', 'Hp(10), mSv', 'Keyed by'],
      ['08.01.2024', '02.02.2024', 'Refinery', 0.42, 'T. Osgar'],
      ['19.02.2024', '28.03.2024', 'Unit 4', 1.15, 'T. Osgar'],
      ['22.04.2024', '17.05.2024', 'Jetty', 0.18, 'T. Osgar'],
    ])
    expect(doses).toHaveLength(3)
    expect(doses.every((line) => line.includes('Martha Quell'))).toBe(true)
  })

  test('groups whose names look like quarters date no doses', () => {
    const { layout } = readSheets({
      S: [
        ['Dose records 2024, mSv'],
        ['Name', 'Set', 'Sem. I', 'Sem. II'],
        ['Alder Jane', 'TR-1', 0.12, 0.18],
        ['Birch Karl', 'TR-1', 0.05, 0.07],
        ['Cedar Lou', 'TR-2', 0.09, 0.11],
      ],
    })
    expect(layout.tables[0]?.columns.map(({ role }) => role)).toEqual(['subject', 'other', 'period', 'period'])
  })

  test('a header with what is left of a limit is a header, and its column no dose', () => {
    const { doses, asked } = read([
      ['Name', 'Hp(10), mSv', 'Left of 1 mSv'],
      ['Alder Jane', 0.12, 0.88],
      ['Birch Karl', 0.3, 0.7],
    ])
    expect(asked).toEqual([])
    expect(doses).toEqual(['B2 Hp(10) 0.12 mSv; Alder Jane; -', 'B3 Hp(10) 0.3 mSv; Birch Karl; -'])
  })

  test('a row that counts results gives no dose', () => {
    const rows = [
      ['Name', 'Hp(10) Q1, mSv', 'Hp(10) Q2, mSv'],
      ['Alder J.', 0.12, 0.2],
      ['Birch K.', 0.3, '<0.05'],
      ['Cedar L.', 0.25, 0.11],
    ]
    expect(read([...rows, ['Films sent', 3, 3]])).toEqual(read(rows))
    expect(read([...rows, ['Films sent', 3, 2]])).toEqual(read(rows))
  })

  test('a code is read as the file explains it, on the sheet or another one', () => {
    const rows: Rows = [
      ['Name', 'Hp(10), mSv'],
      ['Alder Jane', 0.12],
      ['Birch Karl', 'QX'],
      ['Cedar Lou', 0.2],
    ]
    expect(read(rows).asked).toEqual(['B3 notUnderstood'])
    const explained = { doses: expect.arrayContaining([expect.stringContaining('damaged')]), asked: [] }
    expect(read([...rows, [null], ['QX - badge damaged; ZZ - not worn']])).toEqual(explained)
    expect(
      read(rows, {
        Codes: [
          ['Code', 'Meaning'],
          ['QX', 'Badge damaged'],
        ],
      }),
    ).toEqual(explained)
  })

  test('an outlier that the file itself adds up is counted and asked about', () => {
    const rows: Rows = [
      ['Name', 'Hp(10) Jan, mSv', 'Hp(10) Feb, mSv', 'Total, mSv'],
      ...['Alder', 'Birch', 'Cedar', 'Dove', 'Elm'].map((name) => [`${name} A.`, 0.2, 0.3, 0.5] as const),
      ['Fir A.', 41, 0.3, 41.3],
    ]
    const { doses, asked } = read(rows)
    expect(asked).toEqual(['B7 outlier'])
    expect(doses.some((line) => line.startsWith('B7 Hp(10) 41 mSv'))).toBe(true)
    const unsummed = read(rows.map((cells) => cells.slice(0, 3)))
    expect(unsummed.asked).toEqual(['B7 outlier'])
    expect(unsummed.doses.some((line) => line.startsWith('B7'))).toBe(false)
  })
})
