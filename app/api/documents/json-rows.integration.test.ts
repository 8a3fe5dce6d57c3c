import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { docx, documentText, paragraph } from '@/lib/documents/generation/test-support/files'
import { openTestApplication } from '@/lib/http/test-support/application'
import { newWorkspace, postForm } from '@/lib/http/test-support/workspace'
import { POST as keep } from '../templates/route'
import { POST as generate } from './generate/route'
import { POST as inspect } from './inspect/route'
import { fetchFile } from './test-support/acts'

interface Answer {
  readonly success: boolean
  readonly code?: string
  readonly documents: { readonly rows: number[]; readonly warnings: { code: string; row: number; cell: string }[] }[]
  readonly download_url?: string
  readonly template: { id: string }
  readonly details?: { readonly field?: string }
}

let application: Awaited<ReturnType<typeof openTestApplication>>
beforeAll(async () => {
  application = await openTestApplication()
})
afterAll(() => application.close())

const TEMPLATE = { name: 'Акт.docx', bytes: docx(paragraph('{name}: {#items}{n}, {/items}')) }

async function kept() {
  const workspace = await newWorkspace()
  const { template } = (await (await postForm(workspace.browser, keep, { template: TEMPLATE })).json()) as Answer
  const { browser, sessionId } = workspace
  const post = async (json: object) => {
    const response = await browser.call(generate, { method: 'POST', json })
    return { status: response.status, body: (await response.json()) as Answer }
  }
  return { browser, sessionId, templateId: template.id, post }
}

const ROWS = [
  { name: 'a', items: [{ n: 1 }, { n: null }] },
  { name: 'b', items: [] },
]

describe('rows as JSON', () => {
  test('make documents of a saved template, and problems are named by row and path', async () => {
    const { post, sessionId, templateId } = await kept()
    const { status, body } = await post({ sessionId, templateId, rows: ROWS, options: { language: 'en' } })
    expect({ status, success: body.success }).toEqual({ status: 200, success: true })
    expect(body.documents.map(({ rows }) => rows)).toEqual([[1], [2]])
    expect(body.documents[0]?.warnings).toMatchObject([{ code: 'CELL_EMPTY', row: 1, cell: '/0/items/1/n' }])
    expect(body.download_url).toMatch(/\.zip$/)
  })

  test('are read as they are written: long numbers, and keys that repeat', async () => {
    const { browser, sessionId, templateId } = await kept()
    const rows =
      '[{"name":9007199254740993,"items":[{"n":1.50},{"n":1e2}]},{"name":"a","name":"b","__proto__":{"x":1}}]'
    const jsonText = `{"sessionId":"${sessionId}","templateId":"${templateId}","single_doc":true,"rows":${rows}}`
    const response = await browser.call(generate, { method: 'POST', jsonText })
    const body = (await response.json()) as Answer
    expect(JSON.stringify(body)).toContain('JSON_KEY_REPEATED')
    const { bytes } = await fetchFile(browser, sessionId, body.download_url ?? '')
    expect((await documentText(bytes)).join(' ')).toContain('9007199254740993: 1.50, 100, ')
  })

  test.each([
    ['rows that repeat', '"rows":[{"name":"a"}],"rows":[{"name":"b"}]', 'BAD_REQUEST'],
    ['a number that JSON doesn’t have', '"rows":[{"name":NaN}]', 'JSON_INVALID'],
    ['a body that is cut', '"rows":[{"name":1}', 'BAD_REQUEST'],
    ['rows nested too deeply', `"rows":[{"name":${'['.repeat(1_000)}${']'.repeat(1_000)}}]`, 'JSON_TOO_DEEP'],
  ])('are refused as text with %s', async (_, fields, code) => {
    const { browser, sessionId, templateId } = await kept()
    const jsonText = `{"sessionId":"${sessionId}","templateId":"${templateId}",${fields}}`
    const response = await browser.call(generate, { method: 'POST', jsonText })
    expect(((await response.json()) as Answer).code).toBe(code)
  })

  test('accept the same options as a form: one merged document', async () => {
    const { post, sessionId, templateId } = await kept()
    const { body } = await post({ sessionId, templateId, rows: ROWS, single_doc: true, name: 'Orders' })
    expect(body.download_url).toMatch(/\.docx$/)
  })

  test.each([
    ['no rows', {}, 400, 'BAD_REQUEST'],
    ['an unknown field', { rows: ROWS, row: 1 }, 400, 'BAD_REQUEST'],
    ['options that a form refuses', { rows: ROWS, options: { missing: 'maybe' } }, 400, 'BAD_REQUEST'],
    ['rows that aren’t objects', { rows: [1] }, 422, 'JSON_NOT_ROWS'],
    ['no row', { rows: [] }, 422, 'JSON_NO_ROWS'],
    ['a template of somebody else', { rows: ROWS, templateId: 'cl000000000000000000000000' }, 404, 'NOT_FOUND'],
    [
      'corrections of cells',
      { rows: ROWS, options: { changes: [{ row: 1, column: 'A', text: 'x' }] } },
      422,
      'JSON_NO_CHANGES',
    ],
  ])('are refused with %s', async (_, fields, status, code) => {
    const { post, sessionId, templateId } = await kept()
    const answer = await post({ sessionId, templateId, ...fields })
    expect({ status: answer.status, code: answer.body.code }).toEqual({ status, code })
  })

  test('as a file are inspected and used like a spreadsheet', async () => {
    const { browser, sessionId, templateId } = await kept()
    const excel = { name: 'rows.json', bytes: new TextEncoder().encode(JSON.stringify(ROWS)) }
    const inspected = await postForm(browser, inspect, { excel, templateId, sessionId })
    expect(await inspected.json()).toMatchObject({ success: true, table: { rows: 2 } })
    const response = await postForm(browser, generate, { excel, templateId, sessionId })
    expect(await response.json()).toMatchObject({ success: true })
  })
})
