import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { day, book, formula } from '@/lib/documents/doses/testing/book'
import { textFile } from '@/lib/documents/doses/testing/text-file'
import { docx, paragraph, table } from '@/lib/documents/generation/test-support'
import { xlsxPackage } from '@/lib/documents/spreadsheets/testing/xlsx-package'
import { readSpreadsheet } from '@/lib/documents/spreadsheets/read'
import { openTestApplication } from '@/lib/http/test-support/application'
import { newWorkspace, postForm, type Fields } from '@/lib/http/test-support/workspace'
import type { DoseInspectionReport, DoseReport } from '@/lib/operations/dose-answer'
import { POST as keepProfile } from '../dose-profiles/route'
import { GET as download } from './download/[filename]/route'
import { POST as extractDoses } from './extract-doses/route'
import { GET as fileInfo } from './file-info/[name]/route'
import { POST as inspect } from './inspect/route'
import { POST as parseTable } from './parse-table/route'

let application: Awaited<ReturnType<typeof openTestApplication>>
beforeAll(async () => {
  application = await openTestApplication()
})
afterAll(() => application.close())

/** What a door of doses answers with, a result or a refusal. */
interface Answer {
  readonly code?: string
  readonly error?: string
  readonly name: string
  readonly download_url: string
  readonly report: DoseReport
  readonly doses: DoseInspectionReport
  readonly stored: Record<string, string>
  readonly problems: { readonly code: string; readonly text: string }[]
  readonly details: Record<string, unknown>
}

type Workspace = Awaited<ReturnType<typeof newWorkspace>>

async function asked({ browser, sessionId }: Workspace, handler: typeof inspect, fields: Fields) {
  const response = await postForm(browser, handler, { sessionId, ...fields })
  return { status: response.status, body: (await response.json()) as Answer }
}

const options = (value: object) => ({ options: JSON.stringify(value) })

/** A personal dose record with every unit in its header. */
const RECORD = book('Дозы 2026.xlsx', [
  {
    name: 'ИДК',
    rows: [
      ['ФИО', 'Таб. №', 'Hp(10), мЗв, I квартал 2026', 'Hp(10), мЗв, II квартал 2026'],
      ['Озерецкая Н. П.', 'А-17', 0.31, 0.28],
      ['Кедров Р. Т.', 'А-23', 0.12, '<0,05'],
      ['Щёголева Ю. Я.', 'А-31', 31.4, 22.15],
    ],
  },
])

const BEFORE = book('Дозы 2025.xlsx', [
  {
    name: 'ИДК',
    rows: [
      ['ФИО', 'Таб. №', 'Hp(10), мЗв, I квартал 2025', 'Hp(10), мЗв, II квартал 2025'],
      ['Озерецкая Н. П.', 'А-17', 0.1, 0.1],
      ['Вязова Л. М.', 'А-44', 0.2, 0.2],
    ],
  },
])

/** Doses whose unit stands nowhere. */
const unknownUnit = (name: string, first: number) =>
  book(name, [
    {
      name: 'Лист1',
      rows: [
        ['ФИО', 'Hp(10)'],
        ['Озерецкая Н. П.', first],
        ['Кедров Р. Т.', 0.12],
      ],
    },
  ])

const UNIT_MAPPING = [
  { sheet: 'Лист1', column: 'B', header: 'Hp(10)', role: 'single', quantity: 'Hp(10)', unit: 'mSv' },
]

