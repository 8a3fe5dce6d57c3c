import { beginCheckout, begunSchema, checkoutSchema } from '@/lib/billing/checkout'
import { RATE_LIMITS } from '@/lib/http/rate-limits'
import { route } from '@/lib/http/route'

export const POST = route({
  summary: 'Create a payment for Paddle’s checkout',
  body: checkoutSchema,
  answers: { 200: begunSchema },
  codes: ['PAYMENT_OFF', 'EMAIL_NOT_CONFIRMED', 'SUBSCRIPTION_EXISTS', 'PAYMENT_UNAVAILABLE', 'PAYMENT_REFUSED'],
  limits: [RATE_LIMITS.payments],
  handle: async ({ caller, body }) =>
    Response.json({ success: true, transactionId: await beginCheckout(caller.session.user, body) }),
})
