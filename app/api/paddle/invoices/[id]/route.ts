import { invoiceLink } from '@/lib/billing/invoices'
import { linkSchema } from '@/lib/billing/portal'
import { RATE_LIMITS } from '@/lib/http/rate-limits'
import { route } from '@/lib/http/route'

export const GET = route({
  summary: 'Get a temporary link to an invoice PDF',
  params: { id: 'Of the invoice, as the list gives it' },
  answers: { 200: linkSchema },
  codes: ['NOT_FOUND', 'PAYMENT_OFF', 'PAYMENT_UNAVAILABLE', 'PAYMENT_REFUSED'],
  limits: [RATE_LIMITS.payments],
  handle: async ({ caller, params }) =>
    Response.json({ url: await invoiceLink(caller.session.userId, params['id'] ?? '') }),
})
