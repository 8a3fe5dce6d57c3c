import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals'
import { GET as operation } from '@/app/api/documents/operations/[id]/route'
import { POST as generate } from '@/app/api/documents/generate/route'
import { env } from '@/lib/env'
import { openTestApplication } from '@/lib/http/test-support/application'
import { Browser } from '@/lib/http/test-support/browser'
import { ACT, actRows, newWorkspace, postForm } from '@/lib/http/test-support/workspace'
import { GET } from './route'

const TOKEN = 'a token of sixteen characters or more'

let application: Awaited<ReturnType<typeof openTestApplication>>
beforeAll(async () => {
  process.env['METRICS_TOKEN'] = TOKEN
  application = await openTestApplication()
})
afterAll(() => application.close())
afterEach(() => {
  jest.restoreAllMocks()
})

async function scraped(authorization = `Bearer ${TOKEN}`) {
  const response = await new Browser().call(GET, { headers: { authorization } })
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() }
}

describe('metrics', () => {
  test('need METRICS_TOKEN, and don’t exist without it', async () => {
    expect(await scraped()).toMatchObject({ status: 200, type: 'text/plain; version=0.0.4; charset=utf-8' })
    expect((await scraped('Bearer wrong')).status).toBe(401)
    jest.replaceProperty(env(), 'METRICS_TOKEN', undefined)
    expect((await scraped()).status).toBe(404)
  })

  test('count requests by route, runs by kind, and what works', async () => {
    const { browser, sessionId } = await newWorkspace()
    expect((await postForm(browser, generate, { excel: actRows(2), template: ACT, sessionId })).status).toBe(200)
    await browser.call(operation, { params: { id: 'unknown' }, path: '/api/documents/operations/unknown' })
    const { text } = await scraped()
    expect(text).toContain('actum_up{part="database"} 1\n')
    expect(text).toContain('actum_runs_last_hour{kind="generate",state="succeeded"} 1\n')
    expect(text).toContain('actum_documents_last_hour{kind="generate",state="succeeded"} 2\n')
    expect(text).toContain('route="/api/documents/operations/{id}",status="404"} 1\n')
    expect(text).toMatch(/^actum_http_request_seconds_count \d+$/m)
    expect(text).toMatch(/^process_resident_memory_bytes \d+$/m)
  })

  test('are lines that Prometheus reads, without IDs, names or addresses', async () => {
    const { text } = await scraped()
    const lines = text.trimEnd().split('\n')
    for (const line of lines) {
      expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{\w+="[^"]*"(,\w+="[^"]*")*\})? -?[\d.e+-]+)$/)
    }
    expect(text).not.toMatch(/[\da-f]{8}-[\da-f]{4}-|@/)
  })
})
