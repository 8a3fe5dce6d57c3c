/** The currencies that prices can be shown in, the first by default. Their names are under `currency.names`. */
export const CURRENCIES = [
  { code: 'USD', symbol: '$' },
  { code: 'EUR', symbol: '€' },
  { code: 'GBP', symbol: '£' },
  { code: 'RUB', symbol: '₽' },
  { code: 'JPY', symbol: '¥' },
] as const

export type Currency = (typeof CURRENCIES)[number]
export type CurrencyCode = Currency['code']

export const DEFAULT_CURRENCY: Currency = CURRENCIES[0]

/** Returns the currency with a code, if it is supported. */
export function findCurrency(code: string | null | undefined): Currency | undefined {
  return CURRENCIES.find((currency) => currency.code === code)
}
