import { expect, test } from '@jest/globals'
import { generate } from '../generate'
import { docx, documentText, paragraph, table, templateFile } from '../test-support/files'
import { cellsOf, fill, form } from '../workbook/test-support/form'

const ORDER = {
  no: '7',
  name: 'Order',
  items: [
    { name: 'Bolt', q: 2 },
    { name: 'Nut', q: 5 },
  ],
}
const DATA = { name: 'data.json', bytes: new TextEncoder().encode(JSON.stringify([ORDER])) }

async function printed(body: string): Promise<string[]> {
  const files = { data: DATA, template: templateFile(docx(body)) }
  const { file, problems } = await generate(files, { output: 'docx', language: 'en' })
  expect(problems.filter(({ severity }) => severity !== 'info')).toEqual([])
  return documentText(file.bytes)
}

test('a name in a loop over a list and the same name outside of it are two values', async () => {
  const body = paragraph('{name} {no}') + paragraph('{#items}{name} {q}; {/items}') + paragraph('{name}')
  expect(await printed(body)).toEqual(['Order 7', 'Bolt 2; Nut 5; ', 'Order'])
  const cells = { A1: '{name} {no}', A2: '{#items}{name}', B2: '{q}', C2: '{/items}', A3: '{name}' }
  const { file } = await fill(form([{ cells }]), { groupBy: [] }, DATA)
  expect(await cellsOf(file.bytes)).toEqual({ A1: 'Order 7', A2: 'Bolt', B2: 2, A3: 'Nut', B3: 5, A4: 'Order' })
})

test.each([
  [
    'after the end of the loop',
    ['{#items}{name}{no}', '{q}{/items}', '{name}'],
    ['Bolt7', '2', 'Bolt', 'Nut7', '5', 'Nut'],
  ],
  ['before its beginning', ['{name}{no}', '{#items}{name}', '{q}{/items}'], ['Bolt7', 'Bolt', '2', 'Nut7', 'Nut', '5']],
  [
    'in a condition of their own',
    ['{#items}{no}', '{q}{/items}', '{#q > 2}{name}{/}'],
    ['7', '2', '', '7', '5', 'Nut'],
  ],
])('tags of a repeated row print its values: %s', async (_, row, expected) => {
  expect(await printed(table(row))).toEqual(expected)
  const cells = Object.fromEntries(row.map((text, index) => [`${'ABC'.charAt(index)}1`, text]))
  const { file, problems } = await fill(form([{ cells }]), { groupBy: [] }, DATA)
  expect(problems.filter(({ severity }) => severity !== 'info')).toEqual([])
  const values = await cellsOf(file.bytes)
  const inOrder = [1, 2].flatMap((at) => ['A', 'B', 'C'].map((column) => String(values[`${column}${at}`] ?? '')))
  expect(inOrder).toEqual(expected)
})

test('its own row within a loop belongs to that loop alone', async () => {
  const rows = [
    ['{#items}{name}', '{q}'],
    ['{no}', '{/items}'],
    ['{name}', '{no}'],
  ]
  expect(await printed(table(...rows))).toEqual(['Bolt', '2', '7', '', 'Nut', '5', '7', '', 'Order', '7'])
})

const LISTS = { items: [{ n: 'a' }, { n: 'b' }, { n: 'c' }], parts: [{ m: 'x' }, { m: 'y' }] }

test('loops over different lists in one row are refused, in Word and in Excel', async () => {
  const data = { name: 'data.json', bytes: new TextEncoder().encode(JSON.stringify([LISTS])) }
  const row = ['{#items}{n}', '{/items}', '{#parts}{m}', '{/parts}']
  const template = templateFile(docx(table(row)))
  const refused = generate({ data, template }, { output: 'docx', language: 'en' })
  await expect(refused).rejects.toMatchObject({ code: 'LOOPS_BESIDE' })
  const cells = Object.fromEntries(row.map((text, index) => [`${'ABCD'.charAt(index)}1`, text]))
  await expect(fill(form([{ cells }]), { groupBy: [] }, data)).rejects.toMatchObject({ code: 'LOOPS_BESIDE' })
})

test.each([
  ['a condition on its rows after it', ['{#items}{name}', '{/items}', '{#q > 2}many', '{/}'], ['Nut', '', 'many', '']],
  ['a condition on its rows before it', ['{#q > 2}many', '{/}', '{#items}{name}', '{/items}'], ['many', '', 'Nut', '']],
  ['an opposite', ['{#items}{name}', '{/items}', '{^q > 2}few', '{/}'], ['Bolt', '', 'few', '']],
  [
    'a condition on the document',
    ['{#items}{name}', '{/items}', '{#no}yes', '{/no}'],
    ['Bolt', '', 'yes', '', 'Nut', '', 'yes', ''],
  ],
])('a loop and %s may be in different cells of one row', async (_, row, expected) => {
  expect(await printed(table(row))).toEqual(expected)
  const cells = Object.fromEntries(row.map((text, index) => [`${'ABCD'.charAt(index)}1`, text]))
  const { file } = await fill(form([{ cells }]), { groupBy: [] }, DATA)
  const values = await cellsOf(file.bytes)
  const rows = expected.length / row.length
  const inOrder = Array.from({ length: rows }, (_each, at) =>
    ['A', 'B', 'C', 'D'].map((column) => String(values[`${column}${at + 1}`] ?? '')),
  )
  expect(inOrder.flat()).toEqual(expected)
})

test('in a workbook, a loop and a condition, or two loops over one list, may be in one row', async () => {
  const cells = { A1: '{#items}{name}', B1: '{/items}', C1: '{#items}{q}', D1: '{/items}' }
  const { file } = await fill(form([{ cells }]), { groupBy: [] }, DATA)
  expect(await cellsOf(file.bytes)).toEqual({ A1: 'Bolt', C1: 2, A2: 'Nut', C2: 5 })
  const conditional = { ...cells, C1: '{#no}yes', D1: '{/no}' }
  const shown = await fill(form([{ cells: conditional }]), { groupBy: [] }, DATA)
  expect(await cellsOf(shown.file.bytes)).toEqual({ A1: 'Bolt', C1: 'yes', A2: 'Nut', C2: 'yes' })
})
