import { expect, test } from '@jest/globals'
import { resultRows } from './result-rows'
import { worded } from './test-support/made-up'

const document = (rows: number[], warnings = [] as ReturnType<typeof worded>[]) => ({
  name: `Act ${rows[0]}.docx`,
  rows,
  warnings,
})
const act = (rows: number[], name = `Act ${rows[0]}.docx`) => ({ document: name, rows, number: null, email: null })

test('rows are in the order of the spreadsheet, those without a document among the others with their reasons', () => {
  const failure = worded('CELL_EMPTY', { severity: 'error', row: 3 })
  const general = worded('ROWS_HIDDEN', { severity: 'info' })
  const rows = resultRows({
    documents: [document([2]), document([4], [worded('CELL_ERROR', { row: 4 })])],
    acts: [act([2]), act([4])],
    failed: [3],
    problems: [failure, general, worded('COLUMN_UNUSED', { severity: 'info' })],
  })
  expect(rows.rows.map(({ rows: [row], name }) => [row, name])).toEqual([
    [2, 'Act 2.docx'],
    [3, null],
    [4, 'Act 4.docx'],
  ])
  expect(rows).toMatchObject({ made: 2, failed: 1, noted: 1, remarks: [], general: [general] })
  expect(rows.rows[1]?.problems).toEqual([failure])
})

test('a merged document counts as the documents in it, and warnings about their rows are separate', () => {
  const remark = worded('CELL_EMPTY', { row: 3 })
  const rows = resultRows({
    documents: [document([2, 3, 4], [remark])],
    acts: [2, 3, 4].map((row) => act([row], 'Act 2.docx')),
    failed: [],
    problems: [],
  })
  expect(rows).toMatchObject({ made: 3, failed: 0, noted: 1, remarks: [remark] })
  expect(rows.rows).toMatchObject([{ rows: [2, 3, 4], problems: [] }])
})
