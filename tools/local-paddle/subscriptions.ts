import type { ITransactionResponse } from '@paddle/paddle-node-sdk'
import type { CataloguePrice } from './catalogue'
import { cataloguePriceOf } from './catalogue'
import type { Period } from './details'
import { paddleId } from './ids'
import { instant, later } from './instants'
import { Refusal } from './refusal'
import { get, type LocalSubscription, type World } from './world'

/** What a completed transaction subscribes its customer to. */
export function subscriptionOf(
  world: World,
  transaction: ITransactionResponse,
  addressId: string,
  customerId: string,
): LocalSubscription {
  const item = cataloguePriceOf(transaction.items[0]?.price?.id ?? '')
  const at = instant()
  const period = periodFrom(at, item)
  const id = paddleId('sub')
  const page = (action: string) => `${world.url}/_pages/subscriptions/${id}/${action}`
  const subscription: LocalSubscription = {
    id,
    status: 'active',
    customer_id: customerId,
    address_id: addressId,
    business_id: null,
    currency_code: transaction.currency_code,
    created_at: at,
    updated_at: at,
    started_at: at,
    first_billed_at: at,
    next_billed_at: period.ends_at,
    paused_at: null,
    canceled_at: null,
    collection_mode: 'automatic',
    billing_details: null,
    current_billing_period: period,
    billing_cycle: { interval: item.interval, frequency: 1 },
    scheduled_change: null,
    items: [subscribedItem(item, period, at)],
    custom_data: transaction.custom_data ?? null,
    management_urls: { update_payment_method: page('update-payment-method'), cancel: page('cancel') },
    discount: null,
    import_meta: null,
  }
  world.subscriptions.set(id, subscription)
  return subscription
}

/** Changes a subscription and keeps it. */
export function resubscribed(world: World, id: string, change: Partial<LocalSubscription>): LocalSubscription {
  const subscription = { ...get(world.subscriptions, id), ...change, updated_at: instant() }
  world.subscriptions.set(id, subscription)
  return subscription
}

/** The change of a subscription whose item or period is another one. */
export function itemChange(item: CataloguePrice, period: Period): Partial<LocalSubscription> {
  const at = instant()
  return {
    items: [subscribedItem(item, period, at)],
    billing_cycle: { interval: item.interval, frequency: 1 },
    current_billing_period: { ...period },
    next_billed_at: period.ends_at,
  }
}

/** A period of an item that begins now. */
export function periodFrom(at: string, item: CataloguePrice): Period {
  return { starts_at: at, ends_at: later(at, item.interval) }
}

/** The item, and the period that is paid or owed. */
export function currentOf({ id, items, current_billing_period }: LocalSubscription): {
  readonly item: CataloguePrice
  readonly period: Period
} {
  const priceId = items[0]?.price.id
  if (priceId === undefined || !current_billing_period) {
    throw new Refusal(400, 'subscription_not_active', `action requires the subscription ${id} to be active`)
  }
  return { item: cataloguePriceOf(priceId), period: current_billing_period }
}

/** @throws Refusal `subscription_is_canceled_action_invalid`: an ended one can't be resumed */
export function livingSubscription(world: World, id: string): LocalSubscription {
  const subscription = get(world.subscriptions, id)
  if (subscription.status !== 'canceled') return subscription
  throw new Refusal(
    400,
    'subscription_is_canceled_action_invalid',
    "action can't be performed on canceled subscription",
  )
}

/** As notifications carry a subscription: without the links that only the API gives. */
export function asTold(subscription: LocalSubscription, transactionId?: string): object {
  const { management_urls: _, ...told } = subscription
  return transactionId === undefined ? told : { ...told, transaction_id: transactionId }
}

/** The end of a subscription, from now on. */
export const OVER = {
  status: 'canceled',
  next_billed_at: null,
  current_billing_period: null,
  scheduled_change: null,
} as const satisfies Partial<LocalSubscription>

function subscribedItem(item: CataloguePrice, period: Period, at: string): LocalSubscription['items'][number] {
  return {
    price: item.price,
    product: item.product,
    status: 'active',
    quantity: 1,
    recurring: true,
    created_at: at,
    updated_at: at,
    trial_dates: null,
    next_billed_at: period.ends_at,
    previously_billed_at: period.starts_at,
  }
}
