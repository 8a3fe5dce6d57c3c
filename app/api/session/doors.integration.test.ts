import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { GET as finishApi } from '@/app/api/auth/[provider]/[code]/route'
import { GET as startApi } from '@/app/api/auth/[provider]/start/route'
import {
  atProvider,
  comeBack,
  openSocialApplication,
  setOut,
  signInBy,
} from '@/lib/accounts/social/test-support/social-application'
import { Browser, TEST_ORIGIN } from '@/lib/http/test-support/browser'
import { GET, POST } from './[...nextauth]/route'

let application: Awaited<ReturnType<typeof openSocialApplication>>
beforeAll(async () => {
  application = await openSocialApplication()
})
afterAll(() => application.close())

describe('where one lands', () => {
  test.each([
    '//evil.example',
    'https:evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    'https://evil.example/',
  ])('never on another site: %s', async (asked) => {
    application.oidc.person({ sub: 'lander', email: 'lander@hospital.example' })
    expect(await signInBy(new Browser(), 'oidc', asked)).toBe(`${TEST_ORIGIN}/`)
  })

  test('nor by an address in the return itself, or a planted cookie', async () => {
    application.oidc.person({ sub: 'lander', email: 'lander@hospital.example' })
    const browser = new Browser()
    const back = await atProvider(await setOut(browser, 'oidc', '/dose'))
    browser.cookies.set('next-auth.callback-url', encodeURIComponent('https://evil.example/x'))
    const landed = await comeBack(browser, 'oidc', back, { callbackUrl: 'https://evil.example/y' })
    expect(landed.headers.get('location')).toBe(`${TEST_ORIGIN}/`)
  })
})

describe('next-auth’s routes', () => {
  test.each(['signin', 'signout', 'error', 'verify-request', 'signin/oidc'])(
    'its own page %s is never shown',
    async (page) => {
      const response = await new Browser().call(GET, { params: { nextauth: page }, query: { error: 'Configuration' } })
      expect([response.status, response.headers.get('location')]).toEqual([302, '/login'])
    },
  )

  test.each(['_log', 'session', 'callback/oidc', 'signin'])('POST %s is none', async (path) => {
    const response = await new Browser().call(POST, { params: { nextauth: path }, json: {} })
    expect(response.status).toBe(404)
  })

  test('setting out needs this browser’s token and our own pages', async () => {
    const json = { csrfToken: 'x', callbackUrl: '/', json: 'true' }
    const params = { nextauth: 'signin/oidc' }
    expect((await new Browser().call(POST, { params, json })).status).toBe(403)
    const browser = new Browser()
    const { csrfToken } = (await (await browser.call(GET, { params: { nextauth: 'csrf' } })).json()) as typeof json
    const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
    expect((await browser.call(POST, { params, json: { ...json, csrfToken }, headers: foreign })).status).toBe(403)
    expect((await browser.call(POST, { params, json: { ...json, csrfToken } })).status).toBe(200)
  })

  test('a provider that is not configured is none', async () => {
    expect((await setOut(new Browser(), 'facebook')).status).toBe(404)
    expect((await comeBack(new Browser(), 'facebook', new URL('http://x/?code=1&state=2'))).status).toBe(404)
  })

  test('returns the session, and signing out ends it', async () => {
    application.oidc.person({ sub: 'leaver', email: 'leaver@hospital.example', name: 'L' })
    const browser = new Browser()
    await signInBy(browser, 'oidc')
    const session = async () => (await browser.call(GET, { params: { nextauth: 'session' } })).json()
    expect(await session()).toMatchObject({ user: { name: 'L', email: 'leaver@hospital.example' } })
    const json = { csrfToken: 'wrong' }
    expect((await browser.call(POST, { params: { nextauth: 'signout' }, json })).status).toBe(403)
    const { csrfToken } = (await (await browser.call(GET, { params: { nextauth: 'csrf' } })).json()) as typeof json
    const out = await browser.call(POST, { params: { nextauth: 'signout' }, json: { csrfToken } })
    expect(await out.json()).toEqual({ url: `${TEST_ORIGIN}/login` })
    expect([...browser.cookies.keys()].filter((name) => /actum|XSRF/.test(name))).toEqual([])
    expect(await session()).toEqual({})
  })

  test('coexist with the API’s: each handles its own returns', async () => {
    const back = new URL('http://x/?code=abc&state=xyz')
    const byNextAuth = await comeBack(new Browser(), 'google', back)
    expect([byNextAuth.status, byNextAuth.headers.get('location')]).toEqual([
      302,
      `${TEST_ORIGIN}/login?error=OAUTH_STATE`,
    ])
    const params = { provider: 'google', code: 'abc' }
    const byApi = await new Browser().call(finishApi, { params, query: { state: 'xyz' } })
    expect(byApi.status).toBe(400)
    expect(await byApi.json()).toMatchObject({ code: 'OAUTH_STATE' })
    const query = { redirect_uri: `${TEST_ORIGIN}/login` }
    expect((await new Browser().call(startApi, { params: { provider: 'google' }, query })).status).toBe(200)
  })
})
