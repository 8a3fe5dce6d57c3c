import type {
  CurrencyCode,
  ITransactionDetailsPreviewResponse,
  ITransactionDetailsResponse,
  ITransactionTotalsResponse,
} from '@paddle/paddle-node-sdk'
import type { CataloguePrice } from './catalogue'
import { paddleId } from './ids'
import { added, asTotals, taxed } from './money'

export interface Period {
  readonly starts_at: string
  readonly ends_at: string
}

/** One item of a bill. What is given back has a quantity of -1 and a negative subtotal. */
export interface Line {
  readonly item: CataloguePrice
  readonly quantity: 1 | -1
  readonly subtotal: number
  /** Which part of which period it is for; null for the first bill. */
  readonly proration: { readonly rate: string; readonly billing_period: Period } | null
}

export interface Bill {
  readonly lines: readonly Line[]
  readonly currency: string
  readonly taxRate: string
  /** What the customer's credit balance pays of it. */
  readonly credit: number
  readonly paid: boolean
}

/** What is left to be paid of a bill; what is negative goes to the customer's balance instead. */
export function grandTotalOf(bill: Bill): number {
  return Math.max(0, sumsOf(bill).total - bill.credit)
}

/** What a bill gives back to the customer's balance. */
export function creditToBalanceOf(bill: Bill): number {
  return Math.max(0, -sumsOf(bill).total)
}

export function detailsOf(bill: Bill): ITransactionDetailsResponse {
  const totals = totalsOf(bill)
  const { subtotal, tax, total, grand_total, grand_total_tax } = totals
  const fee = bill.paid ? feeOf(bill) : null
  const earnings = fee === null ? null : String(Number(grand_total) - Number(grand_total_tax) - Number(fee))
  const currency_code = totals.currency_code
  return {
    tax_rates_used: [{ tax_rate: bill.taxRate, totals: asTotals(sumsOf(bill)) }],
    totals: { ...totals, fee, earnings },
    adjusted_totals: {
      ...{ subtotal, tax, total, grand_total, grand_total_tax, currency_code },
      fee: fee ?? '0',
      earnings: earnings ?? '0',
      retained_fee: '0',
    },
    payout_totals:
      fee === null || earnings === null
        ? null
        : { ...totals, fee, earnings, currency_code: 'USD', exchange_rate: '1', fee_rate: '0.05' },
    adjusted_payout_totals: null,
    line_items: bill.lines.map((line) => ({ id: paddleId('txnitm'), ...lineItem(line, bill.taxRate) })),
  }
}

/** The same of what is only previewed. */
export function previewDetailsOf(bill: Bill, period: Period): ITransactionDetailsPreviewResponse {
  const whole = { rate: '1', billing_period: period }
  return {
    tax_rates_used: [{ tax_rate: bill.taxRate, totals: asTotals(sumsOf(bill)) }],
    // The SDK's type does not know `exchange_rate`, which Paddle's documented payload carries.
    totals: { ...totalsOf(bill), ...{ exchange_rate: '1' } },
    line_items: bill.lines.map((line) => ({
      ...lineItem(line, bill.taxRate),
      proration: line.proration ?? whole,
    })),
  }
}

export function sumsOf({ lines, taxRate }: Pick<Bill, 'lines' | 'taxRate'>) {
  return added(lines.map(({ subtotal }) => taxed(subtotal, taxRate)))
}

function totalsOf(bill: Bill): ITransactionTotalsResponse {
  const sums = sumsOf(bill)
  const grandTotal = grandTotalOf(bill)
  return {
    ...asTotals(sums),
    credit: String(bill.credit),
    credit_to_balance: String(creditToBalanceOf(bill)),
    balance: bill.paid ? '0' : String(grandTotal),
    grand_total: String(grandTotal),
    grand_total_tax: String(sums.total <= 0 ? 0 : Math.round((sums.tax * grandTotal) / sums.total)),
    fee: null,
    earnings: null,
    // Every code in the catalog is one of Paddle's.
    currency_code: bill.currency as CurrencyCode,
  }
}

/** Five percent and fifty of the smallest unit; nothing if the price is zero. */
function feeOf(bill: Bill): string {
  const total = grandTotalOf(bill)
  return String(total === 0 ? 0 : Math.round(total * 0.05) + 50)
}

function lineItem({ item, quantity, subtotal, proration }: Line, taxRate: string) {
  return {
    price_id: item.price.id,
    quantity,
    proration,
    tax_rate: taxRate,
    unit_totals: asTotals(taxed(Math.abs(subtotal), taxRate)),
    totals: asTotals(taxed(subtotal, taxRate)),
    product: item.product,
  }
}
