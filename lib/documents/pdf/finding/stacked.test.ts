import { expect, test } from '@jest/globals'
import { readPdfTables } from '../read-pdf-tables'
import { pdfFile, rule, text } from '../test-support/pdf-file'

const EDGES = [60, 160, 220, 280]

/** A ruled block of rows, 15 points each. */
const block = (y: number, rows: readonly (readonly string[])[]): string =>
  [
    ...Array.from({ length: rows.length + 1 }, (_, row) => rule(60, y + row * 15, 280, y + row * 15)),
    ...EDGES.map((x) => rule(x, y, x, y + rows.length * 15)),
    ...rows.flatMap((values, row) => values.map((value, at) => text((EDGES[at] ?? 0) + 3, y + 11 + row * 15, value))),
  ].join('')

const HEADED = block(100, [
  ['Month', 'Chest', 'Ring'],
  ['Adams J.'],
  ['January', '0.1', '0.4'],
  ['February', '0.2', '0.3'],
])

async function rowsOf(content: string): Promise<number[]> {
  const { tables } = await readPdfTables(pdfFile({ content }))
  return tables.map(({ rows }) => rows)
}

test('a block without a header below one with the same columns continues it', async () => {
  const next = block(175, [['Brown P.'], ['January', '0.5', '0.6'], ['February', '0.7', '0.8']])
  expect(await rowsOf(HEADED + next)).toEqual([7])
})

test('a table with its own header, or text above it, is separate', async () => {
  const headed = block(175, [
    ['Month', 'Chest', 'Ring'],
    ['January', '0.5', '0.6'],
    ['February', '0.7', '0.8'],
  ])
  expect(await rowsOf(HEADED + headed)).toEqual([4, 3])
  const next = block(190, [['Brown P.'], ['January', '0.5', '0.6'], ['February', '0.7', '0.8']])
  expect(await rowsOf(HEADED + text(63, 178, 'The second branch') + next)).toEqual([4, 3])
})
