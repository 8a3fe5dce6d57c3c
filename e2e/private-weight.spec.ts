import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright/test'
import { expect, signIn, speak, test, type Locale } from './fixtures'
import samples from '../samples/index.json' with { type: 'json' }

const MOST_ENGINE = 250 * 1024
const LANGUAGES: readonly Locale[] = ['en-US', 'ru-RU']

const sampleIn = (locale: Locale) => samples.find((sample) => sample.locale === locale)!

const TOOLS = [
  {
    address: '/',
    name: 'generator',
    give: async (page: Page, locale: Locale) => {
      await page.locator('input[name=excel]').setInputFiles(`samples/${sampleIn(locale).data}`)
      await page.locator('input[name=template]').setInputFiles(`samples/${sampleIn(locale).template}`)
    },
  },
  {
    address: '/parser',
    name: 'parser',
    give: (page: Page, locale: Locale) =>
      page.locator('input[name=docx]').setInputFiles(`samples/${sampleIn(locale).document}`),
  },
  {
    address: '/dose',
    name: 'dose',
    give: (page: Page, locale: Locale) =>
      page
        .locator('input[name=excel]')
        .first()
        .setInputFiles(`samples/${sampleIn(locale).doses}`),
  },
] as const

/** The parts of the program that a page and its workers ask for from now on. */
function watchProgram(page: Page): ReadonlySet<string> {
  const paths = new Set<string>()
  page.context().on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.serviceWorker() === null && /^\/(?:_next\/static|engine)\/.*\.(?:js|css|json)$/.test(pathname))
      paths.add(pathname)
  })
  return paths
}

async function gzippedBytes(page: Page, path: string): Promise<number> {
  const response = await page.request.get(path)
  return gzipSync(await response.body()).length
}

for (const locale of LANGUAGES) {
  for (const { address, name, give } of TOOLS) {
    const title = `the engine of the ${name} fetches at most 250 KB from its start to the result (${locale})`
    test(title, locale === 'ru-RU' ? { tag: '@journey' } : {}, async ({ page, browser, baseURL }) => {
      await speak(page, locale)
      await signIn(page)
      const ordinary = watchProgram(page)
      await page.goto(address, { waitUntil: 'networkidle' })
      expect([...ordinary].filter((path) => path.startsWith('/engine/'))).toEqual([])
      // What the tool itself fetches once it is used.
      await page.mouse.move(200, 200)
      await page.mouse.move(300, 300)
      await page.waitForLoadState('networkidle')

      const context = await browser.newContext({ baseURL, locale })
      const visitor = await context.newPage()
      await speak(visitor, locale)
      // What is loaded in the background for the other tools and for use offline is left out.
      await visitor.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
      const whole = watchProgram(visitor)
      await visitor.goto(`/try/${name}`)
      await expect(visitor.locator('input[type=file]').first()).toBeAttached({ timeout: 30_000 })
      await give(visitor, locale)
      const action = visitor.locator('#release-action, #release-create')
      await expect(action).toBeEnabled({ timeout: 30_000 })
      await action.click()
      await expect(visitor.locator('a[download]').first()).toBeVisible({ timeout: 30_000 })
      const engine = [...whole].filter((path) => path.startsWith('/engine/'))
      const sizes = await Promise.all(engine.map(async (path) => [path, await gzippedBytes(page, path)] as const))
      const bytes = sizes.reduce((sum, [, size]) => sum + size, 0)
      const description = `${Math.round(bytes / 1024)} KB in ${sizes.length} files`
      test.info().annotations.push({ type: 'engine', description })
      expect(bytes).toBeGreaterThan(0)
      expect(bytes, JSON.stringify(sizes)).toBeLessThanOrEqual(MOST_ENGINE)
      await context.close()
    })
  }
}
