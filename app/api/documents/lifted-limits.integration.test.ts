import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { PAYMENT } from '@/lib/billing/test-support/payment'
import { db } from '@/lib/db/client'
import { MEBIBYTE } from '@/lib/documents/ooxml/limits'
import { buildZip, docxItems, xlsxItems, type ZipItem } from '@/lib/documents/ooxml/test-support/packages'
import type { NamedFile } from '@/lib/documents/tool'
import { openTestApplication } from '@/lib/http/test-support/application'
import type { Browser, Handler } from '@/lib/http/test-support/browser'
import { ACT, actRows, newWorkspace, postForm, type Fields } from '@/lib/http/test-support/workspace'
import { POST as keep } from '../templates/route'
import { POST as annotate } from './annotated-template/route'
import { POST as extractDoses } from './extract-doses/route'
import { POST as generate } from './generate/route'
import { POST as inspect } from './inspect/route'
import { GET as history } from './operations/route'
import { POST as parseTable } from './parse-table/route'
import { POST as preview } from './preview/route'

let application: Awaited<ReturnType<typeof openTestApplication>>
beforeAll(async () => {
  // Plans apply only if payment is set up: new users are on the free plan.
  Object.assign(process.env, PAYMENT)
  application = await openTestApplication()
})
afterAll(() => application.close())

type Answer = Record<string, unknown>

async function ask(browser: Browser, door: Handler, fields: Fields): Promise<Answer> {
  const response = await postForm(browser, door, fields)
  return { status: response.status, ...((await response.json()) as Answer) }
}

async function errorsFound(browser: Browser, fields: Fields): Promise<unknown[]> {
  const { status, problems } = await ask(browser, inspect, fields)
  expect(status).toBe(200)
  return (problems as { severity: string }[]).filter(({ severity }) => severity === 'error')
}

async function onPlan(plan: 'standard' | 'professional') {
  const workspace = await newWorkspace()
  await db().user.update({ where: { id: workspace.id }, data: { plan } })
  return workspace
}

describe('more rows than the plan allows', () => {
  test('have no preview, and the response names the plan that allows them', async () => {
    const { browser, sessionId } = await newWorkspace()
    expect(await ask(browser, preview, { excel: actRows(31), template: ACT, sessionId })).toMatchObject({
      status: 402,
      code: 'LIMIT_ROWS',
      error: expect.stringMatching(/31 rows.*upgrade/),
      details: { limit: 30, used: 31, plan: 'standard' },
    })
  })

  test('are reported with the plan that allows them, except to users who have it', async () => {
    const free = await newWorkspace()
    const fields = { excel: actRows(31), template: ACT }
    expect(await errorsFound(free.browser, { ...fields, sessionId: free.sessionId })).toEqual([
      expect.objectContaining({
        code: 'TOO_MANY_ROWS',
        file: 'data',
        plan: 'standard',
        text: expect.stringMatching(/31 rows.*upgrade/),
      }),
    ])
    const paid = await onPlan('standard')
    expect(await errorsFound(paid.browser, { ...fields, sessionId: paid.sessionId })).toEqual([])
  })

  test('that no plan allows are wrong content to look at too', async () => {
    const { browser, sessionId } = await onPlan('professional')
    const fields = { excel: actRows(20_001), template: ACT, sessionId }
    expect(await ask(browser, preview, fields)).toMatchObject({ status: 422, code: 'TOO_MANY_ROWS' })
    const [found] = (await errorsFound(browser, fields)) as Answer[]
    expect(found).toMatchObject({ code: 'TOO_MANY_ROWS', text: expect.not.stringContaining('plan') })
    expect(found).not.toHaveProperty('plan')
  })

  test('appear in the history with the plan that allows them, until the user has it', async () => {
    const { browser, sessionId, id } = await newWorkspace()
    await ask(browser, generate, { excel: actRows(31), template: ACT, sessionId })
    const listed = async () => (await (await browser.call(history)).json()) as { operations: Answer[] }
    expect(await listed()).toMatchObject({ operations: [{ state: 'failed', code: 'LIMIT_ROWS', plan: 'standard' }] })
    await db().user.update({ where: { id }, data: { plan: 'standard' } })
    expect(await listed()).toMatchObject({ operations: [{ state: 'failed', code: 'LIMIT_ROWS', plan: null }] })
  })
})

describe('a package that is larger than the plan takes once it is inflated', () => {
  const picture = (megabytes: number): ZipItem => ({
    name: 'media/a.png',
    content: 'not so large',
    size: megabytes * MEBIBYTE,
  })
  const word = (megabytes: number): NamedFile => ({
    name: 'Акт.docx',
    bytes: buildZip(docxItems(undefined, [picture(megabytes)])),
  })
  const workbook = (megabytes: number): NamedFile => ({
    name: 'Журнал.xlsx',
    bytes: buildZip([...xlsxItems('<worksheet/>'), picture(megabytes)]),
  })
  const fieldsOf = {
    template: (megabytes: number) => ({ excel: actRows(1), template: word(megabytes) }),
    spreadsheet: (megabytes: number) => ({ excel: workbook(megabytes), template: ACT }),
    document: (megabytes: number) => ({ docx: word(megabytes) }),
    doses: (megabytes: number) => ({ excel: workbook(megabytes) }),
    dosesLook: (megabytes: number) => ({ excel: workbook(megabytes), tool: 'doses' }),
    kept: (megabytes: number) => ({ template: word(megabytes) }),
  }
  const doors: [string, Handler, keyof typeof fieldsOf][] = [
    ['generation by its template', generate, 'template'],
    ['generation by its spreadsheet', generate, 'spreadsheet'],
    ['preview', preview, 'template'],
    ['annotated template', annotate, 'template'],
    ['table parser', parseTable, 'document'],
    ['dose extractor', extractDoses, 'doses'],
    ['look at doses', inspect, 'dosesLook'],
    ['place of kept templates', keep, 'kept'],
  ]

  test.each(doors)('is rejected by the %s with the plan that accepts it', async (_door, handler, kind) => {
    const { browser, sessionId } = await newWorkspace()
    const answer = await ask(browser, handler, { ...fieldsOf[kind](200), sessionId })
    expect(answer).toMatchObject({
      status: 402,
      code: 'LIMIT_UNPACKED',
      error: expect.stringMatching(/128\sMB.*upgrade/),
      details: { limit: 128 * MEBIBYTE, plan: 'standard' },
    })
    const { used } = answer['details'] as { used: number }
    expect(Math.floor(used / MEBIBYTE)).toBe(200)
  })

  test.each(doors)('is invalid content for the %s if no plan accepts it', async (_door, handler, kind) => {
    const { browser, sessionId } = await newWorkspace()
    const answer = await ask(browser, handler, { ...fieldsOf[kind](1_025), sessionId })
    expect(answer).toMatchObject({ status: 422, code: 'GATE_TOO_LARGE' })
  })

  test.each(['template', 'spreadsheet', 'document'] as const)('is found in a %s with the plan', async (kind) => {
    const { browser, sessionId } = await newWorkspace()
    const [found] = await errorsFound(browser, { ...fieldsOf[kind](200), sessionId })
    expect(found).toMatchObject({
      code: 'GATE_TOO_LARGE',
      plan: 'standard',
      text: expect.stringMatching(/128\sMB.*upgrade/),
    })
  })
})
