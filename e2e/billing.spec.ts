import { speak } from './fixtures'
import { MESSAGES } from './messages'
import { buyer, expect, holds, SUPPORT, test } from './paddle/billing-test'
import { choose, forgive, kept, paddleWindow, payAndClose, price } from './paddle/screen'

const { 'en-US': en, 'ru-RU': ru } = MESSAGES
const FREE = { plan: 'free', documents: 30 }
const STANDARD = { plan: 'standard', documents: 1000 }

test(
  'a user subscribes, is past due, pays, cancels and returns to free, and the limits follow each time',
  { tag: '@journey' },
  async ({ page, paying }) => {
    const { control } = paying.paddle
    const { billing, premium } = ru
    await speak(page, 'ru-RU')
    await buyer(page, paying)
    await page.goto('/subscribe')
    expect(await holds(page)).toEqual(FREE)
    const use = page.getByRole('group', { name: billing.month.title })
    await expect(use).toContainText('0 из 30')

    await page.getByText(billing.monthly, { exact: true }).click()
    await choose(page, 'ru-RU', 'standard')
    await expect(page.locator('iframe.paddle-window')).toHaveAttribute('src', /theme=light.*locale=ru/)
    await paddleWindow(page).getByRole('button', { name: 'Close' }).click()
    await expect(page.locator('iframe.paddle-window')).toHaveCount(0)
    expect(await holds(page)).toEqual(FREE)

    await choose(page, 'ru-RU', 'standard')
    await paddleWindow(page).getByRole('button', { name: 'Pay with a card that is declined' }).click()
    await expect(paddleWindow(page).getByText('Your card was declined')).toBeVisible()
    await payAndClose(page)
    await expect(page.getByRole('status').filter({ hasText: billing.checkout.done })).toContainText('Стандартный')
    await expect(use).toContainText('0 из 1 000')
    expect(await holds(page)).toEqual(STANDARD)
    expect(await kept(page)).toEqual({ premium: 'true', plan: 'standard', checkout: null })

    const subscription = [...control.world.subscriptions.values()].at(-1)
    const id = subscription?.id ?? ''
    control.pastDue(id)
    await control.settled()
    await page.goto('/')
    const banner = page.getByRole('region', { name: premium.banner.label })
    await expect(banner).toContainText('Оплата тарифа «Стандартный» не прошла. Он действует до')
    await expect(banner.getByRole('button')).toHaveCount(0)
    expect(await holds(page)).toEqual(STANDARD)

    await banner.getByRole('link', { name: premium.banner.action.pastDue }).click()
    await page.getByRole('button', { name: billing.manage.method }).click()
    await payAndClose(page)
    await expect(page.getByRole('status').filter({ hasText: billing.checkout.methodChanged })).toBeVisible()
    await expect(banner).toHaveCount(0)

    await page.getByRole('button', { name: billing.manage.cancel }).click()
    const dialog = page.getByRole('alertdialog', { name: billing.manage.ask })
    await expect(dialog).toContainText('Платежей больше не будет. Тариф «Стандартный» действует до')
    await dialog.getByRole('button', { name: billing.manage.cancelNow }).click()
    await expect(banner).toContainText('Подписка отменена. Тариф «Стандартный» действует до')
    expect(await holds(page)).toEqual(STANDARD)
    await page.getByRole('button', { name: billing.manage.resume }).click()
    await expect(banner).toHaveCount(0)

    await page.getByRole('button', { name: billing.manage.cancel }).click()
    await dialog.getByRole('button', { name: billing.manage.cancelNow }).click()
    await expect(banner).toBeVisible()
    control.advance(id)
    await control.settled()
    await page.reload()
    await expect(use).toContainText('0 из 30')
    await expect(page.getByRole('button', { name: 'Выбрать «Стандартный»' })).toBeEnabled()
    await expect(banner).toHaveCount(0)
    expect(await holds(page)).toEqual(FREE)
    expect((await kept(page)).premium).toBe('false')
  },
)

