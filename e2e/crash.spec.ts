import type { Page } from 'playwright/test'
import { expect, journeyLocales, signIn, speak, test } from './fixtures'
import { MESSAGES } from './messages'

const en = MESSAGES['en-US']

/** Has the links throw that are around every screen. */
async function broken(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, {
      IntersectionObserver: class {
        observe() {
          throw new Error('Broken for a test')
        }
        unobserve() {}
        disconnect() {}
      },
    })
  })
}

/** What our policy refuses is complained of in these words; that something has crashed is what the test wants. */
function refusedByPolicy(complaints: string[]): readonly string[] {
  return complaints.splice(0).filter((text) => /Content Security Policy/.test(text))
}

for (const locale of journeyLocales(0)) {
  test(`where the frame has crashed the page says so in its language, without its own style (${locale})`, async ({
    page,
    complaints,
  }) => {
    await speak(page, locale)
    await signIn(page)
    await page.context().addCookies([{ name: 'darkMode', value: 'true', domain: 'localhost', path: '/' }])
    await broken(page)
    await page.goto('/')
    const { title, kept } = MESSAGES[locale].crash
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByText(kept)).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    expect(refusedByPolicy(complaints)).toEqual([])
  })
}

test('a crashed screen leaves the header unchanged, and is shown again', async ({ page, complaints }) => {
  await speak(page, 'en-US')
  await signIn(page)
  await page.goto('/dose')
  // An invalid response that none of our servers sends, so that rendering it fails.
  await page.route(/\/api\/documents\//, async (route) => {
    const response = await route.fetch()
    const body = await response.text()
    await route.fulfill({ response, body: body.replace('"exceedances":{', '"exceedances":null,"were":{') })
  })
  await page.getByRole('button', { name: en.dose.file.sample }).click()
  await expect(page.getByRole('heading', { level: 1, name: en.crash.title })).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('banner').getByRole('navigation')).toBeVisible()
  expect(refusedByPolicy(complaints)).toEqual([])
  // The desk may be saved at this moment: its response is still handed on.
  await page.unrouteAll({ behavior: 'wait' })
  await page.getByRole('button', { name: en.crash.again }).click()
  await expect(page.getByRole('heading', { level: 1, name: en.dose.title })).toBeVisible()
  complaints.length = 0
})
