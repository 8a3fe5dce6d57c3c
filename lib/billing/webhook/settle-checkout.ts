import type { Prisma } from '@/lib/db/generated/client'
import { type TransactionEntity, transactionEntity } from './entities'
import { holdUser } from './hold-user'
import { tellingsOf } from './tellings'

/**
 * Updates the row of a payment started in Actum, recomputed from all its events, like a subscription.
 * The caller has the payment's lock.
 *
 * @returns the notification that says it; null of a payment that Actum did not begin
 */
export async function settleCheckout(tx: Prisma.TransactionClient, transactionId: string): Promise<string | null> {
  const checkout = await tx.paddleCheckout.findUnique({ where: { transactionId } })
  if (checkout === null || !(await holdUser(tx, checkout.userId))) return null
  const ordered = await tellingsOf(tx, transactionId, 'transaction', transactionEntity)
  const latest = ordered.at(-1)
  if (latest === undefined) return ''
  const { id, occurredAt, entity } = latest
  // The subscription that a payment made stays, whichever notification named it.
  const named = ordered.map((telling) => telling.entity.subscription_id).findLast((made) => made !== null)
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
