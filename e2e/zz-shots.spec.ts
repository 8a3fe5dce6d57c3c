import samples from '../samples/index.json' with { type: 'json' }
import { expect, signIn, speak, test } from './fixtures'
test('shots', async ({ page }) => {
  test.setTimeout(200_000)
  for (const [locale, width, theme] of [
    ['en-US', 1440, 'light'],
    ['en-US', 390, 'light'],
    ['ro-RO', 1440, 'dark'],
    ['ru-RU', 1024, 'light'],
    ['ru-RU', 768, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme: theme })
    await speak(page, locale)
    if (locale === 'en-US' && width === 1440) await signIn(page)
    await page.goto('/parser')
    await page.locator('input[type=file]').setInputFiles(`samples/${samples.find((s) => s.locale === locale)!.pdf}`)
    await expect(page.locator('[data-frame]')).toHaveCount(2)
    await page.locator('main ul button').nth(1).click()
    await expect(page.locator('[data-page] svg text').first()).toBeAttached()
    await page.locator('[data-frame]').nth(1).focus()
    await page.waitForTimeout(800)
    await page.screenshot({ path: `/tmp/pdfui-shot2-${locale}-${width}-${theme}.png`, fullPage: true })
  }
})
