import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { POST as logout } from '@/app/api/auth/logout/route'
import { GET as download } from '@/app/api/documents/download/[filename]/route'
import { POST as generate } from '@/app/api/documents/generate/route'
import { GET as newSession } from '@/app/api/documents/session/new/route'
import { GET as profile } from '@/app/api/profile/route'
import { GET as exported } from '@/app/api/users/export/route'
import { GET as reset } from '@/app/api/users/reset/route'
import { DELETE as removeUser } from '@/app/api/users/route'
import { PAYMENT } from '@/lib/billing/test-support/payment'
import { db } from '@/lib/db/client'
import { openTestApplication, PASSWORD } from '@/lib/http/test-support/application'
import { Browser, type Handler } from '@/lib/http/test-support/browser'
import { onPlan } from '@/lib/http/test-support/templates'
import { ACT, actRows, postForm } from '@/lib/http/test-support/workspace'
import { DELETE as revoke } from './[id]/route'
import { GET as list, POST as make } from './route'

interface Answer {
  readonly id: string
  readonly token: string
  readonly code?: string
  readonly details?: object
  readonly tokens: { id: string; name: string; lastUsedAt: string | null; expiresAt: string | null }[]
}

let application: Awaited<ReturnType<typeof openTestApplication>>
beforeAll(async () => {
  // Plans apply only if payment is set up.
  Object.assign(process.env, PAYMENT)
  application = await openTestApplication()
})
afterAll(() => application.close())

async function asked(browser: Browser, handler: Handler, call: Parameters<Browser['call']>[1] = {}) {
  const response = await browser.call(handler, call)
  return { status: response.status, body: (await response.json()) as Answer }
}

const making = { name: 'Отчёты лаборатории', password: PASSWORD }

async function personWithToken(more = {}) {
  const person = await onPlan('professional')
  const { status, body } = await asked(person.browser, make, { json: { ...making, ...more } })
  expect(status).toBe(201)
  return { ...person, ...body, id: person.id, tokenId: body.id }
}

/** A program: no cookies, no headers of a browser. */
function program(token: string) {
  const browser = new Browser()
  const headers = { authorization: `Bearer ${token}`, origin: '', 'sec-fetch-site': '' }
  return { browser, headers }
}

async function statusOf(token: string, handler: Handler = newSession, method = 'GET') {
  const { browser, headers } = program(token)
  const response = await browser.call(handler, { method, headers })
  const code = response.ok ? '' : ((await response.json()) as Answer).code
  return [response.status, code]
}

