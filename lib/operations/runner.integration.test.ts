import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { POST as generate } from '@/app/api/documents/generate/route'
import { db } from '@/lib/db/client'
import { DocumentError } from '@/lib/documents/error'
import { problem } from '@/lib/documents/problem'
import { AppError } from '@/lib/errors'
import { openTestApplication } from '@/lib/http/test-support/application'
import { ACT, actRows, newWorkspace, postForm } from '@/lib/http/test-support/workspace'
import { storage } from '@/lib/storage'
import { endFailed } from './operation-states'
import { runner } from './runner'
import { toolOf } from './tools'

let application: Awaited<ReturnType<typeof openTestApplication>>
beforeAll(async () => {
  application = await openTestApplication()
})
afterAll(() => application.close())

const onPostgresql = process.env['DATABASE_URL'] ? test : test.skip
const BUSY = new Error('timeout exceeded when trying to connect')

async function made(count = 2) {
  const { browser, sessionId } = await newWorkspace()
  const answer = await postForm(browser, generate, { excel: actRows(count), template: ACT, sessionId })
  return { status: answer.status, body: (await answer.json()) as { code?: string; documents: unknown[] }, sessionId }
}

/** Storing the result fails so often; the two inputs are stored before it. */
function failing(times: number) {
  const publish = storage().publish.bind(storage())
  const published = jest.spyOn(storage(), 'publish').mockImplementation(publish)
  published.mockImplementationOnce(publish).mockImplementationOnce(publish)
  for (let time = 0; time < times; time++) published.mockRejectedValueOnce(BUSY)
  return published
}

/** The answer of a run whose pauses in the queue are skipped. */
async function madeWithoutPauses(count: number) {
  const hurrying = setInterval(() => {
    void db()
      .$executeRaw`UPDATE pgboss.job SET start_after = now() WHERE start_after > now() AND state < 'active'`.then(() =>
      runner().nudge(),
    )
  }, 50)
  try {
    return await made(count)
  } finally {
    clearInterval(hurrying)
  }
}

test('a run whose database has no time for its result is repeated, and its user sees no failure', async () => {
  const published = failing(1)
  const { status, body } = await madeWithoutPauses(3)
  const times = published.mock.calls.length
  published.mockRestore()
  expect([status, body.documents.length, times]).toEqual([200, 3, 4])
})

test('reports a database that never recovers', async () => {
  const published = failing(10)
  const { status, body } = await madeWithoutPauses(2)
  const times = published.mock.calls.length
  published.mockRestore()
  expect([status, body.code, times]).toEqual([503, 'DATABASE_UNAVAILABLE', 7])
})

test('a runner that learns too late leaves the files to its successor', async () => {
  const { sessionId } = await made()
  const operation = await db().operation.findFirstOrThrow({ where: { documentSessionId: sessionId } })
  const uploads = () => db().storedFile.count({ where: { operationId: operation.id, kind: 'upload' } })
  await endFailed({ ...operation, claim: '00000000-0000-4000-8000-000000000000' }, new AppError('NOT_FOUND'))
  expect(await uploads()).toBe(2)
  expect(await db().operation.findUnique({ where: { id: operation.id } })).toMatchObject({ state: 'succeeded' })
})

/** A possible name of a part in a malicious zip; `jsonb` can't store it. */
const UNSTORABLE = 'Акт\u0000 \ud83d'
const STORED = 'Акт \ufffd'
const TOLD = { params: { name: UNSTORABLE }, tag: UNSTORABLE }

test('an error with text that can’t be stored still ends its operation', async () => {
  const { sessionId } = await made()
  const { id } = await db().operation.findFirstOrThrow({ where: { documentSessionId: sessionId } })
  const operation = await db().operation.update({ where: { id }, data: { state: 'running' } })
  await endFailed(operation, new DocumentError('GATE_NAME', TOLD.params, [problem('GATE_NAME', 'error', TOLD)]))
  expect(await db().operation.findUnique({ where: { id } })).toMatchObject({
    state: 'failed',
    error: { code: 'GATE_NAME', params: { name: STORED }, problems: [{ params: { name: STORED }, tag: STORED }] },
  })
})

test('publishes a result with text that can’t be stored', async () => {
  const tool = toolOf('generate')
  const outcome = tool.outcome.bind(tool)
  const spied = jest.spyOn(tool, 'outcome').mockImplementation((answer) => {
    const { file, summary, ...rest } = outcome(answer)
    const problems = [problem('GATE_NAME', 'warning', TOLD)]
    return { ...rest, file: { ...file, name: `${UNSTORABLE}.zip` }, summary: { ...summary, problems } }
  })
  const { status, sessionId } = await made()
  spied.mockRestore()
  expect(status).toBe(200)
  expect(await db().operation.findFirst({ where: { documentSessionId: sessionId } })).toMatchObject({
    state: 'succeeded',
    resultName: `${STORED}.zip`,
    summary: { problems: [{ params: { name: STORED }, tag: STORED }] },
  })
})

test('an operation claimed twice concurrently runs once', async () => {
  const { sessionId } = await made()
  const operation = await db().operation.findFirstOrThrow({ where: { documentSessionId: sessionId } })
  await db().operation.update({ where: { id: operation.id }, data: { state: 'queued', claim: null, attempts: 0 } })
  await Promise.all([runner().take(operation.id), runner().take(operation.id)])
  expect(await db().operation.findUnique({ where: { id: operation.id } })).toMatchObject({
    state: 'succeeded',
    attempts: 1,
  })
})

onPostgresql('a result is written under its person’s lock, which whoever accepts a run takes first too', async () => {
  const tool = toolOf('generate')
  const succeeded = tool.succeeded?.bind(tool)
  const waits: string[] = []
  const spied = jest.spyOn(tool, 'succeeded').mockImplementation(async (transaction, run, summary) => {
    const asked = db().$queryRaw`SELECT 1 FROM "User" WHERE "id" = ${run.user.id} FOR KEY SHARE NOWAIT`
    waits.push(await asked.then(() => 'free').catch(() => 'locked'))
    await succeeded?.(transaction, run, summary)
  })
  const { status } = await made()
  spied.mockRestore()
  expect([status, waits]).toEqual([200, ['locked']])
})
