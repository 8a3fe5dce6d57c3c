import { z } from 'zod'
import { CATALOGUE_PRICES, cataloguePriceOf } from './catalogue'
import { BILLING_MODES, itemChangeOf, previewOf } from './changes'
import { changeCustomer, createCustomer, portalSession } from './customers'
import { applyItemChange, cancelNow, tellUpdated } from './lifecycle'
import { itemsSchema, pricingPreview } from './pricing'
import { chosen, read } from './read'
import { Refusal } from './refusal'
import { livingSubscription, resubscribed } from './subscriptions'
import { createTransaction, keepNew, wholeLine } from './transactions'
import { get, type LocalSubscription, type World } from './world'

/** A request as the routes read it. */
export interface Asked {
  readonly world: World
  readonly params: readonly string[]
  readonly query: URLSearchParams
  readonly body: unknown
}

/** What is answered: an entity, or a list that is given page by page. */
export type Answered = { readonly data: unknown; readonly status?: number } | { readonly list: readonly Listed[] }

export interface Listed {
  readonly id: string
}

export interface ApiRoute {
  readonly method: string
  /** Of the path; what its groups catch are the params. */
  readonly path: RegExp
  answer(asked: Asked): Answered
}

const customData = z.record(z.string(), z.unknown()).nullish()

const SUBSCRIPTION = /^\/subscriptions\/([^/]+)$/

/** Of Paddle's API what Actum uses: https://developer.paddle.com/api-reference/overview */
export const API: readonly ApiRoute[] = [
  { method: 'POST', path: /^\/pricing-preview$/, answer: ({ world, body }) => ({ data: pricingPreview(world, body) }) },
  {
    method: 'GET',
    path: /^\/prices$/,
    answer: ({ query }) => ({
      list: chosen(
        CATALOGUE_PRICES.map(({ price }) => price),
        query,
        { id: ({ id }) => id },
      ),
    }),
  },
  {
    method: 'GET',
    path: /^\/prices\/([^/]+)$/,
    answer: ({ params: [id = ''] }) => ({ data: cataloguePriceOf(id).price }),
  },
  {
    method: 'POST',
    path: /^\/customers$/,
    answer: ({ world, body }) => {
      const asked = z.object({ email: z.email(), name: z.string().nullish(), custom_data: customData })
      const { name = null, custom_data = null, email } = read(asked, body)
      const customer = createCustomer(world, { email, name, custom_data })
      world.notifications.send([world.notifications.happened('customer.created', customer)])
      return { data: customer, status: 201 }
    },
  },
  {
    method: 'GET',
    path: /^\/customers$/,
    answer: ({ world, query }) => ({
      list: chosen([...world.customers.values()], query, { id: ({ id }) => id, email: ({ email }) => email }),
    }),
  },
  {
    method: 'GET',
    path: /^\/customers\/([^/]+)$/,
    answer: ({ world, params: [id = ''] }) => ({ data: get(world.customers, id) }),
  },
  {
    method: 'PATCH',
    path: /^\/customers\/([^/]+)$/,
    answer: ({ world, params: [id = ''], body }) => {
      const { email } = read(z.object({ email: z.email() }), body)
      const customer = changeCustomer(world, id, { email })
      world.notifications.send([world.notifications.happened('customer.updated', customer)])
      return { data: customer }
    },
  },
  {
    method: 'POST',
    path: /^\/customers\/([^/]+)\/portal-sessions$/,
    answer: ({ world, params: [id = ''], body }) => {
      const { subscription_ids } = read(z.object({ subscription_ids: z.array(z.string()).max(25).optional() }), body)
      return { data: portalSession(world, id, subscription_ids ?? []), status: 201 }
    },
  },
  {
    method: 'POST',
    path: /^\/transactions$/,
    answer: ({ world, body }) => {
      const asked = z.object({
        items: itemsSchema,
        customer_id: z.string().nullish(),
        currency_code: z.string().optional(),
        custom_data: customData,
      })
      const { customer_id = null, currency_code = 'USD', custom_data = null, ...rest } = read(asked, body)
      const transaction = createTransaction(world, { ...rest, customer_id, currency_code, custom_data })
      world.notifications.send([world.notifications.happened('transaction.created', transaction)])
      return { data: transaction, status: 201 }
    },
  },
  {
    method: 'GET',
    path: /^\/transactions$/,
    answer: ({ world, query }) => ({
      list: chosen([...world.transactions.values()], query, {
        id: ({ id }) => id,
        customer_id: (one) => one.customer_id ?? '',
        subscription_id: (one) => one.subscription_id ?? '',
        status: ({ status }) => status,
      }),
    }),
  },
  {
    method: 'GET',
    path: /^\/transactions\/([^/]+)$/,
    answer: ({ world, params: [id = ''] }) => ({ data: get(world.transactions, id) }),
  },
  {
    method: 'GET',
    path: /^\/transactions\/([^/]+)\/invoice$/,
    answer: ({ world, params: [id = ''] }) => {
      const { status } = get(world.transactions, id)
      if (status !== 'completed') {
        throw new Refusal(400, 'transaction_invoice_not_available', `transaction ${id} is ${status}`)
      }
      return { data: { url: `${world.url}/_pages/invoices/${id}` } }
    },
  },
  {
    method: 'GET',
    path: /^\/subscriptions$/,
    answer: ({ world, query }) => ({
      list: chosen([...world.subscriptions.values()], query, {
        id: ({ id }) => id,
        customer_id: (one) => one.customer_id,
        price_id: (one) => one.items[0]?.price.id ?? '',
        status: ({ status }) => status,
      }),
    }),
  },
  {
    method: 'GET',
    path: SUBSCRIPTION,
    answer: ({ world, params: [id = ''] }) => ({ data: get(world.subscriptions, id) }),
  },
  {
    method: 'PATCH',
    path: SUBSCRIPTION,
    answer: ({ world, params: [id = ''], body }) => ({ data: updated(world, id, body) }),
  },
  {
    method: 'PATCH',
    path: /^\/subscriptions\/([^/]+)\/preview$/,
    answer: ({ world, params: [id = ''], body }) => ({ data: previewOf(askedChange(world, id, body)) }),
  },
  {
    method: 'POST',
    path: /^\/subscriptions\/([^/]+)\/cancel$/,
    answer: ({ world, params: [id = ''], body }) => {
      const effective = z.enum(['immediately', 'next_billing_period']).nullish()
      const { effective_from } = read(z.object({ effective_from: effective }), body ?? {})
      return { data: effective_from === 'immediately' ? cancelNow(world, id) : cancelLater(world, id) }
    },
  },
  {
    method: 'GET',
    path: /^\/subscriptions\/([^/]+)\/update-payment-method-transaction$/,
    answer: ({ world, params: [id = ''] }) => ({ data: paymentMethodTransaction(world, id) }),
  },
]

