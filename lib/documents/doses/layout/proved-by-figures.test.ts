import { expect, test } from '@jest/globals'
import { doseLine, readSheets, type Rows } from '../test-support/read-sheets'

const counted = (sheets: Record<string, Rows>) =>
  readSheets(sheets)
    .doses.filter(({ role }) => role === 'period' || role === 'single')
    .map(doseLine)
const names = (rows: Rows) => new Set(readSheets({ S: rows }).doses.map(({ subject }) => subject?.name ?? null))

test('the difference between two readings is the dose', () => {
  const rows: Rows = [
    ['Doses, µSv, March 2024'],
    ['Name', 'Start of shift', 'End of shift', 'Dose'],
    ['Ames, Bea', 2, 14, 12],
    ['Byrd, Cal', 14, 37, 23],
    ['Cade, Dot', 1, 10, 9],
  ]
  expect(counted({ S: rows })).toEqual([
    'D3 H 12 uSv; Ames, Bea; 2024-03',
    'D4 H 23 uSv; Byrd, Cal; 2024-03',
    'D5 H 9 uSv; Cade, Dot; 2024-03',
  ])
})

test('a total carried over to the next page belongs to nobody', () => {
  const head = ['Name', 'Hp(10), mSv', 'Hp(0.07), mSv']
  const rows: Rows = [
    head,
    ['Ames, Bea', 0.1, 0.2],
    ['Byrd, Cal', 0.3, 0.5],
    ['Cade, Dot', 0.2, 0.1],
    ['Over', 0.6, 0.8],
    head,
    ['Back', 0.6, 0.8],
    ['Dyer, Eli', 0.4, 0.3],
  ]
  expect(names(rows)).toEqual(new Set(['Ames, Bea', 'Byrd, Cal', 'Cade, Dot', 'Dyer, Eli', null]))
})

test('columns with unknown names that add up to the last one are its parts', () => {
  const rows: Rows = [
    ['Hp(10), mSv, 2023'],
    ['Name', 'Stint A', 'Stint B', 'Altogether'],
    ['Ames, Bea', 0.11, 0.23, 0.34],
    ['Byrd, Cal', 0.31, 0.52, 0.83],
    ['Cade, Dot', 0.22, 0.12, 0.34],
  ]
  expect(readSheets({ S: rows }).doses.filter(({ role }) => role === 'total')).toHaveLength(3)
})

test('sheets named after months belong to the year of the sheet with their sums', () => {
  const rows: Rows = [
    ['Name', 'Hp(10), mSv'],
    ['Ames, Bea', 0.1],
  ]
  expect(
    counted({
      Jan: rows,
      Feb: rows,
      'Total 2024': [
        ['Name', 'Total Hp(10), mSv'],
        ['Ames, Bea', 0.2],
      ],
    }),
  ).toEqual(['B2 Hp(10) 0.1 mSv; Ames, Bea; 2024-01', 'B2 Hp(10) 0.1 mSv; Ames, Bea; 2024-02'])
})

test('numbers and jobs below names are no doses', () => {
  const rows: Rows = [
    ['Hp(10), mSv, 2024'],
    ['Name', 'Ames, Bea', 'Byrd, Cal', 'Cade, Dot'],
    ['Pass', 771, 778, 785],
    ['Role', 'nurse', 'physicist', 'nurse'],
    ['Q1', 0.11, 0.21, 0.31],
    ['Q2', 0.12, 0.22, 0.32],
  ]
  const { doses, decisions } = readSheets({ S: rows })
  expect(doses).toHaveLength(6)
  expect(decisions).toEqual([])
})

test('a column of depths says what each row is of', () => {
  const rows: Rows = [
    ['Name', 'Depth', 'Period', 'Result, mSv'],
    ['Ames, Bea', 'Deep', 'Q1 2024', 0.11],
    ['Ames, Bea', 'Shallow', 'Q1 2024', 0.14],
    ['Byrd, Cal', 'Deep', 'Q1 2024', 0.21],
    ['Byrd, Cal', 'Shallow', 'Q1 2024', 0.24],
  ]
  expect(readSheets({ S: rows }).doses.map(({ reading }) => reading.quantity)).toEqual([
    'Hp(10)',
    'Hp(0.07)',
    'Hp(10)',
    'Hp(0.07)',
  ])
})

test('a row with a name and a number starts the rows of a card', () => {
  const head = ['Year', 'Hp(10), mSv', 'Hp(0.07), mSv']
  const rows: Rows = [
    ['Name: Ames, Bea', null, 'Employee ID 501'],
    head,
    [2023, 0.9, 1.4],
    [2024, 1.1, 1.7],
    [],
    ['Name: Byrd, Cal', null, 'Employee ID 502'],
    head,
    [2023, 0.4, 0.5],
  ]
  expect(counted({ S: rows })).toEqual([
    'B3 Hp(10) 0.9 mSv; Ames, Bea [501]; 2023',
    'C3 Hp(0.07) 1.4 mSv; Ames, Bea [501]; 2023',
    'B4 Hp(10) 1.1 mSv; Ames, Bea [501]; 2024',
    'C4 Hp(0.07) 1.7 mSv; Ames, Bea [501]; 2024',
    'B8 Hp(10) 0.4 mSv; Byrd, Cal [502]; 2023',
    'C8 Hp(0.07) 0.5 mSv; Byrd, Cal [502]; 2023',
  ])
})

test('statistics of groups belong to nobody, and shares of a limit aren’t doses', () => {
  const rows: Rows = [
    ['Protocol', 'n', 'CTDIvol, mGy', null, null, 'CTDIvol / DRL (%)'],
    [null, null, '25th', 'Median', '75th', null],
    ['Head', 140, 42, 47.1, 53.5, 79],
    ['Chest', 122, 5.1, 6.8, 9.4, 57],
    ['Abdomen', 150, 7.7, 9.9, 13.2, 66],
  ]
  expect(counted({ S: rows })).toEqual([])
})
