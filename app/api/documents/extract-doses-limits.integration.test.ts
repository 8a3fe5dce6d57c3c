import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { PAYMENT } from '@/lib/billing/test-support/payment'
import { csvFile } from '@/lib/documents/generation/test-support/files'
import { openTestApplication } from '@/lib/http/test-support/application'
import { Browser } from '@/lib/http/test-support/browser'
import { newWorkspace, postForm, type Fields } from '@/lib/http/test-support/workspace'
import { progressEventSchema } from '@/lib/operations/progress-events'
import index from '@/samples/index.json' with { type: 'json' }
import { POST as extractDoses } from './extract-doses/route'
import { GET as progress } from './progress/route'
import { repeatOperation } from './test-support/repeated-operation'
import { usedOperations } from './test-support/used-operations'

/** Table and dose operations a month on the free plan. */
const FREE = 10

let application: Awaited<ReturnType<typeof openTestApplication>>
beforeAll(async () => {
  // Plans apply only if payment is set up: new users are on the free plan.
  Object.assign(process.env, PAYMENT)
  application = await openTestApplication()
})
afterAll(() => application.close())

const record = (name: string, dose = '0,35') =>
  csvFile(
    [
      ['ФИО', 'Hp(10), мЗв'],
      ['Кедров Р. Т.', dose],
    ],
    `${name}.csv`,
  )

async function extract(browser: Browser, fields: Fields, headers: Record<string, string> = {}) {
  const response = await postForm(browser, extractDoses, fields, headers)
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

describe('operations a month', () => {
  test('one more than the plan allows is refused, saying how many are used and when they renew', async () => {
    const { browser, sessionId } = await newWorkspace()
    const first = await extract(browser, { sessionId, excel: record('Дозы') })
    await repeatOperation(String(first.body['operationId']), FREE - 1)
    expect(await usedOperations(browser)).toBe(FREE)
    const { status, body } = await extract(browser, { sessionId, excel: record('Ещё одна', '0,77') })
    expect([status, body['code']]).toEqual([402, 'LIMIT_OPERATIONS'])
    expect(body['details']).toMatchObject({ limit: FREE, used: FREE, plan: 'standard', renewsAt: expect.any(String) })
  })

  test('are not used by what failed, nor by the samples, where one place each needs a decision', async () => {
    const { browser, sessionId } = await newWorkspace()
    expect((await extract(browser, { sessionId, excel: { name: 'a.csv', bytes: Buffer.from('') } })).status).toBe(422)
    for (const { doses } of index) {
      const sample = { name: doses.split('/').at(-1) ?? '', bytes: await readFile(`samples/${doses}`) }
      const { status, body } = await extract(browser, { sessionId, excel: sample })
      expect(status).toBe(200)
      expect(body['report']).toMatchObject({ people: 6, decisions: { count: 1 }, reconciliation: { balanced: true } })
    }
    expect(await usedOperations(browser)).toBe(0)
  })

  test('are used once by one request that is sent twice', async () => {
    const { browser, sessionId } = await newWorkspace()
    const fields = { sessionId, excel: record('Один раз') }
    const first = await extract(browser, fields, { 'idempotency-key': 'press-1' })
    const again = await extract(browser, fields, { 'idempotency-key': 'press-1' })
    expect([again.status, again.body['operationId']]).toEqual([200, first.body['operationId']])
    expect(await usedOperations(browser)).toBe(1)
  })
})

test('a background run is followed to its end, and its last event is the route’s response', async () => {
  const { browser, sessionId } = await newWorkspace()
  const { status, body } = await extract(browser, { sessionId, excel: record('Позже') }, { prefer: 'respond-async' })
  expect([status, Object.keys(body)]).toEqual([202, ['success', 'operationId']])
  const operationId = String(body['operationId'])
  const text = await (await browser.call(progress, { query: { sessionId, operationId } })).text()
  const events = text
    .split('\n\n')
    .filter((event) => event.startsWith('data: '))
    .map((event) => progressEventSchema.parse(JSON.parse(event.slice('data: '.length))))
  expect(events.at(-1)).toMatchObject({
    state: 'succeeded',
    result: { success: true, report: { doses: { count: 1 } } },
  })
})

test('who is not signed in extracts nothing', async () => {
  const { status, body } = await extract(new Browser(), { sessionId: 'x', excel: record('Чужая') })
  expect([status, body['code']]).toEqual([401, 'UNAUTHENTICATED'])
})
