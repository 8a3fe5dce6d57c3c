import { describe, expect, test } from '@jest/globals'
import { DocumentError } from '../error'
import { PREMIUM_GATE } from '../ooxml/limits'
import { openPackage } from '../ooxml/package'
import type { SheetDate } from '../spreadsheets/model'
import type { Progress } from '../tool'
import { generate, type GenerateResult } from './generate'
import type { GenerateOptions } from './options'
import { csvFile, docx, paragraph, templateFile, textOf } from './test-support/files'

const TODAY: SheetDate = {
  kind: 'date',
  year: 2026,
  month: 11,
  day: 21,
  hour: 0,
  minute: 0,
  second: 0,
  hasDate: true,
  hasTime: false,
}
const HEADER = ['№', 'ФИО', 'Дата', 'Доза']
const ROWS = [
  ['001', 'Иванов Иван', '03.11.2026', '1,25'],
  ['002', 'Петров Пётр', '04.11.2026', '0,5'],
]

async function run(text: string, rows: string[][], options: GenerateOptions = {}): Promise<GenerateResult> {
  const template = templateFile(
    docx(
      text
        .split('\n')
        .map((line) => paragraph(line))
        .join(''),
    ),
    'Акт.docx',
  )
  return generate({ data: csvFile(rows), template }, { today: TODAY, language: 'ru', ...options })
}

/** The text of the result's documents, by name. */
async function texts({ file, documents }: GenerateResult): Promise<Record<string, string>> {
  const text = async (bytes: Uint8Array) => {
    const pack = await openPackage(bytes, PREMIUM_GATE)
    return textOf(pack.text('word/document.xml')).join('\n')
  }
  if (file.type !== 'application/zip') return { [file.name]: await text(file.bytes) }
  const found: Record<string, string> = {}
  let at = 0
  for (const { name } of documents) {
    const view = Buffer.from(file.bytes)
    const [size, nameLength, extraLength] = [
      view.readUInt32LE(at + 22),
      view.readUInt16LE(at + 26),
      view.readUInt16LE(at + 28),
    ]
    const start = at + 30 + nameLength + extraLength
    found[name] = await text(view.subarray(start, start + size))
    at = start + size
  }
  return found
}

async function failure(running: Promise<unknown>): Promise<DocumentError> {
  const error = await running.then(() => null).catch((thrown: unknown) => thrown)
  if (error instanceof DocumentError) return error
  throw new Error(`Expected a DocumentError, not ${String(error)}`)
}

