import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { db } from '@/lib/db/client'
import { newPerson, openTestApplication, PASSWORD } from '@/lib/http/test-support/application'
import type { Browser } from '@/lib/http/test-support/browser'
import { keptAct } from '@/lib/http/test-support/templates'
import { ACT, actRows, newWorkspace, postForm } from '@/lib/http/test-support/workspace'
import { sweepDesks } from '@/lib/operations/desk/save-desk'
import { POST as cleanUp } from '../cleanup/route'
import { POST as generate } from '../generate/route'
import { POST as inspect } from '../inspect/route'
import { DELETE as clear, GET as open, POST as takeBack, PUT as save } from './route'
import { DELETE as deleteAccount } from '@/app/api/users/route'

let application: Awaited<ReturnType<typeof openTestApplication>>
beforeAll(async () => {
  application = await openTestApplication()
})
afterAll(() => application.close())

const OPTIONS = {
  single: false,
  format: 'docx',
  missing: 'warn',
  pattern: 'Акт {номер}',
  language: 'auto',
  groupBy: [],
  includeHidden: true,
  mailing: 'none',
  email: '',
  mailColumn: null,
  mailTest: true,
  mailSubject: '',
  mailText: 'Добрый день,\nакт во вложении.',
  onlyChanged: false,
}

const SETTINGS = {
  sheet: 'Лист1',
  headerRow: 1,
  choices: { номер: { kind: 'column', letter: 'A', header: 'Номер', before: 'supposed' } },
  options: OPTIONS,
}

const FILES = [
  { role: 'data', name: 'Журнал.csv' },
  { role: 'template', name: 'Акт.docx' },
]

const content = (sessionId: string, others: object = {}) => ({
  tool: 'generate',
  sessionId,
  files: FILES,
  templateId: null,
  gone: [],
  run: null,
  last: null,
  settings: SETTINGS,
  ...others,
})

interface Answer {
  readonly status: number
  readonly etag: string | null
  readonly body: {
    readonly code?: string
    readonly version: number
    readonly files: { role: string; name: string; size: number }[]
    readonly gone: { role: string; name: string; at: string | null }[]
    readonly run: { operationId: string } | null
    readonly last: string | null
    readonly template: { id: string } | null
    readonly settings: object
  }
}

async function answered(call: Promise<Response>): Promise<Answer> {
  const response = await call
  return {
    status: response.status,
    etag: response.headers.get('etag'),
    body: (await response.json()) as Answer['body'],
  }
}

const query = { tool: 'generate' }
const opens = (browser: Browser) => answered(browser.call(open, { query }))
const saves = (browser: Browser, json: object, version?: number, asked = query, savedBy?: string) =>
  answered(
    browser.call(save, {
      method: 'PUT',
      query: asked,
      json,
      headers: {
        ...(version !== undefined && { 'if-match': `"${version}"` }),
        ...(savedBy !== undefined && { 'x-saved-by': savedBy }),
      },
    }),
  )
const clears = (browser: Browser, version: number) =>
  answered(browser.call(clear, { method: 'DELETE', query, headers: { 'if-match': `"${version}"` } }))
const takesBack = (browser: Browser) => answered(browser.call(takeBack, { method: 'POST', query }))

/** A user whose document session has both files. */
async function personWithFiles() {
  const workspace = await newWorkspace()
  const { browser, sessionId } = workspace
  await postForm(browser, inspect, { excel: actRows(2), sessionId })
  await postForm(browser, inspect, { template: ACT, sessionId })
  return workspace
}

