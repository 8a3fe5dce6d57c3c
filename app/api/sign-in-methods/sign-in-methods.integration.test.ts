import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { GET as callback } from '@/app/api/session/[...nextauth]/route'
import { POST as changePassword } from '@/app/api/password-change/route'
import { POST as logout } from '@/app/api/auth/logout/route'
import { DELETE as deleteAccount } from '@/app/api/users/route'
import { GET as reset } from '@/app/api/users/reset/route'
import { POST as login } from '@/app/api/auth/login/route'
import {
  atProvider,
  comeBack,
  openSocialApplication,
  setOut,
  signInBy,
} from '@/lib/accounts/social/test-support/social-application'
import { mailsTo } from '@/lib/accounts/test-support/mails'
import { db } from '@/lib/db/client'
import { newPerson, PASSWORD } from '@/lib/http/test-support/application'
import { Browser, TEST_ORIGIN } from '@/lib/http/test-support/browser'
import { DELETE, POST } from './[provider]/route'
import { GET } from './route'

let application: Awaited<ReturnType<typeof openSocialApplication>>
beforeAll(async () => {
  application = await openSocialApplication()
})
afterAll(() => application.close())

interface Methods {
  readonly password: { changedAt: string } | null
  readonly providers: { provider: string; name: string; linked: { email: string | null } | null }[]
}

async function methods(browser: Browser): Promise<Methods> {
  return (await (await browser.call(GET)).json()) as Methods
}

async function linkedProviders(browser: Browser): Promise<string[]> {
  return (await methods(browser)).providers.filter(({ linked }) => linked !== null).map(({ provider }) => provider)
}

async function asked(browser: Browser, handler: typeof POST, provider: string, json: object) {
  const method = handler === DELETE ? 'DELETE' : 'POST'
  const response = await browser.call(handler, { method, params: { provider }, json })
  const { code } = (await response.json()) as { code?: string }
  return [response.status, code]
}

const OK = [200, undefined]

/** A new person with a confirmed address. */
async function confirmedPerson() {
  const person = await newPerson()
  await db().user.update({ where: { id: person.id }, data: { emailVerifiedAt: new Date() } })
  return person
}

/** Links the next person of the issuer, as the profile does. */
async function link(browser: Browser, provider = 'oidc') {
  expect(await asked(browser, POST, provider, { password: PASSWORD })).toEqual(OK)
  return signInBy(browser, provider, '/profile')
}

/** A user who signed up with a provider only. */
async function socialPerson(sub: string) {
  application.oidc.person({ sub, email: `${sub}@hospital.example` })
  const browser = new Browser()
  await signInBy(browser, 'oidc')
  const { userId } = await db().linkedIdentity.findUniqueOrThrow({
    where: { provider_subject: { provider: 'oidc', subject: sub } },
  })
  return { browser, id: userId }
}

function agedSessions(userId: string) {
  const createdAt = new Date(Date.now() - 11 * 60_000)
  return db().session.updateMany({ where: { userId }, data: { createdAt } })
}

