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
import { holdUser } from './hold-user'
import { keepAnswer } from './keep-answer'
import { lockSubject } from './lock-subject'
import { type Outcome, writeOutcome } from './outcome'
import { settleCheckout } from './settle-checkout'
import { type Settled, settleSubscription } from './settle-subscription'
import { tellingsOf } from './tellings'

type Transaction = Prisma.TransactionClient

/**
 * Applies what Paddle reported about a subscription, in a notification or an API response.
 *
 * @param occurredAt as `momentText` gives it: for a response, when the entity was changed
 * @param eventId of the notification, whose row is there; without it the answer is kept as one
 */
export async function applySubscription(
  tx: Transaction,
  entity: SubscriptionEntity,
  occurredAt: string,
  eventId?: string,
): Promise<Outcome> {
  const { id } = entity
  await lockSubject(tx, id)
  const telling = eventId ?? (await answered(tx, 'subscription', subscriptionEntity, entity, occurredAt))
  const outcome = await outcomeOf(tx, id, telling, await settleSubscription(tx, id))
  return writeOutcome(tx, telling, outcome)
}

/** The same of a payment. Only one that Actum began says anything; what it bought is its subscription's to say. */
export async function applyTransaction(
  tx: Transaction,
  entity: TransactionEntity,
  occurredAt: string,
  eventId?: string,
): Promise<Outcome> {
  const { id, subscription_id: subscriptionId } = entity
  await lockSubject(tx, id)
  const telling = eventId ?? (await answered(tx, 'transaction', transactionEntity, entity, occurredAt))
  const by = await settleCheckout(tx, id)
  // Always after the payment's lock: taking them in different orders would deadlock.
  if (by !== null && subscriptionId !== null) {
    await lockSubject(tx, subscriptionId)
    await outcomeOf(tx, subscriptionId, telling, await settleSubscription(tx, subscriptionId))
  }
  return writeOutcome(tx, telling, by === null ? 'ignored' : by === telling ? 'applied' : 'older')
}

/**
 * The same for a customer: one with our proof was created by us for that user. Nothing else of a customer is stored,
 * and a user's first one stays.
 */
export async function applyCustomer(tx: Transaction, entity: CustomerEntity): Promise<Outcome> {
  const { id, custom_data: data } = entity
  const known = await tx.paddleCustomer.findUnique({ where: { id } })
  if (known !== null) return 'applied'
  const userId = userOfCustomData(data)
  if (userId === null) return 'unbound'
  if (!(await holdUser(tx, userId))) return 'userGone'
  const { count } = await tx.paddleCustomer.createMany({ data: [{ id, userId }], skipDuplicates: true })
  return count === 0 ? 'older' : 'applied'
}

async function answered<Entity extends SubscriptionEntity | TransactionEntity>(
  tx: Transaction,
  family: 'subscription' | 'transaction',
  schema: z.ZodType<Entity>,
  entity: Entity,
  occurredAt: string,
): Promise<string> {
  const tellings = await tellingsOf(tx, entity.id, family, schema)
  return keepAnswer(tx, family, entity, occurredAt, tellings.at(-1))
}

/**
 * The outcome of a notification. Those that waited until the owner of their subscription was known are processed now.
 */
async function outcomeOf(tx: Transaction, subjectId: string, telling: string, settled: Settled): Promise<Outcome> {
  if (settled.outcome !== 'applied') return settled.outcome
  await tx.paddleEvent.updateMany({ where: { subjectId, outcome: 'unbound' }, data: { outcome: 'older' } })
  await writeOutcome(tx, settled.by, 'applied')
  return settled.by === telling ? 'applied' : 'older'
}
