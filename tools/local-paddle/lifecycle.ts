import type { ITransactionResponse } from '@paddle/paddle-node-sdk'
import { createCustomer } from './customers'
import type { ItemChange } from './changes'
import { balanceGain } from './changes'
import { sumsOf, type Bill, type Period } from './details'
import { paddleId } from './ids'
import { earlier, instant } from './instants'
import { taxRateOf } from './money'
import type { LocalEvent } from './notifications'
import { Refusal } from './refusal'
import {
  asTold,
  currentOf,
  itemChange,
  livingSubscription,
  OVER,
  periodFrom,
  resubscribed,
  subscriptionOf,
} from './subscriptions'
import { billOf, changed, declined, keepNew, paidWith, wholeLine } from './transactions'
import { countryOf, get, type LocalSubscription, type World } from './world'

/** What a customer did in the checkout, or their bank: notifications of it are sent in the order of `order`. */
export interface Completion {
  readonly country?: string
  /** Creates the customer if the transaction has none. */
  readonly email?: string
  /** Types of events; those that are not named follow as they happened. */
  readonly order?: readonly string[]
}

/** A payment went through: of a first one a subscription comes, of a later one its state. */
export function complete(world: World, id: string, { country = 'RO', email, order }: Completion): ITransactionResponse {
  const before = get(world.transactions, id)
  if (before.status === 'completed' || before.status === 'canceled') {
    throw new Refusal(400, 'transaction_immutable', `transaction ${id} is ${before.status}`)
  }
  if (before.subscription_id) return completeLater(world, before)
  const told: LocalEvent[] = []
  const tell = (type: string, data: object) => told.push(world.notifications.happened(type, data))
  const customer = before.customer_id ? null : createCustomer(world, { email: email ?? `buyer-${id}@example.com` })
  if (customer !== null) tell('customer.created', customer)
  const customerId = before.customer_id ?? customer?.id ?? ''
  const addressId = paddleId('add')
  world.countries.set(addressId, country)
  const bill = billOf(world, id, country)
  const party = { customer_id: customerId, address_id: addressId }
  tell('transaction.paid', paidWith(world, id, bill, { ...party, status: 'paid' }))
  const subscription = subscriptionOf(world, get(world.transactions, id), addressId, customerId)
  tell('subscription.created', asTold(subscription, id))
  tell('subscription.activated', asTold(subscription))
  const completed = changed(world, id, {
    status: 'completed',
    subscription_id: subscription.id,
    billing_period: subscription.current_billing_period ?? null,
  })
  tell('transaction.completed', completed)
  world.notifications.send(inOrder(told, order))
  return completed
}

/** The card of a checkout was declined; the customer may retry. */
export function fail(world: World, id: string): ITransactionResponse {
  const transaction = declined(world, id)
  tellAll(world, [['transaction.payment_failed', transaction]])
  return transaction
}

/** A period ends: what is scheduled happens, and what goes on is billed for the next one. */
export function advance(world: World, id: string, { declines = false } = {}): LocalSubscription {
  const subscription = endingNow(world, livingSubscription(world, id))
  const { scheduled_change } = subscription
  if (scheduled_change?.action === 'cancel') return cancelNow(world, id)
  if (scheduled_change?.action === 'pause') return pauseNow(world, id)
  const { item, period } = currentOf(subscription)
  const next = periodFrom(period.ends_at, item)
  const renewal = billRenewal(world, subscription, next)
  return declines ? pastDue(world, subscription, renewal, next) : renewed(world, subscription, renewal, next)
}

/** The owed amount was paid. */
export function recover(world: World, id: string): LocalSubscription {
  const owed = [...world.transactions.values()].findLast(
    ({ subscription_id, status }) => subscription_id === id && status === 'past_due',
  )
  if (owed === undefined) throw new Refusal(400, 'subscription_not_past_due', `subscription ${id} owes nothing`)
  complete(world, owed.id, {})
  return get(world.subscriptions, id)
}

/** Ends immediately. */
export function cancelNow(world: World, id: string): LocalSubscription {
  livingSubscription(world, id)
  const at = instant()
  const subscription = resubscribed(world, id, { ...OVER, canceled_at: at })
  const owed = [...world.transactions.values()].filter(
    ({ subscription_id, status }) => subscription_id === id && status === 'past_due',
  )
  const dropped = owed.map((transaction) => changed(world, transaction.id, { status: 'canceled' }))
  tellAll(world, [
    ...dropped.map((transaction) => ['transaction.canceled', transaction] as const),
    ['subscription.updated', asTold(subscription)],
    ['subscription.canceled', asTold(subscription)],
  ])
  return subscription
}

/** Stopped, until it is resumed. */
export function pauseNow(world: World, id: string): LocalSubscription {
  livingSubscription(world, id)
  const paused = { status: 'paused', paused_at: instant(), next_billed_at: null, scheduled_change: null } as const
  const subscription = resubscribed(world, id, { ...paused, current_billing_period: null })
  tellAll(world, [
    ['subscription.updated', asTold(subscription)],
    ['subscription.paused', asTold(subscription)],
  ])
  return subscription
}

