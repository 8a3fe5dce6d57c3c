import { readdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { bypassForms, isClosed } from '../scripts/security/bypass-forms.mjs'
import { deadSurfaces } from '../scripts/security/dead-surfaces.mjs'
import { rawRequest } from '../scripts/security/raw-request.mjs'
import { expect, newEmail, signIn, speak, test as base } from './fixtures'
import { mailedLink } from './mails'
import { OwnServer } from './own-server'

const test = base.extend<{ readonly origin: string }>({
  origin: async ({ baseURL }, provide) => provide(baseURL ?? ''),
})

const SCREENS = readdirSync('app/(signed-in)', { recursive: true, encoding: 'utf8' })
  .filter((file) => path.basename(file) === 'page.tsx')
  .map((file) => `/${path.dirname(file)}`.replace(/\/\.$/, '/'))
const OPEN_SCREENS = [
  '/login',
  '/register',
  '/forgot',
  '/reset',
  '/confirm',
  '/no-such-page',
  '/login/no-such-page',
  '/iconography',
]

test.describe('A caller who isn’t signed in', () => {
  for (const target of ['/api/users/reset', '/api/documents/stats?sessionId=x', '/parser', '/profile', '/']) {
    test(`gets nothing of ${target}, in any form of request`, async ({ origin }) => {
      const open: string[] = []
      for (const form of bypassForms(target)) {
        const answer = await rawRequest(origin, form)
        if (!isClosed(answer, origin)) open.push(`${form.name}: ${answer.status} for ${form.target}`)
      }
      expect(open).toEqual([])
    })
  }

  test('gets 401 and never a server error, however broken the cookie or the token is', async ({ origin }) => {
    const target = '/api/users/reset'
    const statuses = async (headers: Record<string, string>) => (await rawRequest(origin, { target, headers })).status
    for (const authorization of ['Bearer %ZZ', 'Bearer eyJhbGciOiJub25lIn0.e30.', 'Bearer', 'Basic YTpi', '\xff']) {
      expect(await statuses({ authorization })).toBe(401)
    }
    expect(await statuses({ cookie: 'actum-session=%ZZ; actum-bind=%00' })).toBe(401)
    // More than a server reads of any request's head (RFC 6585 §5).
    expect(await statuses({ cookie: `actum-session=${'x'.repeat(1_000_000)}` })).toBe(431)
  })
})

test('The addresses for rate limits come from the server, whatever a client claims', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'actum-limits-'))
  const server = await OwnServer.create(folder, { ACTUM_RATE_LIMITS: 'login-address=3/600' })
  try {
    const statuses: number[] = []
    for (let turn = 0; turn < 5; turn++) {
      const claimed = `203.0.113.${turn}`
      const headers = {
        'content-type': 'application/json',
        'x-actum-peer': claimed,
        'x-forwarded-for': claimed,
        'x-real-ip': claimed,
      }
      const body = JSON.stringify({ email: `nobody${turn}@clinic.example`, password: 'not this one' })
      const target = '/api/auth/login'
      statuses.push((await rawRequest(server.origin, { method: 'POST', target, headers, body })).status)
    }
    expect(statuses).toEqual([401, 401, 401, 429, 429])
  } finally {
    await server.kill()
    await rm(folder, { recursive: true, force: true })
  }
})

test('Unused features are rejected, and nothing is loaded from other origins', async ({ origin }) => {
  expect((await deadSurfaces(origin)).wrong).toEqual([])
})

test(
  'Every page has a policy that lets no script in but by the nonce, and the headers that keep it from being misread',
  { tag: '@journey' },
  async ({ page }) => {
    await signIn(page)
    for (const screen of [...OPEN_SCREENS, ...SCREENS]) {
      const response = await page.request.get(screen, { maxRedirects: 0 })
      const headers = response.headers()
      if (response.status() >= 300 && response.status() < 400) continue
      const policy = new Map(
        (headers['content-security-policy'] ?? '').split('; ').map((directive) => {
          const [name = '', ...values] = directive.split(' ')
          return [name, values]
        }),
      )
      const scripts = policy.get('script-src') ?? []
      expect(scripts.filter((value) => !/^'nonce-[\w+/=]{16,}'$/.test(value))).toEqual(["'strict-dynamic'"])
      for (const name of ['object-src', 'base-uri', 'frame-ancestors']) expect(policy.get(name)).toEqual(["'none'"])
      expect(policy.get('form-action')).toEqual(["'self'"])
      expect(policy.get('default-src')).toEqual(["'self'"])
      for (const [, values] of policy) expect(values).not.toContain('*')
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['referrer-policy']).toBe('same-origin')
      expect(headers['permissions-policy']).toContain('camera=()')
      expect(headers['x-powered-by']).toBeUndefined()
      expect(headers['server']).toBeUndefined()
      // Every script of the page has the nonce of its own response.
      const nonce = scripts[0]?.slice("'nonce-".length, -1) ?? ''
      const tags = [...(await response.text()).matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag)
      expect(tags.length).toBeGreaterThan(0)
      expect(tags.filter((tag) => !tag.includes(`nonce="${nonce}"`))).toEqual([])
    }
  },
)

