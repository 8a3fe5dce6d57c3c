import type { PricePreviewParams, PricePreviewResponse } from '@paddle/paddle-js'
import type { CurrencyCode } from '@/components/layout/currencies'
import type { Interval, Offer, PaidPlan } from './plan'

/** A price in Paddle's own words: nothing here is worked out by us. */
export interface Price extends Offer {
  readonly subtotal: string
  readonly tax: string
  readonly total: string
  /** The total in the currency's smallest unit. */
  readonly amount: string
  readonly currency: string
}

export interface Prices {
  /** Whose taxes are in the prices; null for list prices without tax. */
  readonly country: string | null
  readonly prices: readonly Price[]
}

/** What Paddle is asked for: one of each. */
export function previewRequest(offers: readonly Offer[], currency: CurrencyCode, country: string): PricePreviewParams {
  return {
    items: offers.map(({ priceId }) => ({ priceId, quantity: 1 })),
    currencyCode: currency,
    address: { countryCode: country },
  }
}

/**
 * The prices of a preview.
 *
 * @throws Error where Paddle left one of the offers out
 */
export function pricesOf({ data }: PricePreviewResponse, offers: readonly Offer[]): Prices {
  const prices = offers.map((offer): Price => {
    const line = data.details.lineItems.find(({ price }) => price.id === offer.priceId)
    if (line === undefined) throw new Error(`Paddle's preview has no ${offer.priceId}`)
    const { subtotal, tax, total } = line.formattedTotals
    return { ...offer, subtotal, tax, total, amount: line.totals.total, currency: data.currencyCode }
  })
  return { country: data.address?.countryCode ?? null, prices }
}

export function priceFor(prices: Prices | null, plan: PaidPlan, interval: Interval): Price | null {
  return prices?.prices.find((price) => price.plan === plan && price.interval === interval) ?? null
}

/**
 * Returns how many months' payments a year's payment saves; null if it isn't a whole number, because then there is no
 * exact statement.
 */
export function monthsSaved(prices: Prices | null, plan: PaidPlan): number | null {
  const month = smallestUnits(priceFor(prices, plan, 'month'))
  const year = smallestUnits(priceFor(prices, plan, 'year'))
  if (month === null || year === null || month <= 0n) return null
  const saved = 12n * month - year
  return saved > 0n && saved % month === 0n ? Number(saved / month) : null
}

function smallestUnits(price: Price | null): bigint | null {
  return price !== null && /^\d+$/.test(price.amount) ? BigInt(price.amount) : null
}
