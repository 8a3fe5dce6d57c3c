import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { CORPUS } from '@/lib/documents/test-support/corpus'
import { LOCAL_API_KEY, startLocalPaddle, type LocalPaddle } from './server'

const ROOT = path.join(CORPUS, 'paddle')

// Paddle's documented payloads are not part of the project: without them these are skipped.
const whereDocumented = existsSync(ROOT) ? describe : describe.skip

let paddle: LocalPaddle
beforeAll(async () => {
  paddle = await startLocalPaddle()
})
afterAll(() => paddle.close())

async function asked(pathname: string, body?: unknown, method = body === undefined ? 'GET' : 'POST'): Promise<unknown> {
  const response = await fetch(`${paddle.url}${pathname}`, {
    method,
    headers: { authorization: `Bearer ${LOCAL_API_KEY}` },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return ((await response.json()) as { data: unknown }).data
}

function documented(file: string): unknown {
  const json = JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')) as { data?: unknown }
  return json.data ?? json
}

/** Every key of a payload with its place: of lists, those of all their items. */
function keysOf(value: unknown, at = ''): Set<string> {
  if (Array.isArray(value)) return new Set(value.flatMap((item) => [...keysOf(item, `${at}[]`)]))
  if (value === null || typeof value !== 'object') return new Set(at === '' ? [] : [at])
  return new Set(Object.entries(value).flatMap(([key, item]) => [`${at}.${key}`, ...keysOf(item, `${at}.${key}`)]))
}

/** Data that sellers and customers enter themselves, and that is present only if they use it. */
const OWN =
  /custom_data|metadata|discount|\.business$|\.address$|\.adjustments|available_payment_methods|unit_price_overrides|import_meta|trial_dates|management_urls|billing_details|payout_totals|scheduled_change|chargeback|next_transaction|recurring_transaction_details/

function missing(ours: unknown, theirs: unknown): string[] {
  const known = keysOf(ours)
  // Payloads that Paddle documented at different times differ by `type` of products.
  return [...keysOf(theirs)].filter((key) => !known.has(key) && !OWN.test(key))
}

function unknown(ours: unknown, theirs: readonly unknown[]): string[] {
  const known = new Set(theirs.flatMap((one) => [...keysOf(one)]))
  return [...keysOf(ours)].filter((key) => !known.has(key) && !OWN.test(key) && !/\.card|\.paypal/.test(key))
}

async function subscribed() {
  const { id: customer_id } = (await asked('/customers', { email: `a${Date.now()}@clinic.example` })) as { id: string }
  const items = [{ price_id: 'pri_01standardmonth', quantity: 1 }]
  const begun = (await asked('/transactions', { items, customer_id })) as { id: string }
  const { subscription_id } = paddle.control.complete(begun.id)
  return { transactionId: begun.id, subscriptionId: subscription_id ?? '', customerId: customer_id }
}

function told(type: string): unknown {
  return paddle.control.events().findLast(({ event_type }) => event_type === type)?.data
}

whereDocumented(
  'What the local Paddle says has the keys that Paddle documents (skipped where the corpus is absent)',
  () => {
    const files = existsSync(ROOT) ? readdirSync(ROOT) : []
    const events = (entity: string) =>
      files.filter((file) => file.startsWith(`Simulations-payload-${entity}.`)).map(documented)

    test.each([
      'subscription.created',
      'subscription.activated',
      'transaction.paid',
      'transaction.completed',
      'transaction.created',
      'customer.created',
    ])('of a first payment: %s', async (type) => {
      await subscribed()
      const payload = documented(`Simulations-payload-${type}.json`)
      expect(missing(told(type), payload)).toEqual([])
      expect(unknown(told(type), [payload, ...events(type.split('.')[0] ?? '')])).toEqual([])
    })

    test.each(['subscription.past_due', 'transaction.past_due', 'transaction.payment_failed'])(
      'of a renewal that is not paid: %s',
      async (type) => {
        paddle.control.pastDue((await subscribed()).subscriptionId)
        expect(missing(told(type), documented(`Simulations-payload-${type}.json`))).toEqual([])
      },
    )

    test.each(['subscription.canceled', 'subscription.updated'])('of an end: %s', async (type) => {
      paddle.control.cancel((await subscribed()).subscriptionId)
      expect(missing(told(type), documented(`Simulations-payload-${type}.json`)).filter(isNotOfPeriod)).toEqual([])
    })

    test('of a subscription, a transaction and a portal session that are asked for', async () => {
      const { subscriptionId, transactionId, customerId } = await subscribed()
      const subscription = await asked(`/subscriptions/${subscriptionId}`)
      expect(missing(subscription, documented('Subscriptions-response-full_entity.json'))).toEqual([])
      const transaction = await asked(`/transactions/${transactionId}`)
      expect(missing(transaction, documented('Transactions-response-minimal_entity.json'))).toEqual([])
      const portal = await asked(`/customers/${customerId}/portal-sessions`, { subscription_ids: [subscriptionId] })
      expect(missing(portal, documented('CustomerPortalSessions-response-full_entity_single.json'))).toEqual([])
    })

    test('of a preview of prices', async () => {
      const items = [{ price_id: 'pri_01standardyear', quantity: 1 }]
      const preview = await asked('/pricing-preview', { items, address: { country_code: 'DE', postal_code: '10115' } })
      expect(missing(preview, documented('PricingPreviews-response-full_entity.json'))).toEqual([])
    })

    test('of a preview of a change', async () => {
      const { subscriptionId } = await subscribed()
      const items = [{ price_id: 'pri_01professionalmonth', quantity: 1 }]
      const change = { items, proration_billing_mode: 'prorated_immediately' }
      const preview = await asked(`/subscriptions/${subscriptionId}/preview`, change, 'PATCH')
      expect(missing(preview, documented('Subscriptions-response-preview_update_full_entity.json'))).toEqual([])
    })
  },
)

/** An ended subscription has no period: the documented end has none either, the documented change has. */
function isNotOfPeriod(key: string): boolean {
  return !key.startsWith('.current_billing_period')
}
