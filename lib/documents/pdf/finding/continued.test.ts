import { describe, expect, test } from '@jest/globals'
import type { PdfTable } from '../model'
import { readPdfTables } from '../read-pdf-tables'
import { pdfFile, text } from '../test-support/pdf-file'

/** Where each column begins, in points. */
const COLUMNS = [60, 200, 300, 400]
/** The last row of a page is this far from its top. */
const END = 790
const TOP = 60

const row = (y: number, values: readonly string[]): string =>
  values.map((value, col) => (value === '' ? '' : text(COLUMNS[col] ?? 0, y, value))).join('')

const rows = (y: number, all: readonly (readonly string[])[]): string =>
  all.map((values, at) => row(y + at * 15, values)).join('')

const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July']
const HEADER = ['Month', 'Hp(10), mSv', 'Hp(3), mSv', 'Remarks']
const dosesOf = (months: readonly string[]): string[][] =>
  months.map((month, at) => [month, `0.${at + 1}1`, `0.${at + 2}3`])

function textsOf({ rows: count, cells }: PdfTable): string[][] {
  return Array.from({ length: count }, (_, at) => cells.filter((cell) => cell.row === at).map((cell) => cell.text))
}

const read = async (...pages: readonly string[]): Promise<PdfTable[]> => [
  ...(await readPdfTables(pdfFile(...pages.map((content) => ({ content }))))).tables,
]

describe('a table without rules at the end of a page', () => {
  const first = [['Period', 'Dose', 'Eyes', 'late'], HEADER, ...dosesOf(MONTHS)]
  const page = rows(END - (first.length - 1) * 15, first)

  test('goes on with the rows at the top of the next one, however few they are', async () => {
    const [table, ...others] = await read(page + text(290, 825, 'Page 1'), rows(TOP, [['August', '0.81', '0.93']]))
    expect(others).toEqual([])
    expect(table?.pages).toEqual([1, 2])
    expect(textsOf(table as PdfTable).at(-1)).toEqual(['August', '0.81', '0.93', ''])
  })

  test('does not go on with lines that are aligned otherwise', async () => {
    const lines = text(60, TOP, 'Signed:') + text(225, TOP, '12 May 2025') + text(350, TOP, 'A. Brown')
    const tables = await read(page, lines)
    expect(tables.map(({ pages }) => pages)).toEqual([[1]])
  })

  test('goes on with a row that is wider than the others, up to the next column', async () => {
    const more = [
      ['Dose over the whole year', '1.81'],
      ['August', '0.81', '0.93'],
    ]
    const [table] = await read(page, rows(TOP, more))
    expect(textsOf(table as PdfTable).slice(-2)).toEqual([
      ['Dose over the whole year', '1.81', '', ''],
      ['August', '0.81', '0.93', ''],
    ])
  })

  test('may be followed by the first row of the next card, which goes on on the next page', async () => {
    const card = (name: string) => [['Name:', name, 'Number:', 'V1'], HEADER, ...dosesOf(MONTHS.slice(0, 4))]
    const over = END - 45 - 15 * card('').length
    const one = rows(over, card('Adams Jane')) + text(60, END - 15, 'CARD') + rows(END, card('Brown Peter').slice(0, 1))
    const number = (at: number) => text(290, 825, `Page ${at}`)
    const tables = await read(one + number(1), rows(TOP, card('').slice(1)) + number(2))
    expect(tables.map(textsOf).map(([begin]) => begin?.[1])).toEqual(['Adams Jane', 'Brown Peter'])
    expect(tables[1]?.pages).toEqual([1, 2])
    expect(tables[1]?.titles).toEqual(['CARD'])
  })
})
