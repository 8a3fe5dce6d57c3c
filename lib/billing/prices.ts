import { z } from 'zod'
import { CURRENCY_CODES } from '@/lib/accounts/currency-codes'
import { AppError } from '@/lib/errors'
import { currencySymbol } from './format-amount'
import { INTERVALS, offers, PAID_PLANS } from './offers'
import { paddle, type PaddleApi, type PreviewedPrice } from './paddle/client'
import { isRefusal, RETRY_AFTER_SECONDS } from './paddle/errors'
import { PRICE_COUNTRY } from './price-country'

export const pricesQuerySchema = z.strictObject({ currency: z.enum(CURRENCY_CODES).default('USD') })

type Currency = (typeof CURRENCY_CODES)[number]

const priceSchema = z.strictObject({
  plan: z.enum(PAID_PLANS),
  interval: z.enum(INTERVALS),
  priceId: z.string(),
  subtotal: z.string().describe('Formatted by Paddle, like `tax` and `total`.'),
  tax: z.string(),
  total: z.string(),
  amount: z.string().describe('The total in the currency’s smallest unit.'),
  currency: z.enum(CURRENCY_CODES),
  symbol: z.string(),
})

export const pricesSchema = z
  .strictObject({
    success: z.literal(true),
    country: z
      .string()
      .nullable()
      .describe('The country whose taxes the prices include; null for list prices without tax.'),
    currency: z.enum(CURRENCY_CODES),
    prices: z.array(priceSchema),
  })
  .meta({ id: 'Prices' })

export type Prices = z.infer<typeof pricesSchema>

/** Everyone sees the same prices; Paddle is not asked for each of them. */
const KEPT_MS = 5 * 60_000

type Kept = Map<Currency, { readonly prices: Promise<Prices>; readonly until: number }>

const kept = new WeakMap<PaddleApi, Kept>()

/**
 * What the four offers cost, as Paddle previews them.
 *
 * @throws AppError PAYMENT_OFF, PAYMENT_UNAVAILABLE
 */
export function prices(currency: Currency, now = Date.now()): Promise<Prices> {
  const api = paddle()
  const byCurrency = kept.get(api) ?? (new Map() as Kept)
  kept.set(api, byCurrency)
  const known = byCurrency.get(currency)
  if (known !== undefined && now < known.until) return known.prices
  const asked = askPrices(api, currency)
  byCurrency.set(currency, { prices: asked, until: now + KEPT_MS })
  asked.catch(() => byCurrency.delete(currency))
  return asked
}

async function askPrices(api: PaddleApi, currency: Currency): Promise<Prices> {
  const ids = offers().map(({ priceId }) => priceId)
  try {
    return answer(await api.previewPrices(ids, currency, PRICE_COUNTRY), currency, PRICE_COUNTRY)
  } catch (error) {
    if (!isRefusal(error)) throw error
    return answer(await withoutCountry(api, ids, currency), currency, null)
  }
}

/** If Paddle doesn't know a price, this installation is configured wrong; the request is fine. */
async function withoutCountry(api: PaddleApi, ids: readonly string[], currency: Currency): Promise<PreviewedPrice[]> {
  try {
    return await api.previewPrices(ids, currency, null)
  } catch (error) {
    throw isRefusal(error) ? unavailable() : error
  }
}

function answer(previewed: readonly PreviewedPrice[], currency: Currency, country: string | null): Prices {
  const symbol = currencySymbol(currency)
  const found = offers().map((offer) => {
    const price = previewed.find(({ priceId }) => priceId === offer.priceId)
    if (price === undefined) throw unavailable()
    return { ...offer, ...price, currency, symbol }
  })
  return { success: true, country, currency, prices: found }
}

function unavailable(): AppError {
  return new AppError('PAYMENT_UNAVAILABLE', {}, { retryAfterSeconds: RETRY_AFTER_SECONDS })
}
