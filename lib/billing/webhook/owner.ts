import type { Prisma } from '@/lib/db/generated/client'
import { userOfCustomData } from '../custom-data'
import type { SubscriptionEntity } from './entities'
import type { Telling } from './in-order'

/**
 * Returns the owner of a subscription: the user whose proof is in its custom data; otherwise who started its payment;
 * otherwise for whom we created its customer. An email address decides nothing, because anyone can type another's into
 * a checkout.
 *
 * @param ordered all its events
 */
export async function ownerOf(
  tx: Prisma.TransactionClient,
  ordered: readonly Telling<SubscriptionEntity>[],
): Promise<string | null> {
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
