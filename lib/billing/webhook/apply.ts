import type { z } from 'zod'
import type { Prisma } from '@/lib/db/generated/client'
import { userOfCustomData } from '../custom-data'
import {
  type CustomerEntity,
  type SubscriptionEntity,
  subscriptionEntity,
  type TransactionEntity,
  transactionEntity,
} from './entities'
import { eventsOf, lockSubject, lockUser, type Outcome, storeResponse, writeOutcome } from './stored-events'
import { type SubscriptionOutcome, updateSubscription } from './update-subscription'

type Transaction = Prisma.TransactionClient

/**
 * Applies what Paddle reported about a subscription, in a notification or an API response.
 *
 * @param occurredAt as `momentText` returns it: for a response, when the entity was changed
 * @param eventId of the notification whose row exists; without it, the response is stored as one
 */
export async function applySubscription(
  tx: Transaction,
  entity: SubscriptionEntity,
  occurredAt: string,
  eventId?: string,
): Promise<Outcome> {
  const { id } = entity
  await lockSubject(tx, id)
  const event = eventId ?? (await responded(tx, 'subscription', subscriptionEntity, entity, occurredAt))
  const outcome = await outcomeOf(tx, id, event, await updateSubscription(tx, id))
  return writeOutcome(tx, event, outcome)
}

/** Does the same for a payment. Only one that was started in Actum counts; what it bought is decided by its subscription. */
export async function applyTransaction(
  tx: Transaction,
  entity: TransactionEntity,
  occurredAt: string,
  eventId?: string,
): Promise<Outcome> {
  const { id, subscription_id: subscriptionId } = entity
  await lockSubject(tx, id)
  const event = eventId ?? (await responded(tx, 'transaction', transactionEntity, entity, occurredAt))
  const by = await updateCheckout(tx, id)
  // Always after the payment's lock: taking them in different orders would deadlock.
  if (by !== null && subscriptionId !== null) {
    await lockSubject(tx, subscriptionId)
    await outcomeOf(tx, subscriptionId, event, await updateSubscription(tx, subscriptionId))
  }
  return writeOutcome(tx, event, by === null ? 'ignored' : by === event ? 'applied' : 'older')
}

/**
 * Does the same for a customer: one with our proof was created by us for that user. Nothing else of a customer is stored,
 * and a user's first one stays.
 */
export async function applyCustomer(tx: Transaction, entity: CustomerEntity): Promise<Outcome> {
  const { id, custom_data: data } = entity
  const known = await tx.paddleCustomer.findUnique({ where: { id } })
  if (known !== null) return 'applied'
  const userId = userOfCustomData(data)
  if (userId === null) return 'unbound'
  if (!(await lockUser(tx, userId))) return 'userGone'
  const { count } = await tx.paddleCustomer.createMany({ data: [{ id, userId }], skipDuplicates: true })
  return count === 0 ? 'older' : 'applied'
}

/**
 * Updates the row of a payment started in Actum, recomputed from all its events, like a subscription.
 * The caller has the payment's lock.
 *
 * @returns the id of the event with its latest state; null for a payment that wasn't started in Actum
 */
async function updateCheckout(tx: Transaction, transactionId: string): Promise<string | null> {
  const checkout = await tx.paddleCheckout.findUnique({ where: { transactionId } })
  if (checkout === null || !(await lockUser(tx, checkout.userId))) return null
  const ordered = await eventsOf(tx, transactionId, 'transaction', transactionEntity)
  const latest = ordered.at(-1)
  if (latest === undefined) return ''
  const { id, occurredAt, entity } = latest
  // The subscription that a payment created stays, whichever event named it.
  const named = ordered.map((event) => event.entity.subscription_id).findLast((made) => made !== null)
  await tx.paddleCheckout.updateMany({
    where: { transactionId },
    data: { status: checkoutStatus(entity), occurredAt, subscriptionId: named ?? checkout.subscriptionId },
  })
  return id
}

/** Paddle's word, except for a payment that is still open and whose last attempt failed: `payment_failed`. */
function checkoutStatus({ status, payments }: TransactionEntity): string {
  const failed = payments[0]?.status === 'error'
  return failed && (status === 'ready' || status === 'billed') ? 'payment_failed' : status
}

async function responded<Entity extends SubscriptionEntity | TransactionEntity>(
  tx: Transaction,
  family: 'subscription' | 'transaction',
  schema: z.ZodType<Entity>,
  entity: Entity,
  occurredAt: string,
): Promise<string> {
  const events = await eventsOf(tx, entity.id, family, schema)
  return storeResponse(tx, family, entity, occurredAt, events.at(-1))
}

/**
 * The outcome of a notification. Those that waited until the owner of their subscription was known are processed now.
 */
async function outcomeOf(
  tx: Transaction,
  subjectId: string,
  event: string,
  subscription: SubscriptionOutcome,
): Promise<Outcome> {
  if (subscription.outcome !== 'applied') return subscription.outcome
  await tx.paddleEvent.updateMany({ where: { subjectId, outcome: 'unbound' }, data: { outcome: 'older' } })
  await writeOutcome(tx, subscription.by, 'applied')
  return subscription.by === event ? 'applied' : 'older'
}