/** Applies a change of the item, and charges its cost. */
export function applyItemChange(world: World, change: ItemChange): LocalSubscription {
  const { before, now } = change
  if (now !== null) {
    const transaction = keepNew(world, {
      ...billed(before, now, change.period),
      origin: 'subscription_update',
      status: 'ready',
    })
    const paid = paidWith(world, transaction.id, now)
    tellAll(world, [['transaction.completed', paid]])
    addBalance(world, before, balanceGain(change))
  }
  world.pending.set(before.id, [...(world.pending.get(before.id) ?? []), ...change.pending])
  const subscription = resubscribed(world, before.id, change.change)
  tellAll(world, [['subscription.updated', asTold(subscription)]])
  return subscription
}

/** Sends the notification for a subscription changed through the API. */
export function tellUpdated(world: World, subscription: LocalSubscription): LocalSubscription {
  tellAll(world, [['subscription.updated', asTold(subscription)]])
  return subscription
}

function completeLater(world: World, before: ITransactionResponse): ITransactionResponse {
  const id = before.subscription_id ?? ''
  const subscription = get(world.subscriptions, id)
  const completed = paidWith(world, before.id, billOf(world, before.id, countryOf(world, subscription.address_id)))
  const recovers = before.status === 'past_due' && subscription.status === 'past_due'
  const after = recovers ? resubscribed(world, id, { status: 'active' }) : subscription
  tellAll(world, [
    ['transaction.completed', completed],
    ...(recovers ? [['subscription.updated', asTold(after)] as const] : []),
  ])
  return completed
}

/** Moves the subscription back in time, so that its period ends now. */
function endingNow(world: World, subscription: LocalSubscription): LocalSubscription {
  const { period, item } = currentOf(subscription)
  const by = Math.max(0, Date.parse(period.ends_at) - Date.now())
  const moved: Period = { starts_at: earlier(period.starts_at, by), ends_at: earlier(period.ends_at, by) }
  return resubscribed(world, subscription.id, itemChange(item, moved))
}

interface Renewal {
  readonly transaction: ITransactionResponse
  readonly bill: Bill
}

function billRenewal(world: World, subscription: LocalSubscription, period: Period): Renewal {
  const { item } = currentOf(subscription)
  const taxRate = taxRateOf(countryOf(world, subscription.address_id))
  const currency = subscription.currency_code
  const whole = { ...wholeLine(item, currency), proration: { rate: '1', billing_period: period } }
  const lines = [whole, ...(world.pending.get(subscription.id) ?? [])]
  const key = balanceKey(subscription)
  const credit = Math.min(world.balances.get(key) ?? 0, Math.max(0, sumsOf({ lines, taxRate }).total))
  const bill: Bill = { lines, currency, taxRate, credit, paid: false }
  addBalance(world, subscription, -credit)
  world.pending.delete(subscription.id)
  const transaction = keepNew(world, {
    ...billed(subscription, bill, period),
    origin: 'subscription_recurring',
    status: 'ready',
  })
  return { transaction, bill }
}

function renewed(world: World, { id }: LocalSubscription, { transaction, bill }: Renewal, period: Period) {
  const paid = paidWith(world, transaction.id, bill)
  const { item } = currentOf(get(world.subscriptions, id))
  const subscription = resubscribed(world, id, itemChange(item, period))
  tellAll(world, [
    ['transaction.completed', paid],
    ['subscription.updated', asTold(subscription)],
  ])
  return subscription
}

function pastDue(world: World, { id }: LocalSubscription, { transaction }: Renewal, period: Period) {
  const failed = declined(world, transaction.id)
  const owed = changed(world, transaction.id, { status: 'past_due', billed_at: instant() })
  const { item } = currentOf(get(world.subscriptions, id))
  const subscription = resubscribed(world, id, { ...itemChange(item, period), status: 'past_due' })
  tellAll(world, [
    ['transaction.payment_failed', failed],
    ['transaction.past_due', owed],
    ['subscription.updated', asTold(subscription)],
    ['subscription.past_due', asTold(subscription)],
  ])
  return subscription
}

function billed(subscription: LocalSubscription, bill: Bill, period: Period) {
  return {
    bill,
    customerId: subscription.customer_id,
    addressId: subscription.address_id,
    subscriptionId: subscription.id,
    customData: subscription.custom_data ?? null,
    period,
  }
}

function addBalance(world: World, subscription: LocalSubscription, by: number): void {
  const key = balanceKey(subscription)
  world.balances.set(key, (world.balances.get(key) ?? 0) + by)
}

function balanceKey({ customer_id, currency_code }: LocalSubscription): string {
  return `${customer_id} ${currency_code}`
}

function tellAll(world: World, told: readonly (readonly [string, object])[]): void {
  world.notifications.send(told.map(([type, data]) => world.notifications.happened(type, data)))
}

function inOrder(events: readonly LocalEvent[], order: readonly string[] = []): LocalEvent[] {
  const place = (event: LocalEvent) => {
    const at = order.indexOf(event.event_type)
    return at === -1 ? order.length : at
  }
  return events.toSorted((one, other) => place(one) - place(other))
}
