import { journeyLocales, signIn, speak, test as withoutPayment } from './fixtures'
import { MESSAGES } from './messages'
import { buyer, expect, test } from './paddle/billing-test'
import { SCRIPT } from './paddle/in-browser'
import { choose, forgive, paddleWindow, price } from './paddle/screen'

const { 'en-US': en, 'ru-RU': ru } = MESSAGES

test('without Paddle’s script the server says the prices, and trying again really loads it', async ({
  page,
  paying,
  complaints,
}) => {
  const { billing } = ru
  await speak(page, 'ru-RU')
  await buyer(page, paying)
  await page.route(SCRIPT, (route) => route.abort())
  await page.goto('/subscribe')
  const problem = page.getByRole('alert').filter({ hasText: 'Не удалось загрузить Paddle SDK' })
  await expect(problem).toBeVisible()
  await expect(price(page, 'standard')).toContainText('$144.00')
  await problem.getByRole('button', { name: billing.again }).click()
  await expect(problem).toBeVisible()

  await page.unroute(SCRIPT)
  await page.route(SCRIPT, (route) => route.fulfill({ path: 'e2e/paddle/stand-in.js' }))
  await problem.getByRole('button', { name: billing.again }).click()
  await expect(problem).toHaveCount(0)
  await choose(page, 'ru-RU', 'professional')
  await expect(paddleWindow(page).getByRole('button', { name: 'Pay', exact: true })).toBeVisible()
  forgive(complaints, 'net::ERR_FAILED')
})

test('where Paddle refuses the country, list prices are shown and said to be without tax', async ({
  page,
  paying,
  complaints,
}) => {
  const { billing } = en
  const { control } = paying.paddle
  await speak(page, 'en-US')
  await buyer(page, paying)
  await page.addInitScript(() => localStorage.setItem('currency', 'JPY'))
  control.refuse('RU', true)
  try {
    await page.goto('/subscribe')
    await expect(price(page, 'standard')).toContainText('¥18,000')
    await expect(price(page, 'standard')).toContainText(billing.withoutTax)
    await expect(page.getByText(billing.taxAtCheckout)).toBeVisible()
  } finally {
    control.refuse('RU', false)
  }
  forgive(complaints, '400')
})

test('if the prices are unavailable, the table is shown without them and they can be requested again', async ({
  page,
  paying,
  complaints,
}) => {
  const { billing } = en
  const { control } = paying.paddle
  await speak(page, 'en-US')
  await buyer(page, paying)
  await page.addInitScript(() => localStorage.setItem('currency', 'GBP'))
  control.fault('serverError')
  try {
    await page.goto('/subscribe')
    await expect(page.getByRole('alert').filter({ hasText: billing.pricesFailed })).toBeVisible()
    await expect(page.getByRole('rowheader', { name: billing.features.documents })).toBeVisible()
  } finally {
    control.fault(null)
  }
  await page.getByRole('button', { name: billing.again }).click()
  await expect(price(page, 'standard')).toContainText('£114.00')
  forgive(complaints, '50[03]')
})

const TOTALS = { USD: '$348.00', EUR: '€324.00', GBP: '£276.00', RUB: '₽31,800.00', JPY: '¥52,800' } as const

for (const locale of journeyLocales(1)) {
  test(
    `in ${locale} the prices follow the currency of the header, with tax as Paddle says it`,
    { tag: '@journey' },
    async ({ page, paying }) => {
      const { billing, currency } = MESSAGES[locale]
      await speak(page, locale)
      await buyer(page, paying)
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto('/subscribe')
      for (const code of Object.keys(TOTALS) as (keyof typeof TOTALS)[]) {
        await page.getByRole('button', { name: currency.label }).click()
        await page.getByRole('menuitemradio', { name: code }).click()
        await expect(price(page, 'professional')).toContainText(TOTALS[code])
        await expect(price(page, 'professional')).toContainText(' + ')
      }
      await expect(page.getByText(billing.taxIncluded)).toBeVisible()
      await page.getByText(billing.monthly, { exact: true }).click()
      await expect(price(page, 'professional')).toContainText('¥5,280')
    },
  )

  withoutPayment(`in ${locale} a server without payment says so, and loads nothing of Paddle`, async ({ page }) => {
    const { billing } = MESSAGES[locale]
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).host))
    await speak(page, locale)
    await signIn(page)
    await page.goto('/subscribe')
    await expect(page.getByText(billing.notSetUp)).toBeVisible()
    await expect(page.getByRole('cell').filter({ hasText: billing.noPayment })).toHaveCount(1)
    await expect(page.getByRole('cell').filter({ hasText: billing.currentFree })).toHaveCount(1)
    await page.waitForLoadState('networkidle')
    expect(new Set(asked).size).toBe(1)
  })
}
