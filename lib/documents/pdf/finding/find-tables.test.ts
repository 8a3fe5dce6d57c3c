import { describe, expect, test } from '@jest/globals'
import { readPdfTables } from '../read-pdf-tables'
import { drawnTable, pdfFile, rule, text } from '../test-support/pdf-file'

const FRAME = [rule(60, 100, 400, 100), rule(60, 260, 400, 260), rule(60, 100, 60, 260), rule(400, 100, 400, 260)]

describe('what a frame without rules within surrounds', () => {
  test('is no table where it is a diagram', async () => {
    const items = Array.from({ length: 6 }, (_, item) => text(80, 120 + item * 24, `Item ${item + 1}`))
    const diagram = [
      ...FRAME,
      ...items,
      text(190, 132, 'Domain'),
      text(196, 144, '1'),
      text(190, 222, 'Domain'),
      text(196, 234, '2'),
      text(300, 180, 'General'),
      text(300, 192, 'concept'),
    ]
    expect((await readPdfTables(pdfFile({ content: diagram.join('') }))).tables).toEqual([])
  })

  test('is a table where its columns are aligned', async () => {
    const rows = [
      ['Name', 'Badge', 'Dose'],
      ['Adams', '1041', '0.52'],
      ['Brown', '1042', '1.10'],
      ['Clark', '1043', '0.07'],
      ['Dixon', '1044', '2.31'],
    ]
    const { tables } = await readPdfTables(
      pdfFile({ content: FRAME.join('') + drawnTable(rows, { x: 70, y: 110, rules: 'none' }) }),
    )
    expect(tables).toMatchObject([{ rows: 5, cols: 3 }])
  })
})
