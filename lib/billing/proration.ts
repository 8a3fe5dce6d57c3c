import type { ProrationBillingMode } from '@paddle/paddle-node-sdk'
import type { Subscription } from '@/lib/db/generated/client'
import type { Offer } from './offers'
import { PLANS } from './plans'

/**
 * How Paddle bills a change of plan or period. Items change immediately in every mode, so that no payment is lost.
 *
 * - A higher plan, or another period: `prorated_immediately`. The unused part of the payment is credited, and the
 * difference is charged now. For another period, Paddle accepts no mode that bills later
 * (developer.paddle.com/changelog/2024/change-billing-frequency-proration-billing-mode), nor for a subscription with a
 * scheduled end (…/errors/subscriptions/subscription_invalid_billing_mode_for_scheduled_change).
 * - A lower plan for the same period: `prorated_next_billing_period`. Nothing is charged now, and the excess is
 * credited on the next invoice; with `full_next_billing_period` it would be lost
 * (developer.paddle.com/concepts/subscriptions/proration).
 * - During a trial: `do_not_bill`, the only one that Paddle accepts. Nothing is paid yet, and the first invoice is for
 * the new plan (developer.paddle.com/build/subscriptions/update-trials).
 */
export function prorationMode(
  from: Pick<Subscription, 'plan' | 'interval' | 'status' | 'scheduledAction'>,
  to: Pick<Offer, 'plan' | 'interval'>,
): ProrationBillingMode {
  if (from.status === 'trialing') return 'do_not_bill'
  const less = PLANS.indexOf(to.plan) < PLANS.indexOf(from.plan)
  return less && from.interval === to.interval && from.scheduledAction === null
    ? 'prorated_next_billing_period'
    : 'prorated_immediately'
}
