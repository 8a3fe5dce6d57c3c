import { expect, test } from '@jest/globals'
import { inspect } from '../../inspection/inspect'
import { generate } from '../generate'
import { csvFile, docx, paragraph, templateFile } from '../test-support/files'

const template = templateFile(docx(paragraph('{Name} {Day}')))

async function told(days: readonly string[], language: 'ru' | 'en' = 'ru') {
  const data = csvFile([['Name', 'Day'], ...days.map((day, index) => [`n${index}`, day])])
  const { problems } = await generate({ data, template }, { language })
  return problems.flatMap(({ code, cell, params }) => (code.startsWith('DATES_') ? [[code, cell, params.cells]] : []))
}

test('names the cells of a date column that contain no day of the calendar', async () => {
  expect(await told(['01.11.2026', '31.11.2026', '30.02.2026', 'н/д', '05.12.2026'])).toEqual([
    ['DATES_IMPOSSIBLE', 'B3', 'B3 (31.11.2026), B4 (30.02.2026)'],
  ])
  expect(await told(['31.11.2026'])).toEqual([['DATES_IMPOSSIBLE', 'B2', 'B2 (31.11.2026)']])
})

test('names the cells that may be either of two days', async () => {
  expect(await told(['21.11.2026', '03/04/2026', '22.11.2026'])).toEqual([['DATES_AMBIGUOUS', 'B3', 'B3 (03/04/2026)']])
})

test('reports nothing about other columns, or about unambiguous days', async () => {
  expect(await told(['12.13.1.4', 'a', '31.11.2026', 'b', 'c', 'd'])).toEqual([])
  expect(await told(['21/11/2026', '04/04/2026', '2026-11-30', '3 ноября 2026'])).toEqual([])
})

test('repeated file names are reported before a run and in it', async () => {
  const data = csvFile([
    ['Name', 'Day'],
    ['Apron', '1'],
    ['apron', '2'],
    ['Collar', '3'],
  ])
  const names = ({ problems }: { problems: readonly { code: string; params: object }[] }) =>
    problems.flatMap(({ code, params }) => (code === 'FILE_NAMES_REPEATED' ? [params] : []))
  const expected = [{ count: 1, names: 'Act Apron', more: 0 }]
  expect(names(await inspect({ data, template }, { pattern: 'Act {Name}' }))).toEqual(expected)
  expect(names(await generate({ data, template }, { pattern: 'Act {Name}' }))).toEqual(expected)
  expect(names(await generate({ data, template }, { pattern: 'Act {Name}', single: true }))).toEqual([])
  expect(names(await generate({ data, template }, { pattern: 'Act {Name} {Day}' }))).toEqual([])
})

async function readings(...days: string[]) {
  const data = csvFile([['Name', 'Day'], ...days.map((day, index) => [`n${index}`, day])])
  const { review } = await inspect({ data, template }, { language: 'en' })
  return review?.dates.map(({ row, month, readings: all, others }) => [
    row,
    month?.days ?? null,
    all.map(({ text, day }) => `${text} ${day}`),
    others,
  ])
}

test('offers the days nearest to an impossible one, as the cell writes them', async () => {
  expect(await readings('31.11.2026', '29.02.2027', '00.05.2026')).toEqual([
    [2, 30, ['30.11.2026 2026-11-30', '01.12.2026 2026-12-01', '31.10.2026 2026-10-31'], null],
    [3, 28, ['28.02.2027 2027-02-28', '01.03.2027 2027-03-01', '29.01.2027 2027-01-29'], null],
    [4, 31, ['01.05.2026 2026-05-01'], null],
  ])
  expect(await readings('05.13.2026')).toEqual([[2, null, [], null]])
})

test('offers both readings of a date, and says how the others of its column are written', async () => {
  expect(await readings('21/11/2026', '03/11/2026', '25/11/2026')).toEqual([
    [3, null, ['03.11.2026 2026-11-03', '11.03.2026 2026-03-11'], { order: 'day-first', count: 2 }],
  ])
})
