import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import PizZip from 'pizzip'
import { csvFile, docx, paragraph, textOf } from '@/lib/documents/generation/test-support'
import { db } from '@/lib/db/client'
import { openTestApplication } from '@/lib/http/test-support/application'
import type { Handler } from '@/lib/http/test-support/browser'
import { Browser } from '@/lib/http/test-support/browser'
import { inspectAnswerSchema } from '@/lib/operations/inspect-answer'
import { ACT, newWorkspace, postForm, type Fields } from '@/lib/http/test-support/workspace'
import { GET as download } from './download/[filename]/route'
import { POST as generate } from './generate/route'
import { GET as health } from './health/route'
import { POST as inspect } from './inspect/route'

interface Answer {
  readonly success: boolean
  readonly download_url: string
  readonly code: string
  readonly error: string
  readonly documents: { name: string; rows: number[] }[]
  readonly problems: { code: string; text: string; cell: string | null }[]
  readonly stored: Record<string, string>
}

let application: Awaited<ReturnType<typeof openTestApplication>>
beforeAll(async () => {
  application = await openTestApplication()
})
afterAll(() => application.close())

const rows = csvFile(
  [
    ['Номер', 'Дата', 'ФИО'],
    ['007', '03.11.2026', 'Щёголева Ю. Я.'],
    ['008', '05.11.2026', 'Жданов Ф. Э.'],
  ],
  'Журнал.csv',
)
const oneRow = csvFile([
  ['Номер', 'Дата', 'ФИО'],
  ['009', '06.11.2026', 'Ion Țurcanu'],
])

async function post(browser: Browser, handler: Handler, fields: Fields) {
  const response = await postForm(browser, handler, fields)
  return { status: response.status, body: (await response.json()) as Answer }
}

async function fetchFile(browser: Browser, sessionId: string, downloadUrl: string) {
  const filename = downloadUrl.split('/').at(-1) ?? ''
  const response = await browser.call(download, { params: { filename }, query: { sessionId } })
  return { response, bytes: Buffer.from(await response.arrayBuffer()) }
}

const filesOnDisk = async (folder: string) =>
  (
    await readdir(path.join(application.dataFolder, folder), { recursive: true, withFileTypes: true }).catch(() => [])
  ).filter((entry) => entry.isFile()).length

