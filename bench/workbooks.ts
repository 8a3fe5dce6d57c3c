/**
 * Fills in an Excel form with a line that repeats and its sum: with Actum, as a zip of workbooks and as sheets of one, with xlsx-template,
 * and with exceljs, whose sheet is filled in by code.
 */
import ExcelJS from 'exceljs'
import XlsxTemplate from 'xlsx-template'
import { generateInto } from '@/lib/documents/generation/generate'
import type { GenerateOptions } from '@/lib/documents/generation/options'
import { type Case, compareCases, type MadeFiles } from './support/compared-cases'
import { FORM_LINES, formData, formFile, formTemplate } from './support/form'

const ZIP = 'Actum, zip'
const FIRST_LINE = 7
const TOTAL = FIRST_LINE + FORM_LINES

const OURS = formTemplate({
  value: (name) => `{${name}}`,
  item: (name, place) => (place === 'last' ? '{/items}' : `${place === 'first' ? '{#items}' : ''}{${name}}`),
})
const THEIRS = formTemplate({
  value: (name) => `\${${name}}`,
  item: (name, place) => (place === 'last' ? ' ' : `\${table:items.${name}}`),
})

async function actum(workbooks: number, options: GenerateOptions): Promise<MadeFiles> {
  let bytes = 0
  const sink = (chunk: Uint8Array) => {
    bytes += chunk.length
  }
  await generateInto(sink, { data: formFile(workbooks), template: OURS }, { language: 'en', ...options })
  return { bytes }
}

async function each(workbooks: number, make: (number: number) => Promise<Uint8Array>): Promise<MadeFiles> {
  let bytes = 0
  let first: Uint8Array | null = null
  for (let number = 1; number <= workbooks; number++) {
    const made = await make(number)
    first ??= made
    bytes += made.length
  }
  return { bytes, shown: () => shown(first) }
}

/** It stores its files uncompressed unless it's told otherwise. */
const substituted =
  (options: { compression?: 'DEFLATE' }) =>
  async (number: number): Promise<Uint8Array> => {
    const template = new XlsxTemplate(Buffer.from(THEIRS.bytes))
    template.substitute(1, { ...formData(number) })
    return template.generate({ type: 'uint8array', ...options })
  }

async function byCode(number: number): Promise<Uint8Array> {
  const { customer, city, inspector, items } = formData(number)
  const workbook = new ExcelJS.Workbook()
  await workbook.xlsx.load(new Uint8Array(THEIRS.bytes).buffer)
  const sheet = workbook.getWorksheet('Note')
  if (sheet === undefined) throw new Error('The form has no sheet')
  sheet.duplicateRow(FIRST_LINE, FORM_LINES - 1, true)
  for (const [index, { name, unit, count, price }] of items.entries()) {
    const row = sheet.getRow(FIRST_LINE + index)
    row.values = [name, unit, count, price, { formula: `C${row.number}*D${row.number}` }]
  }
  sheet.getCell(`E${TOTAL}`).value = { formula: `SUM(E${FIRST_LINE}:E${TOTAL - 1})` }
  sheet.getCell('A1').value = `Delivery note ${number}`
  sheet.getCell('B3').value = customer
  sheet.getCell('B4').value = city
  sheet.getCell(`B${TOTAL + 2}`).value = inspector
  return new Uint8Array(await workbook.xlsx.writeBuffer())
}

const cases = (workbooks: number): Case[] => [
  { name: ZIP, count: workbooks, run: (count) => actum(count, { output: 'zip' }) },
  { name: 'Actum, sheets of one workbook', count: workbooks, run: (count) => actum(count, { single: true }) },
  { name: 'xlsx-template', count: workbooks, run: (count) => each(count, substituted({})) },
  {
    name: 'xlsx-template, compressed',
    count: workbooks,
    run: (count) => each(count, substituted({ compression: 'DEFLATE' })),
  },
  { name: 'exceljs', count: workbooks, run: (count) => each(count, byCode) },
]

const GROUPS: readonly (readonly Case[])[] = [cases(100), cases(1_000)]

/** The last line of the goods and the formula of their sum as a workbook has them. */
async function shown(first: Uint8Array | null): Promise<string> {
  if (first === null) return ''
  const workbook = new ExcelJS.Workbook()
  await workbook.xlsx.load(new Uint8Array(first).buffer)
  const [sheet] = workbook.worksheets
  return `${sheet?.getCell(`A${TOTAL - 1}`).text}; ${sheet?.getCell(`E${TOTAL}`).formula}`
}

await compareCases({
  groups: GROUPS,
  files: 'forms',
  runs: 'ms a form',
  reference: ZIP,
  shown: 'last line; sum',
})
