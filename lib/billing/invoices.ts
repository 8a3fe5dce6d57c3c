import { z } from 'zod'
import { AppError } from '@/lib/errors'
import { knownCustomer } from './customer'
import { formatAmount } from './format-amount'
import { paymentIsSetUp } from './offers'
import { paddle } from './paddle/client'
import { isRefusal } from './paddle/errors'
import type { Bill } from './paddle/to-entity'

const invoiceSchema = z.strictObject({
  id: z.string(),
  number: z.string().nullable(),
  billedAt: z.iso.datetime().nullable(),
  total: z.string().describe('Formatted in the caller’s language.'),
  currency: z.string(),
  status: z.string().describe('Paddle’s status: `completed` or `billed`.'),
})

export const invoicesSchema = z
  .strictObject({ success: z.literal(true), invoices: z.array(invoiceSchema).describe('The latest 100.') })
  .meta({ id: 'Invoices' })

type Invoice = z.infer<typeof invoiceSchema>

/**
 * Returns a user's invoices, newest first: none if they never started a payment.
 *
 * @throws AppError PAYMENT_OFF, PAYMENT_UNAVAILABLE, PAYMENT_REFUSED
 */
export async function ownInvoices(userId: string, locale: string): Promise<Invoice[]> {
  if (!paymentIsSetUp()) throw new AppError('PAYMENT_OFF')
  const customerId = await knownCustomer(userId)
  if (customerId === null) return []
  const bills = await paddle().bills(customerId)
  return bills.filter((bill) => hasInvoice(bill, customerId)).map((bill) => asInvoice(bill, locale))
}

/**
 * Where the PDF of an invoice is.
 *
 * @throws AppError NOT_FOUND for another's, exactly as for none; PAYMENT_OFF, PAYMENT_UNAVAILABLE, PAYMENT_REFUSED
 */
export async function invoiceLink(userId: string, id: string): Promise<string> {
  if (!paymentIsSetUp()) throw new AppError('PAYMENT_OFF')
  const customerId = await knownCustomer(userId)
  if (customerId === null || !/^txn_[0-9a-z]{1,60}$/.test(id)) throw new AppError('NOT_FOUND')
  if (!hasInvoice(await billOf(id), customerId)) throw new AppError('NOT_FOUND')
  return paddle().billLink(id)
}

async function billOf(id: string): Promise<Bill> {
  try {
    return await paddle().bill(id)
  } catch (error) {
    if (isRefusal(error)) throw new AppError('NOT_FOUND')
    throw error
  }
}

/** Paddle makes none of nothing, nor of what is not paid (developer.paddle.com, «Get a PDF invoice for a transaction»). */
function hasInvoice({ customerId, status, total }: Bill, of: string): boolean {
  return customerId === of && (status === 'completed' || status === 'billed') && total.amount !== '0'
}

function asInvoice({ id, number, billedAt, total: { amount, currency }, status }: Bill, locale: string): Invoice {
  const at = billedAt && new Date(billedAt).toISOString()
  return { id, number, billedAt: at, total: formatAmount(amount, currency, locale), currency, status }
}
