import type { Subscription, User } from '@/lib/db/generated/client'
import type { Plan } from '@/lib/db/generated/enums'

/** What of a subscription decides what it entitles to, and is shown. */
export type SubscriptionFacts = Pick<
  Subscription,
  | 'id'
  | 'plan'
  | 'interval'
  | 'status'
  | 'currency'
  | 'periodEndsAt'
  | 'nextBilledAt'
  | 'pastDueSince'
  | 'scheduledAction'
  | 'scheduledAt'
>

/** A user's plan data: what an administrator granted, and what is paid for. Only both together determine the plan. */
export interface Subscriber {
  /** The granted one. */
  readonly plan: Plan
  readonly subscriptions: readonly SubscriptionFacts[]
}

/** A user's row with the data that determine their plan. */
export type SubscribedUser = User & Subscriber

/** For Prisma's `include` of a user. */
export const WITH_SUBSCRIPTIONS = { subscriptions: true } as const
