import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { customDataFor } from '@/lib/billing/custom-data'
import { notification, paddleId, paddleRequest, signatureOf, subscriptionData } from '@/lib/billing/test-support/events'
import { PAYMENT } from '@/lib/billing/test-support/payment'
import { created, outcomeOf, send, toldOf, WHEN } from '@/lib/billing/test-support/send'
import { db } from '@/lib/db/client'
import { newPerson, openTestApplication } from '@/lib/http/test-support/application'
import { sweep } from '@/lib/operations/sweep'

let application: Awaited<ReturnType<typeof openTestApplication>>
beforeAll(async () => {
  Object.assign(process.env, PAYMENT, { PADDLE_WEBHOOK_SECRET: `${PAYMENT.PADDLE_WEBHOOK_SECRET},pdl_ntfset_next` })
  application = await openTestApplication()
})
afterAll(() => application.close())

async function rows() {
  const client = db()
  return {
    events: await client.paddleEvent.count(),
    subscriptions: await client.subscription.findMany({ orderBy: { id: 'asc' } }),
  }
}

describe('A notification that Paddle did not sign', () => {
  const seconds = () => Math.floor(Date.now() / 1000)
  const body = JSON.stringify(notification('subscription.created', WHEN, subscriptionData()))

  test.each([
    ['without a signature', () => paddleRequest(body, null)],
    ['under a wrong secret', () => paddleRequest(body, signatureOf(body, seconds(), ['guess']))],
    ['signed eleven minutes ago', () => paddleRequest(body, signatureOf(body, seconds() - 660))],
    ['signed in ten minutes', () => paddleRequest(body, signatureOf(body, seconds() + 600))],
    ['with a changed byte', () => paddleRequest(body.replace('EUR', 'USD'), signatureOf(body))],
    ['cut short', () => paddleRequest(body.slice(0, -20), signatureOf(body))],
    ['written anew', () => paddleRequest(JSON.stringify(JSON.parse(body), null, 1), signatureOf(body))],
    [
      'in upper case',
      () =>
        paddleRequest(
          body,
          signatureOf(body).replace(/h1=.*/, (h1) => `h1=${h1.slice(3).toUpperCase()}`),
        ),
    ],
  ])('%s is answered 401, and nothing is written', async (_how, request) => {
    const before = await rows()
    expect(await send(request())).toMatchObject({ status: 401, body: { code: 'PADDLE_SIGNATURE' } })
    expect(await rows()).toEqual(before)
  })

  test('is not read on when it is larger than a notification ever is', async () => {
    let pulled = 0
    const stream = new ReadableStream<Uint8Array>({
      pull(controller) {
        pulled++
        controller.enqueue(new Uint8Array(256 * 1024))
      },
    })
    const init: RequestInit & { duplex: 'half' } = { method: 'POST', body: stream, duplex: 'half' }
    const request = new Request('http://localhost:3000/api/paddle/webhook', init)
    expect(await send(request)).toMatchObject({
      status: 413,
      body: { code: 'BODY_TOO_LARGE', details: { used: expect.any(Number) } },
    })
    expect(pulled).toBeLessThan(10)
  })

  test('from a page of another site is refused as such', async () => {
    const request = paddleRequest(body)
    request.headers.set('origin', 'https://evil.example')
    expect(await send(request)).toMatchObject({ status: 403, body: { code: 'XSRF' } })
  })
})

describe('A notification that Paddle signed', () => {
  test('is stored with what it did', async () => {
    const { id: userId } = await newPerson()
    const event = created(userId)
    expect(await send(event)).toEqual({ status: 200, body: { success: true } })
    expect(await db().paddleEvent.findUnique({ where: { id: event.event_id } })).toMatchObject({
      type: 'subscription.created',
      occurredAt: WHEN,
      outcome: 'applied',
      subjectId: event.data['id'],
    })
    expect(await db().subscription.findMany({ where: { userId } })).toMatchObject([
      {
        id: event.data['id'],
        status: 'active',
        plan: 'standard',
        interval: 'month',
        currency: 'EUR',
        occurredAt: WHEN,
      },
    ])
  })

  test('signed with the replacing secret is accepted, and so is one signed with both', async () => {
    const { id } = await newPerson()
    for (const secrets of [['pdl_ntfset_next'], ['gone', 'pdl_ntfset_next'], [PAYMENT.PADDLE_WEBHOOK_SECRET, 'new']]) {
      const event = created(id)
      const body = JSON.stringify(event)
      const signature = signatureOf(body, Math.floor(Date.now() / 1000), secrets)
      expect((await send(paddleRequest(body, signature))).status).toBe(200)
      expect(await outcomeOf(event.event_id)).toBe('applied')
    }
  })

  test('stores only the personal data that is needed', async () => {
    const { id } = await newPerson()
    const event = created(id, {
      billing_details: { additional_information: 'MARKER' },
      custom_data: { ...customDataFor(id), note: 'MARKER' },
    })
    await send(event)
    const customer = notification('customer.updated', WHEN, {
      id: paddleId('ctm'),
      name: 'MARKER',
      email: 'MARKER@clinic.example',
      status: 'active',
      custom_data: null,
    })
    await send(customer)
    expect(JSON.stringify(await db().paddleEvent.findMany())).not.toContain('MARKER')
  })

  test('twenty times concurrently is processed once', async () => {
    const { id: userId } = await newPerson()
    const event = created(userId)
    const other = toldOf(userId, 'updated', WHEN, { id: event.data['id'], status: 'past_due' })
    const before = await db().paddleEvent.count()
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => send(index % 5 === 4 ? other : event)))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect((await db().paddleEvent.count()) - before).toBe(2)
    expect(await db().subscription.findMany({ where: { userId } })).toMatchObject([{ status: 'past_due' }])
  })

  test('but isn’t a notification gets 400', async () => {
    for (const body of ['', 'text', '[]', '{}', JSON.stringify({ ...created('nobody'), occurred_at: 'yesterday' })]) {
      expect(await send(paddleRequest(body))).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } })
    }
  })
})

