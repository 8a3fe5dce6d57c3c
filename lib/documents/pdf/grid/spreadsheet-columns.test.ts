import { describe, expect, test } from '@jest/globals'
import { readPdfTables } from '../read-pdf-tables'
import { pdfFile, rule, text } from '../test-support/pdf-file'

/** The widths of Helvetica's digits and signs, in multiples of the font size. */
const DIGIT = 0.556
const WIDTHS: Readonly<Record<string, number>> = { '.': 0.278, '<': 0.584, '-': 0.333 }
const SIZE = 10
/** Texts and numbers are this far from the edges of their column, in points. */
const PADDING = 1

const isNumber = (value: string) => /^[\d.]+$/.test(value)
const widthOf = (value: string) => [...value].reduce((sum, letter) => sum + (WIDTHS[letter] ?? DIGIT), 0) * SIZE

/** A row as a spreadsheet prints it: texts on the left of their column, numbers on the right. */
const printedRow = (edges: readonly number[], y: number, values: readonly string[]): string =>
  values
    .map((value, at) => {
      if (value === '') return ''
      const x = isNumber(value) ? (edges[at + 1] ?? 0) - PADDING - widthOf(value) : (edges[at] ?? 0) + PADDING
      return text(x, y, value)
    })
    .join('')

const printed = (edges: readonly number[], rows: readonly (readonly string[])[]): string =>
  rows.map((values, row) => printedRow(edges, 100 + row * 15, values)).join('')

/** The texts of each table of a page, row by row. */
async function rowsOf(content: string): Promise<string[][][]> {
  const { tables } = await readPdfTables(pdfFile({ content }))
  return tables.map((table) =>
    Array.from({ length: table.rows }, (_, row) =>
      table.cells.filter((cell) => cell.row === row).map((cell) => cell.text),
    ),
  )
}

const EDGES = [50, 170, 230, 262, 294, 326]
const ROWS = [
  ['Worker', 'Badge', 'Q1', 'Q2', 'Q3'],
  ['Adams Jane', 'PB-7', '0.1', '0.21', '1.15'],
  ['Brown Peter', 'PB-12', '', '1.2', '0.07'],
  ['Clark Simon', 'PB-3', '0.12', '0.3', '0.2'],
  ['Dixon Maud', 'PB-118', '1.13', '', '0.11'],
]

