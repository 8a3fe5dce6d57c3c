import type { IPricingPreviewResponse } from '@paddle/paddle-node-sdk'
import { z } from 'zod'
import { cataloguePriceOf } from './catalogue'
import { asFormattedTotals, asTotals, taxed, taxRateOf } from './money'
import { read } from './read'
import { Refusal } from './refusal'
import { wholeLine } from './transactions'
import type { World } from './world'

/** One or more of our prices, as requests name them. */
export const itemsSchema = z.array(z.object({ price_id: z.string(), quantity: z.int().min(1) })).min(1)

/** https://developer.paddle.com/api-reference/pricing-preview/preview-prices */
export function pricingPreview(world: World, body: unknown): Omit<IPricingPreviewResponse, 'items'> {
  const address = z.object({ country_code: z.string().length(2), postal_code: z.string().nullish() })
  const schema = z.object({ items: itemsSchema, currency_code: z.string().optional(), address: address.nullish() })
  const asked = read(schema, body)
  const country = asked.address?.country_code ?? null
  if (country !== null && world.refusedCountries.has(country)) {
    throw new Refusal(400, 'address_location_not_allowed', 'Cannot create address with an unsupported location')
  }
  const currency = asked.currency_code ?? 'USD'
  const rate = taxRateOf(country)
  return {
    customer_id: null,
    address_id: null,
    business_id: null,
    // The two casts: every requested code that is in the catalog is one of Paddle's.
    currency_code: currency as IPricingPreviewResponse['currency_code'],
    address: (asked.address ?? null) as IPricingPreviewResponse['address'] & null,
    customer_ip_address: null,
    discount_id: null,
    details: {
      line_items: asked.items.map(({ price_id }) => {
        const item = cataloguePriceOf(price_id)
        const sums = taxed(wholeLine(item, currency).subtotal, rate)
        return {
          price: item.price,
          quantity: 1,
          tax_rate: rate,
          unit_totals: asTotals(sums),
          formatted_unit_totals: asFormattedTotals(sums, currency),
          totals: asTotals(sums),
          formatted_totals: asFormattedTotals(sums, currency),
          product: item.product,
          discounts: [],
        }
      }),
    },
    available_payment_methods: ['card'],
  }
}
