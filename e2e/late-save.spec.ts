import type { Page, Request } from 'playwright/test'
import { deskAtRest } from './desk-at-rest'
import { expect, signUp, speak, test } from './fixtures'
import { MESSAGES } from './messages'
import samples from '../samples/index.json' with { type: 'json' }

const en = MESSAGES['en-US']
const sample = samples.find(({ locale }) => locale === 'en-US')!
const DESK = '**/api/documents/desk?tool=generate'

const pattern = (page: Page) => page.getByLabel(en.generator.options.pattern)
const create = (page: Page) => page.locator('#release-create')
const otherTab = (page: Page) => page.getByText(en.tools.desk.otherTab)

async function filesSaved(page: Page): Promise<number> {
  const response = await page.request.get('/api/documents/desk?tool=generate')
  return response.ok() ? ((await response.json()) as { readonly files: readonly unknown[] }).files.length : 0
}

/** Files on the desk, and a change whose save hasn't arrived when the page has been loaded again. Gives that save. */
async function leftWhileSaving(page: Page): Promise<Request> {
  await speak(page, 'en-US')
  await signUp(page, 'correct horse battery')
  await page.goto('/')
  await page.locator('input[name=excel]').setInputFiles(`samples/${sample.data}`)
  await page.locator('input[name=template]').setInputFiles(`samples/${sample.template}`)
  await expect(create(page)).toBeEnabled({ timeout: 30_000 })
  await expect.poll(() => filesSaved(page)).toBe(2)
  // The page has the newest version from its start.
  await page.reload()
  await deskAtRest(page, 'generate')

  // A request that outlives its page may go on to the server as the page is left, held back or not.
  await page.evaluate(() => {
    const send = window.fetch
    window.fetch = (input, init) => send(input, { ...init, keepalive: false })
  })
  let late: Request | null = null
  await page.route(DESK, async (route) => {
    // The next page has shown and read the server's older version when the newer one comes.
    if (late !== null && route.request().method() === 'GET') await expect(create(page)).toBeEnabled()
    // The page may still save what it had before the change, and the next page saves the change itself.
    if (late !== null || !route.request().postData()?.includes('Before the reload')) return route.continue()
    // Left hanging: after an error the page would send it again as it is left.
    late = route.request()
  })
  await pattern(page).fill('Before the reload')
  await expect.poll(() => late).not.toBeNull()
  await page.reload()
  if (late === null) throw new Error('Nothing was saved')
  return late
}

/** Sends a request as it was, with its cookies, and gives the answer's status. */
async function arrive(page: Page, request: Request): Promise<number> {
  const options = { method: request.method(), headers: await request.allHeaders(), data: request.postData() ?? '' }
  return (await page.request.fetch(request.url(), options)).status()
}

test.describe('A change that was still being saved when the page was left', () => {
  test(
    'is there when the page is loaded again, and is this tab’s own',
    { tag: '@journey' },
    async ({ page, complaints }) => {
      await leftWhileSaving(page)
      await expect(pattern(page)).toHaveValue('Before the reload')
      const saved = page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok())
      await pattern(page).fill('And after it')
      await saved
      await expect(otherTab(page)).toBeHidden()
      complaints.length = 0
    },
  )

  test('replaces nothing newer if it arrives late', async ({ page, complaints }) => {
    const late = await leftWhileSaving(page)
    await expect(pattern(page)).toHaveValue('Before the reload')
    const saved = page.waitForResponse(
      (response) => response.request().postData()?.includes('After the reload') === true && response.ok(),
    )
    await pattern(page).fill('After the reload')
    await saved
    expect(await arrive(page, late)).toBe(412)
    await expect(otherTab(page)).toBeHidden()
    // Now the page need not wait before it reads what was saved.
    await page.unroute(DESK)
    await page.reload()
    await expect(pattern(page)).toHaveValue('After the reload')
    complaints.length = 0
  })
})
