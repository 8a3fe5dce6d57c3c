import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { asked, checkout, newPayer, openPayingApplication, premium, subscribe } from '@/lib/billing/test-support/paying'
import { db } from '@/lib/db/client'
import { newPerson } from '@/lib/http/test-support/application'
import type { Browser } from '@/lib/http/test-support/browser'
import { GET as state } from './checkout/[transactionId]/route'

let application: Awaited<ReturnType<typeof openPayingApplication>>
beforeAll(async () => {
  application = await openPayingApplication()
})
afterEach(() => {
  application.paddle.control.fault(null)
  application.paddle.control.withhold(false)
})
afterAll(() => application.close())

const stateOf = async (browser: Browser, transactionId: string) => asked(browser, state, { params: { transactionId } })

describe('A payment', () => {
  test('gives its buyer the plan and its limits once Paddle reports it', async () => {
    const { browser } = await newPayer()
    expect(await premium(browser)).toMatchObject({ plan: 'free', limits: { documentsPerMonth: 30 } })
    const { status, body } = await checkout(browser, 'standard', 'year', 'EUR')
    expect([status, body.transactionId]).toEqual([200, expect.stringMatching(/^txn_/)])
    expect((await stateOf(browser, body.transactionId)).body.state).toBe('open')
    application.paddle.control.complete(body.transactionId)
    await application.paddle.control.settled()
    expect(await premium(browser)).toMatchObject({
      plan: 'standard',
      status: 'active',
      limits: { documentsPerMonth: 1_000 },
      subscription: { plan: 'standard', interval: 'year', currency: 'EUR' },
    })
    expect((await stateOf(browser, body.transactionId)).body.state).toBe('subscribed')
  })

  test('is known by asking Paddle, where no notification comes', async () => {
    const { browser } = await newPayer()
    application.paddle.control.withhold(true)
    const { transactionId } = (await checkout(browser, 'professional')).body
    application.paddle.control.complete(transactionId)
    expect((await premium(browser)).plan).toBe('free')
    expect((await stateOf(browser, transactionId)).body.state).toBe('subscribed')
    expect((await premium(browser)).plan).toBe('professional')
  })

  test('asks Paddle at most once in five seconds', async () => {
    const { browser } = await newPayer()
    const { transactionId } = (await checkout(browser)).body
    expect((await stateOf(browser, transactionId)).body.state).toBe('open')
    application.paddle.control.withhold(true)
    application.paddle.control.complete(transactionId)
    expect((await stateOf(browser, transactionId)).body.state).toBe('open')
  })

  test('that the bank declined is reported as failed, and may still succeed', async () => {
    const { browser } = await newPayer()
    const { transactionId } = (await checkout(browser)).body
    application.paddle.control.fail(transactionId)
    await application.paddle.control.settled()
    const { body } = await stateOf(browser, transactionId)
    expect(['failed', 'open']).toContain(body.state)
    application.paddle.control.complete(transactionId)
    await application.paddle.control.settled()
    expect((await stateOf(browser, transactionId)).body.state).toBe('subscribed')
  })

  test('is reported as far as known while Paddle doesn’t respond', async () => {
    const { browser } = await newPayer()
    const { transactionId } = (await checkout(browser)).body
    application.paddle.control.fault('html')
    expect(await stateOf(browser, transactionId)).toMatchObject({ status: 200, body: { state: 'open' } })
  })

  test('of another answers as one that is not there', async () => {
    const [one, other] = [await newPayer(), await newPayer()]
    const { transactionId } = (await checkout(one.browser)).body
    const others = await stateOf(other.browser, transactionId)
    const none = await stateOf(other.browser, 'txn_01nothing')
    expect([others.status, others.body.code]).toEqual([404, 'NOT_FOUND'])
    expect([others.status, others.body.error]).toEqual([none.status, none.body.error])
  })
})

describe('A payment is not begun', () => {
  test('before the address is confirmed', async () => {
    const { browser } = await newPerson()
    const { status, body } = await checkout(browser)
    expect([status, body.code]).toEqual([403, 'EMAIL_NOT_CONFIRMED'])
  })

  test('where a subscription lives, known by notification or by Paddle alone', async () => {
    const told = await newPayer()
    await subscribe(application.paddle, told.browser)
    expect((await checkout(told.browser, 'professional')).body.code).toBe('SUBSCRIPTION_EXISTS')

    const untold = await newPayer()
    application.paddle.control.withhold(true)
    const { transactionId } = (await checkout(untold.browser)).body
    application.paddle.control.complete(transactionId)
    expect((await checkout(untold.browser)).body.code).toBe('SUBSCRIPTION_EXISTS')
    expect((await premium(untold.browser)).plan).toBe('standard')
  })

  test('for a plan that is none, nor with a field that is not asked for', async () => {
    const { browser } = await newPayer()
    expect((await checkout(browser, 'free')).status).toBe(400)
    expect((await checkout(browser, 'standard', 'week')).status).toBe(400)
    expect((await checkout(browser, 'standard', 'month', 'CHF')).status).toBe(400)
  })

  test('gets a clear message while Paddle doesn’t respond', async () => {
    const { browser } = await newPayer()
    application.paddle.control.fault('html')
    const { status, body } = await checkout(browser)
    expect([status, body.code]).toEqual([503, 'PAYMENT_UNAVAILABLE'])
  })
})

describe('Once a subscription is over', () => {
  test('another one can be bought, even if no notification said that the first is over', async () => {
    const { browser } = await newPayer()
    const { subscriptionId } = await subscribe(application.paddle, browser)
    application.paddle.control.withhold(true)
    application.paddle.control.cancel(subscriptionId)
    expect((await premium(browser)).plan).toBe('standard')
    expect((await checkout(browser, 'professional')).status).toBe(200)
    expect((await premium(browser)).plan).toBe('free')
  })
})

describe('A user’s customer at Paddle', () => {
  const customerOf = (userId: string) => db().paddleCustomer.findUniqueOrThrow({ where: { userId } })

  test('is made once, carries the proof whose it is, and pays every time', async () => {
    const { browser, id, email } = await newPayer()
    await checkout(browser)
    await checkout(browser, 'professional')
    const { id: customerId } = await customerOf(id)
    const { world } = application.paddle.control
    expect(world.customers.get(customerId)).toMatchObject({ email, custom_data: { userId: id } })
    expect([...world.customers.values()].filter((customer) => customer.email === email)).toHaveLength(1)
  })

  test('is the one that Paddle has under the confirmed address', async () => {
    const { browser, id, email } = await newPayer()
    const response = await fetch(`${application.paddle.url}/customers`, {
      method: 'POST',
      headers: { authorization: 'Bearer pdl_test_key' },
      body: JSON.stringify({ email }),
    })
    const known = ((await response.json()) as { data: { id: string } }).data.id
    expect((await checkout(browser)).status).toBe(200)
    expect((await customerOf(id)).id).toBe(known)
  })

  test('stays theirs when another account gets the address', async () => {
    const before = await newPayer()
    await checkout(before.browser)
    const { id: customerId } = await customerOf(before.id)
    await db().user.update({ where: { id: before.id }, data: { email: 'moved@clinic.example' } })
    const after = await newPayer()
    await db().user.update({ where: { id: after.id }, data: { email: before.email } })
    expect((await checkout(after.browser)).status).toBe(200)
    expect((await customerOf(after.id)).id).not.toBe(customerId)
    expect(application.paddle.control.world.customers.get(customerId)?.email).toBe('moved@clinic.example')
  })
})
