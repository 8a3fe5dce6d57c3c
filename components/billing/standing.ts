import type { OwnSubscription, Premium, SubscriptionStatus } from './billing-api'

/** The subscription state that the user should see on every screen. */
export type Standing =
  | { readonly kind: 'pastDue'; readonly until: string | null }
  | { readonly kind: 'graceOver' }
  | { readonly kind: 'ends'; readonly at: string }
  | { readonly kind: 'pauses'; readonly at: string }
  | { readonly kind: 'paused' }

/** A subscription that goes on, or can. */
export type RunningSubscription = OwnSubscription & { readonly status: Exclude<SubscriptionStatus, 'canceled'> }

/** Returns the user's running subscription; an ended one doesn't count. */
export function runningOf(premium: Premium | null): RunningSubscription | null {
  const subscription = premium?.subscription ?? null
  if (subscription === null) return null
  const { status } = subscription
  return status === 'canceled' ? null : { ...subscription, status }
}

/** Null where all is well, or where no one pays. */
export function standingOf({ payment, subscription, granted, plan }: Premium): Standing | null {
  if (!payment || subscription === null) return null
  const { status, scheduled, graceEndsAt } = subscription
  if (status === 'past_due') {
    // The server says whether the grace is over: its clock counts.
    return plan === 'free' ? { kind: 'graceOver' } : { kind: 'pastDue', until: granted ? null : graceEndsAt }
  }
  if (status === 'paused') return { kind: 'paused' }
  if (status === 'canceled' || scheduled === null) return null
  if (scheduled.action === 'cancel') return { kind: 'ends', at: scheduled.at }
  return scheduled.action === 'pause' ? { kind: 'pauses', at: scheduled.at } : null
}

/** Messages that can be hidden safely. A failed payment can't, because the user must act. */
export function isHarmless({ kind }: Standing): boolean {
  return kind === 'ends' || kind === 'pauses' || kind === 'paused'
}
