/**
 * Money in the words of a language, of Paddle's own figure: text in the currency's smallest unit, to which only the decimal
 * point is added.
 */
export function formatAmount(amount: string, currency: string, locale: string): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2
  const [, sign = '', figures = '0'] = /^(-?)(\d+)$/.exec(amount) ?? []
  const padded = figures.padStart(digits + 1, '0')
  const whole = padded.slice(0, padded.length - digits)
  const text = digits === 0 ? `${sign}${whole}` : `${sign}${whole}.${padded.slice(-digits)}`
  // The cast: Intl accepts decimal text without losing digits, and this string is one.
  return format.format(text as Intl.StringNumericLiteral)
}

/** Returns a currency's symbol, such as `$` or `₽`. */
export function currencySymbol(currency: string): string {
  const parts = new Intl.NumberFormat('en-US', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
  return parts.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency
}
