import { addedWeight, TOOLS } from './added-weight'
import { expect, signIn, speak, test, type Locale } from './fixtures'

/** A result in private mode needs no more than this, in any language. */
const MOST_KB = 250
const LANGUAGES: readonly Locale[] = ['en-US', 'ro-RO', 'ru-RU']

for (const locale of LANGUAGES) {
  for (const tool of TOOLS) {
    const title = `private mode of the ${tool.name} adds at most ${MOST_KB} KB from the switch to the result (${locale})`
    test(title, locale === 'ru-RU' ? { tag: '@journey' } : {}, async ({ browser, baseURL }) => {
      const { engine, page } = await addedWeight(browser, baseURL!, tool, signIn, locale)
      const inWords = [engine, page].map((bytes) => Math.round(bytes / 1024))
      test
        .info()
        .annotations.push({ type: 'added', description: `${inWords.join(' KB of the engine, ')} KB of the page` })
      expect(engine).toBeGreaterThan(0)
      expect(engine + page, inWords.join(' + ')).toBeLessThanOrEqual(MOST_KB * 1024)
    })
  }
}

test('an ordinary page loads nothing of an engine', { tag: '@journey' }, async ({ page }) => {
  await speak(page, 'en-US')
  await signIn(page)
  const engines: string[] = []
  page.on('request', (request) => request.url().includes('/engine/') && engines.push(request.url()))
  for (const { address } of TOOLS) {
    await page.goto(address, { waitUntil: 'networkidle' })
    await page.mouse.move(200, 200)
    await page.mouse.move(300, 300)
    await page.waitForLoadState('networkidle')
  }
  expect(engines).toEqual([])
})