describe('A desk', () => {
  test('is opened as it was saved, with its version in the ETag', async () => {
    const { browser, sessionId } = await personWithFiles()
    expect((await opens(browser)).status).toBe(404)
    expect(await saves(browser, content(sessionId), 0)).toMatchObject({
      status: 200,
      etag: '"1"',
      body: { version: 1 },
    })
    const { status, etag, body } = await opens(browser)
    expect({ status, etag }).toEqual({ status: 200, etag: '"1"' })
    expect(body).toMatchObject({
      tool: 'generate',
      sessionId,
      settings: SETTINGS,
      gone: [],
      run: null,
      last: null,
      template: null,
    })
    expect(body.files).toEqual([
      { role: 'data', name: 'Журнал.csv', size: actRows(2).bytes.length },
      { role: 'template', name: 'Акт.docx', size: ACT.bytes.length },
    ])
  })

  test('is one for each tool', async () => {
    const { browser, sessionId } = await personWithFiles()
    await saves(browser, content(sessionId), 0)
    expect((await answered(browser.call(open, { query: { tool: 'doses' } }))).status).toBe(404)
    expect((await saves(browser, content(sessionId), 0, { tool: 'doses' })).status).toBe(400)
    expect((await answered(browser.call(open, { query: { tool: 'letters' } }))).status).toBe(400)
  })

  test('is changed only by a caller who has its newest version', async () => {
    const { browser, sessionId } = await personWithFiles()
    await saves(browser, content(sessionId), 0)
    const settings = { ...SETTINGS, sheet: 'Лист2' }
    expect(await saves(browser, content(sessionId, { settings }), 1)).toMatchObject({
      status: 200,
      body: { version: 2 },
    })
    for (const stale of [0, 1, 3]) {
      const refused = await saves(browser, content(sessionId), stale)
      expect({ status: refused.status, code: refused.body.code }).toEqual({ status: 412, code: 'DESK_CHANGED' })
    }
    expect((await clears(browser, 1)).status).toBe(412)
    expect((await opens(browser)).body).toMatchObject({ version: 2, settings })
    const garbled = browser.call(save, { method: 'PUT', query, json: content(sessionId), headers: { 'if-match': '2' } })
    expect((await garbled).status).toBe(400)
  })

  test('saved by an earlier page of the same tab is replaced, and no one else’s is', async () => {
    const { browser, sessionId } = await personWithFiles()
    const by = (savedBy: string, version: number, sheet: string) =>
      saves(browser, content(sessionId, { settings: { ...SETTINGS, sheet } }), version, query, savedBy)
    await by('page0000', 0, 'A')
    // On its way when the page was loaded again, which therefore knows the version before it.
    expect((await by('page0000', 1, 'B')).body.version).toBe(2)
    expect(await by('page1111, page0000', 1, 'C')).toMatchObject({ status: 200, body: { version: 3 } })
    // The response was lost, and the page asks again.
    expect(await by('page1111, page0000', 2, 'C')).toMatchObject({ status: 200, body: { version: 4 } })
    expect((await opens(browser)).body.settings).toMatchObject({ sheet: 'C' })

    // Twice, if the first time counted.
    expect((await by('page1111, page0000', 2, 'C')).body.version).toBe(5)

    expect((await by('page2222', 4, 'D')).status).toBe(412)
    expect((await saves(browser, content(sessionId), 4)).status).toBe(412)
    expect((await by('page2222', 5, 'E')).body.version).toBe(6)
    expect((await by('page1111, page0000', 5, 'F')).status).toBe(412)
    // Whoever has seen what the other tab saved may replace it, but not by what was sent before that.
    expect((await by('page1111, page0000', 6, 'G')).body.version).toBe(7)
    expect((await by('page1111, page0000', 5, 'F')).status).toBe(412)
    expect((await opens(browser)).body).toMatchObject({ version: 7, settings: { sheet: 'G' } })
    expect((await by('x', 7, 'H')).status).toBe(400)
  })

  test('saved by two tabs at the same time is one of the two, and the other is notified', async () => {
    const { browser, sessionId } = await personWithFiles()
    const both = await Promise.all([saves(browser, content(sessionId), 0), saves(browser, content(sessionId), 0)])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412])
  })

  test('keeps no content of files, and refuses what no screen has', async () => {
    const { browser, sessionId, id } = await personWithFiles()
    await saves(browser, content(sessionId))
    const [row] = await db().desk.findMany({ where: { userId: id } })
    expect(JSON.stringify(row)).not.toContain('Щёголева')
    const wrong = [
      { rows: [['Щёголева']] },
      { settings: { ...SETTINGS, values: [] } },
      { files: [...FILES, ...FILES, ...FILES] },
      { run: { operationId: '' } },
      { settings: { ...SETTINGS, options: { ...OPTIONS, mailText: 'x'.repeat(20_001) } } },
      { settings: { ...SETTINGS, sheet: 'a\u0000b' } },
    ]
    for (const others of wrong) expect((await saves(browser, content(sessionId, others))).status).toBe(400)
    const choices = Object.fromEntries(
      Array.from({ length: 12_000 }, (_, index) => [`${index}`.padStart(100), SETTINGS.choices.номер]),
    )
    expect((await saves(browser, content(sessionId, { settings: { ...SETTINGS, choices } }))).status).toBe(413)
  })

  test('of another person is not there', async () => {
    const [one, other] = [await personWithFiles(), await newPerson()]
    await saves(one.browser, content(one.sessionId), 0)
    expect((await opens(other.browser)).status).toBe(404)
    expect((await saves(other.browser, content(one.sessionId), 0)).status).toBe(404)
    expect((await clears(other.browser, 1)).status).toBe(404)
    expect((await takesBack(other.browser)).status).toBe(404)
    expect((await opens(one.browser)).body.version).toBe(1)
  })

  test('names a file that has expired or was deleted, and keeps the settings', async () => {
    const { browser, sessionId } = await personWithFiles()
    await saves(browser, content(sessionId), 0)
    const at = new Date(Date.now() - 60_000)
    await db().storedFile.updateMany({
      where: { documentSessionId: sessionId, name: 'Журнал.csv' },
      data: { expiresAt: at },
    })
    await db().storedFile.deleteMany({ where: { documentSessionId: sessionId, name: 'Акт.docx' } })
    // A stored file has a future expiration date; a deleted one isn't due yet.
    const [desk] = await db().desk.findMany({ where: { documentSessionId: sessionId } })
    const saved = desk?.content as { files: { expiresAt: string }[] }
    saved.files = saved.files.map((file, index) => (index === 0 ? { ...file, expiresAt: at.toISOString() } : file))
    await db().desk.updateMany({ where: { documentSessionId: sessionId }, data: { content: saved } })
    const { body } = await opens(browser)
    expect(body).toMatchObject({ files: [], settings: SETTINGS })
    expect(body.gone).toEqual([
      { role: 'data', name: 'Журнал.csv', at: at.toISOString() },
      { role: 'template', name: 'Акт.docx', at: null },
    ])
    // Notes about them are saved with the next change.
    const again = { files: [], gone: body.gone }
    expect((await saves(browser, content(sessionId, again), 1)).status).toBe(200)
    expect((await opens(browser)).body.gone).toEqual(body.gone)
  })

  test('has the saved template that it names, while that is there', async () => {
    const { browser, sessionId } = await personWithFiles()
    const { id } = await keptAct(browser)
    await saves(browser, content(sessionId, { files: FILES.slice(0, 1), templateId: id }), 0)
    expect((await opens(browser)).body.template).toMatchObject({ id })
    await db().template.delete({ where: { id } })
    expect((await opens(browser)).body.template).toBeNull()
  })
})

