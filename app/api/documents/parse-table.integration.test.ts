import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { docx, paragraph, story, table } from '@/lib/documents/generation/test-support/files'
import { buildOle, buildZip, contentTypes, docxItems } from '@/lib/documents/ooxml/test-support/packages'
import { readSpreadsheet } from '@/lib/documents/spreadsheets/read'
import { openTestApplication } from '@/lib/http/test-support/application'
import { ACT, actRows, newWorkspace, postForm, type Fields } from '@/lib/http/test-support/workspace'
import { inspectAnswerSchema } from '@/lib/operations/inspect-answer'
import { GET as download } from './download/[filename]/route'
import { POST as inspect } from './inspect/route'
import { POST as parseTable } from './parse-table/route'

let application: Awaited<ReturnType<typeof openTestApplication>>
beforeAll(async () => {
  application = await openTestApplication()
})
afterAll(() => application.close())

const WORD = {
  name: 'Протокол.docx',
  bytes: docx(
    paragraph('Таблица 1. Мощность дозы') +
      table(['Точка', 'мкЗв/ч'], ['Коридор', '0,12'], ['Пульт', '0,35']) +
      paragraph('Примечание') +
      table(['Прибор', 'ДКС-АТ1123']),
  ),
}

async function parse(fields: Fields) {
  const { browser, sessionId } = await newWorkspace()
  const response = await postForm(browser, parseTable, { sessionId, ...fields })
  return { browser, sessionId, status: response.status, body: (await response.json()) as Record<string, unknown> }
}

