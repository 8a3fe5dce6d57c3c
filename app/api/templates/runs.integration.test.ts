import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { PAYMENT } from '@/lib/billing/test-support/payment'
import { db } from '@/lib/db/client'
import { csvFile } from '@/lib/documents/generation/test-support/files'
import { newPerson, openTestApplication } from '@/lib/http/test-support/application'
import type { Browser, Handler } from '@/lib/http/test-support/browser'
import { ACT, newWorkspace, postForm, type Fields } from '@/lib/http/test-support/workspace'
import { POST as generate } from '../documents/generate/route'
import { POST as inspect } from '../documents/inspect/route'
import { GET as read, PUT as change, DELETE as remove } from './[id]/route'
import { POST as keep } from './route'

interface Answer {
  readonly success: boolean
  readonly code?: string
  readonly operationId: string
  readonly documents: { name: string; rows: number[] }[]
  readonly matches: { name: string; how: string }[]
  readonly stored: Record<string, string>
  readonly template: { id: string; version: number; mapping: Record<string, string> }
  readonly details: { field?: string; plan?: string }
}

let application: Awaited<ReturnType<typeof openTestApplication>>
beforeAll(async () => {
  // Plans apply only if payment is set up: new users are on the free plan.
  Object.assign(process.env, PAYMENT)
  application = await openTestApplication()
})
afterAll(() => application.close())

/** Its columns are named as no tag is. */
const ROWS = csvFile(
  [
    ['Рег. №', 'Когда', 'Кто'],
    ['007', '03.11.2026', 'Щёголева Ю. Я.'],
    ['008', '05.11.2026', 'Жданов Ф. Э.'],
  ],
  'Журнал.csv',
)
const MAPPING = { номер: 'Рег. №', дата: 'Когда', ФИО: 'Кто' }

async function post(
  browser: Browser,
  handler: Handler,
  { options, ...fields }: (Fields & { options?: never }) | (Fields & { options: string }),
) {
  const response = await postForm(browser, handler, { ...fields, ...(options && { options }) })
  return { status: response.status, body: (await response.json()) as Answer }
}

async function withTemplate(options: object = { mapping: MAPPING }) {
  const workspace = await newWorkspace()
  const { body } = await post(workspace.browser, keep, { template: ACT, options: JSON.stringify(options) })
  return { ...workspace, templateId: body.template.id }
}

const settingsOf = async (id: string) => (await db().operation.findUniqueOrThrow({ where: { id } })).settings