describe('generating', () => {
  test('makes a document for each row, named after the template and the first column, with what the sheet shows', async () => {
    const result = await run('Акт № { № }\n{{ФИО}}, {\u00a0дата\u00a0}: {ДОЗА} мЗв', [HEADER, ...ROWS])
    expect(result.file).toMatchObject({ name: 'Акт 2026-11-21.zip', type: 'application/zip' })
    expect(result.documents.map(({ name, rows }) => [name, rows])).toEqual([
      ['Акт 001.docx', [2]],
      ['Акт 002.docx', [3]],
    ])
    expect(await texts(result)).toEqual({
      'Акт 001.docx': 'Акт № 001\nИванов Иван, 03.11.2026: 1,25 мЗв',
      'Акт 002.docx': 'Акт № 002\nПетров Пётр, 04.11.2026: 0,5 мЗв',
    })
    expect(result.problems).toEqual([])
  })

  test('gives the document itself for one row, and a zip of it when asked', async () => {
    const one = [HEADER, ...ROWS.slice(0, 1)]
    expect((await run('{ФИО} {№}{Дата}{Доза}', one)).file).toMatchObject({ name: 'Акт 001.docx' })
    expect((await run('{ФИО}', one, { output: 'zip' })).file.name).toBe('Акт 2026-11-21.zip')
    expect(Object.values(await texts(await run('{ФИО}', one)))).toEqual(['Иванов Иван'])
  })

  test('gives the same bytes for the same input', async () => {
    const [a, b] = [await run('{ФИО}', [HEADER, ...ROWS]), await run('{ФИО}', [HEADER, ...ROWS])]
    expect(Buffer.from(a.file.bytes).equals(Buffer.from(b.file.bytes))).toBe(true)
  })

  test('prints formats, today and the row’s number', async () => {
    const result = await run('{Дата | date:„D MMMM YYYY г.“} {Доза | number:2} {today} {row.number} {ФИО | upper}', [
      HEADER,
      ...ROWS,
    ])
    expect(Object.values(await texts(result))).toEqual([
      '3 ноября 2026 г. 1,25 21.11.2026 1 ИВАНОВ ИВАН',
      '4 ноября 2026 г. 0,50 21.11.2026 2 ПЕТРОВ ПЁТР',
    ])
  })

  test('names files by a pattern, safely and each but once', async () => {
    const result = await run('{ФИО}', [HEADER, ...ROWS, ['003', 'Иванов Иван', '', '']], {
      pattern: '{ФИО}: {Дата | date:"YYYY/MM"}',
    })
    expect(result.documents.map(({ name }) => name)).toEqual([
      'Иванов Иван- 2026-11.docx',
      'Петров Пётр- 2026-11.docx',
      'Иванов Иван-.docx',
    ])
  })

  test('takes a column for a tag from a mapping, by header and by letter', async () => {
    const result = await run('{имя} {когда}', [HEADER, ...ROWS], { mapping: { имя: 'фио', '{когда}': 'C' } })
    expect(Object.values(await texts(result))[0]).toBe('Иванов Иван 03.11.2026')
  })

  test('headers named like parts of every object are ordinary headers', async () => {
    const result = await run('{__proto__} {constructor} {toString}', [
      ['__proto__', 'constructor', 'toString'],
      ['a', 'b', 'c'],
      ['d', 'e', 'f'],
    ])
    expect(Object.values(await texts(result))).toEqual(['a b c', 'd e f'])
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  })

  test('tells its progress, and stops when its signal is aborted', async () => {
    const seen: Progress[] = []
    const data = csvFile([HEADER, ...ROWS])
    const template = templateFile(docx(paragraph('{ФИО}')))
    await generate({ data, template }, {}, { onProgress: (progress) => seen.push(progress) })
    expect(seen.at(-1)).toEqual({ stage: 'rendering', done: 2, total: 2, failed: 0, noted: 0 })
    const stopped = new AbortController()
    stopped.abort(new Error('stopped'))
    await expect(generate({ data, template }, {}, { signal: stopped.signal })).rejects.toThrow('stopped')
  })
})

describe('missing data', () => {
  const rows = [HEADER, ['001', '', '03.11.2026', '1'], ['002', 'Петров', '04.11.2026', '2']]

  test('is left blank and reported by cell and tag, unless warnings are off', async () => {
    const warned = await run('[{ФИО}]', rows)
    expect(Object.values(await texts(warned))).toEqual(['[]', '[Петров]'])
    expect(warned.documents[0]?.warnings).toMatchObject([
      { code: 'CELL_EMPTY', severity: 'warning', cell: 'B2', row: 2, tag: '{ФИО}' },
    ])
    expect((await run('[{ФИО}]', rows, { missing: 'blank' })).documents[0]?.warnings).toEqual([])
  })

  test('stops its row alone under block, and the other documents are made', async () => {
    const result = await run('[{ФИО}]', rows, { missing: 'block' })
    expect(result.documents.map(({ rows: made }) => made)).toEqual([[3]])
    expect(result.problems).toContainEqual(
      expect.objectContaining({ code: 'CELL_EMPTY', severity: 'error', cell: 'B2' }),
    )
    expect(result.file.type).toBe('application/zip')
  })

  test('is an error when no row is left', async () => {
    const error = await failure(run('{ФИО}', rows.slice(0, 2), { missing: 'block' }))
    expect(error).toMatchObject({ code: 'CELL_EMPTY', params: { cell: 'B2', header: 'ФИО' } })
  })

  test('is not reported where the tag has a word for it', async () => {
    const result = await run('[{ФИО | default:"—"}]', rows)
    expect(Object.values(await texts(result))[0]).toBe('[—]')
    expect(result.documents[0]?.warnings).toEqual([])
  })

  test('of a tag with a likely column is that column’s, and reported once', async () => {
    const result = await run('[{ФИО}{инв номер}{инв номер}]', [
      ['ФИО', 'Инв. №'],
      ['Иванов', '7'],
      ['Петров', '8'],
    ])
    expect(Object.values(await texts(result))[0]).toBe('[Иванов77]')
    expect(result.problems).toMatchObject([
      {
        code: 'TAG_COLUMN_SUPPOSED',
        severity: 'warning',
        tag: '{инв номер}',
        paragraph: 0,
        suggestion: 'Инв. №',
        params: { letter: 'B' },
      },
    ])
  })
})

