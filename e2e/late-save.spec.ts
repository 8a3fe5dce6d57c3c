import type { Page, Request } from 'playwright/test'
import { expect, signUp, speak, test } from './fixtures'
import { MESSAGES } from './messages'
import samples from '../samples/index.json' with { type: 'json' }

const en = MESSAGES['en-US']
const sample = samples.find(({ locale }) => locale === 'en-US')!
const DESK = '**/api/documents/desk?tool=generate'

const pattern = (page: Page) => page.getByLabel(en.generator.options.pattern)
const otherTab = (page: Page) => page.getByText(en.tools.desk.otherTab)

async function filesSaved(page: Page): Promise<number> {
  const response = await page.request.get('/api/documents/desk?tool=generate')
  return response.ok() ? ((await response.json()) as { readonly files: readonly unknown[] }).files.length : 0
}

/** Files on the desk, and a change whose save hasn't arrived when the page has been loaded again. Gives what lets it arrive. */
async function leftWhileSaving(page: Page): Promise<() => Promise<void>> {
  await speak(page, 'en-US')
  await signUp(page, 'correct horse battery')
  await page.goto('/')
  await page.locator('input[name=excel]').setInputFiles(`samples/${sample.data}`)
  await page.locator('input[name=template]').setInputFiles(`samples/${sample.template}`)
  await expect(page.locator('#release-create')).toBeEnabled({ timeout: 30_000 })
  await expect.poll(() => filesSaved(page)).toBe(2)
  // The page has the newest version from its start.
  await page.reload()
  await page.waitForLoadState('networkidle')

  // A request that outlives its page may go on to the server as the page is left, held back or not.
  await page.evaluate(() => {
    const send = window.fetch
    window.fetch = (input, init) => send(input, { ...init, keepalive: false })
  })
  let late: Request | null = null
  await page.route(DESK, async (route) => {
    // The page may still save what it had before the change.
    if (!route.request().postData()?.includes('Before the reload')) return route.continue()
    // Left hanging: after an error the page would send it again as it is left.
    late = route.request()
  })
  await pattern(page).fill('Before the reload')
  await expect.poll(() => late).not.toBeNull()
  await page.reload()
  await expect(pattern(page)).not.toHaveValue('Before the reload')
  await page.unroute(DESK)
  return async () => {
    const { url, method, headers, data } = await sent(late)
    expect((await page.request.fetch(url, { method, headers, data })).status()).toBe(200)
  }
}

async function sent(request: Request | null) {
  if (request === null) throw new Error('Nothing was saved')
  const headers = await request.allHeaders()
  return { url: request.url(), method: request.method(), headers, data: request.postData() ?? '' }
}

test.describe('A save that arrives after the page has been loaded again', () => {
  test('is shown', { tag: '@journey' }, async ({ page, complaints }) => {
    const arrive = await leftWhileSaving(page)
    await arrive()
    await expect(pattern(page)).toHaveValue('Before the reload')
    await expect(otherTab(page)).toBeHidden()
    await pattern(page).fill('And after it')
    await page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok())
    await expect(otherTab(page)).toBeHidden()
    complaints.length = 0
  })

  test('is not another tab’s: who has gone on keeps what is on the screen', async ({ page, complaints }) => {
    const arrive = await leftWhileSaving(page)
    await page.route(DESK, (route) => (route.request().method() === 'GET' ? route.abort() : route.continue()))
    await pattern(page).fill('After the reload')
    await arrive()
    await page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok())
    await expect(otherTab(page)).toBeHidden()
    await page.unroute(DESK)
    await page.reload()
    await expect(pattern(page)).toHaveValue('After the reload')
    complaints.length = 0
  })
})
