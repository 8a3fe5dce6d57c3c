/** The currencies in which prices can be shown (ISO 4217). */
export const CURRENCY_CODES = ['USD', 'EUR', 'GBP', 'RUB', 'JPY'] as const