describe('generating', () => {
  test('gives a zip with a document for each row, and each says what its row says', async () => {
    const { browser, sessionId } = await newWorkspace()
    const { status, body } = await post(browser, generate, { excel: rows, template: ACT, sessionId })
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
    const { body } = await post(browser, generate, { excel: oneRow, template: ACT, sessionId })
    const { response, bytes } = await fetchFile(browser, sessionId, body.download_url)
    expect(response.headers.get('content-type')).toContain('wordprocessingml')
    expect(textOf(new PizZip(bytes).file('word/document.xml')?.asText() ?? '')).toEqual([
      'Акт № 009 от 06.11.2026',
      'Ion Țurcanu',
    ])
  })

  test('takes files that an inspection has already brought, by name', async () => {
    const { browser, sessionId } = await newWorkspace()
    const { body: inspected } = await post(browser, inspect, { excel: rows, template: ACT, sessionId })
    expect(inspected.stored).toEqual({ data: 'Журнал.csv', template: 'Акт.docx' })
    const { body } = await post(browser, generate, { excel: 'Журнал.csv', template: 'Акт.docx', sessionId })
    expect(body.documents).toHaveLength(2)
  })

  test('leaves an operation behind that says how it went', async () => {
    const { browser, sessionId } = await newWorkspace()
    await post(browser, generate, { excel: rows, template: ACT, sessionId })
    await post(browser, generate, { excel: rows, template: { name: 'x.docx', bytes: docx('') }, sessionId })
    const operations = await db().operation.findMany({
      where: { documentSessionId: sessionId },
      orderBy: { createdAt: 'asc' },
    })
    expect(operations.map(({ state }) => state)).toEqual(['succeeded', 'failed'])
    expect(operations[1]?.error).toMatchObject({ code: 'TEMPLATE_NO_TAGS' })
  })

  test('a result’s name is unique in its workspace: nothing is written over', async () => {
    const { browser, sessionId } = await newWorkspace()
    const first = await post(browser, generate, { excel: rows, template: ACT, sessionId })
    const second = await post(browser, generate, { excel: rows, template: ACT, sessionId })
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
      { excel: rows, template: { name: 'a.docx', bytes: Buffer.from('d0cf11e0a1b11ae1', 'hex') } },
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
      { excel: rows, template: { name: 'a.docx', bytes: docx(paragraph('Акт')) } },
      422,
      'TEMPLATE_NO_TAGS',
    ],
    [
      'no tag that has a column',
      { excel: rows, template: { name: 'a.docx', bytes: docx(paragraph('{прибор}')) } },
      422,
      'TAGS_WITHOUT_COLUMNS',
    ],
    [
      'a tag that is not closed',
      { excel: rows, template: { name: 'a.docx', bytes: docx(paragraph('{номер и {дата}')) } },
      422,
      'TAG_UNCLOSED',
    ],
    ['a missing template', { excel: rows }, 422, 'FILE_MISSING'],
    ['no mail address', { excel: rows, template: ACT, email: 'clinic' }, 422, 'MAIL_ADDRESS_NOT_VALID'],
    ['options that are none', { excel: rows, template: ACT, options: '{"missing":"maybe"}' }, 400, 'BAD_REQUEST'],
    ['a file that is not in the workspace', { excel: 'Журнал.csv', template: ACT }, 404, 'NOT_FOUND'],
    ['a field that is not asked for', { excel: rows, template: ACT, role: 'admin' }, 400, 'BAD_REQUEST'],
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

/** Whoever waits for an operation may hear of its end a moment before the last of its files is gone. */
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
  test('says every problem at once, with its place', async () => {
    const { browser, sessionId } = await newWorkspace()
    const { status, body } = await post(browser, inspect, {
      excel: rows,
      template: { name: 'a.docx', bytes: docx(paragraph('{номер} {прибор}') + paragraph('{дат}')) },
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

  test('answers about a large table of long texts with no more than a screen can use', async () => {
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

describe('a workspace and its files belong to who made them', () => {
  test('another person’s workspace and files answer exactly as ones that do not exist', async () => {
    const owner = await newWorkspace()
    const stranger = await newWorkspace()
    const { body } = await post(owner.browser, generate, {
      excel: rows,
      template: ACT,
      sessionId: owner.sessionId,
    })
    const foreign = await fetchFile(stranger.browser, owner.sessionId, body.download_url)
    const absent = await fetchFile(stranger.browser, 'no-such-session', '/no-such-file.zip')
    expect(foreign.response.status).toBe(404)
    expect(bodyOf(foreign.bytes)).toEqual(bodyOf(absent.bytes))
    const into = await post(stranger.browser, generate, { excel: rows, template: ACT, sessionId: owner.sessionId })
    expect(into.status).toBe(404)
    const byName = await post(stranger.browser, generate, {
      excel: 'Журнал.csv',
      template: ACT,
      sessionId: stranger.sessionId,
    })
    expect(byName.status).toBe(404)
    expect((await fetchFile(owner.browser, owner.sessionId, body.download_url)).response.status).toBe(200)
  })

  test('without signing in nothing is given', async () => {
    const { browser, sessionId } = await newWorkspace()
    const { body } = await post(browser, generate, { excel: rows, template: ACT, sessionId })
    const anonymous = await fetchFile(new Browser(), sessionId, body.download_url)
    expect(anonymous.response.status).toBe(401)
  })

  test.each([
    '..%2f..%2fsecret',
    '%2e%2e/secret',
    '..%5csecret',
    '%00',
    '....//secret',
    '/etc/passwd',
    'C:%5csecret',
    'x'.repeat(5000),
    '%c0%ae',
    '.',
    '',
    '%ZZ',
  ])('the name %p opens nothing', async (name) => {
    const { browser, sessionId } = await newWorkspace()
    const { response } = await fetchFile(browser, sessionId, name)
    expect([400, 404]).toContain(response.status)
  })

  test('a file whose time is over is not there', async () => {
    const { browser, sessionId } = await newWorkspace()
    const { body } = await post(browser, generate, { excel: rows, template: ACT, sessionId })
    await db().storedFile.updateMany({ where: { documentSessionId: sessionId }, data: { expiresAt: new Date(0) } })
    expect((await fetchFile(browser, sessionId, body.download_url)).response.status).toBe(404)
  })
})

test('a download has the headers that keep it a download', async () => {
  const { browser, sessionId } = await newWorkspace()
  const { body } = await post(browser, generate, { excel: oneRow, template: ACT, sessionId })
  const { response, bytes } = await fetchFile(browser, sessionId, body.download_url)
  expect(response.headers.get('content-length')).toBe(String(bytes.length))
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; filename="[ -~]+"; filename\*=UTF-8''%D0%90/,
  )
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  expect(response.headers.get('content-security-policy')).toBe('sandbox')
})

test('a file that is too large for the plan is refused, saying the limit', async () => {
  const { browser, sessionId } = await newWorkspace()
  const large = { name: 'a.csv', bytes: new Uint8Array(100 * 1024 ** 2 + 1) }
  const { status, body } = await post(browser, generate, { excel: large, template: ACT, sessionId })
  expect(status).toBe(413)
  expect(body).toMatchObject({ code: 'FILE_TOO_LARGE', error: expect.stringContaining('100 MB') })
  expect(await filesOnDisk('tmp')).toBe(0)
})

test('the health of the parts is told, and nothing else', async () => {
  const response = await new Browser().call(health)
  expect(await response.json()).toEqual({
    success: true,
    checks: { database: 'ok', storage: 'ok' },
    converter: expect.stringMatching(/^(?:libreoffice|gotenberg|none)$/),
  })
})

function bodyOf(bytes: Buffer): object {
  return { ...(JSON.parse(bytes.toString()) as object), requestId: '' }
}
