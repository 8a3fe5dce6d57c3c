import { expect, test } from '@jest/globals'
import { drawnTable, pdfFile, rule, text } from '../test-support/pdf-file'
import { drawPdfPage } from './draw-page'

test('draws the words and rules of one page where it shows them', async () => {
  const file = pdfFile(
    { content: text(60, 100, 'first page') },
    { content: text(60, 100, 'Dose 0.52') + rule(60, 110, 200, 110) },
  )
  const { page, width, height, words, rules, cut } = await drawPdfPage(file, 2)
  expect({ page, width, height, cut }).toEqual({ page: 2, width: 595, height: 842, cut: false })
  expect(words.map(({ text: word }) => word)).toEqual(['Dose', '0.52'])
  expect(words[0]).toMatchObject({ turn: 0, size: 10, bold: false, color: 0 })
  expect(words[0]?.box[0]).toBeCloseTo(60, 0)
  expect(words[0]?.box[3]).toBeCloseTo(100, -1)
  expect(rules).toEqual([expect.objectContaining({ box: [60, 110, 200, 110] })])
})

test('says which way the words of a turned page read', async () => {
  const { width, height, words } = await drawPdfPage(pdfFile({ content: text(60, 100, 'turned'), rotate: 90 }), 1)
  expect({ width, height }).toEqual({ width: 842, height: 595 })
  expect(words[0]?.turn).toBe(1)
})

test('says that a page has more than is drawn', async () => {
  const rows = Array.from({ length: 70 }, (_, row) => Array.from({ length: 100 }, (__, col) => `${row}${col}`))
  const { words, cut } = await drawPdfPage(pdfFile({ content: drawnTable(rows, { width: 5, height: 10 }) }), 1)
  expect([words.length, cut]).toEqual([6_000, true])
})

test('refuses a page that is not there', async () => {
  await expect(drawPdfPage(pdfFile({ content: '' }), 2)).rejects.toMatchObject({
    code: 'PDF_PAGE_NOT_FOUND',
    params: { page: 2, count: 1 },
  })
})
