import { expect, test } from '@jest/globals'
import { pdfFile, rule, text } from '../test-support/pdf-file'
import { readPdfTables } from '../read-pdf-tables'

/** Three figures, a point and two more end so far right of where they begin, at ten points. */
const SIX = 30.58

const item = (y: number, name: string) =>
  text(60, y, name) + text(240 - SIX, y, '120.50') + text(360 - SIX, y, '480.25') + rule(55, y + 4, 370, y + 4)

const page = (last: string) =>
  [
    text(60, 100, 'Device') + text(214, 100, 'Price') + text(334, 100, 'Amount'),
    rule(55, 104, 370, 104),
    item(116, 'Dosimeter'),
    item(132, 'Reader'),
    item(148, 'Badge'),
    last + text(360 - SIX, 164, '960.75') + rule(55, 168, 370, 168),
  ].join('')

async function lastRow(content: string) {
  const { tables } = await readPdfTables(pdfFile({ content }))
  const [table] = tables
  const row = (table?.rows ?? 0) - 1
  return table?.cells.filter((cell) => cell.row === row).map((cell) => [cell.text, cell.col, cell.colSpan])
}

test('reads a total set right in a column of figures as one cell with the columns before it', async () => {
  expect(await lastRow(page(text(240 - 23.34, 164, 'Total')))).toEqual([
    ['Total', 0, 2],
    ['960.75', 2, 1],
  ])
})

test('leaves a figure alone in its column', async () => {
  expect(await lastRow(page(text(240 - SIX, 164, '130.75')))).toEqual([
    ['', 0, 1],
    ['130.75', 1, 1],
    ['960.75', 2, 1],
  ])
})
