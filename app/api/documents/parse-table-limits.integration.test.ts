import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { PAYMENT } from '@/lib/billing/test-support/payment'
import { docx, table } from '@/lib/documents/generation/test-support/files'
import { openTestApplication } from '@/lib/http/test-support/application'
import type { Browser } from '@/lib/http/test-support/browser'
import { newWorkspace, postForm, type Fields } from '@/lib/http/test-support/workspace'
import { progressEventSchema } from '@/lib/operations/progress-events'
import index from '@/samples/index.json' with { type: 'json' }
import { POST as parseTable } from './parse-table/route'
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

const word = (text: string) => ({ name: `${text}.docx`, bytes: docx(table(['Точка', text], ['Пульт', '0,35'])) })

async function parse(browser: Browser, fields: Fields, headers: Record<string, string> = {}) {
  const response = await postForm(browser, parseTable, fields, headers)
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

describe('operations a month', () => {
  test('one more than the plan allows is refused, saying how many are used and when they renew', async () => {
    const { browser, sessionId } = await newWorkspace()
    const first = await parse(browser, { sessionId, docx: word('Таблица') })
    await repeatOperation(String(first.body['operationId']), FREE - 1)
    expect(await usedOperations(browser)).toBe(FREE)
    const { status, body } = await parse(browser, { sessionId, docx: word('Ещё одна') })
    expect([status, body['code']]).toEqual([402, 'LIMIT_OPERATIONS'])
    expect(body['details']).toMatchObject({ limit: FREE, used: FREE, plan: 'standard', renewsAt: expect.any(String) })
  })

  test('are not used by what failed, nor by the samples', async () => {
    const { browser, sessionId } = await newWorkspace()
    expect((await parse(browser, { sessionId, docx: { name: 'a.docx', bytes: Buffer.from('%PDF-1.7') } })).status).toBe(
      422,
    )
    for (const { document } of index) {
      const sample = { name: document.split('/').at(-1) ?? '', bytes: await readFile(`samples/${document}`) }
      expect((await parse(browser, { sessionId, docx: sample })).status).toBe(200)
    }
    expect(await usedOperations(browser)).toBe(0)
  })

  test('are used once by one request that is sent twice', async () => {
    const { browser, sessionId } = await newWorkspace()
    const fields = { sessionId, docx: word('Один раз') }
    const first = await parse(browser, fields, { 'idempotency-key': 'press-1' })
    const again = await parse(browser, fields, { 'idempotency-key': 'press-1' })
    expect([again.status, again.body['operationId']]).toEqual([200, first.body['operationId']])
    expect(await usedOperations(browser)).toBe(1)
  })
})

test('a background run is followed to its end, and its last event is the route’s response', async () => {
  const { browser, sessionId } = await newWorkspace()
  const { status, body } = await parse(browser, { sessionId, docx: word('Позже') }, { prefer: 'respond-async' })
  expect([status, Object.keys(body)]).toEqual([202, ['success', 'operationId']])
  const operationId = String(body['operationId'])
  const text = await (await browser.call(progress, { query: { sessionId, operationId } })).text()
  const events = text
    .split('\n\n')
    .filter((event) => event.startsWith('data: '))
    .map((event) => progressEventSchema.parse(JSON.parse(event.slice('data: '.length))))
  expect(events.at(-1)).toMatchObject({ state: 'succeeded', result: { success: true, tables: [{ id: 't1' }] } })
})
