import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { db } from '@/lib/db/client'
import { openTestApplication } from '@/lib/http/test-support/application'
import { ACT, actRows, newWorkspace } from '@/lib/http/test-support/workspace'
import { recoverLost } from '@/lib/operations/recover-lost'
import { runner } from '@/lib/operations/runner'
import { sweep } from '@/lib/operations/sweep'
import { POST as cleanup } from './cleanup/route'
import { GET as download } from './download/[filename]/route'
import { GET as fileInfo } from './file-info/[name]/route'
import { DELETE as cancel } from './operations/[id]/route'
import { GET as history } from './operations/route'
import { GET as progress } from './progress/route'
import { GET as stats } from './stats/route'
import { ASYNC, LONG_MS, run, until, type Answer } from './test-support/asked-runs'

let application: Awaited<ReturnType<typeof openTestApplication>>
beforeAll(async () => {
  application = await openTestApplication()
})
afterAll(() => application.close())

describe('an operation that is asked for asynchronously', () => {
  test('is accepted immediately, and its progress ends with what the waiting request would have returned', async () => {
    const { browser, sessionId } = await newWorkspace()
    const { status, body } = await run(browser, { excel: actRows(300), template: ACT, sessionId }, ASYNC)
    expect(status).toBe(202)
    const response = await browser.call(progress, { query: { sessionId, operationId: body.operationId } })
    expect(response.headers.get('content-type')).toContain('text/event-stream')
    const events = (await response.text())
      .split('\n\n')
      .filter(Boolean)
      .map(
        (event) =>
          JSON.parse(event.replace(/^data: /, '')) as {
            state: string
            done: number
            total: number
            message: string
            result?: Answer
          },
      )
    const last = events.at(-1)
    expect(last).toMatchObject({ state: 'succeeded', message: 'Done', result: { success: true } })
    expect(last?.result?.documents).toHaveLength(300)
    for (const { done, total } of events) expect(done).toBeLessThanOrEqual(total)
  })

  test('goes on when the client has gone, and is there when it comes back', async () => {
    const { browser, sessionId } = await newWorkspace()
    const { body } = await run(browser, { excel: actRows(2), template: ACT, sessionId }, ASYNC)
    await until(body.operationId, 'succeeded')
    const { operations } = (await (await browser.call(history, { query: { sessionId } })).json()) as {
      operations: { id: string; files: { name: string }[] }[]
    }
    expect(operations).toMatchObject([{ id: body.operationId, state: 'succeeded', documents: 2, seen: false }])
    const filename = operations[0]?.files[0]?.name ?? ''
    expect((await browser.call(download, { params: { filename }, query: { sessionId } })).status).toBe(200)
  })
})

describe('cancelling', () => {
  test('alone deletes nothing from an operation that ended before it could be canceled', async () => {
    const { browser, sessionId } = await newWorkspace()
    const { body } = await run(browser, { excel: actRows(1), template: ACT, sessionId })
    const asked = { method: 'DELETE', params: { id: body.operationId } }
    const late = await browser.call(cancel, { ...asked, query: { only: 'cancel' } })
    expect(await late.json()).toEqual({ success: true, done: 'finished' })
    expect(await db().storedFile.count({ where: { documentSessionId: sessionId, kind: 'result' } })).toBe(1)
    expect(await (await browser.call(cancel, asked)).json()).toEqual({ success: true, done: 'removed' })
  })

  test('another person’s operation is not there', async () => {
    const owner = await newWorkspace()
    const stranger = await newWorkspace()
    const { body } = await run(owner.browser, { excel: actRows(1), template: ACT, sessionId: owner.sessionId })
    const foreign = await stranger.browser.call(cancel, { method: 'DELETE', params: { id: body.operationId } })
    expect(foreign.status).toBe(404)
    const events = await stranger.browser.call(progress, { query: { sessionId: owner.sessionId } })
    expect(events.status).toBe(404)
    expect((await db().operation.findUniqueOrThrow({ where: { id: body.operationId } })).removedAt).toBeNull()
  })

  test('removing a finished operation takes its files, and its use still counts', async () => {
    const { browser, sessionId } = await newWorkspace()
    const { body } = await run(browser, { excel: actRows(2), template: ACT, sessionId })
    await browser.call(cancel, { method: 'DELETE', params: { id: body.operationId } })
    const filename = body.download_url.split('/').at(-1) ?? ''
    expect((await browser.call(download, { params: { filename }, query: { sessionId } })).status).toBe(404)
    const after = (await (await browser.call(stats, { query: { sessionId } })).json()) as {
      usage: { documents: number }
    }
    expect(after).toMatchObject({ operations: 0, files: 0, usage: { documents: 2 } })
  })
})