const change = z.object({
  items: z
    .array(z.object({ price_id: z.string(), quantity: z.int().min(1) }))
    .length(1)
    .optional(),
  proration_billing_mode: z.enum(BILLING_MODES).optional(),
  scheduled_change: z.null().optional(),
})

function askedChange(world: World, id: string, body: unknown) {
  const { items: [item] = [], proration_billing_mode } = read(change, body)
  if (item === undefined || proration_billing_mode === undefined) {
    throw new Refusal(400, 'bad_request', 'proration_billing_mode is required when items change')
  }
  return itemChangeOf(world, id, item.price_id, proration_billing_mode)
}

/** https://developer.paddle.com/api-reference/subscriptions/update-subscription */
function updated(world: World, id: string, body: unknown): LocalSubscription {
  const { items: asked, scheduled_change } = read(change, body)
  if (asked !== undefined) return applyItemChange(world, askedChange(world, id, body))
  const { current_billing_period } = livingSubscription(world, id)
  const kept = { scheduled_change: null, next_billed_at: current_billing_period?.ends_at ?? null }
  return tellUpdated(world, resubscribed(world, id, scheduled_change === null ? kept : {}))
}

function cancelLater(world: World, id: string): LocalSubscription {
  const { current_billing_period } = livingSubscription(world, id)
  if (!current_billing_period) return cancelNow(world, id)
  const scheduled_change = { action: 'cancel', effective_at: current_billing_period.ends_at, resume_at: null } as const
  return tellUpdated(world, resubscribed(world, id, { scheduled_change, next_billed_at: null }))
}

/** https://developer.paddle.com/api-reference/subscriptions/get-subscription-update-payment-method-transaction */
function paymentMethodTransaction(world: World, id: string) {
  const subscription = livingSubscription(world, id)
  const owed = [...world.transactions.values()].findLast(
    ({ subscription_id, status }) => subscription_id === id && status === 'past_due',
  )
  if (owed !== undefined) return owed
  const item = cataloguePriceOf(subscription.items[0]?.price.id ?? '')
  const currency = subscription.currency_code
  return keepNew(world, {
    bill: { lines: [{ ...wholeLine(item, currency), subtotal: 0 }], currency, taxRate: '0', credit: 0, paid: false },
    origin: 'subscription_payment_method_change',
    status: 'ready',
    customerId: subscription.customer_id,
    addressId: subscription.address_id,
    subscriptionId: id,
    customData: subscription.custom_data ?? null,
    period: subscription.current_billing_period ?? null,
  })
}
