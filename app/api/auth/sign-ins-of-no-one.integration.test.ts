import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { SignJWT, UnsecuredJWT } from 'jose'
import { encode } from 'next-auth/jwt'
import { GET as newSession } from '@/app/api/documents/session/new/route'
import { keyFor } from '@/lib/accounts/secret'
import { db } from '@/lib/db/client'
import { newPerson, openTestApplication, PASSWORD } from '@/lib/http/test-support/application'
import { Browser } from '@/lib/http/test-support/browser'
import { POST as login } from './login/route'

let application: Awaited<ReturnType<typeof openTestApplication>>
beforeAll(async () => {
  application = await openTestApplication()
})
afterAll(() => application.close())

/** The claims of a user's valid token. */
async function claimsOf(userId: string) {
  const { id: sid, bindHash: bind } = await db().session.findFirstOrThrow({ where: { userId } })
  return { sid, bind }
}

const answered = async (browser: Browser, token: string) =>
  (await browser.call(newSession, { headers: { authorization: `Bearer ${token}` } })).status

describe('A token that isn’t ours returns 401 even with all the right cookies:', () => {
  test('signed by another key, or by the key of another use', async () => {
    const { browser, id } = await newPerson()
    const claims = await claimsOf(id)
    for (const key of [
      randomBytes(32),
      Buffer.from(keyFor('operator'), 'hex'),
      Buffer.from(keyFor('session'), 'hex'),
    ]) {
      const token = await new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer('actum')
        .setSubject(id)
        .setExpirationTime('5m')
        .sign(key)
      expect(await answered(browser, token)).toBe(401)
    }
  })

  test('signed by no one', async () => {
    const { browser, id } = await newPerson()
    const claims = await claimsOf(id)
    const unsigned = new UnsecuredJWT(claims).setIssuer('actum').setSubject(id).setExpirationTime('5m').encode()
    expect(await answered(browser, unsigned)).toBe(401)
    expect(await answered(browser, unsigned.replace(/\.$/, '.AAAA'))).toBe(401)
  })

  test('signed in another way, by another issuer, for another person, or with a letter changed', async () => {
    const [{ browser, id, token }, other] = [await newPerson(), await newPerson()]
    const key = Buffer.from(keyFor('token'), 'hex')
    const claims = await claimsOf(id)
    const made = (alg: string, issuer: string, subject: string) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg })
        .setIssuer(issuer)
        .setSubject(subject)
        .setExpirationTime('5m')
        .sign(alg === 'HS256' ? key : Buffer.concat([key, key]))
    expect(await answered(browser, await made('HS256', 'actum', id))).toBe(200)
    expect(await answered(browser, await made('HS512', 'actum', id))).toBe(401)
    expect(await answered(browser, await made('HS256', 'actum-operator', id))).toBe(401)
    expect(await answered(browser, await made('HS256', 'actum', other.id))).toBe(401)
    const [head = '', body = '', signature = ''] = token.split('.')
    const changed = body.startsWith('e') ? `f${body.slice(1)}` : `e${body.slice(1)}`
    expect(await answered(browser, [head, changed, signature].join('.'))).toBe(401)
    expect(await answered(browser, [head, body].join('.'))).toBe(401)
  })
})

describe('A session cookie that isn’t ours returns 401, never 500:', () => {
  test.each([
    ['nothing', ''],
    ['what can’t be decoded', '%ZZ'],
    ['words', 'let me in'],
    ['a JSON Web Token', 'eyJhbGciOiJub25lIn0.eyJzaWQiOiJ4In0.'],
    ['an encrypted one without a subject', 'eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0..AAAA.AAAA.AAAA'],
    ['a megabyte', 'x'.repeat(1_000_000)],
    ['a null byte', 'a%00b'],
  ])('%s', async (_what, value) => {
    const browser = new Browser()
    browser.cookies.set('actum-session', value)
    expect((await browser.call(newSession)).status).toBe(401)
  })

  test('one that names a session of ours but was signed with another key, or not at all', async () => {
    const { id } = await newPerson()
    const { sid } = await claimsOf(id)
    const forged = await encode({ token: { sub: id, sid }, secret: randomBytes(32).toString('hex') })
    for (const value of [forged, sid, encodeURIComponent(JSON.stringify({ sid }))]) {
      const browser = new Browser()
      browser.cookies.set('actum-session', value)
      expect((await browser.call(newSession)).status).toBe(401)
    }
  })
})

test('Each sign-in starts its own session: an id planted in the browser earlier isn’t adopted', async () => {
  const attacker = await newPerson()
  const victim = await newPerson()
  const browser = new Browser()
  for (const [name, value] of attacker.browser.cookies) browser.cookies.set(name, value)
  await browser.call(login, { json: { email: victim.email, password: PASSWORD } })
  for (const [name, value] of attacker.browser.cookies) expect(browser.cookies.get(name)).not.toBe(value)
  const sessions = await db().session.findMany({ where: { userId: victim.id } })
  const planted = await db().session.findFirstOrThrow({ where: { userId: attacker.id } })
  expect(sessions).toHaveLength(2)
  expect(new Set([...sessions, planted].map(({ id }) => id)).size).toBe(3)
})
