import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { resubscribed } from '@/tools/local-paddle/subscriptions'
import { asked, checkout, newPayer, openPayingApplication, premium, subscribe } from '@/lib/billing/test-support/paying'
import { db } from '@/lib/db/client'
import type { Browser } from '@/lib/http/test-support/browser'
import { GET as checkoutState } from './checkout/[transactionId]/route'
import { GET as invoice } from './invoices/[id]/route'
import { GET as invoices } from './invoices/route'
import { POST as portal } from './portal/route'
import { POST as cancel } from './subscription/cancel/route'
import { POST as change } from './subscription/change/route'
import { POST as paymentMethod } from './subscription/payment-method/route'
import { POST as preview } from './subscription/preview/route'
import { POST as resume } from './subscription/resume/route'

let application: Awaited<ReturnType<typeof openPayingApplication>>
beforeAll(async () => {
  application = await openPayingApplication()
})
afterEach(() => {
  application.paddle.control.fault(null)
  application.paddle.control.withhold(false)
})
afterAll(() => application.close())

const post = (browser: Browser, handler: typeof cancel, json?: unknown) =>
  asked(browser, handler, json === undefined ? { method: 'POST' } : { json })

async function subscriber(plan = 'standard', interval = 'month') {
  const person = await newPayer()
  return { ...person, ...(await subscribe(application.paddle, person.browser, plan, interval)) }
}

describe('A change of plan', () => {
  test('is previewed and then applies immediately, before any notification', async () => {
    const { browser } = await subscriber()
    const { status, body } = await post(browser, preview, { plan: 'professional', interval: 'month' })
    expect(status).toBe(200)
    // The whole period is still to come: 29.00 less 12.00.
    expect(body).toMatchObject({
      now: { total: '$17.00', credit: '$12.00', tax: null, toBalance: null, currency: 'USD' },
      next: { total: '$29.00', at: expect.any(String) },
    })
    application.paddle.control.withhold(true)
    expect((await post(browser, change, { plan: 'professional', interval: 'month' })).status).toBe(200)
    expect(await premium(browser)).toMatchObject({ plan: 'professional', limits: { documentsPerMonth: null } })
  })

  test('to less takes nothing now, and what was paid too much comes off the next bill', async () => {
    const { browser, subscriptionId } = await subscriber('professional')
    const { body } = await post(browser, preview, { plan: 'standard', interval: 'month' })
    expect(body).toMatchObject({ now: null, next: { total: '$0.00' } })
    expect((await post(browser, change, { plan: 'standard', interval: 'month' })).status).toBe(200)
    expect((await premium(browser)).plan).toBe('standard')
    expect(application.paddle.control.world.pending.get(subscriptionId)).toHaveLength(2)
  })

  test('to a year is charged immediately, minus the rest of the month', async () => {
    const { browser } = await subscriber()
    const { body } = await post(browser, preview, { plan: 'standard', interval: 'year' })
    expect(body).toMatchObject({ now: { total: '$108.00', credit: '$12.00' } })
    expect((await post(browser, change, { plan: 'standard', interval: 'year' })).status).toBe(200)
    expect((await premium(browser)).subscription).toMatchObject({ plan: 'standard', interval: 'year' })
  })

  test('back to a month gives what is left to the balance', async () => {
    const { browser } = await subscriber('standard', 'year')
    const { body } = await post(browser, preview, { plan: 'standard', interval: 'month' })
    expect(body).toMatchObject({ now: { total: '$0.00', credit: '$120.00', toBalance: '$108.00' } })
  })

  test('in a trial is not billed, and the first bill is that of the new plan', async () => {
    const { browser, subscriptionId } = await subscriber()
    const { world } = application.paddle.control
    resubscribed(world, subscriptionId, { status: 'trialing' })
    await db().subscription.update({ where: { id: subscriptionId }, data: { status: 'trialing' } })
    const { status, body } = await post(browser, preview, { plan: 'professional', interval: 'month' })
    expect(status).toBe(200)
    expect(body).toMatchObject({ now: null, next: { total: '$29.00' } })
    expect((await post(browser, change, { plan: 'professional', interval: 'month' })).status).toBe(200)
    expect(await premium(browser)).toMatchObject({ plan: 'professional', status: 'trialing' })
    const bills = [...world.transactions.values()].filter(({ subscription_id: id }) => id === subscriptionId)
    expect(bills.filter(({ origin }) => origin === 'subscription_update')).toEqual([])
  })

  test('after a trial that has just ended is billed like any other', async () => {
    const { browser, subscriptionId } = await subscriber()
    await db().subscription.update({ where: { id: subscriptionId }, data: { status: 'trialing' } })
    const { body } = await post(browser, preview, { plan: 'professional', interval: 'month' })
    expect(body).toMatchObject({ now: { total: '$17.00' } })
  })

  test('to what one has is refused, and so is any without a subscription', async () => {
    const { browser } = await subscriber()
    const same = await post(browser, change, { plan: 'standard', interval: 'month' })
    expect([same.status, same.body.code]).toEqual([409, 'SUBSCRIPTION_EXISTS'])
    const { browser: free } = await newPayer()
    const none = await post(free, preview, { plan: 'standard', interval: 'month' })
    expect([none.status, none.body.code]).toEqual([409, 'NO_SUBSCRIPTION'])
  })

  test('that Paddle refuses says why to a program, and changes nothing', async () => {
    const { browser, subscriptionId } = await subscriber()
    application.paddle.control.pastDue(subscriptionId)
    await application.paddle.control.settled()
    const { status, body } = await post(browser, change, { plan: 'professional', interval: 'month' })
    expect([status, body.code]).toEqual([422, 'PAYMENT_REFUSED'])
    expect(body.details).toEqual({ reason: 'subscription_update_when_past_due' })
    expect((await premium(browser)).plan).toBe('standard')
  })
})

