import type { Plan } from '@/lib/db/generated/enums'
import { entitlementAt } from './entitlement'
import { paymentIsSetUp } from './offers'
import { PLAN_LIMITS, type PlanLimits, PLANS } from './plans'
import type { Subscriber } from './subscriber'

/** Returns a user's current plan. If payment isn't set up, everyone has the highest. */
export function planOf(subscriber: Subscriber, now = new Date()): Plan {
  return paymentIsSetUp() ? entitlementAt(subscriber, now).plan : 'professional'
}

export function limitsOf(subscriber: Subscriber, now = new Date()): PlanLimits {
  return PLAN_LIMITS[planOf(subscriber, now)]
}

/** The first higher plan that allows a value, or null: whether more is to be had is the difference between 402 and a refusal. */
export function higherPlan(
  subscriber: Subscriber,
  allows: (limits: PlanLimits) => boolean,
  now = new Date(),
): Plan | null {
  const above = PLANS.slice(PLANS.indexOf(planOf(subscriber, now)) + 1)
  return above.find((plan) => allows(PLAN_LIMITS[plan])) ?? null
}
