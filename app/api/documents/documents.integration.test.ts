import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import PizZip from 'pizzip'
import { csvFile, docx, paragraph, textOf } from '@/lib/documents/generation/test-support/files'
import { db } from '@/lib/db/client'
import { openTestApplication } from '@/lib/http/test-support/application'
import { Browser } from '@/lib/http/test-support/browser'
import { inspectAnswerSchema } from '@/lib/operations/inspect-answer'
import { ACT, newWorkspace, type Fields } from '@/lib/http/test-support/workspace'
import { POST as generate } from './generate/route'
import { GET as health } from './health/route'
import { POST as inspect } from './inspect/route'
import { fetchFile, ONE_ROW, post, TWO_ROWS } from './test-support/acts'

let application: Awaited<ReturnType<typeof openTestApplication>>
beforeAll(async () => {
  application = await openTestApplication()
})
afterAll(() => application.close())

const filesOnDisk = async (folder: string) =>
  (
    await readdir(path.join(application.dataFolder, folder), { recursive: true, withFileTypes: true }).catch(() => [])
  ).filter((entry) => entry.isFile()).length

describe('generating', () => {
  test('gives a zip with a document for each row, and each says what its row says', async () => {
    const { browser, sessionId } = await newWorkspace()
    const { status, body } = await post(browser, generate, { excel: TWO_ROWS, template: ACT, sessionId })
    expect(status).toBe(200)
    expect(body.success).toBe(true)
    expect(body.documents.map((document) => document.rows)).toEqual([[2], [3]])
    const { response, bytes } = await fetchFile(browser, sessionId, body.download_url)
    expect(response.headers.get('content-type')).toBe('application/zip')
    const zip = new PizZip(bytes)
    const texts = body.documents.map(({ name }) => {
      const inner = new PizZip(zip.file(name)?.asUint8Array() ?? [])
      return textOf(inner.file('word/document.xml')?.asText() ?? '')
    })
    expect(texts).toEqual([
      ['Акт № 007 от 03.11.2026', 'Щёголева Ю. Я.'],
      ['Акт № 008 от 05.11.2026', 'Жданов Ф. Э.'],
    ])
  })

  test('gives the document itself when there is one row', async () => {
    const { browser, sessionId } = await newWorkspace()
    const { body } = await post(browser, generate, { excel: ONE_ROW, template: ACT, sessionId })
    const { response, bytes } = await fetchFile(browser, sessionId, body.download_url)
    expect(response.headers.get('content-type')).toContain('wordprocessingml')
    expect(textOf(new PizZip(bytes).file('word/document.xml')?.asText() ?? '')).toEqual([
      'Акт № 009 от 06.11.2026',
      'Ion Țurcanu',
    ])
  })

  test('takes files that an inspection has already brought, by name', async () => {
    const { browser, sessionId } = await newWorkspace()
    const { body: inspected } = await post(browser, inspect, { excel: TWO_ROWS, template: ACT, sessionId })
    expect(inspected.stored).toEqual({ data: 'Журнал.csv', template: 'Акт.docx' })
    const { body } = await post(browser, generate, { excel: 'Журнал.csv', template: 'Акт.docx', sessionId })
    expect(body.documents).toHaveLength(2)
  })

  test('leaves an operation behind that says how it went', async () => {
    const { browser, sessionId } = await newWorkspace()
    await post(browser, generate, { excel: TWO_ROWS, template: ACT, sessionId })
    await post(browser, generate, { excel: TWO_ROWS, template: { name: 'x.docx', bytes: docx('') }, sessionId })
    const operations = await db().operation.findMany({
      where: { documentSessionId: sessionId },
      orderBy: { createdAt: 'asc' },
    })
    expect(operations.map(({ state }) => state)).toEqual(['succeeded', 'failed'])
    expect(operations[1]?.error).toMatchObject({ code: 'TEMPLATE_NO_TAGS' })
  })

  test('a result’s name is unique in its workspace: nothing is written over', async () => {
    const { browser, sessionId } = await newWorkspace()
    const first = await post(browser, generate, { excel: TWO_ROWS, template: ACT, sessionId })
    const second = await post(browser, generate, { excel: TWO_ROWS, template: ACT, sessionId })
    expect(second.body.download_url).not.toBe(first.body.download_url)
    expect((await fetchFile(browser, sessionId, first.body.download_url)).response.status).toBe(200)
  })
})

