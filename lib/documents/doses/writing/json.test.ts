import { expect, test } from '@jest/globals'
import { labelsFor } from '@/lib/i18n/labels'
import { departmentYear, dose, extraction, reading, ROWS_HIDDEN } from './test-support/extraction'
import { jsonDoses, jsonPieces } from './json'

const EN = labelsFor('en-US')

test('has every key of the command line’s report, and no other', () => {
  const report = jsonDoses(departmentYear(), [ROWS_HIDDEN], EN)
  expect(Object.keys(report)).toEqual([
    'doses',
    'needsDecision',
    'columns',
    'totals',
    'exceedances',
    'reconciliation',
    'excluded',
    'messages',
  ])
  expect(Object.keys(report.doses[0] ?? {}).sort()).toEqual(
    (
      'id sheet cell subject subjectId date periodFrom periodTo quantity position drug raw value min max comparator uncertainty censor ' +
      'rawUnit unit canonicalValue canonicalUnit frequency perDay duration asNeeded route role unitSource confidence warnings rules'
    )
      .split(' ')
      .sort(),
  )
  expect(Object.keys(report.needsDecision[0] ?? {})).toEqual([
    'sheet',
    'cell',
    'columns',
    'raw',
    'reason',
    'alternatives',
    'proposal',
    'check',
    'text',
  ])
  expect(Object.keys(report.columns[0] ?? {})).toEqual(
    'sheet column header role quantity unit unitSource position confidence'.split(' '),
  )
  expect(Object.keys(report.totals[0] ?? {})).toEqual(
    'subject quantity position period lower upper unit n censored'.split(' '),
  )
  expect(Object.keys(report.exceedances[0] ?? {})).toEqual(
    'subject quantity position period lower upper unit limit profile'.split(' '),
  )
  expect(Object.keys(report.messages[0] ?? {}).sort()).toEqual(
    'cell code column file paragraph part row severity sheet suggestion table tag text'.split(' ').sort(),
  )
})

test('a dose says where it is, whose it is and what it counts as', () => {
  expect(jsonDoses(departmentYear(), [], EN).doses[6]).toMatchObject({
    id: 'd7',
    sheet: 'Лист1',
    cell: 'D8',
    subject: 'Жданов Ф. Э.',
    subjectId: '413',
    periodFrom: '2025-07-01',
    periodTo: '2025-09-30',
    quantity: 'Hp(10)',
    value: '0.05',
    comparator: '<',
    censor: 'below_limit',
    unit: 'mSv',
    role: 'period',
    warnings: [],
  })
})

test('a warning has its place and its sentence', () => {
  const report = jsonDoses(extraction({ doses: [dose({ reading: reading({ warnings: ['SHEET_DAMAGED'] }) })] }), [], EN)
  expect(report.doses[0]?.warnings).toMatchObject([
    { code: 'SHEET_DAMAGED', severity: 'warning', sheet: 'Лист1', row: 6, column: 'D', cell: 'D6' },
  ])
  expect(report.doses[0]?.warnings[0]?.text).not.toBe('')
})

test('written in pieces it is the same', () => {
  const made = departmentYear()
  const text = [...jsonPieces(made, [ROWS_HIDDEN], EN)].join('')
  expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(jsonDoses(made, [ROWS_HIDDEN], EN))))
})

test('an empty result is whole too', () => {
  expect(JSON.parse([...jsonPieces(extraction(), [], EN)].join(''))).toEqual({
    doses: [],
    needsDecision: [],
    columns: [],
    totals: [],
    exceedances: [],
    reconciliation: { numericCells: 0, doses: 0, censored: 0, rejected: 0, balanced: true },
    excluded: [],
    messages: [],
  })
})
