import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { db } from '@/lib/db/client'
import { openTestApplication } from '@/lib/http/test-support/application'
import { Browser } from '@/lib/http/test-support/browser'
import { ACT, newWorkspace } from '@/lib/http/test-support/workspace'
import { POST as generate } from './generate/route'
import { fetchFile, ONE_ROW, post, TWO_ROWS } from './test-support/acts'

let application: Awaited<ReturnType<typeof openTestApplication>>
beforeAll(async () => {
  application = await openTestApplication()
})
afterAll(() => application.close())

describe('a workspace and its files belong to who made them', () => {
  test('another person’s workspace and files answer exactly as ones that do not exist', async () => {
    const owner = await newWorkspace()
    const stranger = await newWorkspace()
    const { body } = await post(owner.browser, generate, {
      excel: TWO_ROWS,
      template: ACT,
      sessionId: owner.sessionId,
    })
    const foreign = await fetchFile(stranger.browser, owner.sessionId, body.download_url)
    const absent = await fetchFile(stranger.browser, 'no-such-session', '/no-such-file.zip')
    expect(foreign.response.status).toBe(404)
    expect(bodyOf(foreign.bytes)).toEqual(bodyOf(absent.bytes))
    const into = await post(stranger.browser, generate, { excel: TWO_ROWS, template: ACT, sessionId: owner.sessionId })
    expect(into.status).toBe(404)
    const byName = await post(stranger.browser, generate, {
      excel: 'Журнал.csv',
      template: ACT,
      sessionId: stranger.sessionId,
    })
    expect(byName.status).toBe(404)
    expect((await fetchFile(owner.browser, owner.sessionId, body.download_url)).response.status).toBe(200)
  })

  test('without signing in nothing is returned', async () => {
    const { browser, sessionId } = await newWorkspace()
    const { body } = await post(browser, generate, { excel: TWO_ROWS, template: ACT, sessionId })
    const anonymous = await fetchFile(new Browser(), sessionId, body.download_url)
    expect(anonymous.response.status).toBe(401)
  })

  test.each([
    '..%2f..%2fsecret',
    '%2e%2e/secret',
    '..%5csecret',
    '%00',
    '....//secret',
    '/etc/passwd',
    'C:%5csecret',
    'x'.repeat(5000),
    '%c0%ae',
    '.',
    '',
    '%ZZ',
  ])('the name %p opens nothing', async (name) => {
    const { browser, sessionId } = await newWorkspace()
    const { response } = await fetchFile(browser, sessionId, name)
    expect([400, 404]).toContain(response.status)
  })

  test('an expired file isn’t found', async () => {
    const { browser, sessionId } = await newWorkspace()
    const { body } = await post(browser, generate, { excel: TWO_ROWS, template: ACT, sessionId })
    await db().storedFile.updateMany({ where: { documentSessionId: sessionId }, data: { expiresAt: new Date(0) } })
    expect((await fetchFile(browser, sessionId, body.download_url)).response.status).toBe(404)
  })
})

test('a download has the headers that keep it a download', async () => {
  const { browser, sessionId } = await newWorkspace()
  const { body } = await post(browser, generate, { excel: ONE_ROW, template: ACT, sessionId })
  const { response, bytes } = await fetchFile(browser, sessionId, body.download_url)
  expect(response.headers.get('content-length')).toBe(String(bytes.length))
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; filename="[ -~]+"; filename\*=UTF-8''%D0%90/,
  )
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  expect(response.headers.get('content-security-policy')).toBe('sandbox')
})

function bodyOf(bytes: Buffer): object {
  return { ...(JSON.parse(bytes.toString()) as object), requestId: '' }
}