test(
  'a plan and its period are changed after their price is shown, and what was billed is listed',
  { tag: '@journey' },
  async ({ page, paying }) => {
    const { billing } = en
    await speak(page, 'en-US')
    await buyer(page, paying)
    await page.goto('/subscribe')
    await choose(page, 'en-US', 'standard')
    await payAndClose(page)
    await expect(page.getByRole('status').filter({ hasText: billing.checkout.done })).toBeVisible()
    await expect(page.getByRole('cell').filter({ hasText: billing.currentPlan })).toHaveCount(1)

    await page.getByRole('button', { name: 'Switch to Professional' }).click()
    const dialog = page.getByRole('alertdialog', { name: 'Switch to Professional, billed yearly?' })
    await expect(dialog).toContainText(/Now: \$[\d,.]+/)
    await expect(dialog).toContainText(/is credited for unused time/)
    await dialog.getByRole('button', { name: billing.change.keep }).click()
    await expect(dialog).toHaveCount(0)
    await page.getByRole('button', { name: 'Switch to Professional' }).click()
    await dialog.getByRole('button', { name: billing.change.confirm }).click()
    await expect(page.getByText('You’re now on Professional, billed yearly')).toBeVisible()
    expect(await holds(page)).toEqual({ plan: 'professional', documents: null })

    await page.reload()
    const invoices = page.getByRole('table', { name: billing.invoices.title })
    await expect(invoices.getByRole('row').filter({ hasText: '$' })).toHaveCount(2)
    const [paper] = await Promise.all([page.waitForEvent('popup'), invoices.getByRole('button').first().click()])
    await expect(paper.getByRole('heading', { name: 'Invoice' })).toBeVisible()
    await paper.close()
    await page.getByRole('button', { name: billing.manage.portal }).click()
    await expect(page.getByRole('heading', { name: 'Customer portal' })).toBeVisible()
  },
)

test('who paid and hears nothing for a minute sees what to do, over a reload too, until the plan is active', async ({
  page,
  paying,
  complaints,
}) => {
  const { billing } = en
  const { control } = paying.paddle
  await speak(page, 'en-US')
  await buyer(page, paying)
  await page.clock.install()
  await page.goto('/subscribe')
  await expect(price(page, 'professional')).toContainText('$348.00')
  await choose(page, 'en-US', 'professional')
  control.withhold(true)
  const pay = paddleWindow(page).getByRole('button', { name: 'Pay', exact: true })
  await expect(pay).toBeVisible()
  control.fault('serverError')
  try {
    await pay.click()
    const waiting = page.getByRole('status').filter({ hasText: billing.checkout.received })
    await expect(waiting).toBeVisible()
    expect((await kept(page)).checkout).toMatch(/^txn_/)
    await page.clock.runFor(70_000)
    const late = page.getByRole('status').filter({ hasText: billing.checkout.late })
    await expect(late).toContainText(billing.checkout.lateRemedy)
    await expect(late.getByRole('link', { name: SUPPORT })).toBeVisible()
    await expect(late).toContainText(/txn_\w+/)
    await page.reload()
    await expect(late).toBeVisible()
  } finally {
    control.fault(null)
  }
  // Paddle's notifications stay away: the server asks Paddle itself.
  await expect(async () => {
    await page.clock.runFor(16_000)
    await expect(page.getByRole('status').filter({ hasText: billing.checkout.done })).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 30_000 })
  expect(await holds(page)).toEqual({ plan: 'professional', documents: null })
  expect((await kept(page)).checkout).toBeNull()
  control.withhold(false)
  forgive(complaints, '50[03]')
})

test('who is not confirmed is asked to be, and no one buys twice', async ({ page, paying, complaints }) => {
  const { billing } = en
  await speak(page, 'en-US')
  const unconfirmed = await page.request.post('/api/auth/register', {
    data: { email: 'not-yet@clinic.example', password: 'seven quiet lanterns' },
  })
  expect(unconfirmed.status()).toBe(201)
  await page.goto('/subscribe')
  await choose(page, 'en-US', 'standard')
  await expect(page.getByRole('alert').filter({ hasText: billing.problems.email })).toBeVisible()
  await expect(page.locator('iframe.paddle-window')).toHaveCount(0)
  await page.context().clearCookies()

  await speak(page, 'en-US')
  await buyer(page, paying)
  // The page does not know of the first payment, as another tab would not.
  await page.route('**/api/paddle/premium', (route) => route.abort())
  await page.goto('/subscribe')
  await choose(page, 'en-US', 'standard')
  await payAndClose(page)
  await paying.paddle.control.settled()
  await page.evaluate(() => sessionStorage.clear())
  await page.reload()
  await choose(page, 'en-US', 'standard')
  await expect(page.getByRole('alert').filter({ hasText: en.errors.SUBSCRIPTION_EXISTS })).toBeVisible()
  forgive(complaints, '40[39]|net::ERR_FAILED')
})
