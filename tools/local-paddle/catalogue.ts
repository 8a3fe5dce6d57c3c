import type { IPriceResponse, IProductResponse } from '@paddle/paddle-node-sdk'
import { notFound, Refusal } from './refusal'

/** The ids of the four prices, by the variables that name them. */
export const LOCAL_PRICES = {
  PADDLE_PRICE_STANDARD_MONTH: 'pri_01standardmonth',
  PADDLE_PRICE_STANDARD_YEAR: 'pri_01standardyear',
  PADDLE_PRICE_PROFESSIONAL_MONTH: 'pri_01professionalmonth',
  PADDLE_PRICE_PROFESSIONAL_YEAR: 'pri_01professionalyear',
} as const

/** What a month costs in the currency's smallest unit, before tax. A year costs ten. */
const MONTHLY: Readonly<Record<'standard' | 'professional', Readonly<Record<string, number>>>> = {
  standard: { USD: 1_200, EUR: 1_100, GBP: 950, RUB: 110_000, JPY: 1_800 },
  professional: { USD: 2_900, EUR: 2_700, GBP: 2_300, RUB: 265_000, JPY: 4_400 },
}
const MONTHS_PAID_IN_A_YEAR = 10

/** When the catalogue was made. */
const MADE_AT = '2026-01-12T09:30:00.000000Z'

export interface CataloguePrice {
  readonly price: IPriceResponse
  readonly product: IProductResponse
  readonly interval: 'month' | 'year'
  /** In the smallest unit, by currency. */
  readonly amounts: Readonly<Record<string, number>>
}

const PLANS = ['standard', 'professional'] as const
const INTERVALS = ['month', 'year'] as const

const CATALOGUE: ReadonlyMap<string, CataloguePrice> = new Map(
  PLANS.flatMap((plan) =>
    INTERVALS.map((interval) => {
      const id = `pri_01${plan}${interval}`
      return [id, cataloguePrice(id, plan, interval)] as const
    }),
  ),
)

export const CATALOGUE_PRICES: readonly CataloguePrice[] = [...CATALOGUE.values()]

/** @throws Refusal `not_found` */
export function cataloguePriceOf(id: string): CataloguePrice {
  const found = CATALOGUE.get(id)
  if (found === undefined) throw notFound(id)
  return found
}

/** @throws Refusal for a currency that isn't supported here */
export function amountOf({ amounts }: CataloguePrice, currency: string): number {
  const amount = amounts[currency]
  if (amount === undefined) throw new Refusal(400, 'bad_request', `Currency ${currency} is not valid`)
  return amount
}

function cataloguePrice(
  id: string,
  plan: (typeof PLANS)[number],
  interval: (typeof INTERVALS)[number],
): CataloguePrice {
  const times = interval === 'year' ? MONTHS_PAID_IN_A_YEAR : 1
  const amounts = Object.fromEntries(Object.entries(MONTHLY[plan]).map(([code, amount]) => [code, amount * times]))
  const product: IProductResponse = {
    id: `pro_01${plan}`,
    name: plan === 'standard' ? 'Actum Standard' : 'Actum Professional',
    type: 'standard',
    tax_category: 'standard',
    description: null,
    image_url: null,
    custom_data: null,
    status: 'active',
    import_meta: null,
    created_at: MADE_AT,
    updated_at: MADE_AT,
  }
  const price: IPriceResponse = {
    id,
    product_id: product.id,
    type: 'standard',
    description: `${product.name}, ${interval}`,
    name: interval === 'month' ? 'Monthly' : 'Yearly',
    billing_cycle: { interval, frequency: 1 },
    trial_period: null,
    tax_mode: 'account_setting',
    unit_price: { amount: String(amounts['USD']), currency_code: 'USD' },
    unit_price_overrides: [],
    custom_data: null,
    quantity: { minimum: 1, maximum: 1 },
    status: 'active',
    import_meta: null,
    created_at: MADE_AT,
    updated_at: MADE_AT,
  }
  return { price, product, interval, amounts }
}