describe('linking a provider', () => {
  test('adds a sign-in method to the existing account, in the same session, and emails this in the user’s language', async () => {
    const { browser, id, email } = await confirmedPerson()
    await db().user.update({ where: { id }, data: { locale: 'ru-RU' } })
    const cookie = browser.cookies.get('actum-session')
    expect((await methods(browser)).providers).toEqual([
      { provider: 'google', name: 'Google', configured: true, linked: null },
      { provider: 'github', name: 'GitHub', configured: true, linked: null },
      { provider: 'oidc', name: 'Hospital', configured: true, linked: null },
    ])
    // Another address than the account's: it decides nothing.
    application.oidc.person({ sub: 'linked', email: 'private@home.example', email_verified: false })
    expect(await link(browser)).toBe(`${TEST_ORIGIN}/profile`)
    expect(browser.cookies.get('actum-session')).toBe(cookie)
    expect(browser.cookies.has('actum-link')).toBe(false)
    expect((await methods(browser)).providers[2]?.linked).toMatchObject({ email: 'private@home.example' })
    const other = new Browser()
    expect(await signInBy(other, 'oidc')).toBe(`${TEST_ORIGIN}/`)
    expect(await (await other.call(reset)).json()).toMatchObject({ user: { id, email } })
    const mail = (await mailsTo(application.dataFolder, email)).at(-1)
    expect(mail).toMatchObject({ purpose: 'identityLinked', language: 'ru-RU' })
    expect(mail?.text).toMatch(/Hospital: private@home\.example/)
    expect(mail?.text).toContain(`${TEST_ORIGIN}/forgot`)
  })

  test('needs the password, and a confirmed address', async () => {
    const { browser, id } = await newPerson()
    expect(await asked(browser, POST, 'oidc', {})).toEqual([403, 'PASSWORD_WRONG'])
    expect(await asked(browser, POST, 'oidc', { password: 'not this one' })).toEqual([403, 'PASSWORD_WRONG'])
    expect(await asked(browser, POST, 'oidc', { password: PASSWORD })).toEqual([403, 'EMAIL_NOT_CONFIRMED'])
    expect(browser.cookies.has('actum-link')).toBe(false)
    await db().user.update({ where: { id }, data: { emailVerifiedAt: new Date() } })
    expect(await asked(browser, POST, 'oidc', { password: PASSWORD })).toEqual(OK)
    expect(await asked(browser, POST, 'facebook', { password: PASSWORD })).toEqual([404, 'NOT_FOUND'])
    expect(await asked(new Browser(), POST, 'oidc', { password: PASSWORD })).toEqual([401, 'UNAUTHENTICATED'])
  })

  test('of an account without a password needs a fresh sign-in', async () => {
    const { browser, id } = await socialPerson('stale')
    expect(await asked(browser, POST, 'google', {})).toEqual(OK)
    await agedSessions(id)
    expect(await asked(browser, POST, 'google', {})).toEqual([403, 'SIGN_IN_NOT_FRESH'])
    expect(await asked(browser, DELETE, 'oidc', {})).toEqual([403, 'SIGN_IN_NOT_FRESH'])
  })

  test('refuses what is another account’s, which keeps it', async () => {
    const owner = await socialPerson('owned')
    const { browser } = await confirmedPerson()
    expect(await link(browser)).toBe(`${TEST_ORIGIN}/profile?error=IDENTITY_TAKEN`)
    expect(await linkedProviders(browser)).toEqual([])
    expect(await linkedProviders(owner.browser)).toEqual(['oidc'])
  })

  test('rejects a second one of the same provider, and one whose address lost its confirmation in the meantime', async () => {
    const { browser, id } = await confirmedPerson()
    application.oidc.person({ sub: 'first one', email: 'x@hospital.example' })
    await link(browser)
    expect(await asked(browser, POST, 'oidc', { password: PASSWORD })).toEqual([409, 'IDENTITY_LINKED'])
    expect(await asked(browser, POST, 'google', { password: PASSWORD })).toEqual(OK)
    const back = await atProvider(await setOut(browser, 'google', '/profile'))
    await db().user.update({ where: { id }, data: { emailVerifiedAt: null } })
    const refused = await comeBack(browser, 'google', back)
    expect(refused.headers.get('location')).toBe(`${TEST_ORIGIN}/profile?error=EMAIL_NOT_CONFIRMED`)
  })

  test('happens only on the journey it was wanted for: a later sign-in is one, and links nothing', async () => {
    const { browser, id } = await confirmedPerson()
    expect(await asked(browser, POST, 'oidc', { password: PASSWORD })).toEqual(OK)
    const wanted = browser.cookies.get('actum-link') ?? ''
    application.oidc.person({ sub: 'somebody else', email: 'somebody.else@hospital.example' })
    // In another browser the cookie is nothing.
    const other = new Browser()
    other.cookies.set('actum-link', wanted)
    expect(await signInBy(other, 'oidc')).toBe(`${TEST_ORIGIN}/`)
    expect(await linkedProviders(browser)).toEqual([])
    // At another provider neither.
    application.google.person({ sub: 'g', email: 'g@gmail.example' })
    await signInBy(browser, 'google')
    expect(await db().linkedIdentity.count({ where: { userId: id } })).toBe(0)
  })

  test('does not happen once the session has ended, and no one is signed in instead', async () => {
    const { browser } = await confirmedPerson()
    application.oidc.person({ sub: 'too late', email: 'too.late@hospital.example' })
    expect(await asked(browser, POST, 'oidc', { password: PASSWORD })).toEqual(OK)
    const back = await atProvider(await setOut(browser, 'oidc', '/profile'))
    await browser.call(logout, { method: 'POST' })
    const end = await comeBack(browser, 'oidc', back)
    expect(end.headers.get('location')).toBe(`${TEST_ORIGIN}/login?error=UNAUTHENTICATED&callbackUrl=%2Fprofile`)
    expect(await db().user.count({ where: { email: 'too.late@hospital.example' } })).toBe(0)
  })

  test('is rejected if another user started the flow', async () => {
    const thief = new Browser()
    application.oidc.person({ sub: 'thief', email: 'thief@evil.example' })
    const theirs = await atProvider(await setOut(thief, 'oidc', '/profile'))
    const { browser } = await confirmedPerson()
    expect(await asked(browser, POST, 'oidc', { password: PASSWORD })).toEqual(OK)
    await setOut(browser, 'oidc', '/profile')
    const end = await comeBack(browser, 'oidc', theirs)
    expect(end.headers.get('location')).toContain('/login?error=OAUTH_STATE')
    expect(await linkedProviders(browser)).toEqual([])
  })

  test('an answer that says no comes back to the profile', async () => {
    const { browser } = await confirmedPerson()
    expect(await asked(browser, POST, 'oidc', { password: PASSWORD })).toEqual(OK)
    const state = (await atProvider(await setOut(browser, 'oidc', '/profile'))).searchParams.get('state') ?? ''
    const query = { error: 'access_denied', state }
    const end = await browser.call(callback, { params: { nextauth: 'callback/oidc' }, query })
    expect(end.headers.get('location')).toBe(`${TEST_ORIGIN}/profile?error=OAUTH_REFUSED`)
    expect((await browser.call(GET)).status).toBe(200)
  })
})

