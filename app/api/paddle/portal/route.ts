import { linkSchema, portalLink } from '@/lib/billing/portal'
import { RATE_LIMITS } from '@/lib/http/rate-limits'
import { route } from '@/lib/http/route'

export const POST = route({
  summary: 'Get a link to Paddle’s customer portal',
  answers: { 200: linkSchema },
  codes: ['PAYMENT_OFF', 'NO_SUBSCRIPTION', 'PAYMENT_UNAVAILABLE', 'PAYMENT_REFUSED'],
  limits: [RATE_LIMITS.payments],
  handle: async ({ caller }) => Response.json({ url: await portalLink(caller.session.userId) }),
})
