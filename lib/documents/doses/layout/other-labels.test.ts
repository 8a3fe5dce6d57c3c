import { describe, expect, test } from '@jest/globals'
import { doseLine, readSheets, type Rows } from '../test-support/read-sheets'
import { excludedRows } from '../why/excluded-rows'

function read(rows: Rows) {
  const { doses, decisions, layout, problems } = readSheets({ A: rows })
  return {
    persons: [...new Set(doses.filter(({ role }) => role === 'period').map((dose) => doseLine(dose).split('; ')[1]))],
    asked: decisions.map(({ cell, reason }) => `${cell} ${reason}`),
    excluded: [...excludedRows(layout)].map(({ label, rules }) => `${label}: ${rules.join()}`),
    problems: problems.map(({ code }) => code),
  }
}

const BADGES: Rows = [
  ['Name', 'Area', 'Badge', 'Hp(10), mSv'],
  ['Alder, J', 'CT', 'B-1', 0.21],
  ['Birch, K', 'CT', 'B-2', 0.14],
  ['Cedar, L', 'Angio', 'B-3', 0.66],
]

describe('rows of departments among people', () => {
  test('are sums where they name a department and add it up', () => {
    const rows = [...BADGES, ['Area CT', null, null, 0.35]]
    expect(read(rows)).toMatchObject({
      persons: ['Alder, J', 'Birch, K', 'Cedar, L'],
      asked: [],
      excluded: ['Area CT: row.total.of-department'],
    })
  })

  test('are sums where they name only a department', () => {
    const rows = [...BADGES, [null, 'CT', null, 0.35], [null, 'Hospital', null, 1.01]]
    expect(read(rows)).toMatchObject({
      persons: ['Alder, J', 'Birch, K', 'Cedar, L'],
      asked: [],
      excluded: ['CT: row.total.of-department', 'Hospital: row.total.of-department'],
    })
  })

  test('are asked about if their figures aren’t a sum', () => {
    const rows = [...BADGES, ['Area CT', null, null, 0.9]]
    expect(read(rows)).toMatchObject({ persons: ['Alder, J', 'Birch, K', 'Cedar, L'], asked: ['D5 unnamedRow'] })
  })

  test('are asked about for their words alone if people have only names', () => {
    const rows: Rows = [
      ['ФИО', 'Hp(10), мЗв'],
      ['Орлов А. А.', 0.1],
      ['Седов К. Л.', 0.3],
      ['Сводно по участку', 0.6],
    ]
    expect(read(rows)).toMatchObject({ persons: ['Орлов А. А.', 'Седов К. Л.'], asked: ['B4 unnamedRow'] })
  })
})

describe('rows that are somebody’s', () => {
  test('a second badge of a person and a name in one word', () => {
    const rows: Rows = [...BADGES, [null, null, 'B-4', 0.2], ['Dogwood', 'CT', 'B-5', 0.4]]
    expect(read(rows).asked).toEqual([])
  })

  test('a name with particles', () => {
    const rows: Rows = [
      ['Name', 'Hp(10), mSv'],
      ['Alder John', 0.1],
      ['Birch Kay', 0.3],
      ['Ruud van den Elm', 0.5],
    ]
    expect(read(rows)).toMatchObject({ asked: [], persons: ['Alder John', 'Birch Kay', 'Ruud van den Elm'] })
  })
})

test('a letter next to a person’s name is a zone, not a count', () => {
  const rows: Rows = [
    ['Zone', 'Name', 'Hp(10), mSv'],
    ['N', 'Alder John', 0.1],
    ['N', 'Birch Kay', 0.2],
    ['S', 'Cedar Lee', 0.4],
  ]
  expect(read(rows)).toMatchObject({ excluded: [], persons: ['Alder John', 'Birch Kay', 'Cedar Lee'] })
})

test('a header may end in a year and a unit', () => {
  const rows: Rows = [
    ['Unit', 'Staff member', 'Q1 2024 mSv', 'Q2 2024 mSv'],
    ['ICU', 'Alder John', 0.1, 0.3],
    ['ICU', 'Birch Kay', 0.2, 0.2],
  ]
  expect(readSheets({ A: rows }).doses.map((dose) => doseLine(dose))).toEqual([
    'C2 H 0.1 mSv; Alder John; 2024-Q1',
    'D2 H 0.3 mSv; Alder John; 2024-Q2',
    'C3 H 0.2 mSv; Birch Kay; 2024-Q1',
    'D3 H 0.2 mSv; Birch Kay; 2024-Q2',
  ])
})

test('percentiles of patients’ doses aren’t patients', () => {
  const rows: Rows = [
    ['Accession', 'CTDIvol (mGy)', 'DLP (mGy·cm)'],
    ['A1001', 48.2, 812],
    ['A1002', 51.5, 860],
    ['75th percentile', 50.3, 848],
  ]
  expect(read(rows).excluded).toEqual(['75th percentile: row.statistic.said'])
})