describe('the doses of a spreadsheet', () => {
  test('come as a workbook, with what was found told, and the counts balance', async () => {
    const workspace = await newWorkspace()
    const { status, body } = await asked(workspace, extractDoses, { excel: RECORD })
    expect(status).toBe(200)
    expect(body.name).toMatch(/\.xlsx$/)
    expect(body.report).toMatchObject({
      doses: { count: 6 },
      people: 3,
      roles: { period: 6 },
      reconciliation: { numericCells: 6, doses: 5, censored: 1, rejected: 0, balanced: true },
      decisions: { count: 0 },
      mappingRemembered: false,
    })
    expect(body.report.doses.rows[0]).toMatchObject({
      cell: 'C2',
      subject: 'Озерецкая Н. П.',
      subjectId: 'А-17',
      quantity: 'Hp(10)',
      value: '0.31',
      unit: 'mSv',
      unitSource: 'header',
      period: '2026-Q1',
      role: 'period',
    })
    expect(body.report.columns.rows.map(({ column, role }) => [column, role])).toEqual([
      ['A', 'subject'],
      ['B', 'subject_id'],
      ['C', 'period'],
      ['D', 'period'],
    ])
    const name = decodeURIComponent(body.download_url.split('/').at(-1) ?? '')
    const call = { params: { filename: name, name }, query: { sessionId: workspace.sessionId } }
    const file = await workspace.browser.call(download, call)
    const { sheets } = await readSpreadsheet(new Uint8Array(await file.arrayBuffer()), { name })
    expect(sheets.length).toBeGreaterThanOrEqual(5)
    expect(await (await workspace.browser.call(fileInfo, call)).json()).toMatchObject({ items: 6 })
  })

  test.each([
    ['csv', '.zip'],
    ['json', '.json'],
  ])('come as %s too', async (format, extension) => {
    const { status, body } = await asked(await newWorkspace(), extractDoses, { excel: RECORD, ...options({ format }) })
    expect([status, body.name.slice(-extension.length)]).toEqual([200, extension])
  })

  test('are compared with the limits that were chosen, and with none where none were', async () => {
    const workspace = await newWorkspace()
    const compared = { excel: RECORD, ...options({ profile: 'ru-nrb-99-2009-a' }) }
    const { body } = await asked(workspace, extractDoses, compared)
    expect(body.report.profile?.name).toBe('ru-nrb-99-2009-a')
    expect(body.report.exceedances.rows).toContainEqual(
      expect.objectContaining({ limitId: 'effective_year', period: '2026', sure: true, partial: true }),
    )
    const plain = await asked(workspace, extractDoses, { excel: RECORD })
    expect([plain.body.report.profile, plain.body.report.exceedances.count]).toEqual([null, 0])
  })

  test('are compared with limits of one’s own, by name or as they are given; unknown ones are told', async () => {
    const workspace = await newWorkspace()
    const own = {
      name: 'Контрольный уровень',
      limits: [{ id: 'own', quantities: ['Hp(10)'], value: '0.5', unit: 'mSv' }],
    }
    const run = (profile: unknown) => asked(workspace, extractDoses, { excel: RECORD, ...options({ profile }) })
    const unknown = await run(own.name)
    expect([unknown.status, unknown.body.code]).toEqual([422, 'LIMIT_PROFILE_UNKNOWN'])
    const given = await run(own)
    expect(given.body.report.exceedances.rows.map(({ subject }) => subject.name)).toEqual([
      'Озерецкая Н. П.',
      'Щёголева Ю. Я.',
    ])
    await workspace.browser.call(keepProfile, { json: own })
    expect((await run(own.name)).body.report.exceedances).toEqual(given.body.report.exceedances)
    const disguised = await run({ ...own, name: 'icrp-103' })
    expect([disguised.status, disguised.body.code]).toEqual([409, 'DOSE_PROFILE_RESERVED'])
  })

  test('are compared with the file of the period before: who rose, who is new, who is missing', async () => {
    const { status, body } = await asked(await newWorkspace(), extractDoses, { excel: RECORD, before: BEFORE })
    expect(status).toBe(200)
    expect(body.report.comparison).toMatchObject({ before: 'Дозы 2025.xlsx', counts: { rose: 1, missing: 1 } })
    expect(body.report.comparison?.rows.map(({ subject, change }) => [subject.name, change])).toEqual(
      expect.arrayContaining([
        ['Озерецкая Н. П.', 'rose'],
        ['Вязова Л. М.', 'missing'],
        ['Щёголева Ю. Я.', 'new'],
      ]),
    )
  })

  test('are found in a Word file’s tables, and in what the table parser made of one', async () => {
    const workspace = await newWorkspace()
    const word = {
      name: 'Протокол.docx',
      bytes: docx(paragraph('Таблица 1') + table(['ФИО', 'Hp(10), мЗв'], ['Кедров Р. Т.', '0,35'])),
    }
    const direct = await asked(workspace, extractDoses, { excel: word })
    expect([direct.status, direct.body.report?.doses.rows[0]?.sheet]).toEqual([200, 't1'])
    const parsed = await asked(workspace, parseTable, { docx: word })
    const chained = await asked(workspace, extractDoses, { excel: parsed.body.name })
    expect([chained.status, chained.body.report?.doses.count]).toEqual([200, 1])
    expect(chained.body.report.doses.rows[0]).toMatchObject({ value: '0.35', unit: 'mSv', subject: 'Кедров Р. Т.' })
  })

  test('are looked at first, with the beginning of each table, and then taken from the file that is there', async () => {
    const workspace = await newWorkspace()
    const looked = await asked(workspace, inspect, { excel: RECORD, before: BEFORE, tool: 'doses' })
    expect(looked.status).toBe(200)
    expect(looked.body).toMatchObject({
      files: [{ role: 'data', name: RECORD.name, kind: 'xlsx', bytes: RECORD.bytes.length }],
      language: 'ru',
      stored: { data: RECORD.name, before: BEFORE.name },
      doses: {
        doses: { count: 6 },
        columns: { count: 4 },
        comparison: null,
        tables: [{ sheet: 'ИДК', table: 0, preview: [{ row: 1, kind: 'header' }, { row: 2, kind: null }, {}, {}] }],
      },
    })
    const run = await asked(workspace, extractDoses, { excel: RECORD.name, before: BEFORE.name })
    const { tables: _tables, comparison: _not, ...report } = looked.body.doses
    expect([run.status, run.body.report]).toEqual([200, { ...report, comparison: expect.any(Object) }])
  })

  test('are only looked at as doses where that is asked for', async () => {
    const workspace = await newWorkspace()
    const plain = await asked(workspace, inspect, { excel: RECORD })
    expect([plain.status, 'doses' in plain.body]).toEqual([200, false])
  })

  test.each<[string, Fields]>([
    ['another tool', { tool: 'tables' }],
    ['options of the generator', { tool: 'doses', ...options({ missing: 'warn' }) }],
    ['a template', { tool: 'doses', template: 'Акт.docx' }],
    ['options of doses without the tool', options({ profile: 'icrp-103' })],
    ['a file before without the tool', { before: BEFORE }],
    ['options that are no JSON', { tool: 'doses', options: '{' }],
  ])('looked at with %s are refused', async (_what, fields) => {
    const { status, body } = await asked(await newWorkspace(), inspect, { excel: RECORD, ...fields })
    expect([status, body.code]).toEqual([400, 'BAD_REQUEST'])
  })
})

