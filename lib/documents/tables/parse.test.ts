import { describe, expect, test } from '@jest/globals'
import { labelsFor } from '@/lib/i18n/labels'
import type { Converter } from '../converter'
import { buildZip, docxItems, type ZipItem } from '../ooxml/test-support/packages'
import { readSpreadsheet } from '../spreadsheets/read'
import type { NamedFile, Progress } from '../tool'
import { inspectTables } from './inspect'
import { noTablesError, parseTables } from './parse'
import type { ParseOptions } from './options'

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
const context = { labels: labelsFor('ru-RU') }

/** A document whose body is this XML without its namespace. */
function docx(body: string, name = 'Приложение.docx', type?: string): NamedFile {
  const items = docxItems().map((item): ZipItem => {
    if (item.name === 'word/document.xml') {
      return { ...item, content: `<w:document ${W}><w:body>${body}</w:body></w:document>` }
    }
    if (type === undefined || item.name !== '[Content_Types].xml') return item
    return { ...item, content: String(item.content).replace(/application\/[^"]*document\.main\+xml/, type) }
  })
  return { name, bytes: buildZip(items) }
}

const p = (text: string) => `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`
const table = (...rows: readonly (readonly string[])[]) =>
  `<w:tbl><w:tblGrid>${(rows[0] ?? []).map(() => '<w:gridCol w:w="2000"/>').join('')}</w:tblGrid>${rows
    .map((row) => `<w:tr>${row.map((text) => `<w:tc>${p(text)}</w:tc>`).join('')}</w:tr>`)
    .join('')}</w:tbl>`

const TWO = `${p('Таблица 1')}${table(['Имя', 'Отдел'], ['Иванов', 'РО'])}<w:p/>${table(['Имя', 'Отдел'], ['Петров', 'КТ'])}${p('далее')}${table(['x'])}`
/** «1.234» in a Russian file reads two ways. */
const AMBIGUOUS = table(['Имя', 'Доза, мЗв'], ['Иванов', '1.234'], ['Петров', '2.345'])

const parse = (file: NamedFile, options: ParseOptions = {}) => parseTables(file, options, context)

describe('a Word file', () => {
  test('becomes a workbook under its name, its tables joined and reported', async () => {
    const result = await parse(docx(TWO))
    const { sheets } = await readSpreadsheet(result.file.bytes)
    expect(result.kind).toBe('tables')
    expect(result.file.name).toBe('Приложение.xlsx')
    expect(sheets.map(({ name }) => name)).toEqual(['Таблицы', 'Таблица 1', 'Таблица 2'])
    expect(sheets[1]?.rows.map((row) => row?.map((cell) => cell?.text))).toEqual([
      ['Имя', 'Отдел'],
      ['Иванов', 'РО'],
      ['Петров', 'КТ'],
    ])
    expect(result.messages).toMatchObject([{ code: 'TABLE_JOINED', params: { table: 't1', count: 2, ids: 't1, t2' } }])
  })

  test('or keeps its tables as they are', async () => {
    const { tables, messages } = await parse(docx(TWO), { join: false })
    expect(tables.map(({ id, rows }) => [id, rows])).toEqual([
      ['t1', 2],
      ['t2', 2],
      ['t3', 1],
    ])
    expect(messages).toEqual([])
  })

  test('gives the chosen tables alone', async () => {
    const { file } = await parse(docx(TWO), { tables: ['t3'] })
    expect((await readSpreadsheet(file.bytes)).sheets.map(({ name }) => name)).toEqual(['Таблицы', 'Таблица 2'])
  })

  test('has no such table', async () => {
    await expect(parse(docx(TWO), { tables: ['t9'] })).rejects.toMatchObject({
      code: 'TABLE_NOT_FOUND',
      params: { table: 't9', count: 2 },
    })
  })

  test('becomes JSON', async () => {
    const { file } = await parse(docx(TWO), { format: 'json' })
    const read = JSON.parse(Buffer.from(file.bytes).toString('utf8')) as {
      tables: { id: string }[]
      messages: { text: string }[]
    }
    expect(file).toMatchObject({ name: 'Приложение.json', type: 'application/json' })
    expect(read.tables.map(({ id }) => id)).toEqual(['t1', 't3'])
    expect(read.messages).toMatchObject([{ code: 'TABLE_JOINED', severity: 'info' }])
    expect(read.messages[0]?.text).toContain('t1, t2')
  })

  test('becomes a zip of CSV', async () => {
    const { file } = await parse(docx(TWO), { format: 'csv' })
    expect(file).toMatchObject({ name: 'Приложение.zip', type: 'application/zip' })
    expect(Buffer.from(file.bytes).toString('utf8')).toContain('Имя;Отдел\r\nИванов;РО')
  })

  test('without tables says what it contains instead, in a workbook that says so too', async () => {
    const result = await parse(docx(`${p('a')}${p('b')}`))
    expect(result).toMatchObject({ kind: 'none', tables: [], instead: { paragraphs: 2, pictures: 0 } })
    expect(result.messages).toMatchObject([{ code: 'TABLES_NONE', severity: 'warning' }])
    const [sheet] = (await readSpreadsheet(result.file.bytes)).sheets
    expect(JSON.stringify(sheet?.rows)).toContain('Таблиц в файле нет')
    if (result.kind === 'none') {
      expect(noTablesError(result)).toMatchObject({ code: 'TABLES_NONE', params: { paragraphs: 2, pictures: 0 } })
    }
  })

  test('of an older format is converted first, and that is reported', async () => {
    const converter: Converter = {
      name: 'libreoffice',
      toPdf: () => Promise.resolve([]),
      toDocx: () => Promise.resolve(docx(TWO).bytes),
    }
    const rtf = { name: 'Старый.rtf', bytes: Buffer.from('{\\rtf1 x}') }
    const { file, messages } = await parseTables(rtf, {}, { ...context, converter })
    expect(file.name).toBe('Старый.xlsx')
    expect(messages[0]).toMatchObject({ code: 'DOCUMENT_CONVERTED', params: { kind: 'rtf' } })
    await expect(parse(rtf)).rejects.toMatchObject({ code: 'CONVERTER_MISSING' })
  })

  test('with macros is read, and that they were not run is reported', async () => {
    const macros = docx(table(['a']), 'a.docm', 'application/vnd.ms-word.document.macroEnabled.main+xml')
    expect((await parse(macros)).messages).toMatchObject([{ code: 'TABLE_MACROS_IGNORED' }])
  })

  test('that is none is refused', async () => {
    await expect(parse({ name: 'a.docx', bytes: Buffer.from('%PDF-1.7') })).rejects.toMatchObject({
      code: 'PDF_DAMAGED',
    })
  })
})

describe('a type that a person chose', () => {
  const types = [{ table: 't1', column: 1, as: 'number', decimal: ',' } as const]

  test('goes into the workbook and the JSON, and is reported', async () => {
    const { tables, messages } = await parse(docx(AMBIGUOUS), { types })
    const [found] = tables
    expect(found?.typing.filter((_, index) => found.cells[index]?.col === 1).map(({ value }) => value)).toEqual([
      null,
      '1234',
      '2345',
    ])
    expect(messages.map(({ code }) => code)).toEqual(['TABLE_TYPE_CHOSEN'])
    const [list, sheet] = (await readSpreadsheet((await parse(docx(AMBIGUOUS), { types })).file.bytes)).sheets
    expect(JSON.stringify(list?.rows)).toContain('столбец B: тип задан вручную: число, дробь после запятой')
    expect(sheet?.rows[1]?.[1]).toMatchObject({ value: 1234, numFmt: '#,##0' })
  })

  test.each([
    ['TABLE_NOT_FOUND', { table: 't9', column: 0, as: 'text' }],
    ['TABLE_COLUMN_NOT_FOUND', { table: 't1', column: 2, as: 'text' }],
  ] as const)('for what isn’t there is refused: %s', async (code, choice) => {
    await expect(parse(docx(AMBIGUOUS), { types: [choice] })).rejects.toMatchObject({ code })
  })
})

test('progress goes from reading to the last sheet', async () => {
  const seen: Progress[] = []
  await parseTables(docx(TWO), {}, { ...context, onProgress: (progress) => seen.push(progress) })
  expect(seen[0]).toEqual({ stage: 'reading', done: 0, total: 1 })
  expect(seen.at(-1)).toEqual({ stage: 'writing', done: 2, total: 2 })
})

test('the same file has the same bytes', async () => {
  const [one, other] = await Promise.all([parse(docx(TWO)), parse(docx(TWO))])
  expect(Buffer.from(one.file.bytes).equals(Buffer.from(other.file.bytes))).toBe(true)
})

describe('inspection', () => {
  test('lists the tables that parsing would find, with the beginning of each', async () => {
    const { tables, instead } = await inspectTables(docx(TWO), {}, {})
    expect(instead).toBeNull()
    expect(tables).toMatchObject([
      {
        id: 't1',
        number: 1,
        where: 'body',
        caption: 'Таблица 1',
        rows: 3,
        cols: 2,
        joinedFrom: ['t1', 't2'],
        look: { kept: 0, odd: 0 },
      },
      { id: 't3', number: 2, rows: 1, cols: 1 },
    ])
    expect(tables[0]?.preview.map(({ row, col, text }) => [row, col, text])).toContainEqual([2, 0, 'Петров'])
  })

  test('shows twenty rows and twelve columns of a table, and two hundred characters of a cell', async () => {
    const row = Array.from({ length: 15 }, () => 'я'.repeat(300))
    const { tables } = await inspectTables(docx(table(...Array.from({ length: 30 }, () => row))), {}, {})
    const preview = tables[0]?.preview ?? []
    expect(tables[0]).toMatchObject({ rows: 30, cols: 15 })
    expect(preview).toHaveLength(240)
    expect(preview[0]?.text).toBe(`${'я'.repeat(199)}…`)
  })

  test('reports for each column what it is, why, and what it can be made', async () => {
    const { tables } = await inspectTables(docx(AMBIGUOUS), {}, {})
    expect(tables[0]?.shown).toEqual({ from: 0, to: 3, cols: 2 })
    expect(tables[0]?.columns[1]).toMatchObject({
      column: 1,
      type: 'text',
      evidence: 'open',
      chosen: null,
      typed: 0,
      texts: 2,
      look: { kept: 2, odd: 0, unread: 0 },
    })
    expect(
      tables[0]?.columns[1]?.offers.map(({ as, decimal, typed, sample }) => [as, decimal, typed, sample?.value]),
    ).toEqual([
      ['text', null, 0, undefined],
      ['number', ',', 2, '1234'],
      ['number', '.', 2, '1.234'],
    ])
  })

  test('shows values as they will be with what a person chose, and tells what can’t be read so', async () => {
    const options = { types: [{ table: 't1', column: 1, as: 'number', decimal: '.' } as const] }
    const { tables, messages } = await inspectTables(docx(AMBIGUOUS), options, {})
    expect(tables[0]?.preview.find(({ row, col }) => row === 1 && col === 1)).toMatchObject({
      text: '1.234',
      type: 'number',
      value: '1.234',
      numFmt: '0.000',
      look: null,
    })
    expect(messages).toMatchObject([
      { code: 'TABLE_TYPE_CHOSEN', params: { table: 't1', column: 'B', as: 'number', way: 'point' } },
    ])
    const words = { types: [{ table: 't1', column: 0, as: 'number' } as const] }
    const told = await inspectTables(docx(AMBIGUOUS), words, {})
    expect(told.messages[1]).toMatchObject({
      code: 'TABLE_TYPE_UNREAD',
      severity: 'warning',
      cell: 'A2',
      params: { cells: 'A2, A3', count: 2 },
    })
    expect(told.tables[0]?.look).toEqual({ kept: 2, odd: 0, unread: 2 })
  })

  test('of one table gives its rows from one on with all its columns', async () => {
    const rows = Array.from({ length: 30 }, (_, row) => Array.from({ length: 15 }, (_, col) => `${row}/${col}`))
    const file = docx(p('Before') + table(['a']) + p('and') + table(...rows))
    const { tables } = await inspectTables(file, { page: { table: 't2', from: 25 } }, {})
    expect(tables).toMatchObject([{ id: 't2', number: 2, shown: { from: 25, to: 30, cols: 15 } }])
    expect(tables[0]?.preview).toHaveLength(75)
    expect(tables[0]?.columns).toHaveLength(15)
    await expect(inspectTables(file, { page: { table: 't3', from: 0 } }, {})).rejects.toMatchObject({
      code: 'TABLE_NOT_FOUND',
    })
  })

  test('of a file without tables says what there is', async () => {
    const { tables, instead, messages } = await inspectTables(docx(p('a')), {}, {})
    expect([tables, instead]).toEqual([[], { paragraphs: 1, pictures: 0 }])
    expect(messages).toMatchObject([{ code: 'TABLES_NONE' }])
  })
})
