import { describe, expect, test } from '@jest/globals'
import { labelsFor } from '@/lib/i18n/labels'
import { dose, extraction, person, reading } from '../doses/writing/test-support/extraction'
import { dosesWorkbook } from '../doses/writing/workbook'
import { PREMIUM_GATE } from '../ooxml/limits'
import { readSpreadsheet } from '../spreadsheets/read'
import { generate } from '../generation/generate'
import { inspect } from './inspect'
import type { GenerateOptions } from '../generation/options'
import { docx, documentText, members, paragraph, templateFile } from '../generation/test-support/files'

const DOSES = [
  dose({ id: 'd1', subject: person('Petrov'), reading: reading() }),
  dose({ id: 'd2', subject: person('Ionescu'), reading: reading({ raw: '1,10', value: '1.10' }) }),
]

async function workbook(locale: 'en-US' | 'ro-RO' | 'ru-RU', doses = DOSES) {
  const labels = labelsFor(locale)
  const { bytes, dosesSheet: sheet } = await dosesWorkbook(extraction({ doses }), [], labels)
  const heading = (column: 'subject' | 'value') => labels(`doses.column.${column}`)
  return { data: { name: 'doses.xlsx', bytes }, sheet, subject: heading('subject'), value: heading('value'), labels }
}

const template = (text: string) => templateFile(docx(paragraph(text)), 'Act.docx')

async function acts(data: { name: string; bytes: Uint8Array }, text: string, options: GenerateOptions) {
  const { file } = await generate({ data, template: template(text) }, { language: 'en', ...options })
  const documents = [...(await members(file.bytes)).values()]
  return Promise.all(documents.map(async (bytes) => (await documentText(bytes)).join()))
}

describe("the doses' workbook", () => {
  test.each(['en-US', 'ro-RO', 'ru-RU'] as const)(
    'in %s makes an act of each dose, by its headings and its constant names, and none of the names',
    async (locale) => {
      const { data, sheet, subject, value } = await workbook(locale)
      const text = `{${subject}} = {${value}}; {subject} = {value}`
      expect(await acts(data, text, { sheet })).toEqual([
        'Petrov = 0.42; Petrov = 0.42',
        'Ionescu = 1.10; Ionescu = 1.10',
      ])
      const found = await inspect({ data, template: template(text) }, { sheet })
      expect(found.table).toEqual({ sheet, headerRow: 1, rows: 2 })
      expect(found.files[0]?.sheets.find(({ name }) => name === sheet)).toMatchObject({ headerRow: 1, rows: 2 })
      expect(found.shown?.first.map(({ number }) => number)).toEqual([3, 4])
      expect(found.matches.every(({ how }) => how === 'exact')).toBe(true)
    },
  )

  test('uses its names alone where their row is the header', async () => {
    const { data, sheet, subject } = await workbook('ru-RU')
    const options = { sheet, headerRow: 2 }
    expect(await acts(data, '{subject} = {value}', options)).toEqual(['Petrov = 0.42', 'Ionescu = 1.10'])
    const { table, matches } = await inspect({ data, template: template(`{${subject}}`) }, options)
    expect(table).toEqual({ sheet, headerRow: 2, rows: 2 })
    expect(matches.map(({ how }) => how)).toEqual(['none'])
  })

  test('without a dose has no rows', async () => {
    const { data, sheet } = await workbook('ru-RU', [])
    await expect(acts(data, '{subject}', { sheet })).rejects.toMatchObject({ code: 'SHEET_NO_ROWS' })
  })

  test('is grouped by a constant name', async () => {
    const { data, sheet } = await workbook('ru-RU', [...DOSES, dose({ id: 'd3', subject: person('Petrov') })])
    expect(await acts(data, '{subject}', { sheet, groupBy: ['subject'] })).toHaveLength(2)
  })

  test('gives the rows that failed back with its names', async () => {
    const failing = [...DOSES, dose({ id: 'd3', subject: null })]
    const { data, sheet, labels } = await workbook('en-US', failing)
    const files = { data, template: template('{subject}') }
    const { file } = await generate(files, { sheet, missing: 'block', language: 'en' }, { labels })
    const bytes = (await members(file.bytes)).get('errors.xlsx') ?? new Uint8Array()
    const { sheets } = await readSpreadsheet(bytes, { name: 'errors.xlsx', language: 'en', limits: PREMIUM_GATE })
    expect(sheets[0]?.rows.map((row) => row?.[0]?.text)).toEqual([labels('doses.column.id'), 'id', 'd3'])
    const again = await inspect({ data: { name: 'errors.xlsx', bytes }, template: template('{id}') })
    expect(again.table).toMatchObject({ headerRow: 1, rows: 1 })
  })
})
