import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals'
import { GET as cron } from '@/app/api/cron/[job]/route'
import { db } from '@/lib/db/client'
import { env } from '@/lib/env'
import { openTestApplication } from '@/lib/http/test-support/application'
import { Browser } from '@/lib/http/test-support/browser'
import { ACT, actRows, newWorkspace, postForm } from '@/lib/http/test-support/workspace'
import { runWaiting } from '@/lib/operations/run-inline'
import { POST as generate } from './generate/route'
import { POST as inspect } from './inspect/route'

const SECRET = 'a secret of the scheduler'

let application: Awaited<ReturnType<typeof openTestApplication>>
beforeAll(async () => {
  process.env['ACTUM_RUNNER'] = 'inline'
  process.env['ACTUM_CRON_SECRET'] = SECRET
  application = await openTestApplication()
})
afterAll(() => application.close())
afterEach(() => {
  jest.restoreAllMocks()
})

const call = (job: string, secret = SECRET) =>
  new Browser().call(cron, { params: { job }, headers: { authorization: `Bearer ${secret}` } })

test('without a runner the request itself does the work', async () => {
  const { browser, sessionId } = await newWorkspace()
  const answers = await Promise.all(
    [1, 2, 3].map((n) => postForm(browser, generate, { excel: actRows(n, `${n}.csv`), template: ACT, sessionId })),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
})

test('the webhook of a run is sent after the answer', async () => {
  jest.replaceProperty(env(), 'WEBHOOK_PRIVATE_ADDRESSES', true)
  const receiver = createServer((_, response) => response.end()).listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  const { browser, sessionId } = await newWorkspace()
  const { userId } = await db().documentSession.findUniqueOrThrow({ where: { id: sessionId } })
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`
  await db().webhook.create({ data: { userId, url } })
  const received = once(receiver, 'request')
  const answer = await postForm(browser, generate, { excel: actRows(1), template: ACT, sessionId })
  expect(answer.status).toBe(200)
  const [request] = await received
  expect(request.url).toBe('/hook')
  const state = async () => (await db().webhookDelivery.findFirstOrThrow({ where: { webhook: { userId } } })).state
  while ((await state()) !== 'delivered') await new Promise((resolve) => setTimeout(resolve, 20))
  receiver.close()
})

test('what a request that was cut off left behind, the platform’s scheduler has done', async () => {
  const { browser, sessionId } = await newWorkspace()
  const response = await postForm(browser, generate, { excel: actRows(1), template: ACT, sessionId })
  const { operationId: id } = (await response.json()) as { operationId: string }
  await db().storedFile.deleteMany({ where: { operationId: id, kind: 'result' } })
  await db().operation.update({
    where: { id },
    data: { state: 'running', claim: 'of-the-dead', heartbeatAt: new Date(Date.now() - 60_000) },
  })
  expect(await (await call('recover')).json()).toEqual({ success: true, done: 1 })
  expect(await (await call('work')).json()).toEqual({ success: true, done: 1 })
  expect((await db().operation.findUniqueOrThrow({ where: { id } })).state).toBe('succeeded')
})

test('the scheduler’s route accepts only its secret, and only existing jobs', async () => {
  expect((await call('sweep')).status).toBe(200)
  expect((await call('sweep', 'another secret')).status).toBe(401)
  expect((await call('fly')).status).toBe(404)
  expect((await new Browser().call(cron, { params: { job: 'sweep' } })).status).toBe(401)
})

test('the scheduler’s call starts no further run when its time is short', async () => {
  const { browser, sessionId } = await newWorkspace()
  for (const n of [1, 2]) {
    await postForm(browser, generate, { excel: actRows(n, `${n}.csv`), template: ACT, sessionId })
  }
  const waiting = { state: 'queued', claim: null, attempts: 0, finishedAt: null, startedAt: null } as const
  await db().storedFile.deleteMany({ where: { documentSessionId: sessionId, kind: 'result' } })
  await db().operation.updateMany({ where: { documentSessionId: sessionId }, data: waiting })
  expect([await runWaiting(0), await runWaiting(0), await runWaiting(0)]).toEqual([1, 1, 0])
})

test('what doesn’t fit into the platform’s time is rejected before the run, and the inspection says so', async () => {
  // 40 s for reading and 10 s around them leave time for a hundred rows.
  jest.replaceProperty(env(), 'ACTUM_MAX_SECONDS', 51)
  const { browser, sessionId } = await newWorkspace()
  const files = { excel: actRows(101), template: ACT, sessionId }
  const inspected = (await (await postForm(browser, inspect, files)).json()) as { problems: { code: string }[] }
  expect(inspected.problems.map(({ code }) => code)).toContain('TOO_MANY_ROWS')
  const refused = await postForm(browser, generate, files)
  expect({ status: refused.status, body: await refused.json() }).toMatchObject({
    status: 422,
    body: { code: 'TOO_MANY_ROWS', error: expect.stringContaining('100') },
  })
  const fits = await postForm(browser, generate, { ...files, excel: actRows(100, 'fits.csv') })
  expect(fits.status).toBe(200)
})

test('the sweep looks after the queue, which no process does by the clock', async () => {
  await db().$executeRaw`UPDATE pgboss.job SET state = 'completed', completed_on = now() - interval '3 days'`
  expect((await call('sweep')).status).toBe(200)
  const [left] = await db().$queryRaw<{ jobs: number }[]>`SELECT count(*)::int AS jobs FROM pgboss.job`
  expect(left?.jobs).toBe(0)
})
