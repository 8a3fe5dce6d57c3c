import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { GET as cron } from '@/app/api/cron/[job]/route'
import { DELETE as deleteAccount } from '@/app/api/users/route'
import { cancelEndings } from '@/lib/billing/endings'
import { reconcile } from '@/lib/billing/reconcile'
import { checkout, newPayer, openPayingApplication, premium, subscribe } from '@/lib/billing/test-support/paying'
import { db } from '@/lib/db/client'
import { PASSWORD } from '@/lib/http/test-support/application'
import { Browser } from '@/lib/http/test-support/browser'

const CRON_SECRET = 'a secret of sixteen and more'

let application: Awaited<ReturnType<typeof openPayingApplication>>
beforeAll(async () => {
  process.env['ACTUM_CRON_SECRET'] = CRON_SECRET
  application = await openPayingApplication()
})
afterEach(() => {
  application.paddle.control.fault(null)
  application.paddle.control.withhold(false)
})
afterAll(() => application.close())

const atPaddle = (id: string) => application.paddle.control.world.subscriptions.get(id)?.status

async function deletedSubscriber(): Promise<string> {
  const { browser } = await newPayer()
  const { subscriptionId } = await subscribe(application.paddle, browser)
  const deleted = await browser.call(deleteAccount, { method: 'DELETE', json: { password: PASSWORD } })
  expect(deleted.status).toBe(200)
  return subscriptionId
}

describe('A deleted account', () => {
  test('has its subscription canceled at Paddle immediately', async () => {
    const id = await deletedSubscriber()
    expect(await db().subscriptionEnding.count()).toBe(1)
    expect(await cancelEndings()).toBe(1)
    expect(atPaddle(id)).toBe('canceled')
    await application.paddle.control.settled()
    expect(await db().subscriptionEnding.count()).toBe(0)
  })

  test('is tried again later and later while Paddle is silent', async () => {
    const id = await deletedSubscriber()
    application.paddle.control.fault('html')
    const start = Date.now()
    const waits: number[] = []
    let now = new Date(start)
    for (let attempt = 0; attempt < 4; attempt++) {
      expect(await cancelEndings(now)).toBe(0)
      expect(await cancelEndings(now)).toBe(0)
      const { nextAttemptAt, attempts } = await db().subscriptionEnding.findUniqueOrThrow({
        where: { subscriptionId: id },
      })
      expect(attempts).toBe(attempt + 1)
      waits.push((nextAttemptAt.getTime() - now.getTime()) / 60_000)
      now = nextAttemptAt
    }
    expect(waits).toEqual([1, 2, 4, 8])
    application.paddle.control.fault(null)
    expect(await cancelEndings(now)).toBe(1)
    expect(atPaddle(id)).toBe('canceled')
  })

  test('whose subscription has already ended, or was never Paddle’s, needs nothing more', async () => {
    const id = await deletedSubscriber()
    application.paddle.control.withhold(true)
    application.paddle.control.cancel(id)
    await db().subscriptionEnding.create({ data: { subscriptionId: 'sub_01nothing' } })
    expect(await cancelEndings()).toBe(2)
    expect(await db().subscriptionEnding.count()).toBe(0)
  })

  test('is finished by any caller of the job', async () => {
    const id = await deletedSubscriber()
    const headers = { authorization: `Bearer ${CRON_SECRET}`, origin: '', 'sec-fetch-site': '' }
    const response = await new Browser().call(cron, { params: { job: 'cancel-subscriptions' }, headers })
    expect(await response.json()).toEqual({ success: true, done: 1 })
    expect(atPaddle(id)).toBe('canceled')
  })
})

describe('Every night', () => {
  test('corrects an end, a start and a change that no notification reported', async () => {
    const [ended, begun, untouched] = [await newPayer(), await newPayer(), await newPayer()]
    const over = await subscribe(application.paddle, ended.browser)
    await subscribe(application.paddle, untouched.browser)
    const { transactionId } = (await checkout(begun.browser, 'professional')).body
    await application.paddle.control.settled()
    application.paddle.control.withhold(true)
    application.paddle.control.cancel(over.subscriptionId)
    application.paddle.control.complete(transactionId)
    expect([(await premium(ended.browser)).plan, (await premium(begun.browser)).plan]).toEqual(['standard', 'free'])
    expect(await reconcile()).toBe(2)
    expect([(await premium(ended.browser)).plan, (await premium(begun.browser)).plan]).toEqual(['free', 'professional'])
    expect((await premium(untouched.browser)).plan).toBe('standard')
    expect(await reconcile()).toBe(0)
  })

  test('doesn’t undo what Paddle reported in the meantime', async () => {
    const { browser } = await newPayer()
    const { subscriptionId } = await subscribe(application.paddle, browser)
    await reconcile()
    application.paddle.control.cancel(subscriptionId)
    await application.paddle.control.settled()
    await reconcile()
    expect((await premium(browser)).plan).toBe('free')
  })

  test('a silent Paddle changes nothing', async () => {
    const { browser } = await newPayer()
    await subscribe(application.paddle, browser)
    application.paddle.control.fault('html')
    await expect(reconcile()).rejects.toMatchObject({ code: 'PAYMENT_UNAVAILABLE' })
    expect((await premium(browser)).plan).toBe('standard')
  })
})