describe('a kept template', () => {
  test('is run by its id, with its own mapping and settings', async () => {
    const { browser, sessionId, templateId } = await withTemplate({
      mapping: MAPPING,
      settings: { pattern: 'Лист {номер}' },
    })
    const { status, body } = await post(browser, generate, { excel: ROWS, templateId, sessionId })
    expect({ status, names: body.documents.map(({ name }) => name) }).toEqual({
      status: 200,
      names: ['Лист 007.docx', 'Лист 008.docx'],
    })
  })

  test('is overridden by the request, tag by tag', async () => {
    const { browser, sessionId, templateId } = await withTemplate({
      mapping: MAPPING,
      settings: { pattern: 'Лист {Рег. №}', missing: 'warn' },
    })
    const options = JSON.stringify({ pattern: 'Акт {Рег. №}', mapping: { номер: 'Кто' } })
    const { body } = await post(browser, generate, { excel: ROWS, templateId, sessionId, options })
    expect(await settingsOf(body.operationId)).toMatchObject({
      missing: 'warn',
      pattern: 'Акт {Рег. №}',
      mapping: { ...MAPPING, номер: 'Кто' },
      templateId,
    })
  })

  test('gives way to a request that asks for what is usual', async () => {
    const { browser, sessionId, templateId } = await withTemplate({
      mapping: MAPPING,
      settings: { pattern: 'Лист {номер}', single: true, output: 'pdf', groupBy: ['Кто'], includeHidden: false },
    })
    const reading = { groupBy: [], includeHidden: true, output: 'auto' }
    const options = JSON.stringify(reading)
    expect((await post(browser, inspect, { excel: ROWS, templateId, sessionId, options })).status).toBe(200)
    const usual = { ...reading, pattern: '', single: false }
    const run = { excel: ROWS, templateId, sessionId, options: JSON.stringify(usual) }
    const { status, body } = await post(browser, generate, run)
    expect({ status, rows: body.documents.map(({ rows }) => rows) }).toEqual({ status: 200, rows: [[2], [3]] })
    expect(await settingsOf(body.operationId)).toMatchObject(usual)
  })

  test('is inspected by its id, whatever its settings', async () => {
    const { browser, sessionId, templateId } = await withTemplate({
      mapping: MAPPING,
      settings: { pattern: 'Лист {номер}', single: true, output: 'docx', groupBy: ['Кто'], includeHidden: false },
    })
    expect((await post(browser, inspect, { excel: ROWS, templateId, sessionId })).status).toBe(200)
    expect((await post(browser, inspect, { templateId, sessionId })).status).toBe(200)
  })

  test('is inspected by its id, and the run may name it again or the file that it left', async () => {
    const { browser, sessionId, templateId } = await withTemplate()
    const { status, body } = await post(browser, inspect, { excel: ROWS, templateId, sessionId })
    expect({ status, stored: body.stored }).toEqual({
      status: 200,
      stored: { data: 'Журнал.csv', template: 'Акт.docx' },
    })
    expect(body.matches.map(({ how }) => how)).toEqual(['mapped', 'mapped', 'mapped'])
    expect((await post(browser, generate, { excel: 'Журнал.csv', templateId, sessionId })).status).toBe(200)
    expect(
      await db().storedFile.count({
        where: { documentSessionId: sessionId, name: { startsWith: 'Акт' }, kind: 'upload' },
      }),
    ).toBe(1)
  })

  test('that is removed while its run waits does not stop it', async () => {
    const { browser, sessionId, templateId } = await withTemplate()
    const headers = { prefer: 'respond-async' }
    const response = await postForm(browser, generate, { excel: ROWS, templateId, sessionId }, headers)
    const { operationId } = (await response.json()) as Answer
    await browser.call(remove, { method: 'DELETE', params: { id: templateId } })
    for (let tries = 0; tries < 200; tries++) {
      const { state } = await db().operation.findUniqueOrThrow({ where: { id: operationId } })
      if (state === 'succeeded') return
      await new Promise((resolve) => setTimeout(resolve, 25))
    }
    throw new Error('The operation did not succeed')
  })

  test('of another person answers as one that does not exist', async () => {
    const { templateId } = await withTemplate()
    const other = await newWorkspace()
    for (const door of [generate, inspect]) {
      const fields = { excel: ROWS, sessionId: other.sessionId }
      const theirs = await post(other.browser, door, { ...fields, templateId })
      const none = await post(other.browser, door, { ...fields, templateId: 'no such thing' })
      expect(theirs).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
      expect(none).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    }
    expect(await db().operation.count({ where: { userId: other.id } })).toBe(0)
    expect(await db().storedFile.count({ where: { documentSessionId: other.sessionId } })).toBe(0)
  })

  test('together with another template is rejected, and so is a run without a template', async () => {
    const { browser, sessionId, templateId } = await withTemplate()
    const both = await post(browser, generate, { excel: ROWS, templateId, template: ACT, sessionId })
    expect(both).toMatchObject({ status: 400, body: { details: { field: 'templateId' } } })
    const none = await post(browser, generate, { excel: ROWS, templateId: '', sessionId })
    expect(none).toMatchObject({ status: 422, body: { code: 'FILE_MISSING', details: { field: 'template' } } })
  })
})