describe('sections', () => {
  test('are shown where the cell contains something, and hidden where it is empty or zero', async () => {
    const rows = [
      ['№', 'Замечания'],
      ['1', 'течь'],
      ['2', ''],
      ['3', '0'],
    ]
    const result = await run(
      '{{№}}\n{%p if замечания %}\nВыявлено: {{замечания}}\n{%p endif %}\n{^Замечания}Без замечаний{/}',
      rows,
    )
    expect(Object.values(await texts(result))).toEqual(['1\nВыявлено: течь\n', '2\nБез замечаний', '3\nБез замечаний'])
    expect(result.documents[1]?.warnings).toEqual([])
  })
})

describe('what stops a run', () => {
  test.each<[string, string, GenerateOptions]>([
    ['TAGS_WITHOUT_COLUMNS', '{один} {два}', {}],
    ['TAG_UNCLOSED', '{ФИО} {Дата', {}],
    ['TEMPLATE_NO_TAGS', 'Акт', {}],
    ['OUTPUT_NEEDS_ONE_ROW', '{ФИО}', { output: 'docx' }],
    ['TOO_MANY_ROWS', '{ФИО}', { limits: { maxRows: 1, gate: PREMIUM_GATE } }],
    ['GROUP_NO_COLUMN', '{ФИО}', { groupBy: ['Отдел'] }],
    ['CONVERTER_MISSING', '{ФИО}', { output: 'pdf' }],
    ['MAIL_NO_COLUMN', '{ФИО}', { mailColumn: 'Почта' }],
    ['MAIL_COLUMN_MERGED', '{ФИО}', { mailColumn: 'ФИО', single: true }],
    ['PATTERN_NO_COLUMN', '{ФИО}', { pattern: '{Фамилия}' }],
    ['PATTERN_TAG', '{ФИО}', { pattern: 'Акт {№' }],
    ['MAPPING_NO_COLUMN', '{ФИО}', { mapping: { ФИО: 'нет такого' } }],
    ['SHEET_NOT_FOUND', '{ФИО}', { sheet: 'Лист7' }],
  ])('%s', async (code, text, options) => {
    expect((await failure(run(text, [HEADER, ...ROWS], options))).code).toBe(code)
  })

  test('problems of both files are reported together', async () => {
    const template = templateFile(docx(paragraph('{a')))
    const error = await failure(generate({ data: { name: 'a.csv', bytes: new Uint8Array() }, template }))
    expect(error.problems.map(({ code, file }) => [code, file])).toEqual([
      ['TAG_UNCLOSED', 'template'],
      ['GATE_EMPTY', 'data'],
    ])
  })

  test('a document of more text than any act has is not made', async () => {
    const text = '{длинный}'.repeat(2_000)
    const rows = [
      ['длинный', 'б'],
      ['ж'.repeat(32_000), '1'],
    ]
    expect((await failure(run(text, rows))).code).toBe('DOCUMENT_TOO_LARGE')
  })
})
