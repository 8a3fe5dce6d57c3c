import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { GET as cron } from '@/app/api/cron/[job]/route'
import { db } from '@/lib/db/client'
import { openTestApplication } from '@/lib/http/test-support/application'
import { Browser } from '@/lib/http/test-support/browser'
import { ACT, actRows, newWorkspace, postForm } from '@/lib/http/test-support/workspace'
import { POST as generate } from './generate/route'

const SECRET = 'a secret of the scheduler'

let application: Awaited<ReturnType<typeof openTestApplication>>
beforeAll(async () => {
  process.env['ACTUM_RUNNER'] = 'inline'
  process.env['ACTUM_CRON_SECRET'] = SECRET
  application = await openTestApplication()
})
afterAll(() => application.close())

const call = (job: string, secret = SECRET) =>
  new Browser().call(cron, { params: { job }, headers: { authorization: `Bearer ${secret}` } })

test('without a runner the request itself does the work', async () => {
  const { browser, sessionId } = await newWorkspace()
  const answers = await Promise.all(
    [1, 2, 3].map((n) => postForm(browser, generate, { excel: actRows(n, `${n}.csv`), template: ACT, sessionId })),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
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

test('the scheduler’s door opens to its secret alone, and to the jobs there are', async () => {
  expect((await call('sweep')).status).toBe(200)
  expect((await call('sweep', 'another secret')).status).toBe(401)
  expect((await call('fly')).status).toBe(404)
  expect((await new Browser().call(cron, { params: { job: 'sweep' } })).status).toBe(401)
})