test('Events are deleted after ninety days, and the subscription stays', async () => {
  const { id: userId } = await newPerson()
  const event = created(userId)
  await send(event)
  const days = (count: number) => new Date(Date.now() + count * 86_400_000)
  await sweep(days(89))
  expect(await outcomeOf(event.event_id)).toBe('applied')
  await sweep(days(91))
  expect(await outcomeOf(event.event_id)).toBeUndefined()
  const late = toldOf(userId, 'updated', '2026-09-01T08:00:00Z', { id: event.data['id'], status: 'paused' })
  await send(late)
  expect(await outcomeOf(late.event_id)).toBe('older')
  expect(await db().subscription.findMany({ where: { userId } })).toMatchObject([{ status: 'active' }])
})

describe('A notification is kept and entitles no one', () => {
  test('when nothing depends on its kind, or it is not as documented', async () => {
    const before = await rows()
    const unknown = notification('report.updated', WHEN, { id: paddleId('rep') })
    const odd = notification('subscription.updated', WHEN, subscriptionData({ status: 'hibernating' }))
    const older = notification('payout.paid', WHEN, {})
    for (const event of [unknown, odd, older]) expect((await send(event)).status).toBe(200)
    expect(await outcomeOf(unknown.event_id)).toBe('ignored')
    expect(await outcomeOf(odd.event_id)).toBe('unreadable')
    expect(await outcomeOf(older.event_id)).toBe('ignored')
    expect((await rows()).subscriptions).toEqual(before.subscriptions)
  })

  test.each([
    ['nobody’s custom data', null],
    ['another’s id without a proof', (victim: string) => ({ userId: victim })],
    [
      'another’s id under one’s own proof',
      (victim: string, own: string) => ({ ...customDataFor(own), userId: victim }),
    ],
    ['an id that is no text', () => ({ userId: { equals: 'x' }, proof: 'x' })],
    ['an id that no database takes', () => ({ userId: 'a\u0000', proof: 'x' })],
  ])('with %s', async (_what, data) => {
    const [victim, own] = [await newPerson(), await newPerson()]
    const event = created(own.id, { custom_data: data === null ? null : data(victim.id, own.id) })
    expect((await send(event)).status).toBe(200)
    expect(await outcomeOf(event.event_id)).toBe('unbound')
    expect(await db().subscription.count({ where: { userId: { in: [victim.id, own.id] } } })).toBe(0)
  })

  test('with a price that isn’t ours', async () => {
    const { id: userId } = await newPerson()
    const event = created(userId, { price_id: 'pri_01sandboxother' })
    expect((await send(event)).status).toBe(200)
    expect(await outcomeOf(event.event_id)).toBe('otherPrice')
    expect(await db().subscription.count({ where: { userId } })).toBe(0)
  })

  test('when its person’s account is gone; and the subscription is to be cancelled', async () => {
    const { id } = await newPerson()
    const event = created(id)
    await db().user.delete({ where: { id } })
    expect((await send(event)).status).toBe(200)
    expect(await outcomeOf(event.event_id)).toBe('userGone')
    expect(await db().subscriptionEnding.count({ where: { subscriptionId: String(event.data['id']) } })).toBe(1)
  })

  test('when it reports a refund: Paddle itself reports what happens to the subscription', async () => {
    const { id: userId } = await newPerson()
    const bought = created(userId)
    await send(bought)
    const adjustment = notification('adjustment.updated', '2026-10-02T08:00:00Z', {
      id: paddleId('adj'),
      action: 'refund',
      type: 'full',
      status: 'approved',
      transaction_id: paddleId('txn'),
      subscription_id: bought.data['id'],
      customer_id: 'ctm_01customer',
    })
    expect((await send(adjustment)).status).toBe(200)
    expect(await outcomeOf(adjustment.event_id)).toBe('noted')
    expect(await db().subscription.findMany({ where: { userId } })).toMatchObject([{ status: 'active' }])
  })
})
