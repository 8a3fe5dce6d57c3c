import { invoicesSchema, ownInvoices } from '@/lib/billing/invoices'
import { RATE_LIMITS } from '@/lib/http/rate-limits'
import { route } from '@/lib/http/route'

export const GET = route({
  summary: 'List your invoices',
  answers: { 200: invoicesSchema },
  codes: ['PAYMENT_OFF', 'PAYMENT_UNAVAILABLE', 'PAYMENT_REFUSED'],
  limits: [RATE_LIMITS.payments],
  handle: async ({ caller, locale }) =>
    Response.json({ success: true, invoices: await ownInvoices(caller.session.userId, locale) }),
})
