/** Tax on digital services by country; countries not listed have none. */
const TAX_RATES: Readonly<Record<string, string>> = {
  DE: '0.19',
  FR: '0.2',
  GB: '0.2',
  IT: '0.22',
  JP: '0.1',
  MD: '0.2',
  RO: '0.21',
  RU: '0.2',
}

/** As Paddle writes a rate. Without a country no tax is worked out. */
export function taxRateOf(country: string | null): string {
  return (country === null ? undefined : TAX_RATES[country]) ?? '0'
}

/** Figures of one line in the currency's smallest unit. Tax comes on top of the subtotal. */
export interface Sums {
  readonly subtotal: number
  readonly tax: number
  readonly total: number
}

export function taxed(subtotal: number, rate: string): Sums {
  const tax = Math.round(subtotal * Number(rate))
  return { subtotal, tax, total: subtotal + tax }
}

export function added(sums: readonly Sums[]): Sums {
  return sums.reduce(
    (all, { subtotal, tax, total }) => ({
      subtotal: all.subtotal + subtotal,
      tax: all.tax + tax,
      total: all.total + total,
    }),
    { subtotal: 0, tax: 0, total: 0 },
  )
}

/** As Paddle's `totals` carry them: text, without a decimal point. */
export function asTotals({ subtotal, tax, total }: Sums) {
  return { subtotal: String(subtotal), discount: '0', tax: String(tax), total: String(total) }
}

/** As Paddle's `formatted_totals` carry them: `$120.00`. */
export function asFormattedTotals({ subtotal, tax, total }: Sums, currency: string) {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
  const unit = 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2)
  const text = (amount: number) => format.format(amount / unit)
  return { subtotal: text(subtotal), discount: text(0), tax: text(tax), total: text(total) }
}
