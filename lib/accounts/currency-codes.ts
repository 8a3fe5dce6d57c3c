/** The currencies in which a person can have prices shown (ISO 4217). */
export const CURRENCY_CODES = ['USD', 'EUR', 'GBP', 'RUB', 'JPY'] as const
