import { LOCALES, speak, type Locale } from '../fixtures'
import { MESSAGES } from '../messages'
import { buyer, expect, test } from '../paddle/billing-test'
import { choose, forgive, payAndClose, price } from '../paddle/screen'
import { expectUsable, showWhole, WIDTHS } from '../usable'
import { ALL, THEMES, type Theme } from './themes'

// Where people can pay: its own server, with prices before and a plan after.
for (const locale of LOCALES) {
  for (const theme of THEMES) if (ALL || (locale === 'ro-RO' && theme === 'dark')) look(locale, theme)
}

function look(locale: Locale, theme: Theme): void {
  test(`the screens of a subscription serve everyone in ${locale}, ${theme}`, async ({ page, paying, complaints }) => {
    test.setTimeout(120_000)
    await speak(page, locale)
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await buyer(page, paying)
    const { billing } = MESSAGES[locale]
    await page.goto('/subscribe')
    await expect(price(page, 'standard')).toContainText('$144.00')
    for (const width of ALL ? WIDTHS : ([390] as const)) {
      await showWhole(page, width)
      await expectUsable(page, `prices ${width}`)
    }
    await choose(page, locale, 'standard')
    await expect(page.locator('iframe.paddle-window')).toHaveAttribute('src', new RegExp(`theme=${theme}`))
    await payAndClose(page)
    await expect(page.getByRole('status').filter({ hasText: billing.checkout.done })).toBeVisible()
    await expect(page.getByRole('table', { name: billing.invoices.title })).toBeVisible()
    for (const width of ALL ? WIDTHS : ([1440] as const)) {
      await showWhole(page, width)
      await expectUsable(page, `a plan ${width}`)
    }
    // Axe reads style sheets again, over a connection that the page itself doesn't need.
    forgive(complaints, 'paddle\\.css')
  })
}
