import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { POST as generate } from '@/app/api/documents/generate/route'
import { GET as reset } from '@/app/api/users/reset/route'
import { PAYMENT } from '@/lib/billing/test-support/payment'
import { paddleId } from '@/lib/billing/test-support/events'
import { send, toldOf } from '@/lib/billing/test-support/send'
import { WITH_SUBSCRIPTIONS } from '@/lib/billing/subscriber'
import { db } from '@/lib/db/client'
import { openTestApplication } from '@/lib/http/test-support/application'
import type { Browser } from '@/lib/http/test-support/browser'
import { ACT, actRows, newWorkspace, postForm } from '@/lib/http/test-support/workspace'
import { entitlementOf } from '@/lib/operations/entitlement'
import { GET as premium } from './premium/route'

const DAY_MS = 86_400_000
/** A date this many days from now, in Paddle's format. */
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()
const ENDED = { current_billing_period: null, next_billed_at: null }

let application: Awaited<ReturnType<typeof openTestApplication>>
beforeAll(async () => {
  Object.assign(process.env, PAYMENT)
  application = await openTestApplication()
})
afterAll(() => application.close())

interface Told {
  readonly plan: string
  readonly status: string | null
  readonly limits: { readonly rowsPerGeneration: number }
}
const told = async (browser: Browser) => (await (await browser.call(premium)).json()) as Told

async function generates(browser: Browser, sessionId: string): Promise<number> {
  return (await postForm(browser, generate, { excel: actRows(31), template: ACT, sessionId })).status
}

async function subscriber() {
  const workspace = await newWorkspace()
  const id = paddleId('sub')
  let step = 0
  return {
    ...workspace,
    /** Sends the changes of a subscription as notifications, each a minute later. */
    tell: async (type: string, change: Readonly<Record<string, unknown>>) => {
      const { status } = await send(toldOf(workspace.id, type, inDays(-60 + ++step / 1440), { id, ...change }))
      expect(status).toBe(200)
    },
  }
}

describe('Limits follow Paddle’s notifications immediately', () => {
  test.each([
    ['trialing', { status: 'trialing' }, 'standard'],
    ['active', {}, 'standard'],
    ['past_due', { status: 'past_due' }, 'free'],
    ['paused', { ...ENDED, status: 'paused' }, 'free'],
    ['canceled', { ...ENDED, status: 'canceled' }, 'free'],
    ['active', { scheduled_change: { action: 'cancel', effective_at: inDays(3) } }, 'standard'],
    ['canceled', { scheduled_change: { action: 'cancel', effective_at: inDays(-1) } }, 'free'],
    ['paused', { scheduled_change: { action: 'pause', effective_at: inDays(-1) } }, 'free'],
  ])('%s: %j', async (status, change, plan) => {
    const { browser, sessionId, tell } = await subscriber()
    expect((await told(browser)).plan).toBe('free')
    await tell('created', {})
    expect(await told(browser)).toMatchObject({ plan: 'standard', limits: { rowsPerGeneration: 1_000 } })
    await tell('updated', change)
    expect(await told(browser)).toMatchObject({ plan, status, payment: true, granted: false })
    const { user } = (await (await browser.call(reset)).json()) as { user: object }
    expect(user).toMatchObject({ subscription: { plan } })
    expect(await generates(browser, sessionId)).toBe(plan === 'free' ? 402 : 200)
  })

  test('through a whole life: bought, raised, not paid, paid, cancelled', async () => {
    const { browser, sessionId, tell } = await subscriber()
    const professional = { price_id: PAYMENT.PADDLE_PRICE_PROFESSIONAL_YEAR }
    const plan = async () => (await told(browser)).plan
    expect([await plan(), await generates(browser, sessionId)]).toEqual(['free', 402])
    await tell('created', {})
    expect([await plan(), await generates(browser, sessionId)]).toEqual(['standard', 200])
    await tell('updated', professional)
    expect(await told(browser)).toMatchObject({ plan: 'professional', subscription: { interval: 'year' } })
    await tell('past_due', { ...professional, status: 'past_due' })
    expect(await plan()).toBe('free')
    await tell('updated', professional)
    expect(await plan()).toBe('professional')
    await tell('canceled', { ...professional, ...ENDED, status: 'canceled' })
    expect([await plan(), await generates(browser, sessionId)]).toEqual(['free', 402])
  })

  test('and the clock alone ends a grace and a scheduled cancel', async () => {
    const { id, browser } = await subscriber()
    await send(toldOf(id, 'past_due', inDays(-1), { id: paddleId('sub'), status: 'past_due' }))
    expect(await told(browser)).toMatchObject({ plan: 'standard', status: 'past_due' })
    const person = () => db().user.findUniqueOrThrow({ where: { id }, include: WITH_SUBSCRIPTIONS })
    const planIn = async (days: number) => (await entitlementOf(await person(), new Date(inDays(days)))).plan
    expect(await planIn(12.9)).toBe('standard')
    expect(await planIn(13.1)).toBe('free')
    await db().subscription.deleteMany({ where: { userId: id } })
    const scheduled = { scheduled_change: { action: 'cancel', effective_at: inDays(5) } }
    await send(toldOf(id, 'created', inDays(-1), { id: paddleId('sub'), ...scheduled }))
    expect([await planIn(4.9), await planIn(5.1)]).toEqual(['standard', 'free'])
  })

  test('a granted plan stays when a subscription ends, and is reported as granted', async () => {
    const { id, browser, tell } = await subscriber()
    await db().user.update({ where: { id }, data: { plan: 'standard' } })
    await tell('created', { price_id: PAYMENT.PADDLE_PRICE_PROFESSIONAL_MONTH })
    expect(await told(browser)).toMatchObject({ plan: 'professional', granted: false })
    await tell('canceled', { ...ENDED, status: 'canceled' })
    expect(await told(browser)).toMatchObject({ plan: 'standard', granted: true, status: 'canceled' })
  })
})
