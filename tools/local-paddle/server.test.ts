import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { isSignedByPaddle } from '@/lib/billing/webhook/signature'
import { LOCAL_API_KEY, LOCAL_WEBHOOK_SECRET, startLocalPaddle, type LocalPaddle } from './server'

interface Received {
  readonly event_id: string
  readonly event_type: string
  readonly occurred_at: string
}

let paddle: LocalPaddle
let listener: Server
let received: Received[]
let signatures: boolean[]
/** What the listener answers next; then 200. */
let answers: number[]

beforeEach(async () => {
  received = []
  signatures = []
  answers = []
  listener = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks)
    received.push(JSON.parse(body.toString()) as Received)
    const header = request.headers['paddle-signature']
    signatures.push(isSignedByPaddle(String(header), body, [LOCAL_WEBHOOK_SECRET], new Date()))
    response.writeHead(answers.shift() ?? 200).end()
  })
  await new Promise<void>((resolve) => listener.listen(0, 'localhost', resolve))
  const webhookUrl = `http://localhost:${(listener.address() as AddressInfo).port}/`
  paddle = await startLocalPaddle({ webhookUrl, retryMs: 10 })
})
afterEach(async () => {
  await paddle.close()
  await new Promise((resolve) => listener.close(resolve))
})

async function asked(pathname: string, body?: unknown, method = body === undefined ? 'GET' : 'POST') {
  const response = await fetch(`${paddle.url}${pathname}`, {
    method,
    headers: { authorization: `Bearer ${LOCAL_API_KEY}` },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return {
    status: response.status,
    body: (await response.json()) as Record<string, unknown> & { data: { id: string } },
  }
}

async function begun(priceId = 'pri_01standardmonth', currency_code = 'USD'): Promise<string> {
  const items = [{ price_id: priceId, quantity: 1 }]
  return (await asked('/transactions', { items, currency_code })).body.data.id
}

const types = () => received.map(({ event_type }) => event_type)

describe('Notifications of the local Paddle', () => {
  test('are signed, and report a first payment in chronological order', async () => {
    paddle.control.complete(await begun(), { email: 'a@clinic.example' })
    await paddle.control.settled()
    expect(types()).toEqual([
      'transaction.created',
      'customer.created',
      'transaction.paid',
      'subscription.created',
      'subscription.activated',
      'transaction.completed',
    ])
    expect(signatures.every((signed) => signed)).toBe(true)
    const moments = received.map(({ occurred_at }) => occurred_at)
    expect(moments).toEqual(moments.toSorted())
    expect(new Set(moments).size).toBe(moments.length)
    expect(moments[0]).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/)
  })

  test('come in the order that was asked for', async () => {
    const order = ['transaction.completed', 'subscription.activated', 'customer.created', 'subscription.created']
    paddle.control.complete(await begun(), { order })
    await paddle.control.settled()
    expect(types()).toEqual(['transaction.created', ...order, 'transaction.paid'])
  })

  test('are retried separately until accepted', async () => {
    answers = [500, 404, 200]
    await begun()
    await paddle.control.settled()
    expect(types()).toEqual(['transaction.created', 'transaction.created', 'transaction.created'])
    expect(new Set(received.map(({ event_id }) => event_id)).size).toBe(1)
  })

  test('can be withheld, and the state changes nevertheless', async () => {
    paddle.control.withhold(true)
    await begun()
    await paddle.control.settled()
    expect(received).toEqual([])
    expect(paddle.control.events()).toHaveLength(1)
  })
})

describe('The API of the local Paddle', () => {
  test('rejects other keys', async () => {
    const response = await fetch(`${paddle.url}/prices`, { headers: { authorization: 'Bearer pdl_other' } })
    expect(response.status).toBe(403)
    expect(await response.json()).toMatchObject({ error: { type: 'request_error', code: 'forbidden' } })
  })

  test('gives lists page by page, newest first', async () => {
    const ids: string[] = []
    for (let count = 0; count < 5; count++) ids.unshift(await begun())
    const first = await asked('/transactions?per_page=3')
    const shown = first.body.data as unknown as { id: string }[]
    expect(shown.map(({ id }) => id)).toEqual(ids.slice(0, 3))
    const { pagination } = first.body['meta'] as { pagination: { next: string; has_more: boolean } }
    expect(pagination.has_more).toBe(true)
    const next = new URL(pagination.next)
    const second = await asked(next.pathname + next.search)
    expect((second.body.data as unknown as { id: string }[]).map(({ id }) => id)).toEqual(ids.slice(3))
    expect(second.body['meta']).toMatchObject({ pagination: { has_more: false } })
  })

  test('works out tax by country and writes money as Paddle does', async () => {
    const items = [{ price_id: 'pri_01standardyear', quantity: 1 }]
    const preview = async (body: object) =>
      (await asked('/pricing-preview', { items, ...body })).body.data as unknown as {
        details: { line_items: { formatted_totals: object; totals: object }[] }
      }
    const russian = await preview({ address: { country_code: 'RU' } })
    expect(russian.details.line_items[0]).toMatchObject({
      totals: { subtotal: '12000', tax: '2400', total: '14400' },
      formatted_totals: { subtotal: '$120.00', tax: '$24.00', total: '$144.00' },
    })
    const yen = await preview({ currency_code: 'JPY' })
    expect(yen.details.line_items[0]?.formatted_totals).toMatchObject({ tax: '¥0', total: '¥18,000' })
  })

  test('refuses a country in which it does not sell', async () => {
    paddle.control.refuse('RU', true)
    const items = [{ price_id: 'pri_01standardyear', quantity: 1 }]
    const { status, body } = await asked('/pricing-preview', { items, address: { country_code: 'RU' } })
    expect([status, body['error']]).toMatchObject([400, { code: 'address_location_not_allowed' }])
  })

  test('is driven over HTTP as it is by code', async () => {
    const id = await begun()
    const completed = await fetch(`${paddle.url}/_control/transactions/${id}/complete`, {
      method: 'POST',
      body: JSON.stringify({ country: 'DE' }),
    })
    expect(await completed.json()).toMatchObject({
      status: 'completed',
      details: { totals: { tax: '228', total: '1428', balance: '0' } },
    })
    const state = (await (await fetch(`${paddle.url}/_control/state`)).json()) as { subscriptions: unknown[] }
    expect(state.subscriptions).toHaveLength(1)
    expect((await fetch(`${paddle.url}/_control/nothing`, { method: 'POST' })).status).toBe(404)
  })
})

describe('A subscription at the local Paddle', () => {
  interface Subscription {
    readonly status: string
    readonly current_billing_period: { starts_at: string; ends_at: string } | null
    readonly items: { price: { id: string } }[]
  }
  const subscription = async (id: string) => (await asked(`/subscriptions/${id}`)).body.data as unknown as Subscription

  async function subscribed(priceId?: string): Promise<string> {
    return paddle.control.complete(await begun(priceId), { country: 'US' }).subscription_id ?? ''
  }

  test('is renewed from the end of its period to the next', async () => {
    const id = await subscribed()
    const before = await subscription(id)
    const renewed = paddle.control.advance(id)
    expect(renewed.status).toBe('active')
    expect(Date.parse(renewed.current_billing_period?.starts_at ?? '')).toBeLessThanOrEqual(Date.now())
    expect(Date.parse(renewed.current_billing_period?.ends_at ?? '')).toBeGreaterThan(Date.now() + 27 * 86_400_000)
    expect(before.status).toBe('active')
  })

  test('costs half of the difference in the middle of its period', async () => {
    const id = await subscribed('pri_01standardmonth')
    const { current_billing_period } = await subscription(id)
    const { starts_at, ends_at } = current_billing_period ?? { starts_at: '', ends_at: '' }
    const half = (Date.parse(ends_at) - Date.parse(starts_at)) / 2
    const at = (moment: string) => new Date(Date.parse(moment) - half).toISOString()
    const world = paddle.control.world.subscriptions
    const now = world.get(id)
    if (now) world.set(id, { ...now, current_billing_period: { starts_at: at(starts_at), ends_at: at(ends_at) } })
    const change = {
      items: [{ price_id: 'pri_01professionalmonth', quantity: 1 }],
      proration_billing_mode: 'prorated_immediately',
    }
    const preview = (await asked(`/subscriptions/${id}/preview`, change, 'PATCH')).body.data
    // Half of 29.00, less half of 12.00.
    expect(preview).toMatchObject({
      immediate_transaction: { details: { totals: { total: '850', grand_total: '850', credit_to_balance: '0' } } },
      update_summary: {
        credit: { amount: '600' },
        charge: { amount: '1450' },
        result: { action: 'charge', amount: '850' },
      },
    })
  })

  test('credits the balance with what was paid beyond a lower price, and the next invoice uses it', async () => {
    const id = await subscribed('pri_01professionalyear')
    const change = {
      items: [{ price_id: 'pri_01standardmonth', quantity: 1 }],
      proration_billing_mode: 'prorated_immediately',
    }
    await asked(`/subscriptions/${id}`, change, 'PATCH')
    const { customer_id } = paddle.control.world.subscriptions.get(id) ?? { customer_id: '' }
    expect(paddle.control.world.balances.get(`${customer_id} USD`)).toBe(29_000 - 1_200)
    paddle.control.advance(id)
    expect(paddle.control.world.balances.get(`${customer_id} USD`)).toBe(29_000 - 2 * 1_200)
    const last = [...paddle.control.world.transactions.values()].at(-1)
    expect(last?.details?.totals).toMatchObject({ total: '1200', credit: '1200', grand_total: '0' })
  })

  test.each(['prorated_next_billing_period', 'full_next_billing_period'])(
    'can’t change its period with %s, as at Paddle',
    async (proration_billing_mode) => {
      const id = await subscribed('pri_01standardmonth')
      const change = { items: [{ price_id: 'pri_01standardyear', quantity: 1 }], proration_billing_mode }
      expect((await asked(`/subscriptions/${id}`, change, 'PATCH')).status).toBe(400)
    },
  )

  test('is not changed while it is past due, and is active again once that is paid', async () => {
    const id = await subscribed('pri_01standardmonth')
    paddle.control.pastDue(id)
    const change = {
      items: [{ price_id: 'pri_01professionalmonth', quantity: 1 }],
      proration_billing_mode: 'prorated_immediately',
    }
    const { body } = await asked(`/subscriptions/${id}`, change, 'PATCH')
    expect(body['error']).toMatchObject({ code: 'subscription_update_when_past_due' })
    paddle.control.recover(id)
    expect((await subscription(id)).status).toBe('active')
  })

  test('ends with its period or immediately, as requested', async () => {
    const later = await subscribed()
    const scheduled = await asked(`/subscriptions/${later}/cancel`, { effective_from: 'next_billing_period' })
    expect(scheduled.body.data).toMatchObject({ status: 'active', scheduled_change: { action: 'cancel' } })
    expect(paddle.control.advance(later)).toMatchObject({ status: 'canceled', current_billing_period: null })
    const now = await subscribed()
    const ended = await asked(`/subscriptions/${now}/cancel`, { effective_from: 'immediately' })
    expect(ended.body.data).toMatchObject({ status: 'canceled', scheduled_change: null })
    const again = await asked(`/subscriptions/${now}/cancel`, { effective_from: 'immediately' })
    expect(again.body['error']).toMatchObject({ code: 'subscription_is_canceled_action_invalid' })
  })
})
