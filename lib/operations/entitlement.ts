import { z } from 'zod'
import { type Entitlement, entitlementAt, SCHEDULED_ACTIONS } from '@/lib/billing/entitlement'
import { limitsOf, planOf } from '@/lib/billing/limits'
import { INTERVALS, paymentIsSetUp } from '@/lib/billing/offers'
import { planLimitsSchema, PLANS } from '@/lib/billing/plans'
import type { SubscribedUser } from '@/lib/billing/subscriber'
import { SubscriptionStatus } from '@/lib/db/generated/enums'
import { usageAnswer, usageOf, usageSchema } from './usage'

const moment = z.iso.datetime()

const subscriptionSchema = z
  .strictObject({
    id: z.string(),
    plan: z.enum(PLANS).describe('`free` if its price isn’t configured here.'),
    interval: z.enum(INTERVALS),
    status: z.enum(SubscriptionStatus),
    currency: z.string(),
    nextBilledAt: moment.nullable(),
    pastDueSince: moment.nullable(),
    graceEndsAt: moment.nullable().describe('Until when the plan stays active although the payment failed.'),
    scheduled: z.strictObject({ action: z.enum(SCHEDULED_ACTIONS), at: moment }).nullable(),
  })
  .meta({ id: 'Subscription' })

/** What a user may do, and has done this month. */
export const entitlementSchema = z.strictObject({
  plan: z.enum(PLANS).describe('The current one.'),
  status: z.enum(SubscriptionStatus).nullable().describe('The subscription’s plan; null without a subscription.'),
  renewsAt: moment.nullable(),
  endsAt: moment.nullable().describe('When the subscription’s plan ends or ended.'),
  limits: planLimitsSchema,
  usage: usageSchema,
  payment: z.boolean().describe('Whether payment is set up; if not, everyone has the highest plan.'),
  subscription: subscriptionSchema.nullable(),
  granted: z.boolean().describe('Whether an administrator granted the plan.'),
})

/** Returns a user's current plan with its limits and usage, and the subscription that pays for it. */
export async function entitlementOf(
  user: SubscribedUser,
  now = new Date(),
): Promise<z.infer<typeof entitlementSchema>> {
  const entitlement = entitlementAt(user, now)
  const payment = paymentIsSetUp()
  return {
    plan: planOf(user, now),
    status: entitlement.status,
    renewsAt: isoOrNull(entitlement.renewsAt),
    endsAt: isoOrNull(entitlement.endsAt),
    limits: limitsOf(user, now),
    usage: usageAnswer(await usageOf(user.id)),
    payment,
    subscription: subscriptionOf(entitlement),
    granted: payment && user.plan !== 'free' && user.plan === entitlement.plan,
  }
}

function subscriptionOf({ subscription, status, graceEndsAt, scheduled }: Entitlement) {
  if (subscription === null) return null
  const { id, plan, interval, currency, nextBilledAt, pastDueSince } = subscription
  return {
    id,
    plan,
    interval,
    status: status ?? subscription.status,
    currency,
    nextBilledAt: isoOrNull(nextBilledAt),
    pastDueSince: isoOrNull(pastDueSince),
    graceEndsAt: isoOrNull(graceEndsAt),
    scheduled: scheduled && { action: scheduled.action, at: scheduled.at.toISOString() },
  }
}

function isoOrNull(date: Date | null): string | null {
  return date?.toISOString() ?? null
}
