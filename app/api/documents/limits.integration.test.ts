import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { PAYMENT } from '@/lib/billing/test-support/payment'
import { db } from '@/lib/db/client'
import { openTestApplication } from '@/lib/http/test-support/application'
import type { Browser } from '@/lib/http/test-support/browser'
import { ACT, actRows, newWorkspace, postForm, type Fields } from '@/lib/http/test-support/workspace'
import { GET as premium } from '../paddle/premium/route'
import { POST as generate } from './generate/route'
import { POST as inspect } from './inspect/route'

interface Answer {
  readonly code?: string
  readonly error: string | null
  readonly documents?: unknown[]
  readonly details?: Record<string, unknown>
}

let application: Awaited<ReturnType<typeof openTestApplication>>
beforeAll(async () => {
  // Plans apply only if payment is set up: new users are on the free plan.
  Object.assign(process.env, PAYMENT)
  application = await openTestApplication()
})
afterAll(() => application.close())

async function run(browser: Browser, fields: Fields, headers: Record<string, string> = {}) {
  const response = await postForm(browser, generate, fields, headers)
  return { status: response.status, body: (await response.json()) as Answer }
}

async function documentsUsed(browser: Browser): Promise<number> {
  const { usage } = (await (await browser.call(premium)).json()) as { usage: { documents: number } }
  return usage.documents
}

const nextMonth = () => {
  const now = new Date()
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)).toISOString()
}

async function sample(locale: string) {
  const list = JSON.parse(await readFile(path.resolve('samples/index.json'), 'utf8')) as {
    locale: string
    template: string
    data: string
  }[]
  const { template = '', data = '' } = list.find((entry) => entry.locale === locale) ?? {}
  const file = async (name: string) => ({
    name: path.basename(name),
    bytes: await readFile(path.resolve('samples', name)),
  })
  return { template: await file(template), excel: await file(data) }
}

describe('rows in one generation', () => {
  test('one more than the plan allows is refused, with the plan that allows it', async () => {
    const { browser, sessionId } = await newWorkspace()
    const { status, body } = await run(browser, { excel: actRows(31), template: ACT, sessionId })
    expect({ status, ...body }).toMatchObject({
      status: 402,
      code: 'LIMIT_ROWS',
      error: expect.stringContaining('31 rows'),
      details: { limit: 30, used: 31, plan: 'standard' },
    })
    expect(await documentsUsed(browser)).toBe(0)
  })

  test('more than any plan allows are wrong content', async () => {
    const { browser, sessionId } = await newWorkspace()
    const { status, body } = await run(browser, { excel: actRows(20_001), template: ACT, sessionId })
    expect({ status, code: body.code }).toEqual({ status: 422, code: 'TOO_MANY_ROWS' })
  })
})

