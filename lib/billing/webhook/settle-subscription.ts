import type { Prisma, Subscription } from '@/lib/db/generated/client'
import { offerOfPrice } from '../offers'
import { type SubscriptionEntity, subscriptionEntity } from './entities'
import { holdUser } from './hold-user'
import type { Telling } from './in-order'
import { ownerOf } from './owner'
import { pastDueSince } from './past-due-since'
import { tellingsOf } from './tellings'

/** The outcome of an event about a subscription. */
export type Settled =
  /** The row has the latest state. */
  | { readonly outcome: 'applied'; readonly by: string }
  /** Its owner isn't known, or their account is gone, or none of its prices was ever ours. */
  | { readonly outcome: 'unbound' | 'userGone' | 'otherPrice' }

/**
 * Updates the row of a subscription. It's recomputed from all stored events, so that the
 * order of arrival doesn't matter. The caller has the subscription's lock.
 */
export async function settleSubscription(tx: Prisma.TransactionClient, id: string): Promise<Settled> {
  const row = await tx.subscription.findUnique({ where: { id } })
  const ordered = await tellingsOf(tx, id, 'subscription', subscriptionEntity)
  const latest = ordered.at(-1)
  if (latest === undefined) return { outcome: 'unbound' }
  // Its notification has been swept by now; what came late is older.
  if (row !== null && row.occurredAt > latest.occurredAt) return { outcome: 'applied', by: '' }
  const userId = row?.userId ?? (await ownerOf(tx, ordered))
  if (userId === null) return { outcome: 'unbound' }
  if (!(await holdUser(tx, userId))) {
    await endAtPaddle(tx, latest.entity)
    return { outcome: 'userGone' }
  }
  const bought = boughtBy(ordered, row)
  if (bought === null) return { outcome: 'otherPrice' }
  const data = { ...rowOf(latest), ...bought, userId, pastDueSince: pastDueSince(ordered, row?.pastDueSince ?? null) }
  await tx.subscription.upsert({ where: { id }, create: { id, ...data }, update: data })
  if (latest.entity.status === 'canceled') await tx.subscriptionEnding.deleteMany({ where: { subscriptionId: id } })
  return { outcome: 'applied', by: latest.id }
}

/** Whose account is gone pays no longer. */
async function endAtPaddle(tx: Prisma.TransactionClient, { id, status }: SubscriptionEntity): Promise<void> {
  if (status === 'canceled') await tx.subscriptionEnding.deleteMany({ where: { subscriptionId: id } })
  else await tx.subscriptionEnding.createMany({ data: [{ subscriptionId: id }], skipDuplicates: true })
}

type SubscriptionTelling = Telling<SubscriptionEntity>
type Bought = Pick<Subscription, 'priceId' | 'plan' | 'interval'>

/**
 * Returns what the latest notification's price buys. A subscription that changed to other prices gives nothing any
 * longer; one whose price was removed from the configuration keeps its plan, so a new price list takes nothing from
 * existing customers.
 *
 * @returns null if it never had a price of ours
 */
function boughtBy(ordered: readonly SubscriptionTelling[], row: Subscription | null): Bought | null {
  const offered = ordered.map(({ entity }) => offerAmong(entity))
  const current = offered.at(-1)
  if (current) return current
  const prices = ordered.at(-1)?.entity.items.map(({ price }) => price.id) ?? []
  if (row !== null && row.plan !== 'free' && prices.includes(row.priceId)) {
    return { priceId: row.priceId, plan: row.plan, interval: row.interval }
  }
  const before = offered.findLast((offer) => offer !== null) ?? row
  const [priceId] = prices
  return before !== null && priceId !== undefined ? { priceId, plan: 'free', interval: before.interval } : null
}

function offerAmong({ items }: SubscriptionEntity): Bought | null {
  return items.map(({ price }) => offerOfPrice(price.id)).find((offer) => offer !== null) ?? null
}

function rowOf({ entity, occurredAt }: SubscriptionTelling) {
  return {
    customerId: entity.customer_id,
    status: entity.status,
    currency: entity.currency_code,
    startedAt: dateOrNull(entity.started_at),
    periodEndsAt: dateOrNull(entity.current_billing_period?.ends_at),
    nextBilledAt: dateOrNull(entity.next_billed_at),
    pausedAt: dateOrNull(entity.paused_at),
    canceledAt: dateOrNull(entity.canceled_at),
    scheduledAction: entity.scheduled_change?.action ?? null,
    scheduledAt: dateOrNull(entity.scheduled_change?.effective_at),
    occurredAt,
  }
}

function dateOrNull(text: string | null | undefined): Date | null {
  return text === null || text === undefined ? null : new Date(text)
}