describe('A run of the desk', () => {
  const running = (operationId: string) => ({
    operationId,
    startedAt: 1_000,
    tookMs: null,
    count: 2,
    rows: 2,
    again: false,
  })

  async function personWithRun() {
    const person = await personWithFiles()
    const { browser, sessionId } = person
    const named = { excel: 'Журнал.csv', template: 'Акт.docx', sessionId }
    const { operationId } = (await (await postForm(browser, generate, named)).json()) as { operationId: string }
    return { ...person, operationId }
  }

  const withState = (id: string, state: 'running' | 'cancelled' | 'failed') =>
    db().operation.update({ where: { id }, data: { state } })

  test('in progress is found by its files even before the screen has its id', async () => {
    const { browser, sessionId, operationId } = await personWithRun()
    await saves(browser, content(sessionId))
    expect((await opens(browser)).body.run).toBeNull()
    await withState(operationId, 'running')
    expect((await opens(browser)).body.run).toMatchObject({ operationId, tookMs: null })
    await saves(browser, content(sessionId, { files: FILES.toReversed().slice(0, 1) }))
    await postForm(browser, inspect, { excel: actRows(3, 'Другой.csv'), sessionId })
    await saves(browser, content(sessionId, { files: [{ role: 'data', name: 'Другой.csv' }] }))
    expect((await opens(browser)).body.run).toBeNull()
  })

  test('that the screen named is given until there is nothing to say of it', async () => {
    const { browser, sessionId, operationId } = await personWithRun()
    await saves(browser, content(sessionId, { run: running(operationId) }))
    expect((await opens(browser)).body.run).toEqual(running(operationId))
    await withState(operationId, 'failed')
    expect((await opens(browser)).body.run).toEqual(running(operationId))
    await withState(operationId, 'cancelled')
    expect((await opens(browser)).body.run).toBeNull()
  })

  test('that has ended is returned while its result exists', async () => {
    const { browser, sessionId, operationId } = await personWithRun()
    const run = { ...running(operationId), tookMs: 400 }
    await saves(browser, content(sessionId, { run }))
    expect((await opens(browser)).body.run).toEqual(run)
    await saves(browser, content(sessionId, { last: operationId }))
    expect((await opens(browser)).body).toMatchObject({ run: null, last: operationId })
    await saves(browser, content(sessionId, { run }))
    await db().storedFile.updateMany({ where: { operationId, kind: 'result' }, data: { expiresAt: new Date(0) } })
    expect((await opens(browser)).body.run).toBeNull()
    await saves(browser, content(sessionId, { last: operationId }))
    expect((await opens(browser)).body.last).toBeNull()
  })

  test('of another person is none', async () => {
    const [one, other] = [await personWithRun(), await personWithFiles()]
    await saves(other.browser, content(other.sessionId, { run: running(one.operationId) }))
    expect((await opens(other.browser)).body.run).toBeNull()
  })
})

