import type { ProrationBillingMode } from '@paddle/paddle-node-sdk'
import type { Subscription } from '@/lib/db/generated/client'
import type { Offer } from './offers'
import { PLANS } from './plans'

/**
 * How Paddle bills a change of plan or period. Items change immediately in every mode, so that nothing that was paid may be lost.
 *
 * - More, or another period: `prorated_immediately`. The rest of what was paid is taken off, the difference is paid now. Of another
 *   period Paddle takes no mode that bills later (developer.paddle.com/changelog/2024/change-billing-frequency-proration-billing-mode),
 *   nor of a subscription that is to end (…/errors/subscriptions/subscription_invalid_billing_mode_for_scheduled_change).
 * - Less, for the same period: `prorated_next_billing_period`. Nothing is paid now, and what was paid too much comes off the next
 *   bill; with `full_next_billing_period` it would be lost (developer.paddle.com/concepts/subscriptions/proration).
 * - In a trial: `do_not_bill`, the only one that Paddle takes. Nothing is paid yet, and the first bill is that of the new plan
 *   (developer.paddle.com/build/subscriptions/update-trials).
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
