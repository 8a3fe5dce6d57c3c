import { db } from '@/lib/db/client'
import type { Subscription } from '@/lib/db/generated/client'
import type { SubscriptionStatus } from '@/lib/db/generated/enums'
import { AppError } from '@/lib/errors'

/** Of a subscription that goes on, or can. */
export const LIVING = ['active', 'trialing', 'past_due', 'paused'] as const satisfies readonly SubscriptionStatus[]

/** A person's subscriptions that are not over, the liveliest first. */
export async function livingSubscriptions(userId: string): Promise<Subscription[]> {
  const rows = await db().subscription.findMany({
    where: { userId, status: { in: [...LIVING] } },
    orderBy: [{ startedAt: 'desc' }, { id: 'asc' }],
  })
  const place = (row: Subscription) => LIVING.findIndex((status) => status === row.status)
  return rows.toSorted((one, other) => place(one) - place(other))
}

/**
 * The subscription that a person changes.
 *
 * @throws AppError NO_SUBSCRIPTION
 */
export async function ownSubscription(userId: string): Promise<Subscription> {
  const [first] = await livingSubscriptions(userId)
  if (first === undefined) throw new AppError('NO_SUBSCRIPTION')
  return first
}
