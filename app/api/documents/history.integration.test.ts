import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { db } from '@/lib/db/client'
import { openTestApplication } from '@/lib/http/test-support/application'
import type { Browser } from '@/lib/http/test-support/browser'
import { ACT, actRows, newWorkspace, postForm, type Fields } from '@/lib/http/test-support/workspace'
import { recalledSchema } from '@/lib/operations/history/recall'
import { POST as extractDoses } from './extract-doses/route'
import { POST as generate } from './generate/route'
import { POST as again } from './operations/[id]/again/route'
import { GET as recall } from './operations/[id]/route'
import { POST as clear } from './operations/clear/route'
import { GET as history } from './operations/route'
import { POST as seen } from './operations/seen/route'
import { GET as unseen } from './operations/unseen/route'
import { asked as askedDoses, BEFORE, options as doseOptions, RECORD } from './test-support/doses'
import { repeatOperation } from './test-support/repeated-operation'

let application: Awaited<ReturnType<typeof openTestApplication>>
beforeAll(async () => {
  application = await openTestApplication()
})
afterAll(() => application.close())

interface Entry {
  readonly id: string
  readonly state: string
  readonly isStopped: boolean
  readonly seen: boolean
  readonly name: string | null
  readonly sources: string[]
  readonly results: number
  readonly failures: number
  readonly error: string | null
  readonly code: string | null
  readonly files: { name: string }[]
}

interface Listed {
  readonly operations: Entry[]
  readonly counts: Record<string, number>
  readonly unseen: Record<string, number>
}

async function listed(browser: Browser, query: Record<string, string> = {}): Promise<Listed> {
  return (await (await browser.call(history, { query })).json()) as Listed
}

async function made(browser: Browser, fields: Fields): Promise<string> {
  const response = await postForm(browser, generate, fields)
  const { operationId } = (await response.json()) as { operationId: string }
  return operationId
}

