import { db } from '@/lib/db/client'
import type { Subscription } from '@/lib/db/generated/client'
import type { SubscriptionStatus } from '@/lib/db/generated/enums'
import { AppError } from '@/lib/errors'
import { entitlementAt } from './entitlement'

/** Of a subscription that goes on, or can. */
export const LIVING = ['active', 'trialing', 'past_due', 'paused'] as const satisfies readonly SubscriptionStatus[]

/** Returns a user's subscriptions that haven't ended, the most active first. */
export async function livingSubscriptions(userId: string): Promise<Subscription[]> {
  const rows = await db().subscription.findMany({
    where: { userId, status: { in: [...LIVING] } },
    orderBy: [{ startedAt: 'desc' }, { id: 'asc' }],
  })
  const place = (row: Subscription) => LIVING.findIndex((status) => status === row.status)
  return rows.toSorted((one, other) => place(one) - place(other))
}

/**
 * Returns the subscription that a user changes: of several, the one that their screen shows.
 *
 * @throws AppError NO_SUBSCRIPTION
 */
export async function ownSubscription(userId: string): Promise<Subscription> {
  const living = await livingSubscriptions(userId)
  const { subscription } = entitlementAt({ plan: 'free', subscriptions: living }, new Date())
  const shown = living.find(({ id }) => id === subscription?.id)
  if (shown === undefined) throw new AppError('NO_SUBSCRIPTION')
  return shown
}
