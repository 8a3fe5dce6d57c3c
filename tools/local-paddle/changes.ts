import type { ISubscriptionPreviewResponse } from '@paddle/paddle-node-sdk'
import type { CataloguePrice } from './catalogue'
import { amountOf, cataloguePriceOf } from './catalogue'
import type { Bill, Line, Period } from './details'
import { creditToBalanceOf, previewDetailsOf, sumsOf } from './details'
import { instant, later } from './instants'
import { taxRateOf } from './money'
import { Refusal } from './refusal'
import { currentOf, itemChange, livingSubscription, periodFrom } from './subscriptions'
import { wholeLine } from './transactions'
import { countryOf, type LocalSubscription, type World } from './world'

export const BILLING_MODES = [
  'prorated_immediately',
  'prorated_next_billing_period',
  'full_immediately',
  'full_next_billing_period',
  'do_not_bill',
] as const

export type BillingMode = (typeof BILLING_MODES)[number]

/** Returns a subscription with a replaced item, and the cost. */
export interface ItemChange {
  readonly before: LocalSubscription
  readonly change: Partial<LocalSubscription>
  readonly item: CataloguePrice
  readonly period: Period
  /** Null if nothing is billed now. */
  readonly now: Bill | null
  /** What the next renewal bills in addition to the item. */
  readonly pending: readonly Line[]
  readonly taxRate: string
  /** Given back of what was paid, and charged for what is new, tax included, in the smallest unit. */
  readonly credited: number
  readonly charged: number
}

/**
 * Works out the replacement of a subscription's item.
 * https://developer.paddle.com/build/subscriptions/replace-products-prices-upgrade-downgrade
 *
 * @throws Refusal where Paddle refuses: past due, canceled, and modes that don't fit the change
 */
export function itemChangeOf(world: World, id: string, priceId: string, mode: BillingMode): ItemChange {
  const before = livingSubscription(world, id)
  if (before.status === 'past_due') {
    const detail = "cannot update subscription, as the subscription status is 'past_due'"
    throw new Refusal(400, 'subscription_update_when_past_due', detail)
  }
  const { item: old, period: oldPeriod } = currentOf(before)
  const item = cataloguePriceOf(priceId)
  refuseMode(before, old, item, mode)
  const at = instant()
  const sameCycle = old.interval === item.interval
  const period = sameCycle ? oldPeriod : periodFrom(at, item)
  const rest = restOf(oldPeriod, at)
  const back = { rate: rest.toFixed(5), billing_period: { starts_at: at, ends_at: oldPeriod.ends_at } }
  const currency = before.currency_code
  const share = sameCycle ? rest : 1
  const given: Line = {
    item: old,
    quantity: -1,
    subtotal: -Math.round(amountOf(old, currency) * rest),
    proration: back,
  }
  const taken: Line = {
    item,
    quantity: 1,
    subtotal: Math.round(amountOf(item, currency) * share),
    proration: { rate: share.toFixed(5), billing_period: { starts_at: at, ends_at: period.ends_at } },
  }
  const taxRate = taxRateOf(countryOf(world, before.address_id))
  const lines = mode.startsWith('prorated') ? [given, taken] : [wholeLine(item, currency)]
  const now = mode.endsWith('immediately') ? { lines, currency, taxRate, credit: 0, paid: false } : null
  const total = (bill: readonly Line[]) => sumsOf({ lines: bill, taxRate }).total
  return {
    before,
    change: itemChange(item, period),
    item,
    period,
    now,
    pending: mode === 'prorated_next_billing_period' ? lines : [],
    taxRate,
    credited: mode.startsWith('prorated') ? -total([given]) : 0,
    charged: mode.startsWith('prorated') ? total([taken]) : now === null ? 0 : total(lines),
  }
}

/** The answer of a preview of the change: https://developer.paddle.com/api-reference/subscriptions/preview-subscription-update */
export function previewOf(change: ItemChange): ISubscriptionPreviewResponse {
  const { before, period, item, now, pending, taxRate, credited, charged } = change
  const { id: _, ...rest } = before
  const currency_code = before.currency_code
  const following = { starts_at: period.ends_at, ends_at: later(period.ends_at, item.interval) }
  const recurring: Bill = {
    lines: [wholeLine(item, currency_code)],
    currency: currency_code,
    taxRate,
    credit: 0,
    paid: false,
  }
  const next: Bill = { ...recurring, lines: [...recurring.lines, ...pending] }
  const net = charged - credited
  return {
    ...rest,
    ...change.change,
    updated_at: instant(),
    items: change.change.items ?? before.items,
    recurring_transaction_details: previewDetailsOf(recurring, following),
    immediate_transaction:
      now === null ? null : { billing_period: period, details: previewDetailsOf(now, period), adjustments: [] },
    next_transaction: { billing_period: following, details: previewDetailsOf(next, following), adjustments: [] },
    update_summary: {
      credit: { amount: String(credited), currency_code },
      charge: { amount: String(charged), currency_code },
      result: { action: net < 0 ? 'credit' : 'charge', amount: String(Math.abs(net)), currency_code },
    },
  }
}

/** What a change gives to the customer's balance. */
export function balanceGain({ now }: ItemChange): number {
  return now === null ? 0 : creditToBalanceOf(now)
}

/** Which part of a period is still to come, from 0 to 1. */
function restOf({ starts_at, ends_at }: Period, at: string): number {
  const [start, end, now] = [starts_at, ends_at, at].map((moment) => Date.parse(moment)) as [number, number, number]
  return Math.min(1, Math.max(0, (end - now) / (end - start)))
}

/**
 * https://developer.paddle.com/changelog/2024/change-billing-frequency-proration-billing-mode and
 * https://developer.paddle.com/errors/subscriptions/subscription_invalid_billing_mode_for_scheduled_change; of trials
 * https://developer.paddle.com/build/subscriptions/update-trials
 */
function refuseMode(before: LocalSubscription, old: CataloguePrice, item: CataloguePrice, mode: BillingMode): void {
  if (before.status === 'trialing' && mode !== 'do_not_bill') {
    const detail = 'You must use `do_not_bill` as the `proration_billing_mode` for a subscription in trial.'
    throw new Refusal(400, 'subscription_trialing_items_update_invalid_options', detail)
  }
  const later = mode.endsWith('next_billing_period')
  if (later && old.interval !== item.interval) {
    const detail = `${mode} is not allowed when the billing frequency changes`
    throw new Refusal(400, 'bad_request', detail)
  }
  if (later && before.scheduled_change) {
    const detail =
      'Subscription can only be updated with `do_not_bill`, `full_immediately`, or `prorated_immediately` as the `proration_billing_mode` because it has a scheduled change.'
    throw new Refusal(400, 'subscription_invalid_billing_mode_for_scheduled_change', detail)
  }
}