describe('the mapping of a run', () => {
  test('is kept with the template if requested', async () => {
    const { browser, sessionId, templateId } = await withTemplate({ mapping: { номер: 'Рег. №' } })
    const options = { mapping: { дата: 'Когда', ФИО: '' } }
    const run = (more: object) =>
      post(browser, generate, { excel: ROWS, templateId, sessionId, options: JSON.stringify({ ...options, ...more }) })
    const kept = async () => {
      const response = await browser.call(read, { params: { id: templateId } })
      return ((await response.json()) as Answer).template
    }
    await run({})
    expect(await kept()).toMatchObject({ version: 1, mapping: { номер: 'Рег. №' } })
    await run({ saveMapping: true })
    expect(await kept()).toMatchObject({ version: 2, mapping: { номер: 'Рег. №', ...options.mapping } })
  })

  test('can’t be kept with a template that isn’t kept', async () => {
    const { browser, sessionId } = await newWorkspace()
    const options = JSON.stringify({ mapping: MAPPING, saveMapping: true })
    const { status, body } = await post(browser, generate, { excel: ROWS, template: ACT, sessionId, options })
    expect({ status, ...body }).toMatchObject({ status: 400, code: 'BAD_REQUEST', details: { field: 'options' } })
  })
})

describe('PDF', () => {
  test.each(['pdf', 'pdfs'])('as %s is for plans that have it, however it is asked for', async (output) => {
    const { browser, sessionId, templateId } = await withTemplate({ settings: { output } })
    const answers = [
      await post(browser, generate, { excel: ROWS, template: ACT, sessionId, options: JSON.stringify({ output }) }),
      await post(browser, generate, { excel: ROWS, templateId, sessionId }),
    ]
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 402, body: { code: 'LIMIT_PDF', details: { plan: 'standard' } } })
    }
    expect(await db().operation.count({ where: { documentSessionId: sessionId } })).toBe(0)
  })
})

describe('a run of a part of another', () => {
  const rerun = (browser: Browser, sessionId: string, options: object) =>
    post(browser, generate, { excel: ROWS, template: ACT, sessionId, options: JSON.stringify(options) })

  test('uses the user’s own operation that has a result', async () => {
    const one = await newWorkspace()
    const { body } = await rerun(one.browser, one.sessionId, { mapping: MAPPING })
    const other = await newWorkspace()
    const theirs = await rerun(other.browser, other.sessionId, { rerunOf: body.operationId, only: 'changed' })
    expect(theirs).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    expect((await rerun(one.browser, one.sessionId, { rerunOf: 'none', only: 'changed' })).status).toBe(404)
    const failed = await rerun(one.browser, one.sessionId, { sheet: 'Лист 9' })
    expect(failed.status).toBe(422)
    const { id = '' } = (await db().operation.findFirst({ where: { userId: one.id, state: 'failed' } })) ?? {}
    const after = await rerun(one.browser, one.sessionId, { rerunOf: id, only: 'failed' })
    expect(after).toMatchObject({ status: 422, body: { code: 'RERUN_NO_RESULT' } })
  })

  test('for the failed rows is rejected if nothing had failed', async () => {
    const { browser, sessionId } = await newWorkspace()
    const { body } = await rerun(browser, sessionId, { mapping: MAPPING })
    const again = await rerun(browser, sessionId, { rerunOf: body.operationId, only: 'failed' })
    expect(again).toMatchObject({ status: 422, body: { code: 'RERUN_NOTHING' } })
  })

  test.each([
    ['`only` alone', { only: 'failed' }],
    ['an operation alone', { rerunOf: 'x' }],
    ['rows next to it', { rerunOf: 'x', only: 'failed', rows: [2] }],
  ])('is not %s', async (_, options) => {
    const { browser, sessionId } = await newWorkspace()
    expect(await rerun(browser, sessionId, options)).toMatchObject({
      status: 400,
      body: { details: { field: 'options' } },
    })
  })
})

test('a user who shares nothing can still change their template', async () => {
  const { browser } = await newPerson()
  const { body } = await post(browser, keep, { template: ACT })
  const params = { id: body.template.id }
  expect((await browser.call(change, { method: 'PUT', params, json: { shared: false, name: 'Акт 2' } })).status).toBe(
    200,
  )
})
