import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { SignJWT, UnsecuredJWT } from 'jose'
import { GET as reset } from '@/app/api/users/reset/route'
import { db } from '@/lib/db/client'
import { newPerson } from '@/lib/http/test-support/application'
import { Browser, TEST_ORIGIN } from '@/lib/http/test-support/browser'
import { atProvider, openSocialApplication } from '@/lib/accounts/social/test-support/social-application'
import { GET as finish } from './[provider]/[code]/route'
import { GET as start } from './[provider]/start/route'

let application: Awaited<ReturnType<typeof openSocialApplication>>
beforeAll(async () => {
  application = await openSocialApplication()
})
afterAll(() => application.close())

const LOGIN = `${TEST_ORIGIN}/login`

function begin(browser: Browser, provider = 'oidc', redirect_uri = LOGIN): Promise<Response> {
  return browser.call(start, { params: { provider }, query: { redirect_uri } })
}

async function end(browser: Browser, back: URL, provider = 'oidc') {
  const { code = '', ...query } = Object.fromEntries(back.searchParams)
  const response = await browser.call(finish, { params: { provider, code: encodeURIComponent(code) }, query })
  return { status: response.status, body: (await response.json()) as Answer, cookies: response.headers.getSetCookie() }
}

interface Answer {
  readonly code?: string
  readonly token?: string
  readonly user?: { id: string; email: string; emailVerified: boolean }
}

/** Runs the whole sign-in of a user with these `claims`. */
async function signIn(claims: Record<string, unknown>, browser = new Browser()) {
  application.oidc.person(claims)
  return end(browser, await atProvider(await begin(browser)))
}

describe('signing in through the API', () => {
  test('gives the user and a token that works in this browser alone', async () => {
    const browser = new Browser()
    const { status, body } = await signIn({ sub: 'api', email: 'api@hospital.example' }, browser)
    expect(status).toBe(200)
    expect(body.user).toMatchObject({ email: 'api@hospital.example', emailVerified: true })
    const headers = { authorization: `Bearer ${body.token}` }
    expect((await browser.call(reset, { headers })).status).toBe(200)
    expect((await new Browser().call(reset, { headers })).status).toBe(401)
    expect(browser.cookies.has('actum-oauth')).toBe(false)
  })

  test('works with Google and GitHub, and opens the same account as the browser’s own way', async () => {
    application.google.person({ sub: '5', email: 'five@gmail.example' })
    const browser = new Browser()
    const first = await end(browser, await atProvider(await begin(browser, 'google')), 'google')
    const again = await end(browser, await atProvider(await begin(browser, 'google')), 'google')
    expect(again.body.user?.id).toBe(first.body.user?.id)
    application.github.emails = [{ email: 'six@clinic.example', primary: true, verified: true }]
    const github = await end(browser, await atProvider(await begin(browser, 'github')), 'github')
    expect(github.body.user?.email).toBe('six@clinic.example')
  })

  test('comes back to an address of the list and no other', async () => {
    const ours = await begin(new Browser(), 'oidc', 'https://other.clinic.example/return')
    const { url } = (await ours.json()) as { url: string }
    expect(new URL(url).searchParams.get('redirect_uri')).toBe('https://other.clinic.example/return')
    for (const uri of ['https://evil.example/', `${LOGIN}/../x`, `${LOGIN}?x=1`, `${TEST_ORIGIN}/`, '']) {
      const refused = await begin(new Browser(), 'oidc', uri)
      expect([refused.status, ((await refused.json()) as Answer).code]).toEqual([400, 'BAD_REQUEST'])
      expect(refused.headers.getSetCookie()).toEqual([])
    }
    expect((await new Browser().call(start, { params: { provider: 'oidc' } })).status).toBe(400)
  })

  test('keeps state, nonce and verifier where no script can read them', async () => {
    const response = await begin(new Browser())
    const [cookie = '', ...others] = response.headers.getSetCookie()
    expect(others).toEqual([])
    expect(cookie).toMatch(/^actum-oauth=.*Path=\/; SameSite=Lax; Max-Age=600; HttpOnly$/)
    const { url } = (await response.json()) as { url: string }
    expect(cookie).not.toContain(new URL(url).searchParams.get('state') ?? '')
  })

  test('a provider that is not configured is none', async () => {
    expect((await begin(new Browser(), 'facebook')).status).toBe(404)
    expect((await end(new Browser(), new URL('http://x/?code=1&state=2'), 'facebook')).status).toBe(404)
  })
})

