import type { Prisma } from '@/lib/db/generated/client'

/**
 * Deletes a user's payment data that isn't deleted with their account's rows, and cancels their subscriptions at
 * Paddle. The caller has locked the user's row and deletes it in the same transaction.
 */
export async function eraseBilling(tx: Prisma.TransactionClient, userId: string): Promise<void> {
  const [subscriptions, checkouts, customer] = await Promise.all([
    tx.subscription.findMany({ where: { userId }, select: { id: true, status: true } }),
    tx.paddleCheckout.findMany({ where: { userId }, select: { transactionId: true } }),
    tx.paddleCustomer.findUnique({ where: { userId } }),
  ])
  const running = subscriptions.filter(({ status }) => status !== 'canceled')
  await tx.subscriptionEnding.createMany({
    data: running.map(({ id }) => ({ subscriptionId: id })),
    skipDuplicates: true,
  })
  const ids = subscriptions.map(({ id }) => id)
  const subjects = [...ids, ...checkouts.map(({ transactionId }) => transactionId), ...(customer ? [customer.id] : [])]
  await tx.$executeRaw`
    DELETE FROM "PaddleEvent"
    WHERE "subjectId" = ANY(${subjects}) OR "payload"->>'subscription_id' = ANY(${ids})
      OR "payload"->'custom_data'->>'userId' = ${userId}`
  await tx.paddleCheckout.deleteMany({ where: { userId } })
}
