import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { GET as summary } from '@/app/api/admin/summary/route'
import { GET as health } from '@/app/api/documents/health/route'
import { asked, newPayer, openPayingApplication } from '@/lib/billing/test-support/paying'
import { db } from '@/lib/db/client'
import { Browser } from '@/lib/http/test-support/browser'
import { GET as prices } from './prices/route'

let application: Awaited<ReturnType<typeof openPayingApplication>>
let browser: Browser
beforeAll(async () => {
  application = await openPayingApplication()
  browser = (await newPayer()).browser
})
afterEach(() => {
  application.paddle.control.fault(null)
  application.paddle.control.refuse('RU', false)
})
afterAll(() => application.close())

const inCurrency = (currency: string) => asked(browser, prices, { query: { currency } })

describe('The prices', () => {
  // The fault tests ask for RUB, JPY and GBP, because Paddle isn't asked twice for the same currency within minutes.
  test.each([
    ['USD', '$', ['$14.40', '$144.00', '$34.80', '$348.00'], '1440'],
    ['EUR', '€', ['€13.20', '€132.00', '€32.40', '€324.00'], '1320'],
  ])('in %s are as Paddle formats them, with the tax of the one country', async (currency, symbol, totals, amount) => {
    const { status, body } = await inCurrency(currency)
    expect(status).toBe(200)
    expect(body).toMatchObject({ success: true, country: 'RU', currency })
    const given = (body as unknown as { prices: { plan: string; interval: string; total: string }[] }).prices
    expect(given.map(({ plan, interval }) => `${plan} ${interval}`)).toEqual([
      'standard month',
      'standard year',
      'professional month',
      'professional year',
    ])
    expect(given.map(({ total }) => total)).toEqual(totals)
    expect(given[0]).toMatchObject({ amount, currency, symbol, priceId: 'pri_01standardmonth' })
  })

  test('are list prices without tax where Paddle does not sell in that country, and say so', async () => {
    application.paddle.control.refuse('RU', true)
    const { status, body } = await inCurrency('JPY')
    expect(status).toBe(200)
    expect(body).toMatchObject({ country: null, currency: 'JPY' })
    expect((body as unknown as { prices: object[] }).prices[0]).toMatchObject({
      subtotal: '¥1,800',
      tax: '¥0',
      total: '¥1,800',
      amount: '1800',
      symbol: '¥',
    })
  })

  test.each(['html', 'credentials'] as const)(
    'are not to be had when Paddle answers %s, and soon are again',
    async (fault) => {
      application.paddle.control.fault(fault)
      const { status, body } = await inCurrency('GBP')
      expect([status, body.code]).toEqual([503, 'PAYMENT_UNAVAILABLE'])
      expect(body.error).toMatch(/Paddle/)
      expect(body.details).toEqual({ retryAfterSeconds: 30 })
      application.paddle.control.fault(null)
      if (fault === 'credentials') expect((await inCurrency('GBP')).status).toBe(200)
    },
  )

  test('in a currency that is not offered are refused', async () => {
    expect((await inCurrency('CHF')).status).toBe(400)
  })

  test('are for who is signed in', async () => {
    expect((await new Browser().call(prices)).status).toBe(401)
  })
})

describe('An administrator', () => {
  const payment = async (admin: Browser) =>
    ((await asked(admin, summary)).body as unknown as { payment: string }).payment

  test('shows whether users can pay, and the public health check doesn’t', async () => {
    const { browser: admin, id } = await newPayer()
    await db().user.update({ where: { id }, data: { role: 'admin' } })
    await inCurrency('RUB')
    expect(await payment(admin)).toBe('ok')
    application.paddle.control.fault('credentials')
    expect(await payment(admin)).toBe('failing')
    application.paddle.control.fault(null)
    expect(await payment(admin)).toBe('failing')
    const open = await (await new Browser().call(health)).text()
    expect(open).toContain('"success":true')
    expect(open).not.toMatch(/pay|paddle/i)
  })
})