describe('An end of a subscription', () => {
  test('is that of the one on the screen, where two were paid in two windows', async () => {
    const { browser } = await newPayer()
    const begun = [await checkout(browser, 'professional'), await checkout(browser, 'standard')]
    const [shown, other] = begun.map(({ body }) => application.paddle.control.complete(body.transactionId))
    await application.paddle.control.settled()
    expect((await premium(browser)).subscription?.id).toBe(shown?.subscription_id)
    expect((await post(browser, cancel)).status).toBe(200)
    expect((await premium(browser)).subscription?.scheduled?.action).toBe('cancel')
    const left = await db().subscription.findUniqueOrThrow({ where: { id: other?.subscription_id ?? '' } })
    expect([left.plan, left.scheduledAction]).toEqual(['standard', null])
  })

  test('comes with the period, can be undone until then, and leads to the free plan', async () => {
    const { browser, subscriptionId } = await subscriber()
    application.paddle.control.withhold(true)
    expect((await post(browser, cancel)).status).toBe(200)
    const scheduled = await premium(browser)
    expect(scheduled).toMatchObject({ plan: 'standard', subscription: { scheduled: { action: 'cancel' } } })
    expect(scheduled.endsAt).toBe(scheduled.subscription?.scheduled?.at)
    expect((await post(browser, cancel)).status).toBe(200)
    expect((await post(browser, resume)).status).toBe(200)
    expect((await premium(browser)).subscription?.scheduled).toBeNull()
    expect((await post(browser, resume)).status).toBe(200)
    application.paddle.control.withhold(false)
    await post(browser, cancel)
    application.paddle.control.advance(subscriptionId)
    await application.paddle.control.settled()
    expect(await premium(browser)).toMatchObject({
      plan: 'free',
      status: 'canceled',
      limits: { documentsPerMonth: 30 },
    })
    expect((await post(browser, cancel)).body.code).toBe('NO_SUBSCRIPTION')
  })

  test('of one that is past due is immediate, and cancels the debt', async () => {
    const { browser, subscriptionId } = await subscriber()
    application.paddle.control.pastDue(subscriptionId)
    await application.paddle.control.settled()
    expect((await post(browser, cancel)).status).toBe(200)
    expect(await premium(browser)).toMatchObject({ plan: 'free', status: 'canceled' })
    const owed = [...application.paddle.control.world.transactions.values()].filter(
      (transaction) => transaction.subscription_id === subscriptionId && transaction.status === 'past_due',
    )
    expect(owed).toEqual([])
  })

  test('can’t be had while Paddle is silent, and nothing has changed', async () => {
    const { browser } = await subscriber()
    application.paddle.control.fault('html')
    expect((await post(browser, cancel)).body.code).toBe('PAYMENT_UNAVAILABLE')
    application.paddle.control.fault(null)
    expect((await premium(browser)).subscription?.scheduled).toBeNull()
  })
})

