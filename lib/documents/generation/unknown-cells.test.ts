import { expect, test } from '@jest/globals'
import { generate } from './generate'
import { docx, documentText, paragraph, templateFile } from './test-support/files'
import { oneSheet } from '../spreadsheets/test-support/xlsx-package'

/** As openpyxl writes a formula that it doesn't calculate. */
const FORMULA = '<c r="B2"><f>A2*2</f><v></v></c>'

test('a formula without a stored result is neither empty nor zero', async () => {
  const data = {
    name: 'data.xlsx',
    bytes: oneSheet(
      `<row r="1"><c r="A1" t="inlineStr"><is><t>А</t></is></c><c r="B1" t="inlineStr"><is><t>Б</t></is></c></row><row r="2"><c r="A2"><v>3</v></c>${FORMULA}</row>`,
    ),
  }
  const text = '[{Б}][{#Б > 1}больше{/}{^Б > 1}меньше{/}][{А + Б}][{rows | sum:"Б" | words}]'
  const { file, documents } = await generate(
    { data, template: templateFile(docx(paragraph(text))) },
    { language: 'ru', output: 'docx' },
  )
  expect(await documentText(file.bytes)).toEqual(['[][][][]'])
  expect(documents[0]?.warnings.map(({ code, cell }) => `${code} ${cell}`)).toEqual([
    'CELL_ERROR B2',
    'CONDITION_UNKNOWN B2',
    'CONDITION_UNKNOWN B2',
    'CALCULATION_UNKNOWN B2',
    'AGGREGATE_SKIPPED B2',
  ])
})

test('rows of one shown day make one document, whatever time is hidden in them', async () => {
  const rows = [46088, 46088.4, 46088.999999].map(
    (serial, index) =>
      `<row r="${index + 2}"><c r="A${index + 2}" s="1"><v>${serial}</v></c><c r="B${index + 2}"><v>${index}</v></c></row>`,
  )
  const header =
    '<row r="1"><c r="A1" t="inlineStr"><is><t>Дата</t></is></c><c r="B1" t="inlineStr"><is><t>Б</t></is></c></row>'
  const data = { name: 'data.xlsx', bytes: oneSheet(header + rows.join(''), ['dd.mm.yyyy']) }
  const { file, documents } = await generate(
    { data, template: templateFile(docx(paragraph('{Дата} {Дата | date:"DD.MM.YYYY"}{#rows} {Б}{/}'))) },
    { language: 'ru', output: 'docx', groupBy: ['Дата'] },
  )
  expect(documents).toHaveLength(1)
  expect(await documentText(file.bytes)).toEqual(['07.03.2026 07.03.2026 0 1 2'])
})