test('The API’s responses can’t run scripts, be framed or be cached', { tag: '@journey' }, async ({ request }) => {
  for (const [target, status] of [
    ['/api/users/reset', 401],
    ['/api/no-such-door', 404],
    ['/api/documents/health', 200],
  ] as const) {
    const response = await request.get(target)
    expect(response.status()).toBe(status)
    expect(response.headers()).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
  }
})

test('An unknown language is answered in English, and isn’t echoed', async ({ origin }) => {
  const none = ['../../etc/passwd', '<script>alert(1)</script>', 'x'.repeat(1_000), 'en-US\u0000', '__proto__', 'xx-XX']
  for (const language of none) {
    const ways: readonly Record<string, string>[] = [
      { cookie: `selectedLanguage=${encodeURIComponent(language)}` },
      { cookie: `selectedLanguage=${language.replaceAll(/[;\0]/g, '')}` },
      { 'accept-language': language.replaceAll('\0', '') },
    ]
    for (const headers of ways) {
      const page = await rawRequest(origin, { target: '/login', headers })
      expect(page.status).toBe(200)
      expect(page.body).toMatch(/<html lang="en-US"/)
      expect(page.body).not.toContain(language)
      const api = await rawRequest(origin, { target: '/api/users/reset', headers })
      expect([api.status, api.body]).toEqual([401, expect.stringContaining('Your session has ended')])
    }
  }
  for (const target of ['/<script>alert(1)</script>', '/%3Cscript%3Ealert(1)%3C/script%3E', '/..%2f..%2fru-RU']) {
    const page = await rawRequest(origin, { target })
    expect(page.status).toBeGreaterThanOrEqual(400)
    expect(page.status).toBeLessThan(500)
    expect(page.body).not.toContain('<script>alert')
  }
})

test('The emailed link leads to the configured origin, even if the request named another', async ({
  origin,
  request,
}) => {
  const email = newEmail()
  await request.post('/api/auth/register', { data: { email, password: 'correct horse battery' } })
  const body = JSON.stringify({ email })
  const headers = { 'content-type': 'application/json', host: 'evil.example', 'x-forwarded-host': 'evil.example' }
  const answer = await rawRequest(origin, { method: 'POST', target: '/api/password/forget', headers, body })
  expect(answer.status).toBe(200)
  expect(await mailedLink(email, '/reset')).toMatch(new RegExp(`^${origin}/reset#token=`))
})

const ELSEWHERE = [
  '//evil.example',
  'https:evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  'https://app@evil.example',
  '%2F%2Fevil.example',
  '/%09/evil.example',
  'https://localhost.evil.example',
]

test('The way back after signing in or out never leads to another site', async ({ page, origin }) => {
  await speak(page, 'en-US')
  await signIn(page)
  for (const place of ELSEWHERE) {
    await page.goto(`/login?callbackUrl=${encodeURIComponent(place)}`)
    expect(new URL(page.url()).origin).toBe(origin)
    await page.goto(`/login?callbackUrl=${place}`)
    expect(new URL(page.url()).origin).toBe(origin)
  }
  const { csrfToken } = (await (await page.request.get('/api/session/csrf')).json()) as { csrfToken: string }
  for (const callbackUrl of ELSEWHERE) {
    const answer = await page.request.post('/api/session/signout', {
      form: { csrfToken, callbackUrl, json: 'true' },
      maxRedirects: 0,
    })
    const { url = '/' } = answer.ok() ? ((await answer.json()) as { url?: string }) : {}
    expect(new URL(answer.headers()['location'] ?? url, origin).origin).toBe(origin)
  }
})

test(
  'Scripts see only the XSRF, language and theme cookies, and the storage holds no secret but the token',
  { tag: '@journey' },
  async ({ page }) => {
    await speak(page, 'en-US')
    await page.goto('/register')
    await page.getByLabel('Email').fill(newEmail())
    await page.getByLabel('Password').fill('correct horse battery')
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page).toHaveURL('/')
    const seen = await page.evaluate(() => ({
      cookies: document.cookie.split('; ').map((pair) => pair.split('=')[0] ?? ''),
      local: Object.entries(localStorage).map(([name, value]) => [name, String(value)] as const),
      session: Object.keys(sessionStorage),
    }))
    expect(seen.cookies).toContain('XSRF-TOKEN')
    expect(seen.cookies.filter((name) => !['XSRF-TOKEN', 'selectedLanguage', 'darkMode'].includes(name))).toEqual([])
    const httpOnly = (await page.context().cookies()).filter((cookie) => cookie.httpOnly)
    expect(httpOnly.map(({ name }) => name)).toEqual(expect.arrayContaining(['actum-session', 'actum-bind']))
    expect(httpOnly.every(({ sameSite }) => sameSite === 'Lax')).toBe(true)
    for (const [name, value] of seen.local) {
      for (const cookie of httpOnly) expect(value).not.toContain(decodeURIComponent(cookie.value))
      if (name !== 'token') expect(value).not.toMatch(/eyJ[\w-]{20,}|actum_[\w-]{20,}|correct horse/)
    }
  },
)
