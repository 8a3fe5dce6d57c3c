import { expect, test } from '@jest/globals'
import { readPdfTables } from '../read-pdf-tables'
import { pdfFile, rule, text } from '../test-support/pdf-file'

const EDGES = [60, 160, 220, 280]
/** Two blocks of two columns, with an empty column between them. */
const BESIDE = [60, 130, 200, 230, 300, 370]

/** A ruled block of rows, 15 points each. */
const block = (y: number, rows: readonly (readonly string[])[], edges: readonly number[] = EDGES): string =>
  [
    ...Array.from({ length: rows.length + 1 }, (_, row) => rule(60, y + row * 15, edges.at(-1) ?? 0, y + row * 15)),
    ...edges.map((x) => rule(x, y, x, y + rows.length * 15)),
    ...rows.flatMap((values, row) =>
      values.map((value, at) => (value === '' ? '' : text((edges[at] ?? 0) + 3, y + 11 + row * 15, value))),
    ),
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

const MONTHS = [
  ['Month', 'Chest', '', 'Month', 'Chest'],
  ['January', '0.1', '', 'January', '0.4'],
  ['February', '0.2', '', 'February', '0.3'],
]

test('the labels of cards side by side are above the columns of their own card', async () => {
  const labels = [
    ['Name', 'Adams', '', 'Name', 'Brown'],
    ['Badge', '704', '', 'Badge', '705'],
  ]
  const cards = block(100, labels, BESIDE) + block(145, MONTHS, BESIDE)
  expect(await rowsOf(cards)).toEqual([5])
})

test('a table of names and values above another one with the same columns is separate', async () => {
  const doses = [
    ['Name', 'Dose', '', 'Name', 'Dose'],
    ['Adams', '0.3', '', 'Brown', '0.5'],
    ['Clark', '0.2', '', '', ''],
  ]
  expect(await rowsOf(block(100, doses, BESIDE) + block(160, MONTHS, BESIDE))).toEqual([3, 3])
})

test('a block with a title in its first column and the same header continues the one above', async () => {
  const next = (title: string, header: readonly string[]) =>
    block(175, [[title, '', ''], header, ['January', '0.5', '0.6'], ['February', '0.7', '0.8']])
  expect(await rowsOf(HEADED + next('The second branch', ['Month', 'Chest', 'Ring']))).toEqual([8])
  expect(await rowsOf(HEADED + next('The second branch', ['Month', 'Ankle', 'Ring']))).toEqual([4, 4])
})