async function over(id: string): Promise<void> {
  for (let tries = 0; tries < 400; tries++) {
    const { state } = await db().operation.findUniqueOrThrow({ where: { id } })
    if (state !== 'queued' && state !== 'running') return
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  throw new Error('The operation did not end')
}

async function withActs(count: number) {
  const workspace = await newWorkspace()
  const { browser, sessionId } = workspace
  const id = await made(browser, { excel: actRows(count), template: ACT, sessionId })
  return { ...workspace, id }
}

describe('the history', () => {
  test('says what went in, what came out and how much of it', async () => {
    const { browser, id } = await withActs(3)
    const { operations, counts } = await listed(browser)
    expect(operations).toMatchObject([
      {
        id,
        state: 'succeeded',
        sources: ['Журнал.csv', 'Акт.docx'],
        results: 3,
        failures: 0,
        seen: false,
        error: null,
      },
    ])
    expect(operations[0]?.name).toBe(operations[0]?.files[0]?.name)
    expect(counts).toEqual({ found: 1, all: 1, generate: 1, tables: 0, doses: 0, remarks: 0, failures: 0 })
  })

  test('says that a run was stopped, though it has a result', async () => {
    const { browser, id } = await withActs(1)
    expect((await listed(browser)).operations).toMatchObject([{ state: 'succeeded', isStopped: false }])
    await db().operation.update({ where: { id }, data: { cancelRequestedAt: new Date() } })
    expect((await listed(browser)).operations).toMatchObject([{ state: 'succeeded', isStopped: true }])
  })

  test('describes a failure in words, and has the names of the source files', async () => {
    const { browser, sessionId } = await newWorkspace()
    const template = { name: 'Акт.docx', bytes: new TextEncoder().encode('not a document') }
    await postForm(browser, generate, { excel: actRows(1), template, sessionId })
    const { operations, counts } = await listed(browser, { having: 'failures' })
    expect(operations).toMatchObject([{ state: 'failed', sources: ['Журнал.csv', 'Акт.docx'], results: 0, files: [] }])
    expect(operations[0]?.error).toMatch(/\w+ \w+/)
    expect(operations[0]?.code).toMatch(/^[A-Z_]+$/)
    expect(counts['failures']).toBe(1)
  })

  test('is searched by any part of a name in any letter case, and filtered by kind', async () => {
    const { browser } = await withActs(1)
    expect((await listed(browser, { search: 'ЖУРНАЛ' })).counts['found']).toBe(1)
    expect((await listed(browser, { search: 'акт.d' })).operations).toHaveLength(1)
    expect((await listed(browser, { search: '%' })).operations).toHaveLength(0)
    expect((await listed(browser, { kind: 'tables' })).operations).toHaveLength(0)
    expect((await listed(browser, { kind: 'generate' })).operations).toHaveLength(1)
  })

  test('isn’t visible to other users', async () => {
    const { id } = await withActs(1)
    const other = await newWorkspace()
    expect((await listed(other.browser)).operations).toEqual([])
    expect((await other.browser.call(again, { method: 'POST', params: { id } })).status).toBe(404)
    await other.browser.call(seen, { json: { ids: [id] } })
    expect((await db().operation.findUniqueOrThrow({ where: { id } })).seenAt).toBeNull()
  })
})

describe('unseen operations', () => {
  test('is counted by kind until it is marked as seen', async () => {
    const { browser, id } = await withActs(1)
    const counts = async () => (await browser.call(unseen)).json()
    expect(await counts()).toEqual({ success: true, generate: 1, tables: 0, doses: 0 })
    expect(await (await browser.call(seen, { json: { ids: [id] } })).json()).toEqual({ success: true, seen: 1 })
    expect(await counts()).toEqual({ success: true, generate: 0, tables: 0, doses: 0 })
    expect((await listed(browser)).operations[0]?.seen).toBe(true)
  })

  test('is counted as far as a hundred', async () => {
    const { browser, id } = await withActs(1)
    await repeatOperation(id, 120)
    expect(await (await browser.call(unseen)).json()).toEqual({ success: true, generate: 100, tables: 0, doses: 0 })
    expect(await (await browser.call(seen, { json: {} })).json()).toEqual({ success: true, seen: 121 })
  })

  test('are all marked as seen if none is named', async () => {
    const { browser, sessionId } = await withActs(1)
    await made(browser, { excel: actRows(2), template: ACT, sessionId })
    expect(await (await browser.call(seen, { json: {} })).json()).toEqual({ success: true, seen: 2 })
  })
})

describe('running again', () => {
  test('makes the same of the same files, and says so in a new line', async () => {
    const { browser, id } = await withActs(2)
    const response = await browser.call(again, { method: 'POST', params: { id } })
    expect(response.status).toBe(202)
    const { operationId } = (await response.json()) as { operationId: string }
    expect(operationId).not.toBe(id)
    await over(operationId)
    const { operations } = await listed(browser)
    expect(operations).toMatchObject([
      { id: operationId, state: 'succeeded', results: 2, sources: ['Журнал.csv', 'Акт.docx'] },
      { id, state: 'succeeded' },
    ])
  })

  test('outlives the removal of the run that its files came with', async () => {
    const { browser, id } = await withActs(1)
    const response = await browser.call(again, { method: 'POST', params: { id } })
    const { operationId } = (await response.json()) as { operationId: string }
    await over(operationId)
    await db().operation.update({ where: { id }, data: { removedAt: new Date() } })
    expect((await browser.call(again, { method: 'POST', params: { id: operationId } })).status).toBe(202)
  })

  test('under one Idempotency-Key is one operation, counted once, also when its files are gone by then', async () => {
    const { browser, id } = await withActs(1)
    const press = async (key: string) => {
      const call = { method: 'POST', params: { id }, headers: { 'idempotency-key': key } }
      const response = await browser.call(again, call)
      return { status: response.status, ...((await response.json()) as { operationId?: string; code?: string }) }
    }
    const first = await press('again-1')
    await over(first.operationId ?? '')
    await db().storedFile.deleteMany({ where: { kind: 'upload' } })
    expect(await press('again-1')).toEqual(first)
    expect((await listed(browser)).operations.map((entry) => entry.id)).toEqual([first.operationId, id])
    expect(await press('again-2')).toMatchObject({ status: 422, code: 'SOURCES_GONE' })
    expect(await press('no key')).toMatchObject({ status: 400, code: 'BAD_REQUEST' })
  })

  test('says that the files are gone once they are', async () => {
    const { browser, id } = await withActs(1)
    await db().storedFile.deleteMany({ where: { operationId: id, kind: 'upload' } })
    const response = await browser.call(again, { method: 'POST', params: { id } })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ code: 'SOURCES_GONE' })
  })
})

test('clearing deletes only runs with nothing left to download', async () => {
  const { browser, sessionId, id } = await withActs(1)
  const expired = await made(browser, { excel: actRows(2), template: ACT, sessionId })
  await db().storedFile.updateMany({ where: { operationId: expired }, data: { expiresAt: new Date(0) } })
  expect(await (await browser.call(clear, { method: 'POST' })).json()).toEqual({ success: true, removed: 1 })
  expect((await listed(browser)).operations.map((entry) => entry.id)).toEqual([id])
})

