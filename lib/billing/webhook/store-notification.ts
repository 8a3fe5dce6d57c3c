import type { z } from 'zod'
import type { Prisma } from '@/lib/db/generated/client'
import { log } from '@/lib/log'
import { applyCustomer, applySubscription, applyTransaction } from './apply'
import {
  type AdjustmentEntity,
  adjustmentEntity,
  customerEntity,
  type PaddleNotification,
  subscriptionEntity,
  transactionEntity,
} from './entities'
import { lockSubject } from './lock-subject'
import { momentText } from './occurred-at'
import { type Outcome, writeOutcome } from './outcome'

/** A notification as it is stored, and its work. */
interface Received {
  readonly subjectId: string | null
  /** Of the entity only what Actum works with. */
  readonly payload: Prisma.InputJsonObject
  apply(tx: Prisma.TransactionClient, occurredAt: string, eventId: string): Promise<Outcome>
}

/**
 * Stores and processes a notification. Other events about the same subject wait.
 *
 * @returns `duplicate` for one that is stored already and isn't processed again
 */
export async function storeNotification(
  tx: Prisma.TransactionClient,
  { event_id: id, event_type: type, occurred_at: occurred, data }: PaddleNotification,
): Promise<Outcome | 'duplicate'> {
  const occurredAt = momentText(occurred)
  const { subjectId, payload, apply } = receivedAs(type, data)
  if (subjectId !== null) await lockSubject(tx, subjectId)
  const row = { id, type, occurredAt, subjectId, payload, outcome: 'ignored' }
  const { count } = await tx.paddleEvent.createMany({ data: [row], skipDuplicates: true })
  return count === 0 ? 'duplicate' : writeOutcome(tx, id, await apply(tx, occurredAt, id))
}

function receivedAs(type: string, data: PaddleNotification['data']): Received {
  switch (type.slice(0, type.indexOf('.'))) {
    case 'subscription':
      return received(subscriptionEntity, data, ({ id }) => id, applySubscription)
    case 'transaction':
      return received(transactionEntity, data, ({ id }) => id, applyTransaction)
    case 'customer':
      return received(customerEntity, data, ({ id }) => id, applyCustomer)
    case 'adjustment':
      return received(adjustmentEntity, data, (entity) => entity.subscription_id ?? entity.transaction_id, note)
    default:
      return kept(data, 'ignored')
  }
}

function received<Entity extends Prisma.InputJsonObject>(
  schema: z.ZodType<Entity>,
  data: PaddleNotification['data'],
  subjectOf: (entity: Entity) => string,
  apply: (tx: Prisma.TransactionClient, entity: Entity, occurredAt: string, eventId: string) => Promise<Outcome>,
): Received {
  const { success, data: entity } = schema.safeParse(data)
  if (!success) return kept(data, 'unreadable')
  return {
    subjectId: subjectOf(entity),
    payload: entity,
    apply: (tx, occurredAt, eventId) => apply(tx, entity, occurredAt, eventId),
  }
}

function kept({ id }: PaddleNotification['data'], outcome: Outcome): Received {
  return { subjectId: id ?? null, payload: {}, apply: () => Promise.resolve(outcome) }
}

/** A refund doesn't end a subscription. To end it, cancel it at Paddle, which then reports it. */
function note(_tx: Prisma.TransactionClient, { id, action, status, ...told }: AdjustmentEntity): Promise<Outcome> {
  const { subscription_id: subscription, transaction_id: transaction } = told
  log().warn({ id, action, status, subscription, transaction }, 'adjustment of a payment')
  return Promise.resolve('noted')
}
