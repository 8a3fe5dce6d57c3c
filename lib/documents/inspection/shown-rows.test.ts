import { expect, test } from '@jest/globals'
import { inspect, type Inspection } from './inspect'
import { STANDARD_LIMITS } from '../generation/options'
import { readData, tableOf } from '../generation/data/read-data'
import { shownRows, type ShownRows } from './shown-rows'
import { csvFile, docx, paragraph, templateFile } from '../generation/test-support/files'

/** What an inspection of a table, and of a template of the given tags next to it, shows of its rows. */
async function shownOf(rows: string[][], tags: string, options: Parameters<typeof inspect>[1] = {}) {
  const template = templateFile(docx(paragraph(tags)))
  const { shown, problems }: Inspection = await inspect({ data: csvFile(rows), template }, options)
  if (shown === undefined) throw new Error('No rows are shown')
  return { shown, problems }
}

const numbers = (rows: ShownRows['first']) => rows.map(({ number }) => number)

test('the first rows are shown as the sheet shows them, with their own numbers', async () => {
  const data = csvFile([
    ['Реестр', ''],
    ['ФИО', 'Инв. №'],
    ['Иванов', '007'],
    ['', ''],
    ['Петров', '1 200,50'],
  ])
  const { shown } = await inspect({ data }, { headerRow: 2 })
  expect(shown).toEqual({
    columns: [
      { letter: 'A', header: 'ФИО' },
      { letter: 'B', header: 'Инв. №' },
    ],
    moreColumns: 0,
    first: [
      { number: 3, cells: ['Иванов', '007'] },
      { number: 5, cells: ['Петров', '1 200,50'] },
    ],
    marked: [],
    out: [],
    moreMarked: 0,
  })
})

test('rows with problems come with their values, wherever they are', async () => {
  const rows = Array.from({ length: 60 }, (_, index) => [index === 44 ? '' : `Name ${index}`, `${index}`])
  const { shown } = await shownOf([['Name', 'Number'], ...rows], '{Name}')
  expect(numbers(shown.first)).toEqual(Array.from({ length: 20 }, (_, index) => index + 2))
  expect(shown.marked).toEqual([{ number: 46, cells: ['', '44'] }])
})

test('of many rows with problems, a hundred are shown, with the number of the others', async () => {
  const rows = Array.from({ length: 150 }, (_, index) => [index < 140 ? '' : `Name ${index}`, '#1'])
  const { shown } = await shownOf([['Name', 'Number'], ...rows], '{Name}')
  expect(numbers(shown.marked)).toEqual(Array.from({ length: 100 }, (_, index) => index + 2))
  expect(shown.moreMarked).toBe(40)
})

test('where not all rows with problems are shown, those with errors are', async () => {
  const rows = Array.from({ length: 150 }, (_, index) => [index < 149 ? '' : `Name ${index}`, '#1'])
  const { problems } = await shownOf([['Name', 'Number'], ...rows], '{Name}')
  const table = tableOf(await readData(csvFile([['Name', 'Number'], ...rows]), 'en', STANDARD_LIMITS.gate, {}), {})
  const last = problems.find(({ row }) => row === 150)
  if (last === undefined) throw new Error('Row 150 has no problem')
  const { marked } = shownRows(table, [...problems, { ...last, severity: 'error' }], [])
  expect(numbers(marked).slice(-2)).toEqual([100, 150])
})

test('of many columns those that tags and problems are about are shown before others, in the sheet’s order', async () => {
  const header = Array.from({ length: 90 }, (_, index) => `Column ${index + 1}`)
  const { shown } = await shownOf(
    [header, header.map((_, index) => (index === 79 ? '' : 'x'))],
    '{Column 70} {Column 80}',
  )
  const letters = shown.columns.map(({ letter }) => letter)
  expect(letters).toHaveLength(40)
  expect(letters.slice(-3)).toEqual(['AL', 'BR', 'CB'])
  expect(shown.moreColumns).toBe(50)
  expect(shown.marked[0]?.cells.slice(-3)).toEqual(['x', 'x', ''])
})

test('a text of any length is cut, and long rows show fewer: the answer stays small', async () => {
  const rows = Array.from({ length: 120 }, () => ['', ...Array.from({ length: 39 }, () => 'ы'.repeat(500))])
  const header = rows[0]?.map((_, index) => `Column ${index + 1}`) ?? []
  const { shown } = await shownOf([header, ...rows], '{Column 1}')
  expect(shown.first[0]?.cells[1]).toBe(`${'ы'.repeat(99)}…`)
  expect(Buffer.byteLength(JSON.stringify(shown))).toBeLessThan(170_000)
  expect(shown.marked.length + shown.moreMarked).toBe(120)
})

test('a document without an address has its row shown, for the address is asked for', async () => {
  const rows = [
    ['Name', 'Mail'],
    ...Array.from({ length: 30 }, (_, index) => [`Name ${index}`, index === 28 ? '' : 'a@clinic.example']),
  ]
  const { shown } = await shownOf(rows, '{Name}', { mailColumn: 'Mail' })
  expect(numbers(shown.marked)).toEqual([30])
})

test('without a table nothing is shown', async () => {
  expect((await inspect({ template: templateFile(docx(paragraph('{a}'))) })).shown).toBeUndefined()
})