describe('A renewal that is not paid', () => {
  test('keeps the plan for a while, and is settled with another card', async () => {
    const { browser, subscriptionId } = await subscriber()
    application.paddle.control.pastDue(subscriptionId)
    await application.paddle.control.settled()
    expect(await premium(browser)).toMatchObject({ plan: 'standard', status: 'past_due' })
    const { body } = await post(browser, paymentMethod)
    const params = { transactionId: body.transactionId }
    expect((await asked(browser, checkoutState, { params })).body.state).toBe('open')
    application.paddle.control.complete(body.transactionId)
    await application.paddle.control.settled()
    expect((await asked(browser, checkoutState, { params })).body.state).toBe('subscribed')
    expect(await premium(browser)).toMatchObject({ plan: 'standard', status: 'active' })
  })

  test('doesn’t matter if the card is changed in time', async () => {
    const { browser } = await subscriber()
    const { status, body } = await post(browser, paymentMethod)
    expect([status, body.transactionId]).toEqual([200, expect.stringMatching(/^txn_/)])
    const other = await newPayer()
    expect((await asked(other.browser, checkoutState, { params: { transactionId: body.transactionId } })).status).toBe(
      404,
    )
  })
})

describe('Paddle’s own pages', () => {
  test('belong to the user', async () => {
    const { browser, id } = await subscriber()
    const { status, body } = await post(browser, portal)
    expect([status, body.url]).toEqual([200, expect.stringContaining('/_pages/portal/')])
    const { browser: free } = await newPayer()
    expect((await post(free, portal)).body.code).toBe('NO_SUBSCRIPTION')
    expect(await db().paddleCustomer.count({ where: { userId: id } })).toBe(1)
  })
})

describe('Invoices', () => {
  test('are listed newest first, in the words of the caller’s language', async () => {
    const { browser, subscriptionId } = await subscriber('professional')
    application.paddle.control.advance(subscriptionId)
    await checkout((await newPayer()).browser)
    const { status, body } = await asked(browser, invoices)
    expect(status).toBe(200)
    expect(body.invoices).toHaveLength(2)
    expect(body.invoices[0]).toMatchObject({ total: '$29.00', status: 'completed', number: expect.any(String) })
    const [newest, oldest] = body.invoices.map(({ billedAt }) => Date.parse(billedAt)) as [number, number]
    expect(newest).toBeGreaterThanOrEqual(oldest)
  })

  test('lead to their PDF; another person’s aren’t found', async () => {
    const { browser } = await subscriber()
    const id = (await asked(browser, invoices)).body.invoices[0]?.id ?? ''
    expect((await asked(browser, invoice, { params: { id } })).body.url).toContain(id)
    const other = await subscriber()
    for (const name of [id, 'txn_01nothing', '../subscriptions', '']) {
      const { status, body } = await asked(other.browser, invoice, { params: { id: name } })
      expect([status, body.code]).toEqual([404, 'NOT_FOUND'])
    }
  })

  test('are none for who never paid', async () => {
    const { browser } = await newPayer()
    expect((await asked(browser, invoices)).body.invoices).toEqual([])
  })
})
