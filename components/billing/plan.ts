import type { Interval, Offer, PaidPlan } from '@/lib/billing/offers'
import type { PLANS as LISTED } from '@/lib/billing/plans'

export type { Interval, Offer, PaidPlan }

export type Plan = (typeof LISTED)[number]

/** The plans in their order. The server's list comes with its schemas, which a browser need not load. */
export const PLANS = ['free', 'standard', 'professional'] as const satisfies typeof LISTED

/** What the page needs for payments; the token is intended for browsers. */
export interface PaymentSetUp {
  readonly token: string
  readonly environment: 'production' | 'sandbox'
  /** Whose taxes the prices are shown with. */
  readonly country: string
  readonly offers: readonly Offer[]
}

/** Whether a plan gives more than another. */
export function isHigher(plan: Plan, than: Plan): boolean {
  return PLANS.indexOf(plan) > PLANS.indexOf(than)
}
