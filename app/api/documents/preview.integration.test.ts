import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { db } from '@/lib/db/client'
import { docx, paragraph } from '@/lib/documents/generation/test-support/files'
import { PREMIUM_GATE } from '@/lib/documents/ooxml/limits'
import { openPackage } from '@/lib/documents/ooxml/package'
import { readSpreadsheet } from '@/lib/documents/spreadsheets/read'
import { openTestApplication } from '@/lib/http/test-support/application'
import type { Browser } from '@/lib/http/test-support/browser'
import { ACT, actRows, newWorkspace, postForm, type Fields } from '@/lib/http/test-support/workspace'
import { POST as annotate } from './annotated-template/route'
import { POST as correct } from './corrected-spreadsheet/route'
import { POST as generate } from './generate/route'
import { POST as preview } from './preview/route'

let application: Awaited<ReturnType<typeof openTestApplication>>
beforeAll(async () => {
  application = await openTestApplication()
})
afterAll(() => application.close())

async function show(browser: Browser, fields: Fields) {
  const response = await postForm(browser, preview, fields)
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

describe('a preview', () => {
  test('is the document of a row with its values marked, and what is uploaded for it stays by name', async () => {
    const { browser, sessionId } = await newWorkspace()
    const { status, body } = await show(browser, { excel: actRows(3), template: ACT, sessionId, row: '3' })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      success: true,
      rows: [3],
      ordinal: 2,
      total: 3,
      name: 'Акт 002.docx',
      stored: { data: 'Журнал.csv', template: 'Акт.docx' },
    })
    expect(body['html']).toContain('<span data-value>Щёголева Ю. Я.</span>')
    const next = await show(browser, { excel: 'Журнал.csv', template: 'Акт.docx', sessionId, ordinal: '3' })
    expect(next.body).toMatchObject({ rows: [4], name: 'Акт 003.docx' })
  })

  test('counts for nothing and uses up no number, but prints the one that the act would get', async () => {
    const { browser, sessionId } = await newWorkspace()
    const template = { name: 'Акт.docx', bytes: docx(paragraph('№ {act.number} {ФИО}')) }
    const fields = { excel: actRows(1), template, sessionId }
    expect((await postForm(browser, generate, fields)).status).toBe(200)
    for (let turn = 0; turn < 2; turn++) {
      expect((await show(browser, fields)).body['html']).toContain('№ <span data-value>2</span>')
    }
    expect(await db().operation.count({ where: { documentSessionId: sessionId } })).toBe(1)
  })

  test.each([
    ['a row without a document', { row: '99' }, 422, 'PREVIEW_NO_DOCUMENT'],
    ['a row that is no number', { row: '1e3' }, 400, 'BAD_REQUEST'],
    [
      'a template with a mistake',
      { template: { name: 'a.docx', bytes: docx(paragraph('{номер')) } },
      422,
      'TAG_UNCLOSED',
    ],
    ['no template', { template: '' }, 422, 'FILE_MISSING'],
  ])('of %s says so', async (_what, fields: Fields, status, code) => {
    const { browser, sessionId } = await newWorkspace()
    const answer = await show(browser, { excel: actRows(1), template: ACT, sessionId, ...fields })
    expect({ status: answer.status, code: answer.body['code'] }).toEqual({ status, code })
    expect(answer.body['error']).toMatch(/\p{L}{3,}/u)
  })

  test('of another person’s workspace or files is not found', async () => {
    const owner = await newWorkspace()
    const stranger = await newWorkspace()
    await show(owner.browser, { excel: actRows(1), template: ACT, sessionId: owner.sessionId })
    const named = { excel: 'Журнал.csv', template: 'Акт.docx' }
    for (const sessionId of [owner.sessionId, stranger.sessionId, 'none']) {
      expect(await show(stranger.browser, { ...named, sessionId })).toMatchObject({
        status: 404,
        body: { code: 'NOT_FOUND' },
      })
    }
    const taken = await postForm(stranger.browser, annotate, { ...named, sessionId: owner.sessionId })
    expect(taken.status).toBe(404)
  })
})

describe('an annotated template', () => {
  test('says in the caller’s language what is wrong, at its place', async () => {
    const { browser, sessionId } = await newWorkspace()
    const template = { name: 'Акт.docx', bytes: docx(paragraph('№ {номер} {прибор}')) }
    const response = await postForm(browser, annotate, { excel: actRows(1), template, sessionId })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-disposition')).toContain(encodeURIComponent('Акт (Actum).docx').slice(0, 18))
    const pack = await openPackage(new Uint8Array(await response.arrayBuffer()), PREMIUM_GATE)
    expect(pack.text('word/comments.xml')).toMatch(/прибор/)
    expect(pack.text('word/document.xml')).toContain('<w:commentReference w:id="0"/>')
  })

  test('needs a template', async () => {
    const { browser, sessionId } = await newWorkspace()
    const response = await postForm(browser, annotate, { excel: actRows(1), sessionId })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ code: 'FILE_MISSING' })
  })
})

describe('a corrected spreadsheet', () => {
  const changes = [{ row: 2, column: 'B', text: 'Иванова А. А.' }]

  test('has the changed cells, and what the documents print is the same', async () => {
    const { browser, sessionId } = await newWorkspace()
    const options = JSON.stringify({ changes })
    const shown = await show(browser, { excel: actRows(2), template: ACT, sessionId, options })
    expect(shown.body['html']).toContain('Иванова А. А.')
    const made = await postForm(browser, generate, { excel: 'Журнал.csv', template: 'Акт.docx', sessionId, options })
    const { changes: told } = (await made.json()) as { changes: { before: string; text: string }[] }
    expect(told).toMatchObject([{ row: 2, column: 'B', text: 'Иванова А. А.' }])
    const response = await postForm(browser, correct, { excel: 'Журнал.csv', sessionId, options })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-disposition')).toContain(encodeURIComponent('Журнал'))
    const { sheets } = await readSpreadsheet(new Uint8Array(await response.arrayBuffer()), { language: 'ru' })
    expect(sheets[0]?.rows[1]?.[1]?.text).toBe('Иванова А. А.')
  })

  test('needs a spreadsheet of the caller’s own', async () => {
    const { browser, sessionId } = await newWorkspace()
    expect((await postForm(browser, correct, { sessionId })).status).toBe(422)
    const other = await newWorkspace()
    const stranger = await postForm(other.browser, correct, { excel: 'Журнал.csv', sessionId })
    expect(stranger.status).toBe(404)
  })
})
