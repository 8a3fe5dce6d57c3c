import { describe, expect, test } from '@jest/globals'
import { generate } from '../generate'
import type { GenerateOptions } from '../options'
import { csvFile, docx, documentText, paragraph, table, templateFile } from '../test-support/files'

const ROWS = [
  ['Name', 'Price', 'Count', 'Raw'],
  ['Apron', '100.5', '2', '<w:p/>'],
  ['Collar', '20', '3', ''],
]

async function print(body: string, options: GenerateOptions = { groupBy: ['*'] }, rows = ROWS) {
  const files = { data: csvFile(rows), template: templateFile(docx(body)) }
  const { file } = await generate(files, { language: 'en', output: 'docx', ...options })
  return documentText(file.bytes)
}

describe('docxtemplater', () => {
  test.each([
    ['{=[[ ]]=}[[Name]] {Name} [[#rows]][[Count]];[[/rows]]', 'Apron {Name} 2;3;'],
    ['{Name} {=<% %>=}<%Name%> <%={ }=%>{Name}', 'Apron Apron Apron'],
    ['{this.Name} {#rows}{this.Count} {/rows}', 'Apron 2 3 '],
    ['{#Name}{.}; {/Name}', 'Apron; Collar; '],
    ['{Price * Count} {#Price > 50}dear{/}', '201 dear'],
  ])('%s', async (text, printed) => {
    expect(await print(paragraph(text))).toEqual([printed])
  })

  test('new delimiters go on in the paragraphs after', async () => {
    expect(await print(paragraph('{=[[ ]]=}') + paragraph('[[Name]]'))).toEqual(['', 'Apron'])
  })

  test('a section may name what it repeats', async () => {
    const rows = table(['{-w:tr rows}{Name}{/rows}', '{Count}'])
    expect(await print(rows)).toEqual(['Apron', '2', 'Collar', '3'])
    expect(await print(paragraph('a {-w:p rows}{Name}{/rows} b'))).toEqual(['a Apron b', 'a Collar b'])
  })

  test('markup from the spreadsheet is refused', async () => {
    await expect(print(paragraph('{@Raw}'))).rejects.toMatchObject({ code: 'TAG_RAW' })
  })
})

describe('docxtpl', () => {
  test.each([
    ['{% if Price > 50 and Count < 5 %}yes{% else %}no{% endif %}', 'yes'],
    [
      '{% for row in rows %}{{ row.Name }}{% if row.Price * row.Count > 100 %}!{% endif %} {% endfor %}',
      'Apron! Collar ',
    ],
    ['{% for item in Name %}{{ item }}, {% endfor %}', 'Apron, Collar, '],
    ['{{ Price * Count | number:2 }}', '201.00'],
  ])('%s', async (text, printed) => {
    expect(await print(paragraph(text))).toEqual([printed])
  })
})

describe('Word’s mail merge', () => {
  const character = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`
  const code = (text: string) => `<w:r><w:instrText xml:space="preserve">${text}</w:instrText></w:r>`
  const result = `${character('separate')}<w:r><w:t>9</w:t></w:r>${character('end')}`
  const field = (...inner: string[]) => character('begin') + inner.join('') + result
  const merge = (name: string) => field(code(`MERGEFIELD ${name}`))

  test('a region repeats for each row', async () => {
    const body = `<w:p>${merge('TableStart:Goods')}${merge('Name')}<w:r><w:t>;</w:t></w:r>${merge('TableEnd:Goods')}</w:p>`
    expect(await print(body)).toEqual(['Apron;Collar;'])
  })

  test.each([
    ['= ', ' * 1,2 ', '24'],
    ['= 2*(', ' + 1) \\# "0.00"', '42.00'],
  ])('a formula over a field is calculated: %s…%s', async (before, after, printed) => {
    const rows = [['Price'], ['20']]
    expect(await print(`<w:p>${field(code(before), merge('Price'), code(after))}</w:p>`, {}, rows)).toEqual([printed])
  })

  test('another formula is refused', async () => {
    const body = `<w:p>${field(code('= ROUND('), merge('Price'), code(';2)'))}</w:p>`
    await expect(print(body)).rejects.toMatchObject({ code: 'FIELD_NOT_SUPPORTED' })
  })
})

test('a hyphen that Word put into a tag goes with it', async () => {
  const run = (content: string) => `<w:r>${content}</w:r>`
  const split = (hyphen: string) => `<w:p>${run('<w:t>{Na</w:t>')}${run(hyphen)}${run('<w:t>me} x</w:t>')}</w:p>`
  expect(await print(split('<w:softHyphen/>'))).toEqual(['Apron x'])
  const rows = [['Na-me'], ['Apron']]
  expect(await print(split('<w:noBreakHyphen/>'), {}, rows)).toEqual(['Apron x'])
  const { file } = await generate(
    { data: csvFile(rows), template: templateFile(docx(split('<w:noBreakHyphen/>'))) },
    { output: 'docx' },
  )
  expect(Buffer.from(file.bytes).includes('noBreakHyphen')).toBe(false)
})
