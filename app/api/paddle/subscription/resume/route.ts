import { changedSchema, resumeSubscription } from '@/lib/billing/changes'
import { RATE_LIMITS } from '@/lib/http/rate-limits'
import { route } from '@/lib/http/route'

export const POST = route({
  summary: 'Undo the cancellation of your subscription',
  answers: { 200: changedSchema },
  codes: ['PAYMENT_OFF', 'NO_SUBSCRIPTION', 'PAYMENT_UNAVAILABLE', 'PAYMENT_REFUSED'],
  limits: [RATE_LIMITS.payments],
  handle: async ({ caller }) => {
    await resumeSubscription(caller.session.userId)
    return Response.json({ success: true })
  },
})
