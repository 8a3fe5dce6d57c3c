import { isDeepStrictEqual } from 'node:util'
import type { Prisma } from '@/lib/db/generated/client'
import type { SubscriptionEntity, TransactionEntity } from './entities'
import type { Telling } from './in-order'
import { momentText } from './occurred-at'

/**
 * Stores a response of Paddle's API with the notifications, so that both are one history. A response without news is
 * equal to the last notification.
 *
 * @param family of the notifications about the same entity
 * @param last the last report
 * @returns the id of the notification
 */
export async function keepAnswer<Entity extends SubscriptionEntity | TransactionEntity>(
  tx: Prisma.TransactionClient,
  family: 'subscription' | 'transaction',
  entity: Entity,
  occurredAt: string,
  last: Telling<Entity> | undefined,
): Promise<string> {
  if (last !== undefined && isDeepStrictEqual(comparable(last.entity), comparable(entity))) return last.id
  const changedAt = momentText(entity.updated_at)
  const id = `answer_${entity.id}_${changedAt}`
  // A notification is dated shortly after the change it reports, so a later change is newer even if dated earlier.
  const newer = last !== undefined && changedAt > momentText(last.entity.updated_at) && last.occurredAt > occurredAt
  const data = {
    id,
    type: `${family}.answered`,
    occurredAt: newer ? last.occurredAt : occurredAt,
    subjectId: entity.id,
    outcome: 'older',
    payload: entity,
  }
  await tx.paddleEvent.createMany({ data: [data], skipDuplicates: true })
  return id
}

/** Only the notification of a subscription's making names its payment. */
function comparable(entity: object): object {
  return { ...entity, transaction_id: null }
}