describe('what a run was asked to do', () => {
  interface Answer {
    readonly sources: { readonly role: string; readonly name: string; readonly file: object | null }[]
    readonly settings: object
  }
  const asked = async (browser: Browser, id: string) =>
    (await (await browser.call(recall, { params: { id } })).json()) as Answer

  test('names each file by what it was, and its settings except for what belongs to that run alone', async () => {
    const { browser, email, sessionId, id: first } = await withActs(2)
    const options = JSON.stringify({ pattern: 'Акт {Номер}', missing: 'blank', rerunOf: first, only: 'changed' })
    const rows = actRows(3, 'Приложение.csv')
    const id = await made(browser, { excel: rows, template: ACT, sessionId, options, email })
    const answer = await asked(browser, id)
    expect(recalledSchema.parse(answer)).toMatchObject({ operationId: id, sessionId, kind: 'generate' })
    expect(answer.sources).toMatchObject([
      { role: 'data', name: 'Приложение.csv', file: { name: 'Приложение.csv', size: rows.bytes.length } },
      { role: 'template', name: 'Акт.docx', file: { size: ACT.bytes.length } },
    ])
    expect(answer.settings).toEqual({ pattern: 'Акт {Номер}', missing: 'blank', mailTo: [email] })
  })

  test('names its files in the same order, whichever of them was sent and which only named', async () => {
    const { browser, sessionId } = await withActs(1)
    const id = await made(browser, { excel: actRows(2, 'Новый.csv'), template: 'Акт.docx', sessionId })
    await db().storedFile.deleteMany({ where: { documentSessionId: sessionId } })
    expect((await asked(browser, id)).sources).toEqual([
      { role: 'data', name: 'Новый.csv', file: null },
      { role: 'template', name: 'Акт.docx', file: null },
    ])
  })

  test('omits expired files and settings that the tool no longer has', async () => {
    const { browser, id } = await withActs(1)
    await db().storedFile.updateMany({ where: { givenName: 'Журнал.csv' }, data: { expiresAt: new Date(0) } })
    await db().operation.update({
      where: { id },
      data: { settings: { missing: 'sometimes', language: 'ru', ofOld: true } },
    })
    const { sources, settings } = await asked(browser, id)
    expect(sources.map(({ file }) => file === null)).toEqual([true, false])
    expect(settings).toEqual({ language: 'ru' })
  })

  test('of doses is both of its files and every setting but what it was to remember, and runs again to the same end', async () => {
    const workspace = await newWorkspace()
    const { browser, sessionId } = workspace
    const mapping = [{ sheet: 'ИДК', column: 'C', header: 'Hp(10), мЗв, I квартал 2026', role: 'period', unit: 'mSv' }]
    const settings = { profile: 'ru-nrb-99-2009-a', format: 'csv', mapping }
    const first = await askedDoses(workspace, extractDoses, {
      excel: RECORD,
      before: BEFORE,
      ...doseOptions({ ...settings, rememberMapping: true }),
    })
    const id = first.body.operationId
    const answer = await asked(browser, id)
    expect(recalledSchema.parse(answer)).toMatchObject({ operationId: id, sessionId, kind: 'doses' })
    const sources = [
      { role: 'data', name: RECORD.name, file: { name: RECORD.name, size: RECORD.bytes.length } },
      { role: 'before', name: BEFORE.name, file: { name: BEFORE.name, size: BEFORE.bytes.length } },
    ]
    expect(answer.sources).toMatchObject(sources)
    expect(answer.settings).toEqual({ ...settings, mapping: [expect.objectContaining(mapping[0]!)] })

    const repeated = await browser.call(again, { method: 'POST', params: { id } })
    expect(repeated.status).toBe(202)
    const { operationId } = (await repeated.json()) as { operationId: string }
    await over(operationId)
    expect(await asked(browser, operationId)).toMatchObject({ sources, settings: answer.settings })
    const summaries = await db().operation.findMany({ where: { id: { in: [id, operationId] } } })
    expect(summaries.map(({ state, results }) => ({ state, results }))).toEqual(
      Array(2).fill({ state: 'succeeded', results: first.body.report.doses.count }),
    )
  })

  test('is visible to no other user', async () => {
    const { id } = await withActs(1)
    const { browser } = await newWorkspace()
    expect((await browser.call(recall, { params: { id } })).status).toBe(404)
  })
})
