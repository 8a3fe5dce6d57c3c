import { expect, test } from '@jest/globals'
import { oneSheet } from '../spreadsheets/test-support/xlsx-package'
import type { NamedFile } from '../tool'
import { generate } from './generate'
import type { GenerateOptions } from './options'
import { csvFile, docx, documentText, members, paragraph, templateFile } from './test-support/files'

/** What a template's only document says, and what is reported about its language. */
async function print(text: string, cells: readonly string[] | NamedFile, options: GenerateOptions = {}) {
  const files = {
    data: 'bytes' in cells ? cells : csvFile([cells.map((_, at) => ['A', 'B'][at] ?? ''), [...cells]]),
    template: templateFile(docx(text.startsWith('<w:p>') ? text : paragraph(text))),
  }
  const { file, documents, problems } = await generate(files, { output: 'zip', ...options })
  const all = await members(file.bytes)
  const [printed] = await documentText(all.get(documents[0]?.name ?? '') ?? new Uint8Array())
  return [printed?.replaceAll('\u00a0', ' '), problems.map(({ code }) => code).filter((code) => /^LANGUAGE/.test(code))]
}

const AMOUNT = '1234.5'

test('of a template of a few tags decides how values without a format are written, too', async () => {
  expect(await print('{A * 1}', [AMOUNT, 'x'], { messagesIn: 'ru' })).toEqual(['1234,5', ['LANGUAGE_ASSUMED']])
  expect(await print('{A * 1}', [AMOUNT, 'x'], { messagesIn: 'en' })).toEqual(['1234.5', []])
  expect(await print('{B}', ['1', 'x'], { messagesIn: 'ru' })).toEqual(['x', []])
})

test('is Romanian where its short words are, with or without diacritics', async () => {
  const text = 'Factura pentru marfa livrata conform contractului: {A | number:2}'
  expect(await print(text, [AMOUNT, 'x'])).toEqual([text.replace(/\{.*\}/, '1.234,50'), []])
  const english = 'Invoice for the goods delivered: {A | number:2}'
  expect(await print(english, [AMOUNT, 'x'], { messagesIn: 'ro' })).toEqual([english.replace(/\{.*\}/, '1,234.50'), []])
})

test('of Latin letters that show nothing is that of the messages, and reported', async () => {
  expect(await print('Certificat {A | number:2}', [AMOUNT, 'x'], { messagesIn: 'ro' })).toEqual([
    'Certificat 1.234,50',
    ['LANGUAGE_ASSUMED'],
  ])
})

test('isn’t judged by the old result of a field, which is replaced', async () => {
  const field =
    '<w:fldSimple w:instr=" MERGEFIELD A "><w:r><w:t>the amount of the invoice, with tax</w:t></w:r></w:fldSimple>'
  const text = `<w:p>${field}<w:r><w:t xml:space="preserve">; {A | number:2}</w:t></w:r></w:p>`
  expect(await print(text, [AMOUNT, 'x'], { messagesIn: 'ru' })).toEqual(['1234.5; 1 234,50', ['LANGUAGE_ASSUMED']])
})

test('shows the values of a sheet without its own language in that of the documents', async () => {
  const header =
    '<row r="1"><c r="A1" t="inlineStr"><is><t>A</t></is></c><c r="B1" t="inlineStr"><is><t>B</t></is></c></row>'
  const row = '<row r="2"><c r="A2" s="1"><v>1234.5</v></c><c r="B2" t="b"><v>1</v></c></row>'
  const data = { name: 'data.xlsx', bytes: oneSheet(header + row, ['#,##0.00']) }
  expect(await print('{A} {B}', data, { messagesIn: 'ru' })).toEqual(['1 234,50 ИСТИНА', ['LANGUAGE_ASSUMED']])
  expect(await print('{A} {B}', data, { messagesIn: 'en' })).toEqual(['1,234.50 TRUE', []])
  const template = 'Factura pentru marfa livrata conform contractului: {A}'
  expect(await print(template, data)).toEqual([template.replace('{A}', '1.234,50'), []])
})

test('of Latin letters that show nothing is English where words are printed, and reported', async () => {
  const told = async (text: string, options: GenerateOptions = {}) => (await print(text, ['12', 'x'], options))[1]
  expect(await told('Certificat Munteanu {A | words}')).toEqual(['LANGUAGE_ASSUMED'])
  expect(await told('Certificat Munteanu {A | words}', { messagesIn: 'en' })).toEqual([])
  expect(await told('Certificate of the employee {A | words}')).toEqual([])
  expect(await told('Certificat Munteanu {A}')).toEqual([])
})