describe('unlinking a provider', () => {
  test('removes the sign-in method after the password, and emails this', async () => {
    const { browser, email } = await confirmedPerson()
    application.oidc.person({ sub: 'unlinked', email: 'unlinked@hospital.example' })
    await link(browser)
    expect(await asked(browser, DELETE, 'oidc', { password: 'not this one' })).toEqual([403, 'PASSWORD_WRONG'])
    expect(await linkedProviders(browser)).toEqual(['oidc'])
    expect(await asked(browser, DELETE, 'oidc', { password: PASSWORD })).toEqual(OK)
    expect(await asked(browser, DELETE, 'oidc', { password: PASSWORD })).toEqual([404, 'NOT_FOUND'])
    expect(await linkedProviders(browser)).toEqual([])
    const mails = await mailsTo(application.dataFolder, email)
    expect(mails.map(({ purpose }) => purpose)).toEqual(['identityLinked', 'identityUnlinked'])
    // The next sign-in by it finds no one, and makes an account of the address.
    await signInBy(new Browser(), 'oidc')
    expect(await db().user.count({ where: { email: 'unlinked@hospital.example' } })).toBe(1)
  })

  test('keeps the last sign-in method, even if two are removed concurrently', async () => {
    const { browser, id } = await socialPerson('last')
    expect(await asked(browser, DELETE, 'oidc', {})).toEqual([409, 'LAST_SIGN_IN_METHOD'])
    application.google.person({ sub: 'last too', email: 'last@gmail.example' })
    expect(await asked(browser, POST, 'google', {})).toEqual(OK)
    expect(await signInBy(browser, 'google', '/profile')).toBe(`${TEST_ORIGIN}/profile`)
    const ends = await Promise.all([asked(browser, DELETE, 'oidc', {}), asked(browser, DELETE, 'google', {})])
    expect(ends.toSorted()).toEqual([OK, [409, 'LAST_SIGN_IN_METHOD']].toSorted())
    expect(await db().linkedIdentity.count({ where: { userId: id } })).toBe(1)
  })

  test('doesn’t count a provider that is no longer configured as a sign-in method', async () => {
    const { browser, id } = await socialPerson('old')
    await db().linkedIdentity.create({ data: { provider: 'facebook', subject: 'old', userId: id } })
    expect(await asked(browser, DELETE, 'oidc', {})).toEqual([409, 'LAST_SIGN_IN_METHOD'])
  })

  test('needs our own token pages', async () => {
    const { browser } = await confirmedPerson()
    const call = { method: 'DELETE', params: { provider: 'oidc' }, json: { password: PASSWORD } }
    expect((await browser.call(DELETE, { ...call, headers: { 'x-xsrf-token': '' } })).status).toBe(403)
  })
})

describe('an account without a password', () => {
  test('gets one after a fresh sign-in, without being asked for one', async () => {
    const { browser, id } = await socialPerson('first')
    await agedSessions(id)
    const stale = await browser.call(changePassword, { json: { password: 'seven quiet lanterns' } })
    expect([stale.status, ((await stale.json()) as { code: string }).code]).toEqual([403, 'SIGN_IN_NOT_FRESH'])
    await signInBy(browser, 'oidc')
    const set = await browser.call(changePassword, { json: { password: 'seven quiet lanterns' } })
    expect(set.status).toBe(200)
    expect((await methods(browser)).password).not.toBeNull()
    const json = { email: 'first@hospital.example', password: 'seven quiet lanterns' }
    expect((await new Browser().call(login, { json })).status).toBe(200)
    expect(await asked(browser, DELETE, 'oidc', { password: json.password })).toEqual(OK)
  })

  test('and one with a password still needs it', async () => {
    const { browser } = await newPerson()
    const refused = await browser.call(changePassword, { json: { password: 'seven quiet lanterns' } })
    expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([403, 'PASSWORD_WRONG'])
  })

  test('is deleted with its sign-in methods, and the same person can register again', async () => {
    const { browser, id } = await socialPerson('gone')
    expect((await browser.call(deleteAccount, { method: 'DELETE', json: {} })).status).toBe(200)
    expect(await db().linkedIdentity.count({ where: { subject: 'gone' } })).toBe(0)
    expect((await socialPerson('gone')).id).not.toBe(id)
  })
})
