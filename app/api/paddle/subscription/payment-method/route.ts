import { beginMethodChange } from '@/lib/billing/changes'
import { begunSchema } from '@/lib/billing/checkout'
import { RATE_LIMITS } from '@/lib/http/rate-limits'
import { route } from '@/lib/http/route'

export const POST = route({
  summary: 'Start a change of your subscription’s payment method',
  answers: { 200: begunSchema },
  codes: ['PAYMENT_OFF', 'NO_SUBSCRIPTION', 'PAYMENT_UNAVAILABLE', 'PAYMENT_REFUSED'],
  limits: [RATE_LIMITS.payments],
  handle: async ({ caller }) =>
    Response.json({ success: true, transactionId: await beginMethodChange(caller.session.userId) }),
})
