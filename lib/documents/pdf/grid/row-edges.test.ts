import { describe, expect, test } from '@jest/globals'
import type { PdfTable } from '../model'
import { readPdfTables } from '../read-pdf-tables'
import { pdfFile, rule, text } from '../test-support/pdf-file'

const LABELS = ['Income', 'Rate band', 'Tax', 'Credits', 'Net income']
const FIGURES = ['17,542', '32,000', '3,508', '3,120', '14,034']

/** A box of three columns with a header, and lines of text under it that no rules part, so far apart in points. */
function boxedLines(pitch: number): string {
  const bottom = 124 + LABELS.length * pitch
  return [
    ...[60, 160, 260, 360].map((x) => rule(x, 100, x, bottom)),
    ...[100, 118, bottom].map((y) => rule(60, y, 360, y)),
    ...['Item', '2024', '2025'].map((words, col) => text(64 + col * 100, 113, words)),
    ...LABELS.flatMap((label, line) =>
      [label, FIGURES[line] ?? '', FIGURES[line] ?? ''].map((words, col) =>
        text(64 + col * 100, 130 + line * pitch, words),
      ),
    ),
  ].join('')
}

async function tableOf(content: string): Promise<PdfTable> {
  const { tables } = await readPdfTables(pdfFile({ content }))
  expect(tables).toHaveLength(1)
  return tables[0] as PdfTable
}

const rowOf = ({ cells }: PdfTable, row: number) => cells.filter((cell) => cell.row === row).map((cell) => cell.text)

describe('lines between two rules', () => {
  test('are one cell in a closed box where they are set as tight as a text', async () => {
    const table = await tableOf(boxedLines(11.5))
    expect(table.rows).toBe(2)
    expect(rowOf(table, 1)).toEqual([LABELS.join('\n'), FIGURES.join('\n'), FIGURES.join('\n')])
  })

  test('are rows in a closed box where there is room between them', async () => {
    const table = await tableOf(boxedLines(16))
    expect(table.rows).toBe(6)
    expect(rowOf(table, 5)).toEqual(['Net income', '14,034', '14,034'])
  })

  test('are one row of a header under a row of years', async () => {
    const columns = [60, 160, 220, 280, 340]
    const table = await tableOf(
      [
        ...[100, 116, 144].map((y) => rule(60, y, 400, y)),
        ...columns.slice(1).map((x) => rule(x, 116, x, 144)),
        rule(160, 100, 160, 220),
        rule(280, 100, 280, 220),
        rule(60, 220, 400, 220),
        text(210, 112, '2024'),
        text(330, 112, '2025'),
        text(64, 127, 'Group'),
        ...[163, 283].map((x) => text(x, 139, 'Number')),
        ...[223, 343].flatMap((x) => [text(x, 127, 'Margin of'), text(x, 139, 'error')]),
        ...[0, 1, 2, 3].flatMap((line) =>
          [`Group ${line}`, `${line}4,425`, `8${line}4`, `${line}6,672`, `9${line}5`].map((words, col) =>
            text((columns[col] ?? 0) + 4, 160 + line * 16, words),
          ),
        ),
      ].join(''),
    )
    expect(rowOf(table, 1)).toEqual(['Group', 'Number', 'Margin of\nerror', 'Number', 'Margin of\nerror'])
    expect(rowOf(table, 2)).toEqual(['Group 0', '04,425', '804', '06,672', '905'])
  })
})