describe('bad input is answered in the caller’s language, with nothing half made left', () => {
  const cases: [string, Fields, number, string][] = [
    [
      'another kind under the name',
      { excel: { name: 'a.xlsx', bytes: ACT.bytes }, template: ACT },
      422,
      'GATE_WRONG_KIND',
    ],
    [
      'an old .doc',
      { excel: TWO_ROWS, template: { name: 'a.docx', bytes: Buffer.from('d0cf11e0a1b11ae1', 'hex') } },
      422,
      'GATE_',
    ],
    ['an empty file', { excel: { name: 'a.csv', bytes: new Uint8Array() }, template: ACT }, 422, 'GATE_EMPTY'],
    [
      'a table without a header',
      { excel: { name: 'a.csv', bytes: Buffer.from('1;2;3\n4;5;6\n') }, template: ACT },
      422,
      'SHEET_NO_HEADER',
    ],
    ['a header without rows', { excel: csvFile([['Номер', 'Дата', 'ФИО']]), template: ACT }, 422, 'SHEET_NO_ROWS'],
    [
      'a template without tags',
      { excel: TWO_ROWS, template: { name: 'a.docx', bytes: docx(paragraph('Акт')) } },
      422,
      'TEMPLATE_NO_TAGS',
    ],
    [
      'no tag that has a column',
      { excel: TWO_ROWS, template: { name: 'a.docx', bytes: docx(paragraph('{прибор}')) } },
      422,
      'TAGS_WITHOUT_COLUMNS',
    ],
    [
      'a tag that is not closed',
      { excel: TWO_ROWS, template: { name: 'a.docx', bytes: docx(paragraph('{номер и {дата}')) } },
      422,
      'TAG_UNCLOSED',
    ],
    ['a missing template', { excel: TWO_ROWS }, 422, 'FILE_MISSING'],
    ['no mail address', { excel: TWO_ROWS, template: ACT, email: 'clinic' }, 422, 'MAIL_ADDRESS_NOT_VALID'],
    ['options that are none', { excel: TWO_ROWS, template: ACT, options: '{"missing":"maybe"}' }, 400, 'BAD_REQUEST'],
    ['a file that is not in the workspace', { excel: 'Журнал.csv', template: ACT }, 404, 'NOT_FOUND'],
    ['a field that is not asked for', { excel: TWO_ROWS, template: ACT, role: 'admin' }, 400, 'BAD_REQUEST'],
  ]

  test.each(cases)('%s', async (_what, fields, status, code) => {
    const { browser, sessionId } = await newWorkspace()
    const before = await filesOnDisk('files')
    const answer = await post(browser, generate, { ...fields, sessionId })
    expect({ status: answer.status, code: answer.body.code.slice(0, code.length) }).toEqual({ status, code })
    expect(answer.body.success).toBe(false)
    expect(answer.body.error).toMatch(/\p{L}{3,}/u)
    await eventually(async () => {
      expect(await db().storedFile.count({ where: { documentSessionId: sessionId } })).toBe(0)
      expect(await filesOnDisk('files')).toBe(before)
      expect(await filesOnDisk('tmp')).toBe(0)
    })
  })
})

/** Waiting requests may get the result shortly before the last of the operation's files is deleted. */
async function eventually(check: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await check()
    } catch (error) {
      if (tries === 100) throw error
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}

describe('inspecting', () => {
  test('reports all problems together, with their locations', async () => {
    const { browser, sessionId } = await newWorkspace()
    const { status, body } = await post(browser, inspect, {
      excel: TWO_ROWS,
      template: { name: 'a.docx', bytes: docx(paragraph('{номер} {прибор}') + paragraph('{здание}')) },
      sessionId,
    })
    expect(status).toBe(200)
    const codes = body.problems.map(({ code }) => code)
    expect(codes.filter((code) => code === 'TAG_NO_COLUMN')).toHaveLength(2)
    expect(codes).toContain('COLUMN_UNUSED')
  })

  test('shows the first rows and those with problems, as the sheet numbers and shows them', async () => {
    const { browser, sessionId } = await newWorkspace()
    const many = Array.from({ length: 300 }, (_, index) => [
      `00${index}`,
      '03.11.2026',
      index === 250 ? '' : 'Жданов Ф. Э.',
    ])
    const { status, body } = await post(browser, inspect, {
      excel: csvFile([['Номер', 'Дата', 'ФИО'], ...many]),
      template: ACT,
      sessionId,
    })
    expect(status).toBe(200)
    expect(inspectAnswerSchema.parse(body).shown).toMatchObject({
      columns: [{ letter: 'A', header: 'Номер' }, { letter: 'B' }, { letter: 'C', header: 'ФИО' }],
      moreColumns: 0,
      first: many.slice(0, 20).map((cells, index) => ({ number: index + 2, cells })),
      marked: [{ number: 252, cells: ['00250', '03.11.2026', ''] }],
      moreMarked: 0,
    })
  })

  test('returns no more of a large table with long texts than a screen can use', async () => {
    const { browser, sessionId } = await newWorkspace()
    const wide = Array.from({ length: 60 }, (_, column) => `Столбец ${column}`)
    const row = wide.map(() => 'щ'.repeat(400))
    const { body } = await post(browser, inspect, {
      excel: csvFile([wide, ...Array.from({ length: 200 }, () => row)]),
      sessionId,
    })
    const { shown } = inspectAnswerSchema.parse(body)
    expect(shown).toMatchObject({ moreColumns: 20 })
    expect(Buffer.byteLength(JSON.stringify(shown))).toBeLessThan(170_000)
  })
})

test('a file that is too large for the plan is refused, saying the limit', async () => {
  const { browser, sessionId } = await newWorkspace()
  const large = { name: 'a.csv', bytes: new Uint8Array(100 * 1024 ** 2 + 1) }
  const { status, body } = await post(browser, generate, { excel: large, template: ACT, sessionId })
  expect(status).toBe(413)
  expect(body).toMatchObject({ code: 'FILE_TOO_LARGE', error: expect.stringMatching(/100\sMB/) })
  expect(await filesOnDisk('tmp')).toBe(0)
})

test('reports the health of the parts, and nothing else', async () => {
  const response = await new Browser().call(health)
  expect(await response.json()).toEqual({
    success: true,
    checks: { database: 'ok', storage: 'ok' },
    converter: expect.stringMatching(/^(?:libreoffice|gotenberg|none)$/),
  })
})
