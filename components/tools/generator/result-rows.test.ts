import { expect, test } from '@jest/globals'
import { resultRows } from './result-rows'
import { worded } from './test-support/made-up'

test('rows stand in the order of the spreadsheet, those without a document among the others with their reasons', () => {
  const document = (row: number, warnings = [] as ReturnType<typeof worded>[]) => ({
    name: `Act ${row}.docx`,
    rows: [row],
    warnings,
  })
  const failure = worded('CELL_EMPTY', { severity: 'error', row: 3 })
  const general = worded('ROWS_HIDDEN', { severity: 'info' })
  const rows = resultRows({
    documents: [document(2), document(4, [worded('CELL_ERROR', { row: 4 })])],
    problems: [failure, general, worded('COLUMN_UNUSED', { severity: 'info' })],
  })
  expect(rows.rows.map(({ row, name }) => [row, name])).toEqual([
    [2, 'Act 2.docx'],
    [3, null],
    [4, 'Act 4.docx'],
  ])
  expect(rows).toMatchObject({ failed: 1, noted: 1, general: [general] })
  expect(rows.rows[1]?.problems).toEqual([failure])
})
