import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { docx, paragraph } from '@/lib/documents/generation/test-support/files'
import { openTestApplication } from '@/lib/http/test-support/application'
import { ACT, actRows, newWorkspace, postForm } from '@/lib/http/test-support/workspace'
import { progressEventSchema } from '@/lib/operations/progress-events'
import { POST as generate } from './generate/route'
import { GET as progress } from './progress/route'

let application: Awaited<ReturnType<typeof openTestApplication>>
beforeAll(async () => {
  application = await openTestApplication()
})
afterAll(() => application.close())

test.each([
  ['succeeds', ACT, 'succeeded', { success: true }],
  ['fails', { name: 'Акт.docx', bytes: docx(paragraph('Акт')) }, 'failed', { code: 'TEMPLATE_NO_TAGS' }],
])('the events of a run that %s are as the API’s description says', async (_what, template, state, result) => {
  const { browser, sessionId } = await newWorkspace()
  const fields = { excel: actRows(50), template, sessionId }
  await postForm(browser, generate, fields, { prefer: 'respond-async' })
  const text = await (await browser.call(progress, { query: { sessionId } })).text()
  const events = text
    .split('\n\n')
    .filter((event) => event.startsWith('data: '))
    .map((event) => progressEventSchema.parse(JSON.parse(event.slice('data: '.length))))
  expect(events.at(-1)).toMatchObject({ state, result })
})