describe('columns of a printed spreadsheet without rules', () => {
  test('numbers belong to their own header although the next one begins closer', async () => {
    expect(await rowsOf(printed(EDGES, ROWS))).toEqual([ROWS])
  })

  test('a mark on the left and numbers on the right are one column', async () => {
    const edges = [50, 170, 230, 330, 430]
    const rows = [
      ['Worker', 'Badge', 'Hp(10) of chest', 'Hp(3) of eye'],
      ['Adams Jane', 'PB-7', '<0.05', '0.21'],
      ['Brown Peter', 'PB-12', '0.14', '1.2'],
      ['Clark Simon', 'PB-3', '<0.05', '0.3'],
      ['Dixon Maud', 'PB-118', '0.1', '<0.05'],
    ]
    expect(await rowsOf(printed(edges, rows))).toEqual([rows])
  })

  test('numbers with a unit are values', async () => {
    const edges = [50, 120, 220, 320]
    const end = (edge: number, y: number, value: string) =>
      text(edge - PADDING - widthOf(value) - 22, y, `${value} mSv`)
    const content = [
      printedRow(edges, 100, ['Month', 'Adams Jane', 'Brown Peter']),
      ...['May', 'June', 'July'].map(
        (month, row) =>
          text(51, 115 + row * 15, month) + end(220, 115 + row * 15, `0.${row}1`) + end(320, 115 + row * 15, '12.4'),
      ),
    ]
    const [table = []] = await rowsOf(content.join(''))
    expect(table.map(([first]) => first)).toEqual(['Month', 'May', 'June', 'July'])
  })

  test('rows with marks below an empty row stay apart, and what is above it is no part of the header', async () => {
    const edges = [50, 120, 230, 280, 350, 430]
    const rows = [
      ['Customer', '417', '', 'Report', '88'],
      ['Issue', 'January to March', '', '', ''],
      ['', '', '', '', ''],
      ['Wearer', 'Name', 'Type', 'Hp(10)', 'Hp(0.07)'],
      ['W1', 'Adams Jane', 'BODY', '0.12', '0.15'],
      ['W2', 'Brown Peter', 'BODY', 'M', 'M'],
      ['W3', 'Clark Simon', 'BODY', '0.31', '0.4'],
      ['W4', 'Dixon Maud', 'BODY', 'NR', 'NR'],
      ['W5', 'Evans Ruth', 'BODY', '0.08', '0.1'],
      ['W6', 'Foster Ann', 'BODY', 'M', '0.02'],
    ]
    expect(await rowsOf(printed(edges, rows))).toEqual([rows.filter(([first]) => first !== '')])
  })

  test('ranges of doses on the left name narrow columns of numbers on the right', async () => {
    const edges = [50, 150, 280, 316, 352, 388, 460, 540]
    const rows = [
      ['', '', '0-1', '1-2', '2-5', '', ''],
      ['Staff of group A', '54', '40', '10', '4', '0.9', '48.6'],
      ['Staff of group B', '21', '21', '0', '0', '0.2', '4.2'],
      ['All', '75', '61', '10', '4', '0.704', '52.8'],
    ]
    const names = ['Group', 'Number of people', '', '', '', 'Mean, mSv', 'Sum, mSv']
    const over = text(286, 70, 'People with a dose,') + printedRow(edges, 85, names) + text(310, 85, 'mSv a year')
    const [table = []] = await rowsOf(over + printed(edges, rows))
    expect(table.slice(-3)).toEqual(rows.slice(1))
  })

  test('a department between the rows is a row of its own, wherever its name begins', async () => {
    for (const x of [51, 171, 190]) {
      const content = [
        ...[0, 1, 2].map((row) => printedRow(EDGES, 100 + row * 15, ROWS[row] ?? [])),
        text(x, 145, 'Ward 4'),
        ...[3, 4].map((row) => printedRow(EDGES, 115 + row * 15, ROWS[row] ?? [])),
      ]
      const [table = [], ...others] = await rowsOf(content.join(''))
      expect(others).toEqual([])
      expect(table[3]?.join('')).toBe('Ward 4')
      expect(table.filter((_, row) => row !== 3)).toEqual(ROWS)
    }
  })

  test('a note across the columns does not end the table', async () => {
    const note = 'The badge of the first quarter came late and was replaced'
    const content = [
      ...[0, 1, 2].map((row) => printedRow(EDGES, 100 + row * 15, ROWS[row] ?? [])),
      text(51, 145, note),
      ...[3, 4].map((row) => printedRow(EDGES, 115 + row * 15, ROWS[row] ?? [])),
    ]
    const [table = [], ...others] = await rowsOf(content.join(''))
    expect(others).toEqual([])
    expect(table[3]?.join('')).toBe(note)
    expect(table.filter((_, row) => row !== 3)).toEqual(ROWS)
  })

  test('a header on the left of its columns is over all of them', async () => {
    const rows = [
      ['Worker', 'Badge', 'Q1', 'Q2', 'Q3'],
      ['Adams Jane', 'PB-7', '0.1', '0.21', '1.15'],
      ['Brown Peter', 'PB-12', '0.2', '1.2', '0.07'],
      ['Clark Simon', 'PB-3', '0.12', '0.3', '0.2'],
    ]
    const { tables } = await readPdfTables(pdfFile({ content: text(231, 85, 'Doses') + printed(EDGES, rows) }))
    const header = tables[0]?.cells.find((cell) => cell.text === 'Doses')
    expect(header).toMatchObject({ row: 0, col: 2, colSpan: 3 })
  })
})

test('a text over empty ruled cells stays in the cell where it begins', async () => {
  const edges = [50, 130, 200, 270]
  const ys = [90, 105, 120, 135, 150]
  const rules = [...ys.map((y) => rule(50, y, 270, y)), ...edges.map((x) => rule(x, 90, x, 150))]
  const rows = [
    printedRow(edges, 101, ['Worker', 'Badge', 'Hp(10)']),
    printedRow(edges, 116, ['Adams Jane', 'PB-7', '0.1']),
    text(51, 131, 'Film holder cracked and replaced free of'),
    printedRow(edges, 146, ['Brown Peter', 'PB-12', '0.2']),
  ]
  expect(await rowsOf([...rules, ...rows].join(''))).toEqual([
    [
      ['Worker', 'Badge', 'Hp(10)'],
      ['Adams Jane', 'PB-7', '0.1'],
      ['Film holder cracked and replaced free of', '', ''],
      ['Brown Peter', 'PB-12', '0.2'],
    ],
  ])
})