describe('documents a month', () => {
  test('all of them can be made, and the next is refused with when it is possible', async () => {
    const { browser, sessionId } = await newWorkspace()
    const whole = await run(browser, { excel: actRows(30), template: ACT, sessionId })
    expect(whole.status).toBe(200)
    expect(whole.body.documents).toHaveLength(30)
    const { status, body } = await run(browser, { excel: actRows(1), template: ACT, sessionId })
    expect({ status, code: body.code, details: body.details }).toEqual({
      status: 402,
      code: 'LIMIT_DOCUMENTS',
      details: { limit: 30, used: 30, renewsAt: nextMonth(), plan: 'standard' },
    })
    expect(await db().storedFile.count({ where: { documentSessionId: sessionId, kind: 'result' } })).toBe(1)
  })

  test('a run that is larger than what is left is refused as a whole', async () => {
    const { browser, sessionId } = await newWorkspace()
    await run(browser, { excel: actRows(20), template: ACT, sessionId })
    const { body } = await run(browser, { excel: actRows(11), template: ACT, sessionId })
    expect(body).toMatchObject({ code: 'LIMIT_DOCUMENTS', details: { limit: 30, used: 20 } })
    expect(await documentsUsed(browser)).toBe(20)
    expect((await run(browser, { excel: actRows(10), template: ACT, sessionId })).status).toBe(200)
  })

  test('if only one of two concurrent runs fits, exactly one succeeds', async () => {
    const { browser, sessionId } = await newWorkspace()
    await run(browser, { excel: actRows(20), template: ACT, sessionId })
    const answers = await Promise.all([
      run(browser, { excel: actRows(8), template: ACT, sessionId }),
      run(browser, { excel: actRows(9), template: ACT, sessionId }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 402])
    expect([28, 29]).toContain(await documentsUsed(browser))
  })

  test('a run that fails gives back what it had reserved', async () => {
    const { browser, sessionId } = await newWorkspace()
    const gaps = { name: 'Журнал.csv', bytes: Buffer.from(`Номер;Дата;ФИО\n${'1;03.11.2026;\n'.repeat(30)}`) }
    const failed = await run(browser, { excel: gaps, template: ACT, sessionId, options: '{"missing":"block"}' })
    expect(failed).toMatchObject({ status: 422, body: { code: 'CELL_EMPTY' } })
    expect(await documentsUsed(browser)).toBe(0)
    expect((await run(browser, { excel: actRows(30), template: ACT, sessionId })).status).toBe(200)
  })

  test('our own samples can be tried when nothing is left, and count nothing', async () => {
    const { browser, sessionId } = await newWorkspace()
    await run(browser, { excel: actRows(30), template: ACT, sessionId })
    expect(await run(browser, { ...(await sample('ru-RU')), sessionId })).toMatchObject({ status: 200 })
    expect(await documentsUsed(browser)).toBe(30)
  })

  test('a sample with a user’s file counts', async () => {
    const { browser, sessionId } = await newWorkspace()
    const { template } = await sample('ru-RU')
    await run(browser, { excel: actRows(30), template: ACT, sessionId })
    expect((await run(browser, { excel: actRows(1), template, sessionId })).status).toBe(402)
  })
})

describe('the size of an upload', () => {
  const MEGABYTE = 1024 ** 2
  const large = (megabytes: number) => ({ name: 'Журнал.csv', bytes: new Uint8Array(megabytes * MEGABYTE + 1) })
  const length = (megabytes: number) => ({ 'content-length': String(megabytes * MEGABYTE) })

  test.each([
    [11, 'standard'],
    [40, 'professional'],
  ])('%p MB are refused with the plan that takes them: %s', async (megabytes, plan) => {
    const { browser, sessionId } = await newWorkspace()
    const answer = await run(browser, { excel: large(10), template: ACT, sessionId }, length(megabytes))
    expect(answer).toMatchObject({
      status: 402,
      body: {
        code: 'LIMIT_UPLOAD',
        error: expect.stringMatching(/10\sMB/),
        details: { limit: 10 * MEGABYTE, used: megabytes * MEGABYTE, plan },
      },
    })
    expect(await db().storedFile.count({ where: { documentSessionId: sessionId } })).toBe(0)
  })

  test('a body without a length is treated as one that the next plan accepts', async () => {
    const { browser, sessionId } = await newWorkspace()
    const { status, body } = await run(browser, { excel: large(10), template: ACT, sessionId })
    expect({ status, plan: body.details?.['plan'] }).toEqual({ status: 402, plan: 'standard' })
  })

  test('an inspection has the same limit', async () => {
    const { browser, sessionId } = await newWorkspace()
    const response = await postForm(browser, inspect, { excel: large(10), sessionId }, length(11))
    expect(response.status).toBe(402)
  })

  test('more than any plan takes is too large', async () => {
    const { browser, sessionId } = await newWorkspace()
    const { status, body } = await run(browser, { excel: large(10), template: ACT, sessionId }, length(101))
    expect({ status, code: body.code }).toEqual({ status: 413, code: 'FILE_TOO_LARGE' })
    expect(body.details).toEqual({ limit: 10 * 1024 ** 2, used: 101 * 1024 ** 2 })
  })

  test('on the highest plan, more than it takes is too large', async () => {
    const { browser, sessionId, id } = await newWorkspace()
    await db().user.update({ where: { id }, data: { plan: 'professional' } })
    const { status, body } = await run(browser, { excel: large(100), template: ACT, sessionId })
    expect({ status, code: body.code }).toEqual({ status: 413, code: 'FILE_TOO_LARGE' })
  })
})

test('reports a user’s limits and usage by the current plan', async () => {
  const { browser, sessionId, id } = await newWorkspace()
  await run(browser, { excel: actRows(3), template: ACT, sessionId })
  expect(await (await browser.call(premium)).json()).toMatchObject({
    plan: 'free',
    status: null,
    renewsAt: null,
    endsAt: null,
    limits: { documentsPerMonth: 30, uploadBytes: 10 * 1024 ** 2, pdf: false },
    usage: { documents: 3, tableAndDoseOperations: 0, renewsAt: nextMonth() },
  })
  await db().user.update({ where: { id }, data: { plan: 'standard' } })
  expect(await (await browser.call(premium)).json()).toMatchObject({ plan: 'standard', limits: { pdf: true } })
})