describe('An API token', () => {
  test('is shown once, and only its hash is kept', async () => {
    const { browser, token, id } = await personWithToken()
    expect(token).toMatch(/^actum_[\w-]{43}$/)
    const rows = await db().apiToken.findMany({ where: { userId: id } })
    expect(rows.map(({ tokenHash }) => tokenHash)).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)])
    const { body } = await asked(browser, list)
    expect(body.tokens).toMatchObject([{ name: making.name, scopes: ['documents'], lastUsedAt: null, expiresAt: null }])
    expect(JSON.stringify([rows, body])).not.toContain(token)
  })

  test('rightly made does not count among the tries at a password', async () => {
    const { browser } = await onPlan('professional')
    for (let made = 0; made < 11; made++) expect((await asked(browser, make, { json: making })).status).toBe(201)
  })

  test('makes and downloads documents for a program without any cookie', async () => {
    const { token, browser: own } = await personWithToken()
    const { browser, headers } = program(token)
    const { sessionId } = (await (await browser.call(newSession, { headers })).json()) as { sessionId: string }
    const made = await postForm(browser, generate, { excel: actRows(1), template: ACT, sessionId }, headers)
    const { download_url: url } = (await made.json()) as { download_url: string }
    expect(made.status).toBe(200)
    const filename = decodeURIComponent(url.split('/').at(-1) ?? '')
    const file = await browser.call(download, { headers, params: { filename }, query: { sessionId } })
    expect([file.status, (await file.arrayBuffer()).byteLength > 500]).toEqual([200, true])
    expect((await asked(own, list)).body.tokens[0]?.lastUsedAt).not.toBeNull()
  })

  test.each([
    ['the user', reset, 'GET'],
    ['the profile', profile, 'GET'],
    ['the export', exported, 'GET'],
    ['the tokens', list, 'GET'],
    ['a new token', make, 'POST'],
    ['the log-out', logout, 'POST'],
    ['the deletion', removeUser, 'DELETE'],
  ] as const)('does not open %s', async (_, handler, method) => {
    const { token } = await personWithToken()
    expect(await statusOf(token, handler, method)).toEqual([403, 'API_TOKEN_SCOPE'])
  })

  test('sees no other person’s document session', async () => {
    const { token } = await personWithToken()
    const other = await onPlan('free')
    const { sessionId } = (await (await other.browser.call(newSession)).json()) as { sessionId: string }
    const { browser, headers } = program(token)
    const made = await postForm(browser, generate, { excel: actRows(1), template: ACT, sessionId }, headers)
    expect(made.status).toBe(404)
  })

  test('is nothing once it is revoked', async () => {
    const { browser, token, tokenId } = await personWithToken()
    expect((await asked(browser, revoke, { method: 'DELETE', params: { id: tokenId } })).status).toBe(200)
    expect(await statusOf(token)).toEqual([401, 'UNAUTHENTICATED'])
    expect((await asked(browser, list)).body.tokens).toEqual([])
    expect((await asked(browser, revoke, { method: 'DELETE', params: { id: tokenId } })).status).toBe(404)
  })

  test('is nothing after the day it was made to last', async () => {
    const { browser, token, id } = await personWithToken({ expires_in_days: 30 })
    const [row] = (await asked(browser, list)).body.tokens
    expect(Math.round((Date.parse(row?.expiresAt ?? '') - Date.now()) / 86_400_000)).toBe(30)
    await db().apiToken.updateMany({ where: { userId: id }, data: { expiresAt: new Date(Date.now() - 1) } })
    expect(await statusOf(token)).toEqual([401, 'UNAUTHENTICATED'])
    expect((await asked(browser, list)).body.tokens).toEqual([])
  })

  test('is nothing once the account is deleted, and outlives a log-out', async () => {
    const { browser, token, id } = await personWithToken()
    await browser.call(logout, { method: 'POST' })
    expect(await statusOf(token)).toEqual([200, ''])
    await db().user.delete({ where: { id } })
    expect(await statusOf(token)).toEqual([401, 'UNAUTHENTICATED'])
  })

  test('is of the professional plan: others can’t make one, and one that was made rests', async () => {
    const { browser } = await onPlan('standard')
    expect(await asked(browser, make, { json: making })).toMatchObject({
      status: 402,
      body: { code: 'LIMIT_API_TOKENS', details: { plan: 'professional' } },
    })
    const { token, id } = await personWithToken()
    await db().user.update({ where: { id }, data: { plan: 'free' } })
    expect(await statusOf(token)).toEqual([402, 'LIMIT_API_TOKENS'])
    await db().user.update({ where: { id }, data: { plan: 'professional' } })
    expect(await statusOf(token)).toEqual([200, ''])
  })

  test('can be created by anyone with the password, from our own pages', async () => {
    const { browser, id } = await onPlan('professional')
    const wrong = await asked(browser, make, { json: { ...making, password: 'not this one' } })
    expect([wrong.status, wrong.body.code]).toEqual([403, 'PASSWORD_WRONG'])
    expect((await asked(browser, make, { json: making, headers: { 'x-xsrf-token': 'wrong' } })).status).toBe(403)
    expect((await asked(new Browser(), make, { json: making })).status).toBe(401)
    expect(await db().apiToken.count({ where: { userId: id } })).toBe(0)
  })

  test.each([
    { name: '' },
    { name: 'x'.repeat(101) },
    { name: 'a\u0000b' },
    { name: 'a', scopes: ['admin'] },
    { name: 'a', expires_in_days: 0 },
    { name: 'a', tokenHash: 'x' },
  ])('is not made of %j', async (json) => {
    const { browser } = await onPlan('professional')
    expect((await asked(browser, make, { json: { password: PASSWORD, ...json } })).status).toBe(400)
  })

  test('of another person can’t be revoked', async () => {
    const { tokenId, token } = await personWithToken()
    const other = await onPlan('professional')
    for (const id of [tokenId, '\u0000']) {
      expect((await asked(other.browser, revoke, { method: 'DELETE', params: { id } })).status).toBe(404)
    }
    expect(await statusOf(token)).toEqual([200, ''])
  })

  test('is one of twenty at most', async () => {
    const { browser, id } = await personWithToken()
    const row = { userId: id, name: 'x', scopes: ['documents'] }
    await db().apiToken.createMany({
      data: Array.from({ length: 19 }, (_, index) => ({ ...row, tokenHash: `${id}${index}` })),
    })
    expect(await asked(browser, make, { json: making })).toMatchObject({
      status: 422,
      body: { code: 'TOO_MANY_TOKENS', details: { limit: 20 } },
    })
  })

  test.each(['actum_', `actum_${'x'.repeat(43)}`, `actum_${'x'.repeat(4_000)}`])(
    'that was never made opens nothing: %s',
    async (token) => {
      expect(await statusOf(token)).toEqual([401, 'UNAUTHENTICATED'])
    },
  )
})
