import { db } from '@/lib/db/client'
import { applySubscription, applyTransaction } from './webhook/apply'
import type { SubscriptionEntity, TransactionEntity } from './webhook/entities'
import { momentText, type Outcome } from './webhook/stored-events'

/**
 * Processes a subscription in a response of Paddle's API like a notification: ordered by when Paddle last changed it,
 * with the same clock that dates notifications.
 */
export function takeSubscription(entity: SubscriptionEntity): Promise<Outcome> {
  return db().$transaction((tx) => applySubscription(tx, entity, momentText(entity.updated_at)))
}

/** The same of a payment. */
export function takeTransaction(entity: TransactionEntity): Promise<Outcome> {
  return db().$transaction((tx) => applyTransaction(tx, entity, momentText(entity.updated_at)))
}