describe('a mapping', () => {
  test('is remembered for files of the same shape, said, and given up again', async () => {
    const workspace = await newWorkspace()
    const run = (file: Fields[string], settings: object = {}) =>
      asked(workspace, extractDoses, { excel: file, ...options(settings) })
    const unknown = await run(unknownUnit('Январь.xlsx', 0.31))
    expect(unknown.body.report).toMatchObject({
      doses: { count: 0 },
      decisions: { rows: [{ cell: null, column: 'B', reason: 'unitUnknown', count: 2 }] },
    })
    const mapped = await run(unknownUnit('Январь.xlsx', 0.31), { mapping: UNIT_MAPPING, rememberMapping: true })
    expect(mapped.body.report).toMatchObject({ doses: { count: 2 }, mappingRemembered: false })
    expect(mapped.body.report.columns.rows.find(({ column }) => column === 'B')).toMatchObject({
      unit: 'mSv',
      chosen: true,
    })

    const february = unknownUnit('Февраль.xlsx', 0.44)
    const looked = await asked(workspace, inspect, { excel: february, tool: 'doses' })
    expect(looked.body.doses).toMatchObject({ doses: { count: 2 }, mappingRemembered: true })
    const again = await run(february)
    expect(again.body.report).toMatchObject({ doses: { count: 2 }, mappingRemembered: true })
    expect((await run(RECORD)).body.report.mappingRemembered).toBe(false)

    const overruled = await run(february, { mapping: [] })
    expect(overruled.body.report).toMatchObject({ doses: { count: 0 }, mappingRemembered: false })
    expect((await run(february)).body.report.mappingRemembered).toBe(true)
    await run(february, { mapping: [], rememberMapping: true })
    expect((await run(february)).body.report).toMatchObject({ doses: { count: 0 }, mappingRemembered: false })
  }, 60_000)

  test('is one’s own: it is not applied to another’s file of the same shape', async () => {
    const one = await newWorkspace()
    const mapped = { excel: unknownUnit('а.xlsx', 1), ...options({ mapping: UNIT_MAPPING, rememberMapping: true }) }
    await asked(one, extractDoses, mapped)
    const other = await asked(await newWorkspace(), extractDoses, { excel: unknownUnit('б.xlsx', 2) })
    expect(other.body.report).toMatchObject({ doses: { count: 0 }, mappingRemembered: false })
  })

  test('can be the columns as they were answered', async () => {
    const workspace = await newWorkspace()
    const looked = await asked(workspace, inspect, { excel: RECORD, tool: 'doses' })
    const mapping = looked.body.doses.columns.rows
    const { status, body } = await asked(workspace, extractDoses, { excel: RECORD.name, ...options({ mapping }) })
    expect([status, body.report.doses]).toEqual([200, looked.body.doses.doses])
  })

  test.each([
    ['a role that there is none of', { mapping: [{ sheet: 'ИДК', column: 'C', role: 'dose' }] }],
    ['no column', { mapping: [{ sheet: 'ИДК', column: '3', role: 'period' }] }],
    ['a unit that there is none of', { mapping: [{ sheet: 'ИДК', column: 'C', role: 'period', unit: 'мЗв' }] }],
    ['nothing to remember', { rememberMapping: true }],
  ])('with %s is refused', async (_what, settings) => {
    const { status, body } = await asked(await newWorkspace(), extractDoses, { excel: RECORD, ...options(settings) })
    expect([status, body.code]).toEqual([400, 'BAD_REQUEST'])
  })
})