describe('the same work asked for twice', () => {
  test('under one Idempotency-Key is one operation with one answer, counted once', async () => {
    const { browser, sessionId, id } = await newWorkspace()
    const fields = { excel: actRows(3), template: ACT, sessionId }
    const first = await run(browser, fields, { 'idempotency-key': 'press-1' })
    const again = await run(browser, fields, { 'idempotency-key': 'press-1' })
    expect(again.body.operationId).toBe(first.body.operationId)
    expect(again.body.download_url).toBe(first.body.download_url)
    expect(await db().operation.count({ where: { userId: id } })).toBe(1)
  })

  test('under one Idempotency-Key at the same moment is one operation', async () => {
    const { browser, sessionId, id } = await newWorkspace()
    const fields = { excel: actRows(3), template: ACT, sessionId }
    const answers = await Promise.all([1, 2, 3, 4].map(() => run(browser, fields, { 'idempotency-key': 'press-2' })))
    expect(new Set(answers.map(({ body }) => body.operationId)).size).toBe(1)
    expect(await db().operation.count({ where: { userId: id } })).toBe(1)
  })

  test('by a double click is one operation, and leaves one set of files', async () => {
    const { browser, sessionId, id } = await newWorkspace()
    const fields = { excel: actRows(400), template: ACT, sessionId }
    const [first, second] = await Promise.all([run(browser, fields), run(browser, fields)])
    expect([first, second]).toMatchObject([{ status: 200 }, { status: 200 }])
    expect(await db().operation.count({ where: { userId: id } })).toBeLessThanOrEqual(2)
    if (first.body.operationId === second.body.operationId) {
      expect(await db().storedFile.count({ where: { documentSessionId: sessionId, kind: 'result' } })).toBe(1)
    }
  })
})

test('what a killed server left running is brought back and finished, once', async () => {
  const { browser, sessionId, id } = await newWorkspace()
  const { body } = await run(browser, { excel: actRows(2), template: ACT, sessionId })
  // As a server that was killed in the middle would have left it: running, silent, without a result.
  await db().storedFile.deleteMany({ where: { operationId: body.operationId, kind: 'result' } })
  await db().operation.update({
    where: { id: body.operationId },
    data: { state: 'running', heartbeatAt: new Date(Date.now() - 60_000), claim: 'of-the-dead' },
  })
  expect(await recoverLost(30)).toBe(1)
  await runner().nudge()
  await until(body.operationId, 'succeeded')
  expect(await recoverLost(30)).toBe(0)
  expect(await db().storedFile.count({ where: { documentSessionId: sessionId, kind: 'result' } })).toBe(1)
  expect(await db().operation.count({ where: { userId: id } })).toBe(1)
})

describe('a workspace', () => {
  test('reports a file, and counts its contents', async () => {
    const { browser, sessionId } = await newWorkspace()
    const { body } = await run(browser, { excel: actRows(3), template: ACT, sessionId })
    const name = body.download_url.split('/').at(-1) ?? ''
    const info = (await (await browser.call(fileInfo, { params: { name }, query: { sessionId } })).json()) as object
    expect(info).toMatchObject({ success: true, items: 3, operation: body.operationId, type: 'application/zip' })
    const upload = await db().storedFile.findFirstOrThrow({ where: { operationId: body.operationId, kind: 'upload' } })
    const ofUpload = await browser.call(fileInfo, { params: { name: upload.name }, query: { sessionId } })
    expect(await ofUpload.json()).toMatchObject({ name: upload.name, items: null, operation: body.operationId })
    const counted = (await (await browser.call(stats, { query: { sessionId } })).json()) as object
    expect(counted).toMatchObject({ success: true, files: 3, operations: 1, usage: { documents: 3 } })
  })

  test('is cleaned up on demand, and says how many files went', async () => {
    const { browser, sessionId } = await newWorkspace()
    await run(browser, { excel: actRows(3), template: ACT, sessionId })
    const cleaned = await browser.call(cleanup, { method: 'POST', query: { sessionId } })
    expect(await cleaned.json()).toEqual({ success: true, cleaned_files: 3 })
  })

  test('loses what has expired to the sweep, counted once by any process', async () => {
    const { browser, sessionId } = await newWorkspace()
    await run(browser, { excel: actRows(3), template: ACT, sessionId })
    await db().storedFile.updateMany({ where: { documentSessionId: sessionId }, data: { expiresAt: new Date(0) } })
    const swept = await Promise.all([sweep(), sweep()])
    expect(swept[0] + swept[1]).toBe(3)
    expect(await db().storedFile.count({ where: { documentSessionId: sessionId } })).toBe(0)
  })
})

test(
  'people take turns: a person doesn’t wait for all of another’s operations',
  async () => {
    const busy = await newWorkspace()
    const patient = await newWorkspace()
    const started = await Promise.all(
      [1, 2, 3, 4].map((n) =>
        run(
          busy.browser,
          {
            excel: actRows(1_500, `${n}.csv`),
            template: ACT,
            sessionId: busy.sessionId,
            options: `{"headerRow":1,"pattern":"${n}"}`,
          },
          ASYNC,
        ),
      ),
    )
    const mine = await run(patient.browser, { excel: actRows(1), template: ACT, sessionId: patient.sessionId }, ASYNC)
    const ended = await until(mine.body.operationId, 'succeeded')
    const theirs = await Promise.all(started.map(({ body }) => until(body.operationId, 'succeeded', 'failed')))
    const later = theirs.filter(({ finishedAt }) => (finishedAt?.getTime() ?? 0) > (ended.finishedAt?.getTime() ?? 0))
    expect(later.length).toBeGreaterThanOrEqual(2)
  },
  LONG_MS,
)