describe('Start over', () => {
  test('clears the desk, and is taken back whole within ten minutes', async () => {
    const { browser, sessionId, id } = await personWithFiles()
    await saves(browser, content(sessionId), 0)
    expect(await clears(browser, 1)).toMatchObject({ status: 200, etag: '"2"' })
    expect((await opens(browser)).status).toBe(404)
    // The other tab, which still shows what was cleared, is notified.
    expect((await saves(browser, content(sessionId), 1)).status).toBe(412)
    expect(await takesBack(browser)).toMatchObject({ status: 200, body: { version: 3, settings: SETTINGS } })
    expect((await opens(browser)).body.files).toHaveLength(2)
    expect((await takesBack(browser)).status).toBe(404)
    await clears(browser, 3)
    await db().desk.updateMany({ where: { userId: id }, data: { clearedAt: new Date(Date.now() - 601_000) } })
    expect((await takesBack(browser)).status).toBe(404)
  })

  test('and then other work loses neither: taking back swaps the two', async () => {
    const { browser, sessionId } = await personWithFiles()
    await saves(browser, content(sessionId), 0)
    await clears(browser, 1)
    const settings = { ...SETTINGS, sheet: 'Новый' }
    // Anyone who finds an empty desk begins again.
    expect((await saves(browser, content(sessionId, { settings }), 0)).status).toBe(200)
    expect((await takesBack(browser)).body.settings).toEqual(SETTINGS)
    expect((await takesBack(browser)).body.settings).toEqual(settings)
  })

  test('is not found if there is no desk', async () => {
    const { browser } = await personWithFiles()
    expect((await clears(browser, 0)).status).toBe(404)
  })
})

describe('A desk is gone', () => {
  const desksOf = (userId: string) => db().desk.count({ where: { userId } })

  test('with the files of its document session', async () => {
    const { browser, sessionId, id } = await personWithFiles()
    await saves(browser, content(sessionId), 0)
    expect((await browser.call(cleanUp, { method: 'POST', query: { sessionId } })).status).toBe(200)
    expect(await desksOf(id)).toBe(0)
    // The tab that still shows it continues, without a message that another one has changed it.
    expect(await saves(browser, content(sessionId), 1)).toMatchObject({ status: 200, body: { version: 1 } })
  })

  test('with the document session', async () => {
    const { browser, sessionId, id } = await personWithFiles()
    await saves(browser, content(sessionId), 0)
    await db().documentSession.delete({ where: { id: sessionId } })
    expect(await desksOf(id)).toBe(0)
  })

  test('with the account', async () => {
    const { browser, sessionId, id } = await personWithFiles()
    await saves(browser, content(sessionId), 0)
    await browser.call(deleteAccount, { method: 'DELETE', json: { password: PASSWORD } })
    expect(await desksOf(id)).toBe(0)
  })

  test('ten minutes after it was cleared', async () => {
    const { browser, sessionId, id } = await personWithFiles()
    await saves(browser, content(sessionId), 0)
    await clears(browser, 1)
    await sweepDesks(new Date(Date.now() + 590_000))
    expect(await desksOf(id)).toBe(1)
    await sweepDesks(new Date(Date.now() + 601_000))
    expect(await desksOf(id)).toBe(0)
  })

  test('a week after the last of its files', async () => {
    const { browser, sessionId, id } = await personWithFiles()
    await saves(browser, content(sessionId), 0)
    const day = 86_400_000
    const savedAt = new Date(Date.now() - 100 * day)
    await db().desk.updateMany({ where: { userId: id }, data: { savedAt } })
    await db().storedFile.updateMany({
      where: { documentSessionId: sessionId },
      data: { expiresAt: new Date(Date.now() - 6 * day) },
    })
    await sweepDesks(new Date())
    expect(await desksOf(id)).toBe(1)
    await db().storedFile.deleteMany({ where: { documentSessionId: sessionId } })
    await sweepDesks(new Date())
    expect(await desksOf(id)).toBe(0)
  })
})
