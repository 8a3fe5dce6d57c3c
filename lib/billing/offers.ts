import type { BillingInterval, Plan } from '@/lib/db/generated/enums'
import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'

export const PAID_PLANS = ['standard', 'professional'] as const satisfies readonly Plan[]
export const INTERVALS = ['month', 'year'] as const satisfies readonly BillingInterval[]

export type PaidPlan = (typeof PAID_PLANS)[number]
export type Interval = (typeof INTERVALS)[number]

/** A plan that can be bought, how often it is paid, and its price at Paddle. */
export interface Offer {
  readonly plan: PaidPlan
  readonly interval: Interval
  /** Paddle's: pri_… */
  readonly priceId: string
}

/** Whether people can pay here. Where they can't, everyone has the highest plan. */
export function paymentIsSetUp(): boolean {
  return env().PADDLE_API_KEY !== undefined
}

/** The four offers of this installation, cheapest plan first; none where payment is not set up. */
export function offers(): readonly Offer[] {
  const { PADDLE_PRICE_STANDARD_MONTH, PADDLE_PRICE_STANDARD_YEAR } = env()
  const { PADDLE_PRICE_PROFESSIONAL_MONTH, PADDLE_PRICE_PROFESSIONAL_YEAR } = env()
  const prices = {
    standard: { month: PADDLE_PRICE_STANDARD_MONTH, year: PADDLE_PRICE_STANDARD_YEAR },
    professional: { month: PADDLE_PRICE_PROFESSIONAL_MONTH, year: PADDLE_PRICE_PROFESSIONAL_YEAR },
  }
  return PAID_PLANS.flatMap((plan) =>
    INTERVALS.flatMap((interval) => {
      const priceId = prices[plan][interval]
      return priceId === undefined ? [] : [{ plan, interval, priceId }]
    }),
  )
}

/** Returns what a price buys, or null for one that isn't ours. */
export function offerOfPrice(priceId: string): Offer | null {
  return offers().find((offer) => offer.priceId === priceId) ?? null
}

/**
 * The offer of a plan and a period.
 *
 * @throws AppError PAYMENT_OFF
 */
export function offerFor(plan: PaidPlan, interval: Interval): Offer {
  const found = offers().find((offer) => offer.plan === plan && offer.interval === interval)
  if (found === undefined) throw new AppError('PAYMENT_OFF')
  return found
}
