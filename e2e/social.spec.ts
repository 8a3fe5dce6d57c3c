import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { APIRequestContext, Page } from 'playwright/test'
import { TestIssuer } from '../lib/accounts/social/test-support/test-issuer'
import { DEMO, expect, journeyLocales, newEmail, speak, test } from './fixtures'
import { MESSAGES } from './messages'
import { OwnServer } from './own-server'

const NAME = 'Hospital'

let folder: string
let issuer: TestIssuer
let server: OwnServer

test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'actum-social-'))
  issuer = await TestIssuer.start()
  server = await OwnServer.create(folder, {
    OIDC_ISSUER: issuer.url,
    OIDC_CLIENT_ID: 'actum',
    OIDC_CLIENT_SECRET: 'a secret between the two',
    OIDC_NAME: NAME,
  })
})
test.afterAll(async () => {
  await server.stop()
  await issuer.close()
  await rm(folder, { recursive: true, force: true })
})

/** A sentence or a label with the provider's name in it. */
function named(text: string): string {
  return text.replaceAll('{provider}', NAME)
}

function stored(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key)
}

for (const locale of journeyLocales(0)) {
  test(
    `in ${locale} a provider’s button creates an account and opens the page that was asked for`,
    { tag: '@journey' },
    async ({ page }) => {
      const { account, header } = MESSAGES[locale]
      const email = newEmail()
      issuer.person({ sub: `new in ${locale}`, email })
      await speak(page, locale)
      await page.goto(`${server.origin}/dose`)
      await page.getByRole('button', { name: named(account.social.with) }).click()
      await expect(page).toHaveURL(`${server.origin}/dose`)
      await expect.poll(() => stored(page, 'user')).toContain(email)
      await expect.poll(() => stored(page, 'token')).not.toBeNull()
      const saved = await page.request.get(`${server.origin}/api/users/reset`)
      expect(await saved.json()).toMatchObject({ user: { email, emailVerified: true, locale } })

      await page.getByRole('button', { name: header.logOut }).click()
      await expect(page).toHaveURL(new RegExp(`^${server.origin}/login`))
      await page.getByRole('button', { name: named(account.social.with) }).click()
      await expect(page).toHaveURL(`${server.origin}/`)
    },
  )

  test(`in ${locale} a sign-in that fails says why, and leaves no one behind`, async ({ page }) => {
    const { account, errors } = MESSAGES[locale]
    await speak(page, locale)
    await page.goto(`${server.origin}/login?callbackUrl=%2Fparser`)
    await page.evaluate(() => localStorage.setItem('token', 'of somebody before'))
    const press = () => page.getByRole('button', { name: named(account.social.with) }).click()
    issuer.person({ sub: 'unverified', email: newEmail(), email_verified: false })
    await press()
    await expect(page.getByRole('alert').filter({ hasText: errors.IDENTITY_EMAIL_UNVERIFIED })).toBeVisible()
    await expect.poll(() => stored(page, 'token')).toBeNull()
    issuer.person({ sub: 'taker', email: DEMO.email })
    await press()
    await expect(page.getByRole('alert').filter({ hasText: errors.IDENTITY_EMAIL_TAKEN })).toBeVisible()
    issuer.person({ sub: 'forged', email: newEmail(), aud: 'another client' })
    await press()
    await expect(page.getByRole('alert').filter({ hasText: errors.OAUTH_REFUSED })).toBeVisible()
    // The page that the person wanted to open is remembered through all this.
    issuer.person({ sub: `at last in ${locale}`, email: newEmail() })
    await press()
    await expect(page).toHaveURL(`${server.origin}/parser`)
  })
}

test('a provider is linked on the profile after the password, signs in, and is unlinked', async ({ page }) => {
  const { account, header, profile } = MESSAGES['en-US']
  issuer.person({ sub: 'demo at home', email: 'demo@home.example' })
  await speak(page, 'en-US')
  await page.goto(`${server.origin}/login?callbackUrl=%2Fprofile`)
  await page.getByLabel(account.email).fill(DEMO.email)
  await page.getByLabel(account.password, { exact: true }).fill(DEMO.password)
  await page.getByRole('button', { name: account.logIn }).click()
  const way = page.getByRole('row').filter({ hasText: NAME })
  const dialog = page.getByRole('alertdialog')
  await way.getByRole('button', { name: profile.signIn.link }).click()
  await dialog.getByLabel(account.reauthentication.password).fill(DEMO.password)
  await dialog.getByRole('button', { name: named(profile.signIn.dialog.link.confirm) }).click()
  await expect(way).toContainText('demo@home.example')
  await expect(page).toHaveURL(`${server.origin}/profile`)

  await page.getByRole('button', { name: header.logOut }).click()
  await expect(page).toHaveURL(new RegExp(`^${server.origin}/login`))
  await page.getByRole('button', { name: named(account.social.with) }).click()
  await expect(page).toHaveURL(`${server.origin}/`)
  await expect.poll(() => stored(page, 'user')).toContain(DEMO.email)

  await page.goto(`${server.origin}/profile`)
  await way.getByRole('button', { name: profile.signIn.unlink }).click()
  await dialog.getByLabel(account.reauthentication.password).fill(DEMO.password)
  await dialog.getByRole('button', { name: profile.signIn.dialog.unlink.confirm }).click()
  await expect(way).toContainText(profile.signIn.notLinked)
})

test('the API’s flow and next-auth’s work side by side', async ({ request }) => {
  issuer.person({ sub: 'by the API', email: newEmail() })
  const byNextAuth = await request.get(`${server.origin}/api/session/callback/oidc?code=abc&state=xyz`, {
    maxRedirects: 0,
  })
  expect(byNextAuth.status()).toBe(302)
  expect(byNextAuth.headers()['location']).toBe(`${server.origin}/login?error=OAUTH_STATE`)
  const slashed = await request.get(`${server.origin}/api/auth/oidc/4%2F0AVG7?state=xyz`)
  expect(await slashed.json()).toMatchObject({ success: false, code: 'OAUTH_STATE' })
  expect(await signInByApi(request)).toMatchObject({ user: { emailVerified: true }, token: expect.any(String) })
  const own = await request.get(`${server.origin}/api/session/signin`, { maxRedirects: 0 })
  expect([own.status(), own.headers()['location']]).toEqual([302, '/login'])
})

async function signInByApi(request: APIRequestContext): Promise<unknown> {
  const redirectUri = encodeURIComponent(`${server.origin}/login`)
  const started = await request.get(`${server.origin}/api/auth/oidc/start?redirect_uri=${redirectUri}`)
  const { url } = (await started.json()) as { url: string }
  const sent = await fetch(url, { redirect: 'manual' })
  const back = new URL(sent.headers.get('location') ?? '').searchParams
  const ended = await request.get(
    `${server.origin}/api/auth/oidc/${encodeURIComponent(back.get('code') ?? '')}?state=${back.get('state')}`,
  )
  return ended.json()
}
