import { expect, test } from '@jest/globals'
import { readPdfTables } from '../read-pdf-tables'
import { drawnTable, pdfFile } from '../test-support/pdf-file'

const HEADER = ['Patient', 'Phase', 'CTDI', 'DLP']
const read = async (rows: readonly (readonly string[])[]) => {
  const { tables } = await readPdfTables(pdfFile({ content: drawnTable([HEADER, ...rows], { rules: 'none' }) }))
  const [table] = tables
  const names = table?.cells.filter(({ row, col, text }) => row > 0 && col === 0 && text !== '')
  return { confidence: table?.confidence, names: names?.map(({ row, rowSpan, text }) => [text, row, rowSpan]) }
}

test('gives a name at the bottom of its rows to all of them, and asks to check', async () => {
  const { names, confidence } = await read([
    ['', 'Plain', '8.4', '353'],
    ['', 'Arterial', '9.1', '382'],
    ['Hart', 'Venous', '9.0', '405'],
    ['Moss', 'Plain', '4.2', '143'],
    ['', 'Plain', '5.1', '160'],
    ['Vale', 'Venous', '5.2', '171'],
  ])
  expect(names).toEqual([
    ['Hart', 1, 3],
    ['Moss', 4, 1],
    ['Vale', 5, 2],
  ])
  expect(confidence).toBeLessThan(0.7)
})

test('sums below do not hide that each name is below one row', async () => {
  const people = ['Hart', 'Moss', 'Vale'].flatMap((name, at) => [
    ['', 'Left', `8.${at}`, '353'],
    [name, 'Right', `9.${at}`, '382'],
  ])
  const { names } = await read([...people, ['Maximum', '', '9.2', '382'], ['Minimum', '', '8.0', '353']])
  expect(names).toEqual([
    ['Hart', 1, 2],
    ['Moss', 3, 2],
    ['Vale', 5, 2],
    ['Maximum', 7, 1],
    ['Minimum', 8, 1],
  ])
})

test('means without a name below the last rows leave a column empty', async () => {
  const { names } = await read([
    ['', 'Plain', '8.4', '353'],
    ['', 'Arterial', '9.1', '382'],
    ['Hart', 'Venous', '9.0', '405'],
    ['Moss', 'Plain', '4.2', '143'],
    ['', 'Mean of all', '', '321'],
    ['', 'Highest', '', '405'],
  ])
  expect(names).toEqual([
    ['Hart', 1, 3],
    ['Moss', 4, 1],
  ])
})

test.each([
  ['the names are above their rows', [1, 4], 'Hart'],
  ['one row alone has no name, as in a header', [2, 3, 4, 5, 6], 'Hart'],
  ['the last rows have no name', [3, 5], 'Hart'],
])('leaves each name in its row where %s', async (_, named, name) => {
  const rows = [1, 2, 3, 4, 5, 6].map((row) => [named.includes(row) ? name : '', 'Plain', `${row}.4`, `${row}50`])
  expect((await read(rows)).names).toEqual(named.map((row) => [name, row, 1]))
})
