import { expect, test } from '@jest/globals'
import { inspect } from '../../inspection/inspect'
import { generate } from '../generate'
import type { GenerateOptions } from '../options'
import { csvFile, docx, paragraph, table, templateFile } from '../test-support/files'

const ROWS = [
  ['Room', 'Dose'],
  ['1', '0.5'],
  ['2', '0.7'],
]
const LOOP = paragraph('Doses') + table(['{#rows}{Room}', '{Dose}{/rows}']) + paragraph('Sum: {rows | sum:"Dose"}')

async function told(body: string, options: GenerateOptions = {}, rows = ROWS): Promise<(string | undefined)[]> {
  const files = { data: csvFile(rows), template: templateFile(docx(body)) }
  const { problems: before } = await inspect(files, options)
  const { problems: after } = await generate(files, options)
  const [found, again] = [before, after].map((problems) => problems.filter(({ code }) => code === 'LOOP_ONE_ROW'))
  expect(again).toEqual(found)
  return (found ?? []).map(({ severity, tag, params }) => `${severity} ${String(params.kind)} ${tag}`)
}

test('a loop without grouping is reported once, before and after the run', async () => {
  expect(await told(LOOP)).toEqual(['warning loop {#rows}'])
  expect(await told(LOOP, { single: true })).toEqual(['warning loop {#rows}'])
})

test.each([
  ['{Room}: {rows | sum:"Dose"}', '{rows | sum:"Dose"}'],
  ['{Room}: {rows | count}', '{rows | count}'],
  ['{Room}: {Dose | sum}', '{Dose | sum}'],
  ['{Room}: {rows|count * 2}', '{rows|count * 2}'],
  ['{Room}{#rows|count > 1}s{/}', '{#rows|count > 1}'],
])('so is a total: %s', async (text, tag) => {
  expect(await told(paragraph(text))).toEqual([`warning total ${tag}`])
})

test('a chosen grouping is not reported, even if each of its documents has one row', async () => {
  expect(await told(LOOP, { groupBy: ['*'] })).toEqual([])
  expect(await told(LOOP, { groupBy: ['Room'] })).toEqual([])
})

test('nothing is reported for a spreadsheet of one row, or without lists and totals', async () => {
  expect(await told(LOOP, {}, ROWS.slice(0, 2))).toEqual([])
  expect(await told(paragraph('{Room}{#Dose > 0.6}: {Dose}{/}'))).toEqual([])
})

test('lists of JSON data have the rows of their document', async () => {
  const json = JSON.stringify([
    { no: 1, items: [{ n: 'a' }, { n: 'b' }] },
    { no: 2, items: [{ n: 'c' }] },
  ])
  const data = { name: 'data.json', bytes: new TextEncoder().encode(json) }
  const template = templateFile(
    docx(paragraph('{no}: {#items}{n}{#row.number = rows | count}.{/}{^$last}, {/}{/items}{items | count}')),
  )
  const { problems } = await inspect({ data, template }, { language: 'en' })
  expect(problems.map(({ code }) => code)).toEqual([])
})