describe('a code', () => {
  test.each(['x'.repeat(43), ''])('with the state «%s» is refused', async (state) => {
    const browser = new Browser()
    const back = await atProvider(await begin(browser))
    back.searchParams.set('state', state)
    expect(await end(browser, back)).toMatchObject({ status: 400, body: { code: 'OAUTH_STATE' } })
    back.searchParams.delete('state')
    expect(await end(browser, back)).toMatchObject({ status: 400, body: { code: 'OAUTH_STATE' } })
  })

  test('without the cookie, or with that of another journey, is refused', async () => {
    const back = await atProvider(await begin(new Browser()))
    const other = new Browser()
    expect(await end(other, back)).toMatchObject({ status: 400, body: { code: 'OAUTH_STATE' } })
    await begin(other)
    expect(await end(other, back)).toMatchObject({ status: 400, body: { code: 'OAUTH_STATE' } })
    other.cookies.set('actum-oauth', 'no.such.cookie')
    expect(await end(other, back)).toMatchObject({ status: 400, body: { code: 'OAUTH_STATE' } })
  })

  test('that belongs to another verifier is refused', async () => {
    const [one, other] = [new Browser(), new Browser()]
    const [mine, theirs] = [await atProvider(await begin(one)), await atProvider(await begin(other))]
    mine.searchParams.set('code', theirs.searchParams.get('code') ?? '')
    expect(await end(one, mine)).toMatchObject({ status: 400, body: { code: 'OAUTH_STATE' } })
  })

  test('with the state of one provider is refused at another', async () => {
    const browser = new Browser()
    const back = await atProvider(await begin(browser, 'oidc'))
    expect(await end(browser, back, 'google')).toMatchObject({ status: 400, body: { code: 'OAUTH_STATE' } })
    expect(await end(browser, back, 'github')).toMatchObject({ status: 400, body: { code: 'OAUTH_STATE' } })
  })

  test('opens the account once, even with a copy of the cookie', async () => {
    application.oidc.person({ sub: 'once', email: 'once@hospital.example' })
    const browser = new Browser()
    const back = await atProvider(await begin(browser))
    const cookie = browser.cookies.get('actum-oauth') ?? ''
    const kept = [new Browser(), new Browser()]
    for (const each of kept) each.cookies.set('actum-oauth', cookie)
    const ends = await Promise.all([browser, ...kept].map((each) => end(each, back)))
    expect(ends.map(({ status }) => status).sort()).toEqual([200, 400, 400])
  })

  test('with a slash in it arrives whole', async () => {
    const browser = new Browser()
    const back = await atProvider(await begin(browser))
    back.searchParams.set('code', '4/0AVG7fiQ')
    // The provider doesn't know it; the answer shows that the provider was asked.
    expect(await end(browser, back)).toMatchObject({ status: 400, body: { code: 'OAUTH_STATE' } })
  })
})

describe('an ID token', () => {
  const now = () => Math.floor(Date.now() / 1000)
  const somebody = { sub: 'token', email: 'token@hospital.example' }

  test.each([
    ['another audience', { aud: 'another-client' }],
    ['another issuer', { iss: 'https://evil.example' }],
    ['another nonce', { nonce: 'another' }],
    ['no nonce', { nonce: undefined }],
    ['an end in the past', { exp: 1 }],
    ['no end', { exp: undefined }],
    ['no one', { sub: undefined }],
    ['several audiences and no azp', { aud: ['hospital-client', 'another'] }],
    ['another azp', { azp: 'another-client' }],
  ])('with %s is refused', async (_what, claims) => {
    expect(await signIn({ ...somebody, ...claims })).toMatchObject({ status: 401, body: { code: 'OAUTH_REFUSED' } })
    expect(await db().user.count({ where: { email: somebody.email } })).toBe(0)
  })

  test('that is not signed, or signed with our own client secret, is refused', async () => {
    const claims = (nonce: string) => ({
      ...somebody,
      email_verified: true,
      nonce,
      iss: application.oidc.url,
      aud: 'hospital-client',
      iat: now(),
      exp: now() + 300,
    })
    const forgeries = [
      (nonce: string) => new UnsecuredJWT(claims(nonce)).encode(),
      (nonce: string) =>
        new SignJWT(claims(nonce))
          .setProtectedHeader({ alg: 'HS256' })
          .sign(Buffer.from('hospital secret: 100% and longer than it')),
    ]
    for (const forge of forgeries) {
      application.oidc.person(somebody)
      const browser = new Browser()
      const started = await begin(browser)
      const { url } = (await started.clone().json()) as { url: string }
      const forged = await forge(new URL(url).searchParams.get('nonce') ?? '')
      application.oidc.alter = (response) => {
        Object.assign(response.body, { id_token: forged })
      }
      expect(await end(browser, await atProvider(started))).toMatchObject({
        status: 401,
        body: { code: 'OAUTH_REFUSED' },
      })
    }
  })

  test('that is missing is rejected, and a failing token endpoint is reported', async () => {
    const answered = async (alter: typeof application.oidc.alter) => {
      application.oidc.person(somebody)
      application.oidc.alter = alter
      const browser = new Browser()
      return end(browser, await atProvider(await begin(browser)))
    }
    const missing = await answered((response) => {
      Object.assign(response.body, { id_token: undefined })
    })
    expect(missing).toMatchObject({ status: 401, body: { code: 'OAUTH_REFUSED' } })
    const broken = await answered((response) => {
      response.statusCode = 502
    })
    expect(broken).toMatchObject({ status: 503, body: { code: 'OAUTH_UNAVAILABLE' } })
    const misconfigured = await answered((response) => {
      response.statusCode = 401
      response.body = { error: 'invalid_client' }
    })
    expect(misconfigured).toMatchObject({ status: 503, body: { code: 'OAUTH_UNAVAILABLE' } })
  })
})

describe('whose account it is', () => {
  test('an account with the same address isn’t opened, and an unverified address creates none', async () => {
    const { email } = await newPerson()
    expect(await signIn({ sub: 'taker', email })).toMatchObject({ status: 409, body: { code: 'IDENTITY_EMAIL_TAKEN' } })
    const doubtful = { sub: 'doubt', email: 'doubt@hospital.example', email_verified: false }
    expect(await signIn(doubtful)).toMatchObject({ status: 403, body: { code: 'IDENTITY_EMAIL_UNVERIFIED' } })
    const alike = { sub: 'alike', email: 'anna＠hospital.example' }
    expect(await signIn(alike)).toMatchObject({ status: 400, body: { code: 'IDENTITY_EMAIL_NOT_VALID' } })
  })
})
