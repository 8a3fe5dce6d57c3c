import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { GET as reset } from '@/app/api/users/reset/route'
import { db } from '@/lib/db/client'
import { newPerson } from '@/lib/http/test-support/application'
import { Browser, TEST_ORIGIN } from '@/lib/http/test-support/browser'
import {
  atProvider,
  comeBack,
  openSocialApplication,
  setOut,
  signInBy,
} from '@/lib/accounts/social/test-support/social-application'
import { GET, POST } from './[...nextauth]/route'

let application: Awaited<ReturnType<typeof openSocialApplication>>
beforeAll(async () => {
  application = await openSocialApplication()
})
afterAll(() => application.close())

const failed = (code: string) => `${TEST_ORIGIN}/login?error=${code}`

function identity(provider: string, subject: string) {
  return db().linkedIdentity.findUnique({ where: { provider_subject: { provider, subject } }, include: { user: true } })
}

async function whoIs(browser: Browser) {
  const response = await browser.call(reset)
  return { status: response.status, body: (await response.json()) as { user: { id: string; email: string } } }
}

describe('signing in by an OpenID Connect issuer', () => {
  test('makes an account of a verified address, signed in, with the language of the browser and no password', async () => {
    application.oidc.person({ sub: 'ana', email: 'Ana@Hospital.example', name: ' Ana Rusu ' })
    const browser = new Browser()
    browser.cookies.set('selectedLanguage', 'ro-RO')
    expect(await signInBy(browser, 'oidc', '/parser?x=1')).toBe(`${TEST_ORIGIN}/parser?x=1`)
    const linked = await identity('oidc', 'ana')
    expect(linked).toMatchObject({ email: 'Ana@Hospital.example', lastUsedAt: expect.any(Date) })
    expect(linked?.user).toMatchObject({ email: 'ana@hospital.example', name: 'Ana Rusu', locale: 'ro-RO' })
    expect(linked?.user.emailVerifiedAt).not.toBeNull()
    expect(await db().password.count({ where: { userId: linked?.userId ?? '' } })).toBe(0)
    expect(await whoIs(browser)).toMatchObject({ status: 200, body: { user: { email: 'ana@hospital.example' } } })
  })

  test('sets session, bind and XSRF cookies, and none of next-auth’s names the session', async () => {
    application.oidc.person({ sub: 'cookies', email: 'cookies@hospital.example' })
    const browser = new Browser()
    const back = await atProvider(await setOut(browser, 'oidc'))
    const set = (await comeBack(browser, 'oidc', back)).headers.getSetCookie()
    const named = (name: string) => set.filter((cookie) => cookie.startsWith(`${name}=`))
    expect(named('actum-session')).toEqual([expect.stringMatching(/HttpOnly/)])
    expect(named('actum-bind')).toEqual([expect.stringMatching(/SameSite=Lax.*HttpOnly/)])
    expect(named('XSRF-TOKEN')).toEqual([expect.not.stringMatching(/HttpOnly/)])
    // What is left for scripts to see is the XSRF token alone.
    const seen = set.filter((cookie) => !/HttpOnly/i.test(cookie)).map((cookie) => cookie.split('=')[0])
    expect(seen).toEqual(['XSRF-TOKEN'])
  })

  test('finds the account again by the subject, even if the address has changed', async () => {
    application.oidc.person({ sub: 'moved', email: 'before@hospital.example' })
    await signInBy(new Browser(), 'oidc')
    const before = await identity('oidc', 'moved')
    application.oidc.person({ sub: 'moved', email: 'after@hospital.example', email_verified: false })
    const browser = new Browser()
    expect(await signInBy(browser, 'oidc')).toBe(`${TEST_ORIGIN}/`)
    expect((await whoIs(browser)).body.user).toMatchObject({ id: before?.userId, email: 'before@hospital.example' })
    expect((await identity('oidc', 'moved'))?.email).toBe('after@hospital.example')
  })

  test('asks the userinfo endpoint for an address that is not in the ID token', async () => {
    application.oidc.person({ sub: 'userinfo' })
    application.oidc.userinfo = { email: 'userinfo@hospital.example', email_verified: 'true', name: 'U' }
    expect(await signInBy(new Browser(), 'oidc')).toBe(`${TEST_ORIGIN}/`)
    expect((await identity('oidc', 'userinfo'))?.user.email).toBe('userinfo@hospital.example')
    application.oidc.person({ sub: 'somebody' })
    application.oidc.userinfo = { sub: 'somebody else', email: 'else@hospital.example', email_verified: true }
    expect(await signInBy(new Browser(), 'oidc')).toBe(failed('OAUTH_REFUSED'))
  })

  test('two concurrent returns of a new user create one account', async () => {
    application.oidc.person({ sub: 'twice', email: 'twice@hospital.example' })
    const ends = await Promise.all([signInBy(new Browser(), 'oidc'), signInBy(new Browser(), 'oidc')])
    expect(ends).toEqual([`${TEST_ORIGIN}/`, `${TEST_ORIGIN}/`])
    expect(await db().user.count({ where: { email: 'twice@hospital.example' } })).toBe(1)
  })

  test('sends state, nonce and an S256 challenge, and returns to the configured origin whatever the Host', async () => {
    const browser = new Browser()
    const csrf = await browser.call(GET, { params: { nextauth: 'csrf' }, headers: { host: 'evil.example' } })
    const { csrfToken } = (await csrf.json()) as { csrfToken: string }
    const started = await browser.call(POST, {
      params: { nextauth: 'signin/oidc' },
      query: { redirect_uri: 'https://evil.example/' },
      json: { csrfToken, callbackUrl: '/', json: 'true' },
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
    })
    const { url } = (await started.json()) as { url: string }
    const asked = new URL(url).searchParams
    expect(asked.get('redirect_uri')).toBe(`${TEST_ORIGIN}/api/session/callback/oidc`)
    expect(asked.get('code_challenge_method')).toBe('S256')
    for (const name of ['state', 'nonce', 'code_challenge']) expect(asked.get(name)).toMatch(/^[\w-]{43}$/)
  })
})

