import type { RouteEntry } from './door'

/** Payment isn't set up here, and authorized callers get that answer. With payment, these routes have their own tests. */
const OFF = { access: 'person', answers: 409 } as const
const CHOICE = { ...OFF, json: () => ({ plan: 'standard', interval: 'month' }) } as const

/** The payment routes. */
export const BILLING_ROUTES: Readonly<Record<string, RouteEntry>> = {
  '/paddle/checkout': {
    POST: { ...OFF, json: () => ({ plan: 'standard', interval: 'month', currency: 'EUR' }) },
  },
  '/paddle/checkout/[transactionId]': { GET: { access: 'person', answers: 200, of: 'checkout' } },
  '/paddle/invoices': { GET: OFF },
  '/paddle/invoices/[id]': { GET: { ...OFF, params: { id: 'txn_01' } } },
  '/paddle/portal': { POST: OFF },
  '/paddle/premium': { GET: { access: 'person', answers: 200 } },
  '/paddle/prices': { GET: { ...OFF, query: ['currency'] } },
  '/paddle/subscription/cancel': { POST: OFF },
  '/paddle/subscription/change': { POST: CHOICE },
  '/paddle/subscription/payment-method': { POST: OFF },
  '/paddle/subscription/preview': { POST: CHOICE },
  '/paddle/subscription/resume': { POST: OFF },
  '/paddle/webhook': { POST: { access: 'open', answers: 409 } },
}
