import { randomUUID } from 'node:crypto'
import type { CurrencyCode, ITransactionResponse, TransactionOrigin } from '@paddle/paddle-node-sdk'
import { amountOf, cataloguePriceOf, type CataloguePrice } from './catalogue'
import { detailsOf, grandTotalOf, type Bill, type Line, type Period } from './details'
import { paddleId } from './ids'
import { instant } from './instants'
import { taxRateOf } from './money'
import { get, type World } from './world'

interface NewTransaction {
  readonly bill: Bill
  readonly origin: TransactionOrigin
  readonly status: ITransactionResponse['status']
  readonly customerId: string | null
  readonly addressId: string | null
  readonly subscriptionId: string | null
  readonly customData: ITransactionResponse['custom_data']
  readonly period: Period | null
}

/** The whole price of an item, as it is billed the first time. */
export function wholeLine(item: CataloguePrice, currency: string): Line {
  return { item, quantity: 1, subtotal: amountOf(item, currency), proration: null }
}

/** What a server makes to be paid in a checkout. Without an address no tax is known yet, and it is a draft. */
export function createTransaction(
  world: World,
  asked: {
    readonly items: readonly { readonly price_id: string; readonly quantity: number }[]
    readonly customer_id?: string | null
    readonly currency_code?: string
    readonly custom_data?: ITransactionResponse['custom_data']
  },
): ITransactionResponse {
  const currency = asked.currency_code ?? 'USD'
  const lines = asked.items.map(({ price_id }) => wholeLine(cataloguePriceOf(price_id), currency))
  if (asked.customer_id) get(world.customers, asked.customer_id)
  return keepNew(world, {
    bill: { lines, currency, taxRate: '0', credit: 0, paid: false },
    origin: 'api',
    status: 'draft',
    customerId: asked.customer_id ?? null,
    addressId: null,
    subscriptionId: null,
    customData: asked.custom_data ?? null,
    period: null,
  })
}

/** Makes a transaction, keeps it, and says so. */
export function keepNew(world: World, made: NewTransaction): ITransactionResponse {
  const at = instant()
  const id = paddleId('txn')
  const transaction: ITransactionResponse = {
    id,
    status: made.status,
    customer_id: made.customerId,
    address_id: made.addressId,
    business_id: null,
    custom_data: made.customData ?? null,
    origin: made.origin,
    collection_mode: 'automatic',
    subscription_id: made.subscriptionId,
    invoice_id: null,
    invoice_number: null,
    billing_details: null,
    billing_period: made.period,
    // Every code in the catalog is one of Paddle's.
    currency_code: made.bill.currency as CurrencyCode,
    discount_id: null,
    created_at: at,
    updated_at: at,
    billed_at: null,
    revised_at: null,
    items: made.bill.lines.map(({ item, quantity, proration }) => ({ price: item.price, quantity, proration })),
    details: detailsOf(made.bill),
    payments: [],
    checkout: { url: `${world.url}/_pages/pay?_ptxn=${id}` },
  }
  world.transactions.set(id, transaction)
  world.bills.set(id, made.bill)
  return transaction
}

/** Changes a transaction and keeps it. */
export function changed(world: World, id: string, change: Partial<ITransactionResponse>): ITransactionResponse {
  const transaction: ITransactionResponse = { ...get(world.transactions, id), ...change, updated_at: instant() }
  world.transactions.set(id, transaction)
  return transaction
}

/** A transaction that is paid: its bill settled, its invoice numbered. */
export function paidWith(world: World, id: string, bill: Bill, change: Partial<ITransactionResponse> = {}) {
  const before = get(world.transactions, id)
  const amount = grandTotalOf(bill)
  const at = instant()
  return changed(world, id, {
    status: 'completed',
    details: detailsOf({ ...bill, paid: true }),
    payments: [payment(amount, null, at), ...before.payments],
    billed_at: before.billed_at ?? at,
    invoice_id: paddleId('inv'),
    invoice_number: `325-${++world.invoices}`,
    ...change,
  })
}

/** An attempt to pay that the bank declined. */
export function declined(world: World, id: string): ITransactionResponse {
  const before = get(world.transactions, id)
  const amount = Number(before.details?.totals?.grand_total ?? '0')
  return changed(world, id, { payments: [payment(amount, 'declined', instant()), ...before.payments] })
}

/** The bill of a kept transaction, with the tax of a country. */
export function billOf(world: World, id: string, country: string | null): Bill {
  return { ...get(world.bills, id), taxRate: taxRateOf(country) }
}

function payment(amount: number, error: 'declined' | null, at: string): ITransactionResponse['payments'][number] {
  return {
    payment_attempt_id: randomUUID(),
    payment_method_id: paddleId('paymtd'),
    stored_payment_method_id: randomUUID(),
    amount: String(amount),
    status: error === null ? 'captured' : 'error',
    error_code: error,
    method_details: {
      type: 'card',
      card: { type: 'visa', last4: '4242', expiry_month: 1, expiry_year: 2030, cardholder_name: 'Local Paddle' },
      paypal: null,
      south_korea_local_card: null,
      underlying_details: null,
    },
    created_at: at,
    captured_at: error === null ? at : null,
  }
}