describe('signing in by Google and GitHub', () => {
  test('Google is an issuer like every other, and lets the user choose an account', async () => {
    application.google.person({ sub: '1098', email: 'ion@gmail.example' })
    const browser = new Browser()
    const started = await setOut(browser, 'google')
    const { url } = (await started.clone().json()) as { url: string }
    expect(new URL(url).searchParams.get('prompt')).toBe('select_account')
    const end = await comeBack(browser, 'google', await atProvider(started))
    expect(end.headers.get('location')).toBe(`${TEST_ORIGIN}/`)
    expect((await identity('google', '1098'))?.user.email).toBe('ion@gmail.example')
  })

  test('GitHub’s person is its number, and the address the primary verified one', async () => {
    application.github.user = { id: 77, login: 'ion', name: null }
    application.github.emails = [
      { email: 'old@clinic.example', primary: false, verified: true },
      { email: 'ion@clinic.example', primary: true, verified: true },
    ]
    const browser = new Browser()
    expect(await signInBy(browser, 'github')).toBe(`${TEST_ORIGIN}/`)
    expect((await identity('github', '77'))?.user).toMatchObject({ email: 'ion@clinic.example', name: null })
  })

  test('a verified address that is not the primary one makes no account', async () => {
    application.github.user = { id: 78, login: 'x', name: null }
    application.github.emails = [
      { email: 'verified@clinic.example', primary: false, verified: true },
      { email: 'primary@clinic.example', primary: true, verified: false },
    ]
    expect(await signInBy(new Browser(), 'github')).toBe(failed('IDENTITY_EMAIL_UNVERIFIED'))
    expect(await identity('github', '78')).toBeNull()
  })
})

describe('whose account it is', () => {
  test('an account with the same address isn’t opened, confirmed or not, and doesn’t change', async () => {
    const { id, email } = await newPerson()
    for (const emailVerifiedAt of [null, new Date()]) {
      await db().user.update({ where: { id }, data: { emailVerifiedAt } })
      const before = await db().user.findUnique({ where: { id } })
      application.oidc.person({ sub: `taker of ${email}`, email })
      const browser = new Browser()
      expect(await signInBy(browser, 'oidc')).toBe(failed('IDENTITY_EMAIL_TAKEN'))
      expect((await whoIs(browser)).status).toBe(401)
      expect(await db().user.findUnique({ where: { id } })).toEqual(before)
      expect(await db().linkedIdentity.count({ where: { userId: id } })).toBe(0)
    }
  })

  test.each([
    [{ email: 'doubt@hospital.example', email_verified: false }, 'IDENTITY_EMAIL_UNVERIFIED'],
    [{ email: 'doubt@hospital.example', email_verified: undefined }, 'IDENTITY_EMAIL_UNVERIFIED'],
    [{ email_verified: true }, 'IDENTITY_EMAIL_UNVERIFIED'],
    [{ email: 'anna＠hospital.example' }, 'IDENTITY_EMAIL_NOT_VALID'],
    [{ email: 'аnna@hospital.example' }, 'IDENTITY_EMAIL_NOT_VALID'],
    // The Kelvin sign, whose lower case is k.
    [{ email: '\u212Aate@hospital.example' }, 'IDENTITY_EMAIL_NOT_VALID'],
  ])('%j makes no account: %s', async (claims, code) => {
    application.oidc.person({ sub: 'doubtful', ...claims })
    const users = await db().user.count()
    expect(await signInBy(new Browser(), 'oidc')).toBe(failed(code))
    expect(await db().user.count()).toBe(users)
  })
})

