import type { Page } from 'playwright/test'
import { expect, signUp, speak, test } from './fixtures'
import { MESSAGES } from './messages'
import samples from '../samples/index.json' with { type: 'json' }

const en = MESSAGES['en-US']
const PASSWORD = 'correct horse battery'
const sample = samples.find(({ locale }) => locale === 'en-US')!

/** Holds back every script of the next pages until the function that it returns is called. */
async function withoutScripts(page: Page): Promise<() => void> {
  let release = () => undefined as void
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/_next\/static\/.*\.js/, async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** Opens a screen whose scripts don't arrive, without the waits of `page.goto`. Gives what lets them arrive. */
async function open(page: Page, path: string): Promise<() => void> {
  const release = await withoutScripts(page)
  await page.evaluate((to) => window.location.assign(to), path)
  await page.waitForURL(path, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return release
}

test.describe('Before the scripts of a page have loaded', () => {
  test.beforeEach(async ({ page }) => {
    await speak(page, 'en-US')
    await page.goto('/login')
  })

  test('Sign out is taken up, once', { tag: '@journey' }, async ({ page }) => {
    await signUp(page, PASSWORD)
    const asked: string[] = []
    page.on('request', (request) => request.url().endsWith('/api/auth/logout') && asked.push(request.method()))
    const release = await open(page, '/parser')
    const signOut = page.getByRole('button', { name: en.header.logOut })
    await signOut.click()
    await signOut.click()
    expect(asked).toEqual([])
    release()
    await expect(page).toHaveURL('/login')
    expect(asked).toEqual(['POST'])
  })

  test('the language, the theme and a menu are taken up, in order', async ({ page }) => {
    await signUp(page, PASSWORD)
    const release = await open(page, '/dose')
    await page.getByRole('button', { name: en.header.theme }).click()
    await page.getByRole('button', { name: /Română/ }).click()
    await page.getByRole('button', { name: /^Currency/ }).click()
    release()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(page.getByRole('button', { name: MESSAGES['ro-RO'].header.logOut })).toBeVisible()
    await expect(page.getByRole('menu')).toBeVisible()
  })

  test('a sample is opened', async ({ page }) => {
    await signUp(page, PASSWORD)
    const release = await open(page, '/parser')
    await page.getByRole('button', { name: en.parser.file.sample }).click()
    release()
    await expect(page.getByRole('button', { name: /^Create workbook/ }).first()).toBeEnabled({ timeout: 30_000 })
  })

  test('a chosen file is taken', async ({ page }) => {
    await signUp(page, PASSWORD)
    const release = await open(page, '/')
    await page.locator('input[name=excel]').setInputFiles(`samples/${sample.data}`)
    release()
    await expect(page.getByText(sample.data.split('/').at(-1)!).first()).toBeVisible({ timeout: 30_000 })
  })

  test('what is typed is searched for', async ({ page }) => {
    const release = await open(page, '/help')
    const search = page.getByRole('searchbox')
    await search.fill('macros')
    const before = await page.getByRole('main').getByRole('link').count()
    release()
    await expect.poll(() => page.getByRole('main').getByRole('link').count()).toBeLessThan(before)
    await expect(search).toHaveValue('macros')
  })

  test('the sign-in form is sent with what was typed, and nothing of it is in the address', async ({ page }) => {
    const release = await open(page, '/login?callbackUrl=/dose')
    await page.getByLabel(en.account.email).fill('demo@actum.example')
    await page.getByLabel(en.account.password, { exact: true }).fill('actum-demo-2026')
    await page.getByLabel(en.account.password, { exact: true }).press('Enter')
    await expect(page).toHaveURL('/login?callbackUrl=/dose')
    release()
    await expect(page).toHaveURL('/dose')
  })
})