describe('what cannot be read, or holds no doses, is told', () => {
  const sheet = (...rows: Parameters<typeof book>[1][number]['rows'][number][]) =>
    book('a.xlsx', [{ name: 'Лист1', rows }])

  test.each<[string, Fields[string], string]>([
    ['nothing', { name: 'a.xlsx', bytes: new Uint8Array() }, 'GATE_EMPTY'],
    ['a PDF', { name: 'a.xlsx', bytes: Buffer.from('%PDF-1.7') }, 'GATE_WRONG_KIND'],
    ['an empty sheet', sheet(), 'DOSES_NONE'],
    ['headers that say nothing', sheet(['A', 'B', 'C'], [1, 2, 3], [4, 5, 6]), 'DOSES_NONE'],
    ['units without values', sheet(['Единица', 'Русское'], ['mSv', 'мЗв'], ['mGy', 'мГр']), 'DOSES_NONE'],
    ['prices', sheet(['Товар', 'Цена, руб.'], ['Стол', 1200], ['Стул', 450]), 'DOSES_NONE'],
    ['a Word file without tables', { name: 'a.docx', bytes: docx(paragraph('Текст')) }, 'DOSES_NONE'],
  ])('%s', async (_what, file, code) => {
    const { status, body } = await asked(await newWorkspace(), extractDoses, { excel: file })
    expect([status, body.code]).toEqual([422, code])
    expect(body.error).toEqual(expect.any(String))
  })

  test('a look at a file without doses is an answer, and says of each sheet why', async () => {
    const nothing = sheet(['Товар', 'Цена, руб.'], ['Стол', 1200])
    const { status, body } = await asked(await newWorkspace(), inspect, { excel: nothing, tool: 'doses' })
    expect(status).toBe(200)
    expect(body.doses).toMatchObject({ doses: { count: 0 }, without: [{ sheet: 'Лист1' }] })
    expect(body.problems.map(({ code }) => code)).toContain('DOSES_NONE')
  })

  test('a used range and a link as large as the grid cost nothing', async () => {
    const cells = [
      ['ФИО', 'Hp(10), мЗв'],
      ['Кедров Р. Т.', '0,12'],
      ['Вязова Л. М.', '0,2'],
    ].map(
      (row, at) =>
        `<row r="${at + 1}">${row.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`,
    )
    const xml =
      `<dimension ref="A1:XFD1048576"/><sheetData>${cells.join('')}</sheetData>` +
      '<hyperlinks><hyperlink ref="A1:XFD1048576" location="Лист1!A1"/></hyperlinks>'
    const wide = { name: 'a.xlsx', bytes: xlsxPackage({ sheets: [{ name: 'Лист1', xml }] }) }
    const { status, body } = await asked(await newWorkspace(), extractDoses, { excel: wide })
    expect([status, body.report?.doses.count]).toEqual([200, 2])
  })

  test('broken formulas and dates where ranges were are to be decided, not guessed', async () => {
    const broken = sheet(
      ['ФИО', 'Hp(10), мЗв'],
      ['Озерецкая Н. П.', 0.3],
      ['Щёголева Ю. Я.', 0.4],
      ['Лозовой К. И.', 0.2],
      ['Кедров Р. Т.', formula('B2/0', '#DIV/0!')],
      ['Вязова Л. М.', day('2026-02-01', 'd.m')],
    )
    const { status, body } = await asked(await newWorkspace(), extractDoses, { excel: broken })
    expect(status).toBe(200)
    expect(body.report.decisions.rows.map(({ cell, reason }) => [cell, reason])).toEqual([
      ['B5', 'brokenFormula'],
      ['B6', 'dateForRange'],
    ])
    expect(body.report.reconciliation).toMatchObject({ doses: 3, rejected: 2, balanced: true })
  })

  test('a text in windows-1251 with units of mixed scripts is read', async () => {
    const lines = ['ФИО;Доза, мЗв', 'Озерецкая Н. П.;0,31', 'Кедров Р. Т.;0,12 mЗв', 'Вязова Л. М.;<0,05']
    const file = textFile('дозы.csv', lines, 'windows-1251')
    const { status, body } = await asked(await newWorkspace(), extractDoses, { excel: file })
    expect([status, body.report.doses.count]).toEqual([200, 3])
    expect(body.report.doses.rows.map(({ subject, value }) => [subject, value])).toEqual([
      ['Озерецкая Н. П.', '0.31'],
      ['Кедров Р. Т.', '0.12'],
      ['Вязова Л. М.', '0.05'],
    ])
  })
})

describe('what belongs to another', () => {
  test('is not there: a session, a file of it, limits by name', async () => {
    const one = await newWorkspace()
    await asked(one, inspect, { excel: RECORD, tool: 'doses' })
    const other = await newWorkspace()
    const foreign = { ...other, sessionId: one.sessionId }
    expect((await asked(foreign, extractDoses, { excel: RECORD })).status).toBe(404)
    expect((await asked(foreign, inspect, { excel: RECORD, tool: 'doses' })).status).toBe(404)
    expect((await asked(other, extractDoses, { excel: RECORD.name })).status).toBe(404)
    expect((await asked(other, extractDoses, { excel: RECORD, before: RECORD.name })).status).toBe(404)
  })
})
