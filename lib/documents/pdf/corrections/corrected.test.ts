import { describe, expect, test } from '@jest/globals'
import { readPdfTables, type PdfReadOptions } from '../read-pdf-tables'
import type { PdfTable } from '../model'
import { drawnTable, pdfFile, text } from '../test-support/pdf-file'

const DOSES = [
  ['Name', 'Badge', 'Dose, mSv'],
  ['Adams', '1041', '0.52'],
  ['Brown', '1042', '1.10'],
  ['Clark', '1043', '0.07'],
]

/** Left, top, right and bottom of `DOSES` as `drawnTable` draws them by default. */
const DRAWN = [60, 100, 390, 180] as const

function textsOf({ rows, cols, cells }: PdfTable): string[][] {
  const grid = Array.from({ length: rows }, () => Array.from({ length: cols }, () => ''))
  for (const { row, col, text: words } of cells) (grid[row] as string[])[col] = words
  return grid
}

const read = (content: string, frames: PdfReadOptions['frames'], rotate = 0) =>
  readPdfTables(pdfFile({ content, rotate }), { ...(frames && { frames }) })

describe('a frame', () => {
  test('around a table confirms it: nothing of it changes but the doubt', async () => {
    const content = drawnTable(DOSES, { rules: 'none' })
    const { tables: before } = await read(content, undefined)
    const [found] = before
    const { x0 = 0, y0 = 0, x1 = 0, y1 = 0 } = found?.box ?? {}
    const { tables } = await read(content, [{ page: 1, box: [x0, y0, x1, y1] }])
    expect(found?.confidence).toBeLessThan(1)
    expect(tables).toEqual([{ ...found, confidence: 1 }])
  })

  test('around some rows of a ruled table leaves the others out', async () => {
    const { tables } = await read(drawnTable(DOSES), [{ page: 1, box: [60, 100, 390, 160] }])
    expect(tables.map(textsOf)).toEqual([DOSES.slice(0, 3)])
  })

  test.each([0, 90, 180, 270])(
    'drawn wider than its table makes no empty row or column, at %s degrees',
    async (turned) => {
      const corners: Record<number, readonly [number, number, number, number]> = {
        0: [40, 85, 420, 195],
        90: [842 - 195, 40, 842 - 85, 420],
        180: [595 - 420, 842 - 195, 595 - 40, 842 - 85],
        270: [85, 595 - 420, 195, 595 - 40],
      }
      const [a = 0, b = 0, c = 0, d = 0] = corners[turned] ?? []
      const { tables } = await read(drawnTable(DOSES), [{ page: 1, box: [a, b, c, d] }], turned)
      expect(tables.map(textsOf)).toEqual([DOSES])
    },
  )

  test('finds a table where none was found', async () => {
    const content = text(60, 100, 'Adams') + text(200, 100, 'cabinet') + text(60, 120, 'Brown') + text(200, 120, 'ward')
    expect((await read(content, undefined)).tables).toEqual([])
    const { tables } = await read(content, [{ page: 1, box: [50, 80, 300, 130] }])
    expect(tables.map(textsOf)).toEqual([
      [
        ['Adams', 'cabinet'],
        ['Brown', 'ward'],
      ],
    ])
  })

  test('has its columns where a person puts them, also where a rule would part more', async () => {
    const { tables } = await read(drawnTable(DOSES), [{ page: 1, box: DRAWN, columns: [170] }])
    expect(textsOf(tables[0] as PdfTable)).toEqual(DOSES.map(([name, badge, dose]) => [name, `${badge} ${dose}`]))
  })

  test('has a column between words that spacing holds together', async () => {
    const content = ['Adams 12', 'Adams 34', 'Adams 56'].map((line, row) => text(60, 100 + row * 20, line)).join('')
    const { tables } = await read(content, [{ page: 1, box: [55, 85, 200, 150], columns: [92.5] }])
    expect(textsOf(tables[0] as PdfTable)).toEqual([
      ['Adams', '12'],
      ['Adams', '34'],
      ['Adams', '56'],
    ])
  })

  test('keeps a word whole that stands over a separator', async () => {
    const content =
      text(60, 100, 'Heading-over-both') +
      text(60, 120, 'Adams') +
      text(140, 120, '12') +
      text(60, 140, 'Brown') +
      text(140, 140, '34')
    const { tables } = await read(content, [{ page: 1, box: [55, 85, 200, 150], columns: [100] }])
    expect(tables[0]?.cells[0]).toMatchObject({ text: 'Heading-over-both', colSpan: 2 })
  })

  test('says where the columns of a table part, in points along the page as shown', async () => {
    const { tables } = await read(drawnTable(DOSES), undefined, 90)
    expect(tables[0]?.separators).toEqual({ axis: 'y', at: [170, 280].map((x) => expect.closeTo(x, 0)) })
  })

  test('without a table leaves out what it surrounds, and nothing else', async () => {
    const content = drawnTable(DOSES) + drawnTable(DOSES, { y: 400 })
    const { tables } = await read(content, [{ page: 1, box: [50, 90, 400, 200], table: false }])
    expect(tables.map(({ box }) => Math.round(box.y0))).toEqual([400])
  })

  test('leaves other tables of its page as they were found', async () => {
    const content = drawnTable(DOSES, { rules: 'none' }) + drawnTable(DOSES, { y: 400 })
    const found = await read(content, undefined)
    const { tables } = await read(content, [{ page: 1, box: [60, 400, 390, 460] }])
    expect(tables[0]).toEqual(found.tables[0])
    expect(tables[1]?.rows).toBe(3)
  })

  test.each([
    ['around nothing', { page: 1, box: [400, 600, 500, 700] }],
    ['on a page that is not there', { page: 7, box: [60, 100, 390, 180] }],
  ] as const)('%s is told', async (_, frame) => {
    const { tables, problems } = await read(drawnTable(DOSES), [frame])
    expect(tables).toHaveLength(1)
    expect(problems).toEqual([expect.objectContaining({ code: 'PDF_FRAME_EMPTY', page: frame.page })])
  })
})
