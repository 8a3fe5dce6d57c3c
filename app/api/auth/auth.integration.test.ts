import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { GET as newSession } from '@/app/api/documents/session/new/route'
import { GET as reset } from '@/app/api/users/reset/route'
import { db } from '@/lib/db/client'
import { newPerson, openTestApplication, PASSWORD } from '@/lib/http/test-support/application'
import { Browser } from '@/lib/http/test-support/browser'
import { POST as login } from './login/route'
import { POST as logout } from './logout/route'
import { POST as register } from './register/route'

let application: Awaited<ReturnType<typeof openTestApplication>>
beforeAll(async () => {
  application = await openTestApplication()
})
afterAll(() => application.close())

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

describe('registering', () => {
  test('creates an account, signs it in, and never returns the password', async () => {
    const browser = new Browser()
    const response = await browser.call(register, { json: { email: ' Anna@Clinic.example ', password: PASSWORD } })
    const body = (await response.json()) as Record<string, unknown>
    expect(response.status).toBe(201)
    expect(body).toMatchObject({ user: { email: 'anna@clinic.example', emailVerified: false, role: 'user' } })
    expect(body['user_id']).toBe((body['user'] as { id: string }).id)
    expect(JSON.stringify(body)).not.toContain('argon2')
    expect((await browser.call(newSession)).status).toBe(200)
  })

  test('keeps only an argon2id hash', async () => {
    const { id } = await newPerson()
    const { hash } = await db().password.findUniqueOrThrow({ where: { userId: id } })
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  test('a registered address returns 409, in any letter case', async () => {
    const { email } = await newPerson()
    const response = await new Browser().call(register, { json: { email: email.toUpperCase(), password: PASSWORD } })
    expect(response.status).toBe(409)
    expect(await response.json()).toMatchObject({ success: false, code: 'EMAIL_TAKEN' })
  })

  test.each(['anna＠clinic.example', 'аnna@clinic.example', 'anna@почта.рф', 'anna', 'a@b', ''])(
    '%p isn’t an address, neither here nor at logging in',
    async (email) => {
      for (const handler of [register, login]) {
        const response = await new Browser().call(handler, { json: { email, password: PASSWORD } })
        expect(response.status).toBe(400)
        expect(await response.json()).toMatchObject({
          code: 'EMAIL_NOT_VALID',
          details: { issues: [{ path: 'email' }] },
        })
      }
    },
  )

  test('an address that is none hides nothing else that is wrong', async () => {
    const response = await new Browser().call(register, { json: { email: 'anna', password: PASSWORD, role: 'admin' } })
    expect(await response.json()).toMatchObject({ code: 'BAD_REQUEST' })
  })

  test('a password that is too short or too long says what the rule is', async () => {
    const short = await new Browser().call(register, { json: { email: 'b@clinic.example', password: 'девять123' } })
    expect(await short.json()).toMatchObject({
      code: 'PASSWORD_TOO_SHORT',
      error: expect.stringContaining('9 characters'),
    })
    const long = await new Browser().call(register, { json: { email: 'b@clinic.example', password: 'ж'.repeat(600) } })
    expect(long.status).toBe(400)
  })

  test.each([{ role: 'admin' }, { plan: 'professional' }, { emailVerifiedAt: '2026-01-01' }, { id: 'x' }])(
    'a field that is not asked for is refused: %j',
    async (extra) => {
      const response = await new Browser().call(register, {
        json: { email: 'c@clinic.example', password: PASSWORD, ...extra },
      })
      expect(response.status).toBe(400)
      expect(await db().user.findUnique({ where: { email: 'c@clinic.example' } })).toBeNull()
    },
  )
})

describe('logging in', () => {
  test('gives the user and a token that works', async () => {
    const { email } = await newPerson()
    const browser = new Browser()
    const response = await browser.call(login, { json: { email, password: PASSWORD } })
    const { token } = (await response.json()) as { token: string }
    expect(response.status).toBe(200)
    expect((await browser.call(newSession, { headers: bearer(token) })).status).toBe(200)
  })

  test('an unknown address and a wrong password answer the same', async () => {
    const { email } = await newPerson()
    const wrong = await new Browser().call(login, { json: { email, password: 'not this one' } })
    const unknown = await new Browser().call(login, { json: { email: 'no@clinic.example', password: 'not this one' } })
    expect(wrong.status).toBe(401)
    expect(unknown.status).toBe(401)
    const body = async (response: Response) => ({ ...((await response.json()) as object), requestId: '' })
    expect(await body(wrong)).toEqual(await body(unknown))
  })

  test('the eleventh bad try for an account answers 429, and so does the right password then', async () => {
    const { email } = await newPerson()
    for (let tried = 0; tried < 10; tried++) {
      const response = await new Browser().call(login, { json: { email, password: 'wrong wrong wrong' } })
      expect(response.status).toBe(401)
    }
    const locked = await new Browser().call(login, { json: { email, password: PASSWORD } })
    expect(locked.status).toBe(429)
    expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(800)
  })

  test.each([{ contains: '' }, ['a@clinic.example'], null, 5])(
    'an address that isn’t text is refused: %j',
    async (email) => {
      const response = await new Browser().call(login, { json: { email, password: PASSWORD } })
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({ code: 'BAD_REQUEST' })
    },
  )

  test('a form post, a compressed body and a huge one are refused before they are read', async () => {
    const { email } = await newPerson()
    const call = (headers: Record<string, string>, json: unknown = { email, password: PASSWORD }) =>
      new Browser().call(login, { json, headers })
    expect((await call({ 'content-type': 'text/plain' })).status).toBe(415)
    expect((await call({ 'content-encoding': 'gzip' })).status).toBe(415)
    expect((await call({}, { email, password: 'x'.repeat(100_000) })).status).toBe(413)
  })
})

describe('the session', () => {
  test('ends at logout: its cookie and its token are nothing afterwards', async () => {
    const { browser, token } = await newPerson()
    const before = new Map(browser.cookies)
    expect((await browser.call(logout, { method: 'POST' })).status).toBe(200)
    expect(browser.cookies.size).toBe(0)
    for (const [name, value] of before) browser.cookies.set(name, value)
    expect((await browser.call(newSession)).status).toBe(401)
    expect((await browser.call(newSession, { headers: bearer(token) })).status).toBe(401)
  })

  test('is over after seven idle days and after thirty in all', async () => {
    const { browser, id } = await newPerson()
    const ago = (days: number) => new Date(Date.now() - days * 86_400_000)
    await db().session.updateMany({ where: { userId: id }, data: { lastSeenAt: ago(7.1) } })
    expect((await browser.call(newSession)).status).toBe(401)
    await db().session.updateMany({ where: { userId: id }, data: { lastSeenAt: new Date(), createdAt: ago(30.1) } })
    expect((await browser.call(newSession)).status).toBe(401)
    await db().session.updateMany({ where: { userId: id }, data: { createdAt: ago(29) } })
    expect((await browser.call(newSession)).status).toBe(200)
  })

  test('a token is useless without the cookie it is bound to, and with another person’s', async () => {
    const { token } = await newPerson()
    const { browser: other } = await newPerson()
    expect((await new Browser().call(newSession, { headers: bearer(token) })).status).toBe(401)
    expect((await other.call(newSession, { headers: bearer(token) })).status).toBe(401)
  })

  test('an Authorization header decides alone, regardless of the cookie', async () => {
    const { browser } = await newPerson()
    for (const authorization of [
      'Bearer nonsense',
      'Bearer %ZZ',
      'Basic YTpi',
      'Bearer ',
      `Bearer ${'x'.repeat(5000)}`,
    ]) {
      const response = await browser.call(newSession, { headers: { authorization } })
      expect(response.status).toBe(401)
    }
  })

  test('reset gives the user afresh and a token that works', async () => {
    const { browser, email } = await newPerson()
    const { user, token } = (await (await browser.call(reset)).json()) as { user: { email: string }; token: string }
    expect(user.email).toBe(email)
    expect((await browser.call(newSession, { headers: bearer(token) })).status).toBe(200)
  })

  test('reset mends a lost binding cookie, and the tokens bound to it die', async () => {
    const { browser, token } = await newPerson()
    browser.cookies.delete('actum-bind')
    const fresh = (await (await browser.call(reset)).json()) as { token: string }
    expect((await browser.call(newSession, { headers: bearer(fresh.token) })).status).toBe(200)
    expect((await browser.call(newSession, { headers: bearer(token) })).status).toBe(401)
  })
})

describe('a request from elsewhere', () => {
  test.each([
    ['without the XSRF token', { 'x-xsrf-token': '' }],
    ['with a wrong XSRF token', { 'x-xsrf-token': 'abc.def' }],
    ['from another site', { 'sec-fetch-site': 'cross-site' }],
    ['from a sibling of the site', { 'sec-fetch-site': 'same-site' }],
    ['from a foreign origin', { origin: 'https://evil.example' }],
    ['from no origin at all', { origin: 'null' }],
  ])('%s changes nothing', async (_what, headers) => {
    const { browser } = await newPerson()
    const response = await browser.call(logout, { method: 'POST', headers })
    expect(response.status).toBe(403)
    expect((await browser.call(newSession)).status).toBe(200)
  })

  test('another person’s XSRF token does not fit, even planted as a cookie', async () => {
    const { browser } = await newPerson()
    const { browser: other } = await newPerson()
    browser.cookies.set('XSRF-TOKEN', other.cookies.get('XSRF-TOKEN') ?? '')
    expect((await browser.call(logout, { method: 'POST' })).status).toBe(403)
  })

  test('accepts an XSRF token that a page read before the cookie was renewed', async () => {
    const { browser } = await newPerson()
    const read = decodeURIComponent(browser.cookies.get('XSRF-TOKEN') ?? '')
    await browser.call(reset)
    expect(decodeURIComponent(browser.cookies.get('XSRF-TOKEN') ?? '')).not.toBe(read)
    expect((await browser.call(logout, { method: 'POST', headers: { 'x-xsrf-token': read } })).status).toBe(200)
  })
})

test('every answer names its request, and errors speak the caller’s language', async () => {
  const response = await new Browser().call(newSession, { headers: { 'accept-language': 'ro-MD,ru;q=0.5' } })
  const body = (await response.json()) as { error: string; requestId: string }
  expect(body.error).toBe('Sesiunea s-a încheiat. Conectați-vă din nou: fișierele și setările s-au păstrat.')
  expect(body.requestId).toBe(response.headers.get('x-request-id'))
})