describe('a return that is not right', () => {
  const journey = async (provider = 'oidc') => {
    application.oidc.person({ sub: 'careful', email: 'careful@hospital.example' })
    const browser = new Browser()
    return { browser, back: await atProvider(await setOut(browser, provider)) }
  }
  const end = async (response: Promise<Response>) => (await response).headers.get('location')

  test('with another state, or none, is refused', async () => {
    const { browser, back } = await journey()
    expect(await end(comeBack(browser, 'oidc', back, { state: 'x'.repeat(43) }))).toBe(failed('OAUTH_STATE'))
    const none = new URL(back)
    none.searchParams.delete('state')
    expect(await end(comeBack(browser, 'oidc', none))).toBe(failed('OAUTH_STATE'))
    expect((await whoIs(browser)).status).toBe(401)
  })

  test('in a browser that did not set out is refused', async () => {
    const { back } = await journey()
    const other = new Browser()
    expect(await end(comeBack(other, 'oidc', back))).toBe(failed('OAUTH_STATE'))
    // Nor with the cookies of its own flow.
    await setOut(other, 'oidc')
    expect(await end(comeBack(other, 'oidc', back))).toBe(failed('OAUTH_STATE'))
  })

  test('without the PKCE verifier, or with that of another journey, is refused', async () => {
    const first = await journey()
    first.browser.cookies.delete('next-auth.pkce.code_verifier')
    expect(await end(comeBack(first.browser, 'oidc', first.back))).toBe(failed('OAUTH_STATE'))
    const [one, other] = [await journey(), await journey()]
    const verifier = other.browser.cookies.get('next-auth.pkce.code_verifier') ?? ''
    one.browser.cookies.set('next-auth.pkce.code_verifier', verifier)
    expect(await end(comeBack(one.browser, 'oidc', one.back))).toBe(failed('OAUTH_STATE'))
  })

  test('with the state of one provider at the callback of another is refused', async () => {
    const { browser, back } = await journey('oidc')
    for (const other of ['google', 'github']) {
      expect(await end(comeBack(browser, other, back))).toBe(failed('OAUTH_STATE'))
    }
    expect((await whoIs(browser)).status).toBe(401)
  })

  test('a second time is refused, also with all the cookies of the first', async () => {
    const { browser, back } = await journey()
    const kept = new Map(browser.cookies)
    expect(await end(comeBack(browser, 'oidc', back))).toBe(`${TEST_ORIGIN}/`)
    expect(await end(comeBack(browser, 'oidc', back))).toBe(failed('OAUTH_STATE'))
    const thief = new Browser()
    for (const [name, value] of kept) thief.cookies.set(name, value)
    expect(await end(comeBack(thief, 'oidc', back))).toBe(failed('OAUTH_STATE'))
    expect((await whoIs(thief)).status).toBe(401)
  })

  test('with an answer that names another issuer is refused', async () => {
    const { browser, back } = await journey()
    expect(await end(comeBack(browser, 'oidc', back, { iss: 'https://evil.example' }))).toBe(failed('OAUTH_STATE'))
  })

  test.each([
    ['access_denied', 'OAUTH_REFUSED'],
    ['temporarily_unavailable', 'OAUTH_UNAVAILABLE'],
  ])('with the provider’s %s shows an error, and returns to the requested page', async (error, code) => {
    const browser = new Browser()
    const state = (await atProvider(await setOut(browser, 'oidc', '/dose'))).searchParams.get('state') ?? ''
    const refused = await comeBack(browser, 'oidc', new URL('http://x/'), { error, state })
    expect(refused.headers.get('location')).toBe(`${failed(code)}&callbackUrl=%2Fdose`)
  })
})
