import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { db } from '@/lib/db/client'
import { docx, paragraph, table } from '@/lib/documents/generation/test-support/files'
import { readSpreadsheet } from '@/lib/documents/spreadsheets/read'
import { openTestApplication } from '@/lib/http/test-support/application'
import { newWorkspace, type Fields } from '@/lib/http/test-support/workspace'
import { POST as keepProfile } from '../dose-profiles/route'
import { GET as download } from './download/[filename]/route'
import { POST as extractDoses } from './extract-doses/route'
import { GET as fileInfo } from './file-info/[name]/route'
import { POST as inspect } from './inspect/route'
import { POST as parseTable } from './parse-table/route'
import { asked, BEFORE, options, RECORD } from './test-support/doses'

let application: Awaited<ReturnType<typeof openTestApplication>>
beforeAll(async () => {
  application = await openTestApplication()
})
afterAll(() => application.close())

describe('the doses of a spreadsheet', () => {
  test('come as a workbook with a report, and the counts balance', async () => {
    const workspace = await newWorkspace()
    const { status, body } = await asked(workspace, extractDoses, { excel: RECORD })
    expect(status).toBe(200)
    // Beside its source in one folder it is known by its name.
    expect(body.name).toBe('Дозы 2026 — doses.xlsx')
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

  test('written again with answers count once toward the plan, and another file counts', async () => {
    const workspace = await newWorkspace()
    const used = () => db().operation.count({ where: { countsToUsage: true, documentSessionId: workspace.sessionId } })
    await asked(workspace, extractDoses, { excel: RECORD })
    const resolutions = [{ sheet: 'X', cell: 'C2', column: 'C', choice: 'reject' }]
    const again = await asked(workspace, extractDoses, { excel: RECORD, ...options({ resolutions, update: true }) })
    expect([again.status, await used()]).toEqual([200, 1])
    await asked(workspace, extractDoses, { excel: BEFORE, ...options({ update: true }) })
    await asked(workspace, extractDoses, { excel: RECORD, ...options({ language: 'ru' }) })
    expect(await used()).toBe(3)
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

  test('are compared with custom limits, by name or inline; unknown ones are reported', async () => {
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

  test('are inspected first, with the first rows of each table, and then extracted from the stored file', async () => {
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

  test('are inspected as doses only on request', async () => {
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
