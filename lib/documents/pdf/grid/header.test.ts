import { expect, test } from '@jest/globals'
import { readPdfTables } from '../read-pdf-tables'
import { pdfFile, text } from '../test-support/pdf-file'

const EDGES = [50, 120, 160, 200, 240, 280, 320, 360]
/** The width of a digit in Helvetica at 10 points. */
const DIGIT = 5.56

const rightAligned = (values: readonly string[], y: number): string =>
  values.map((value, at) => text((EDGES[at + 2] ?? 0) - 1 - (value.length - 0.5) * DIGIT, y, value)).join('')

/** Digits in the middle of the columns from one edge to another. */
const centered = (value: string, [from, to]: readonly [number, number], y: number): string =>
  text(((EDGES[from] ?? 0) + (EDGES[to] ?? 0) - value.length * DIGIT) / 2, y, value)

const GROUPS = [
  [1, 4],
  [4, 7],
] as const
const NAMES = ['Chest', 'Left', 'Right', 'Chest', 'Left', 'Right']

/** Two people, their badge numbers, and three columns for each. */
function sheet(badges: readonly string[]): string {
  const over = (values: readonly string[], y: number) =>
    values.map((value, at) => centered(value, GROUPS[at] ?? [0, 0], y)).join('')
  const columns = NAMES.map((name, at) => centered(name, [at + 1, at + 2], 130)).join('')
  const rows = ['May', 'June', 'July', 'August'].map((month, row) => {
    const y = 145 + row * 15
    return text(51, y, month) + rightAligned(['0.1', '0.25', '1.5', '0.2', '10.5', '0.07'], y)
  })
  const labels = [text(51, 100, 'Person'), text(51, 115, 'Badge'), text(51, 130, 'Part')]
  return [...labels, over(['Adams J', 'Brown P'], 100), over(badges, 115), columns, ...rows].join('')
}

test('numbers inside a header are over the same columns as the names above them', async () => {
  const { tables } = await readPdfTables(pdfFile({ content: sheet(['0704', '0705']) }))
  const header = tables[0]?.cells.filter(({ row, text: own }) => row < 2 && own !== '')
  expect(header?.map(({ col, colSpan, text: own }) => [own, col, colSpan])).toEqual([
    ['Person', 0, 1],
    ['Adams J', 1, 3],
    ['Brown P', 4, 3],
    ['Badge', 0, 1],
    ['0704', 1, 3],
    ['0705', 4, 3],
  ])
})

test('a label and its number above a table are no header of its columns', async () => {
  const rows = ['May', 'June', 'July', 'August'].map((month, row) => {
    const y = 145 + row * 15
    return text(51, y, month) + rightAligned(['0.1', '0.25', '1.5', '0.2', '10.5', '0.07'], y)
  })
  const card = [text(51, 100, 'Name'), text(121, 100, 'Adams'), text(51, 115, 'Badge'), text(121, 115, '704')]
  const columns = NAMES.map((name, at) => text((EDGES[at + 1] ?? 0) + 1, 130, name)).join('')
  const content = [...card, text(51, 130, 'Part'), columns, ...rows].join('')
  const { tables } = await readPdfTables(pdfFile({ content }))
  expect(tables).toHaveLength(1)
  expect(tables[0]?.cells.filter(({ colSpan }) => colSpan > 1)).toEqual([])
})
