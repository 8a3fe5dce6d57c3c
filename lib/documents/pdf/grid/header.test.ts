import { expect, test } from '@jest/globals'
import { readPdfTables } from '../read-pdf-tables'
import { pdfFile, text } from '../test-support/pdf-file'

const EDGES = [50, 120, 160, 200, 240, 280, 320, 360]
/** The width of a digit in Helvetica at 10 points. */
const DIGIT = 5.56

const rightAligned = (values: readonly string[], y: number): string =>
  values.map((value, at) => text((EDGES[at + 2] ?? 0) - 1 - (value.length - 0.5) * DIGIT, y, value)).join('')

const NARROW = /[fijlt ]/
const widthOf = (value: string): number => [...value].reduce((sum, each) => sum + (NARROW.test(each) ? 2.5 : DIGIT), 0)

/** A text in the middle of the columns from one edge to another. */
const centered = (value: string, [from, to]: readonly [number, number], y: number): string =>
  text(((EDGES[from] ?? 0) + (EDGES[to] ?? 0) - widthOf(value)) / 2, y, value)

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

/** Two lists side by side: a text and a number in each, left- and right-aligned. */
function lists(titles: readonly [string, number][]): string {
  const starts = [51, 91, 181, 221]
  const over = titles.map(([title, list]) => text(starts[list * 2] ?? 0, 100, title)).join('')
  const names = starts.map((x, at) => text(x, 115, at % 2 === 0 ? 'Name' : 'Hp(10), mSv')).join('')
  const rows = [
    ['Adams', '0.1', 'Gorse', '0.25'],
    ['Birch', '1.5', 'Hazel', '0.2'],
    ['Cedar', '10.5', 'Ivory', '0.07'],
    ['Dogwood', '0.3', 'Juniper', '2.4'],
  ].map((values, row) =>
    values
      .map((value, at) => {
        const x = at % 2 === 0 ? (starts[at] ?? 0) : (starts[at] ?? 0) + 55 - (value.length - 0.5) * DIGIT
        return text(x, 130 + row * 15, value)
      })
      .join(''),
  )
  return over + names + rows.join('')
}

test('titles that begin where the texts below them do are not centered over other columns', async () => {
  const { tables } = await readPdfTables(
    pdfFile({
      content: lists([
        ['Radiology', 0],
        ['Cardiology ward', 1],
      ]),
    }),
  )
  const header = tables[0]?.cells.filter(({ row, text: own }) => row === 0 && own !== '')
  expect(header?.map(({ col, text: own }) => [own, col])).toEqual([
    ['Radiology', 0],
    ['Cardiology ward', 2],
  ])
})

test('where headers leave no gap open, the names below divide their columns', async () => {
  const names = [text(51, 115, 'Part'), text(131, 115, 'Hp(10), mSv'), text(201, 115, 'Hp(0,07), mSv')]
  const rows = ['May', 'June', 'July', 'August', 'September', 'October'].map((month, row) => {
    const y = 130 + row * 15
    const [left, right] = ['0.17', '0.23'].map((value, at) => text([171, 251][at] ?? 0, y, value))
    return text(51, y, month) + left + right
  })
  const content = [text(180, 100, '2023 year'), ...names, ...rows].join('')
  const { tables } = await readPdfTables(pdfFile({ content }))
  const header = tables[0]?.cells.filter(({ row, text: own }) => row < 2 && own !== '' && own !== '2023 year')
  expect(header?.map(({ text: own }) => own)).toEqual(['Part', 'Hp(10), mSv', 'Hp(0,07), mSv'])
})
