import { expect, type FrameLocator, type Locator, type Page } from 'playwright/test'
import type { Locale } from '../fixtures'
import { MESSAGES } from '../messages'

/** The window that lies over the page. */
export function paddleWindow(page: Page): FrameLocator {
  return page.frameLocator('iframe.paddle-window')
}

/** Presses the button of a plan. */
export async function choose(page: Page, locale: Locale, plan: 'standard' | 'professional'): Promise<void> {
  const { billing } = MESSAGES[locale]
  await page.getByRole('button', { name: billing.choose.replace('{plan}', billing.plans[plan]) }).click()
}

/** Pays in the window and closes it, once it says that the payment went through: closed earlier, it would be left unpaid. */
export async function payAndClose(page: Page): Promise<void> {
  await paddleWindow(page).getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(paddleWindow(page).getByText('Paid', { exact: true })).toBeVisible()
  await paddleWindow(page).getByRole('button', { name: 'Close' }).click()
}

/** The head of a plan's column. */
export function price(page: Page, plan: 'standard' | 'professional'): Locator {
  return page.getByRole('columnheader').nth(plan === 'standard' ? 2 : 3)
}

/** What the browser keeps of the plan. */
export async function kept(page: Page) {
  return page.evaluate(() => {
    const user = JSON.parse(localStorage.getItem('user') ?? 'null') as { subscription?: { plan: string } } | null
    const checkout = JSON.parse(sessionStorage.getItem('checkout') ?? 'null') as { transactionId: string } | null
    return {
      premium: localStorage.getItem('premium'),
      plan: user?.subscription?.plan,
      checkout: checkout?.transactionId ?? null,
    }
  })
}

/** The browser complains of what a test provokes. */
export function forgive(complaints: string[], pattern: string): void {
  const expected = new RegExp(`(Failed to load resource|Connecting to).*(${pattern})`)
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !expected.test(text)))
}