describe('tables of a Word file', () => {
  test('come as a workbook with a sheet for each, and a list of what was found', async () => {
    const { browser, sessionId, status, body } = await parse({ docx: WORD })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      success: true,
      name: 'Протокол.xlsx',
      tables: [
        { id: 't1', caption: 'Таблица 1. Мощность дозы', rows: 3, cols: 2, where: 'body' },
        { id: 't2', rows: 1, cols: 2 },
      ],
    })
    const filename = String(body['download_url']).split('/').at(-1) ?? ''
    const file = await browser.call(download, {
      params: { filename: decodeURIComponent(filename) },
      query: { sessionId },
    })
    const { sheets } = await readSpreadsheet(new Uint8Array(await file.arrayBuffer()), { name: 'a.xlsx' })
    expect(sheets).toHaveLength(3)
    const texts = sheets[1]?.rows.map((row) => Array.from(row ?? [], (cell) => cell?.value ?? null))
    expect(texts).toEqual([
      ['Точка', 'мкЗв/ч'],
      ['Коридор', 0.12],
      ['Пульт', 0.35],
    ])
  })

  test('can be chosen, and filled, and come as CSV', async () => {
    const options = JSON.stringify({ tables: ['t2'], format: 'csv' })
    const { status, body } = await parse({ docx: WORD, options })
    expect(status).toBe(200)
    expect(body).toMatchObject({ name: 'Протокол.zip', tables: [{ id: 't1' }, { id: 't2' }] })
  })

  test('get the types the user chose; the inspection lists the choices', async () => {
    const { browser, sessionId } = await newWorkspace()
    const ambiguous = { name: 'a.docx', bytes: docx(table(['Имя', 'Доза'], ['Иванов', '1.234'], ['Петров', '2.345'])) }
    const look = async (options: object) => {
      const response = await postForm(browser, inspect, {
        sessionId,
        docx: ambiguous,
        options: JSON.stringify(options),
      })
      const body = inspectAnswerSchema.parse(await response.json())
      return { status: response.status, tables: body.files[0]?.tables ?? [] }
    }
    const types = [{ table: 't1', column: 1, as: 'number', decimal: ',' }]
    const [found, chosen] = [await look({}), await look({ types, page: { table: 't1', from: 1 } })]
    expect(found.tables[0]?.columns[1]).toMatchObject({ type: 'text', evidence: 'open', texts: 2, chosen: null })
    expect(found.tables[0]?.columns[1]?.offers.map(({ as, decimal }) => [as, decimal])).toEqual([
      ['text', null],
      ['number', ','],
      ['number', '.'],
    ])
    expect(chosen.tables[0]?.columns[1]).toMatchObject({ type: 'number', evidence: 'chosen', typed: 2 })
    expect(chosen.tables[0]?.preview.map(({ value }) => value)).toEqual([null, '1234', null, '2345'])
    const made = await postForm(browser, parseTable, { sessionId, docx: ambiguous, options: JSON.stringify({ types }) })
    expect(await made.json()).toMatchObject({
      tables: [{ types: { number: 2 } }],
      problems: [{ code: 'TABLE_TYPE_CHOSEN', text: expect.stringContaining('type set manually') }],
    })
  })

  test.each([
    [[{ table: 't1', column: 0, as: 'currency' }], 400],
    [[{ table: 't1', column: -1, as: 'text' }], 400],
    [[{ table: 't1', column: 9, as: 'text' }], 422],
    [[{ table: 't9', column: 0, as: 'text' }], 422],
  ])('refuse the type %j', async (types, status) => {
    expect((await parse({ docx: WORD, options: JSON.stringify({ types }) })).status).toBe(status)
  })

  test('are listed with the beginning of each before anything is made', async () => {
    const { browser, sessionId } = await newWorkspace()
    const response = await postForm(browser, inspect, { sessionId, docx: WORD })
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({
      files: [
        {
          role: 'document',
          tables: [
            { id: 't1', preview: expect.arrayContaining([expect.objectContaining({ text: '0,12', type: 'number' })]) },
            { id: 't2' },
          ],
        },
      ],
      stored: { document: 'Протокол.docx' },
    })
    const again = await postForm(browser, parseTable, { sessionId, docx: 'Протокол.docx' })
    expect(again.status).toBe(200)
  })

  test('are inspected as they will be read: separate if joining is off', async () => {
    const twice = docx(
      paragraph('Таблица 1') +
        table(['Точка', 'мкЗв/ч'], ['Пульт', '0,35']) +
        paragraph('Продолжение таблицы 1') +
        table(['Точка', 'мкЗв/ч'], ['Коридор', '0,12']),
    )
    const { browser, sessionId } = await newWorkspace()
    const found = async (options: object) => {
      const fields = { sessionId, docx: { name: 'a.docx', bytes: twice }, options: JSON.stringify(options) }
      const body = (await (await postForm(browser, inspect, fields)).json()) as { files: { tables: unknown[] }[] }
      return body.files[0]?.tables.length
    }
    expect([await found({}), await found({ join: false })]).toEqual([1, 2])
  })

  test('of a file with macros are read, with a message that macros were ignored', async () => {
    const macros = buildZip([
      ...docxItems(story('w:document', `<w:body>${table(['a'])}</w:body>`)).slice(1),
      contentTypes({ 'word/document.xml': 'application/vnd.ms-word.document.macroEnabled.main+xml' }),
    ])
    const { status, body } = await parse({ docx: { name: 'a.docm', bytes: macros } })
    expect(status).toBe(200)
    expect(body).toMatchObject({ problems: [{ code: 'TABLE_MACROS_IGNORED', text: expect.any(String) }] })
  })

  test.each<[string, Fields[string], string]>([
    [
      'an encrypted file',
      { name: 'a.docx', bytes: buildOle(['EncryptionInfo', 'EncryptedPackage']) },
      'GATE_WRONG_KIND',
    ],
    ['a Word file without tables', { name: 'a.docx', bytes: docx(paragraph('Текст')) }, 'TABLES_NONE'],
    ['a damaged PDF', { name: 'a.docx', bytes: Buffer.from('%PDF-1.7') }, 'PDF_DAMAGED'],
    ['a spreadsheet', actRows(1), 'GATE_WRONG_KIND'],
    ['nothing', { name: 'a.docx', bytes: new Uint8Array() }, 'GATE_EMPTY'],
    [
      'a file that broke off',
      { name: 'a.docx', bytes: ACT.bytes.subarray(0, ACT.bytes.length - 200) },
      'GATE_WRONG_KIND',
    ],
  ])('%s is told', async (_what, file, code) => {
    const { status, body } = await parse({ docx: file! })
    expect([status, body['code']]).toEqual([422, code])
    expect(body['error']).toEqual(expect.any(String))
  })

  test('that were chosen but don’t exist are reported', async () => {
    const { status, body } = await parse({ docx: WORD, options: JSON.stringify({ tables: ['t9'] }) })
    expect([status, body['code']]).toEqual([422, 'TABLE_NOT_FOUND'])
  })

  test("another's session is not there", async () => {
    const { sessionId } = await newWorkspace()
    const { browser } = await newWorkspace()
    const response = await postForm(browser, parseTable, { sessionId, docx: WORD })
    expect(response.status).toBe(404)
  })
})
