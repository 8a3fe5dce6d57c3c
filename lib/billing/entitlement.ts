import type { Plan, SubscriptionStatus } from '@/lib/db/generated/enums'
import { PLANS } from './plans'
import type { Subscriber, SubscriptionFacts } from './subscriber'

/** How long a plan continues after a failed payment, while Paddle retries and the user can change the card. */
export const PAST_DUE_GRACE_DAYS = 14

const DAY_MS = 86_400_000

/** What a scheduled change does, in Paddle's words. */
export const SCHEDULED_ACTIONS = ['cancel', 'pause', 'resume'] as const

export interface ScheduledChange {
  readonly action: (typeof SCHEDULED_ACTIONS)[number]
  readonly at: Date
}

/** A user's entitlement at a moment, and its source. */
export interface Entitlement {
  readonly plan: Plan
  /** Of the subscription, a change whose time is past counted as happened; null without one. */
  readonly status: SubscriptionStatus | null
  /** The one that gives most now; of several that give nothing, the one that lives longest. */
  readonly subscription: SubscriptionFacts | null
  /** When the subscription renews automatically. */
  readonly renewsAt: Date | null
  /** When the subscription stops giving its plan, or stopped, as far as that is settled. */
  readonly endsAt: Date | null
  /** Until when a plan whose payment failed goes on. */
  readonly graceEndsAt: Date | null
  readonly scheduled: ScheduledChange | null
}

/**
 * Returns the effective plan: the granted one or the best subscription's, whichever is higher. `trialing` and `active`
 * give the subscription's plan, `past_due` does for `PAST_DUE_GRACE_DAYS`, `paused` doesn't; `canceled` does until the
 * end of a period that Paddle still reports. A scheduled change has no effect before its time.
 */
export function entitlementAt(subscriber: Subscriber, now: Date): Entitlement {
  const [best] = subscriber.subscriptions
    .map((subscription) => standingOf(subscription, now))
    .toSorted(
      (one, other) =>
        rank(other.plan) - rank(one.plan) ||
        LIVELY[other.status] - LIVELY[one.status] ||
        // Of two equal ones, it is always the same, in any order of arrival.
        (one.subscription.id < other.subscription.id ? -1 : 1),
    )
  if (best === undefined) return { ...NOTHING, plan: subscriber.plan }
  return { ...best, plan: rank(subscriber.plan) >= rank(best.plan) ? subscriber.plan : best.plan }
}

const NOTHING = {
  status: null,
  subscription: null,
  renewsAt: null,
  endsAt: null,
  graceEndsAt: null,
  scheduled: null,
} as const

const LIVELY: Readonly<Record<SubscriptionStatus, number>> = {
  active: 4,
  trialing: 3,
  past_due: 2,
  paused: 1,
  canceled: 0,
}

interface Standing extends Entitlement {
  readonly status: SubscriptionStatus
  readonly subscription: SubscriptionFacts
}

function standingOf(subscription: SubscriptionFacts, now: Date): Standing {
  const told = scheduledOf(subscription)
  const happened = told !== null && told.action !== 'resume' && told.at <= now && subscription.status !== 'canceled'
  const status = happened ? (told.action === 'cancel' ? 'canceled' : 'paused') : subscription.status
  const scheduled = happened ? null : told
  const ending = scheduled !== null && scheduled.action !== 'resume' ? scheduled.at : null
  const graceEndsAt = status === 'past_due' ? graceEndOf(subscription, now) : null
  const endsAt = happened ? told.at : (endOf(status, subscription, graceEndsAt) ?? ending)
  const renews = (status === 'active' || status === 'trialing') && ending === null
  return {
    plan: holds(status, endsAt, now) ? subscription.plan : 'free',
    status,
    subscription,
    renewsAt: renews ? (subscription.nextBilledAt ?? subscription.periodEndsAt) : null,
    endsAt: status === 'past_due' ? earlier(endsAt, ending) : endsAt,
    graceEndsAt,
    scheduled,
  }
}

function holds(status: SubscriptionStatus, endsAt: Date | null, now: Date): boolean {
  if (status === 'active' || status === 'trialing') return true
  return status !== 'paused' && endsAt !== null && now < endsAt
}

function endOf(status: SubscriptionStatus, { periodEndsAt }: SubscriptionFacts, graceEndsAt: Date | null): Date | null {
  if (status === 'canceled') return periodEndsAt
  return status === 'past_due' ? graceEndsAt : null
}

/** Where nothing says since when, the payment has failed just now: no one loses a plan for a fact that is missing. */
function graceEndOf({ pastDueSince }: SubscriptionFacts, now: Date): Date {
  return new Date((pastDueSince ?? now).getTime() + PAST_DUE_GRACE_DAYS * DAY_MS)
}

function scheduledOf({ scheduledAction, scheduledAt }: SubscriptionFacts): ScheduledChange | null {
  const action = SCHEDULED_ACTIONS.find((known) => known === scheduledAction)
  return action === undefined || scheduledAt === null ? null : { action, at: scheduledAt }
}

function earlier(one: Date | null, other: Date | null): Date | null {
  if (one === null || other === null) return one ?? other
  return one < other ? one : other
}

function rank(plan: Plan): number {
  return PLANS.indexOf(plan)
}
