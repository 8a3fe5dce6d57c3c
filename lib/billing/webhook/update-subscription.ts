import type { Prisma, Subscription } from '@/lib/db/generated/client'
import { userOfCustomData } from '../custom-data'
import { offerOfPrice } from '../offers'
import { type SubscriptionEntity, subscriptionEntity } from './entities'
import { eventsOf, lockUser, momentText, type StoredEvent } from './stored-events'

type SubscriptionEvent = StoredEvent<SubscriptionEntity>

/** The outcome of an event about a subscription. */
export type SubscriptionOutcome =
  /** The row has the latest state. */
  | { readonly outcome: 'applied'; readonly by: string }
  /** Its owner isn't known, or their account is gone, or none of its prices was ever ours. */
  | { readonly outcome: 'unbound' | 'userGone' | 'otherPrice' }

/**
 * Updates the row of a subscription. It's recomputed from all stored events, so that the
 * order of arrival doesn't matter. The caller has the subscription's lock.
 */
export async function updateSubscription(tx: Prisma.TransactionClient, id: string): Promise<SubscriptionOutcome> {
  const row = await tx.subscription.findUnique({ where: { id } })
  const ordered = await eventsOf(tx, id, 'subscription', subscriptionEntity)
  const latest = ordered.at(-1)
  if (latest === undefined) return { outcome: 'unbound' }
  // Its notification has been swept by now; what came late is older.
  if (row !== null && row.occurredAt > latest.occurredAt) return { outcome: 'applied', by: '' }
  const userId = row?.userId ?? (await ownerOf(tx, ordered))
  if (userId === null) return { outcome: 'unbound' }
  if (!(await lockUser(tx, userId))) {
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

/**
 * Returns the owner of a subscription: the user whose proof is in its custom data; otherwise who started its payment;
 * otherwise for whom we created its customer. An email address decides nothing, because anyone can type another's into
 * a checkout.
 *
 * @param ordered all its events
 */
async function ownerOf(tx: Prisma.TransactionClient, ordered: readonly SubscriptionEvent[]): Promise<string | null> {
  const entities = ordered.map(({ entity }) => entity)
  const proven = entities.map(({ custom_data }) => userOfCustomData(custom_data)).find((userId) => userId !== null)
  if (proven !== undefined) return proven
  const payments = entities.flatMap(({ transaction_id }) => transaction_id ?? [])
  const checkout = await tx.paddleCheckout.findFirst({
    where: { OR: [{ transactionId: { in: payments } }, { subscriptionId: entities[0]?.id ?? '' }] },
    orderBy: { createdAt: 'asc' },
  })
  if (checkout !== null) return checkout.userId
  const customers = entities.map(({ customer_id }) => customer_id)
  const known = await tx.paddleCustomer.findFirst({ where: { id: { in: customers } }, orderBy: { id: 'asc' } })
  return known?.userId ?? null
}

/**
 * Returns when the payment of a subscription failed that is past due now: the moment of the first event since it was in another state.
 *
 * @param ordered with the current state last
 * @param known what was found before, as its events may be deleted by now
 * @returns null if it isn't past due
 */
function pastDueSince(ordered: readonly SubscriptionEvent[], known: Date | null): Date | null {
  if (ordered.at(-1)?.entity.status !== 'past_due') return null
  const recovered = ordered.findLastIndex(({ entity }) => entity.status !== 'past_due')
  const first = new Date(ordered[recovered + 1]?.occurredAt ?? 0)
  const before = ordered[recovered]?.occurredAt
  const unbroken = known !== null && (before === undefined || momentText(known.toISOString()) > before)
  return unbroken && known < first ? known : first
}

/** Ends a subscription whose account is gone. */
async function endAtPaddle(tx: Prisma.TransactionClient, { id, status }: SubscriptionEntity): Promise<void> {
  if (status === 'canceled') await tx.subscriptionEnding.deleteMany({ where: { subscriptionId: id } })
  else await tx.subscriptionEnding.createMany({ data: [{ subscriptionId: id }], skipDuplicates: true })
}

type Bought = Pick<Subscription, 'priceId' | 'plan' | 'interval'>

/**
 * Returns what the latest notification's price buys. A subscription that changed to other prices gives nothing any
 * longer; one whose price was removed from the configuration keeps its plan, so a new price list takes nothing from
 * existing customers.
 *
 * @returns null if it never had a price of ours
 */
function boughtBy(ordered: readonly SubscriptionEvent[], row: Subscription | null): Bought | null {
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

function rowOf({ entity, occurredAt }: SubscriptionEvent) {
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
