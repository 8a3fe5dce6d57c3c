import { checkoutState, checkoutStateSchema } from '@/lib/billing/checkout-state'
import { RATE_LIMITS } from '@/lib/http/rate-limits'
import { route } from '@/lib/http/route'

export const GET = route({
  summary: 'Get a payment’s status from Paddle',
  params: { transactionId: 'As the checkout was begun with' },
  answers: { 200: checkoutStateSchema },
  codes: ['NOT_FOUND'],
  limits: [RATE_LIMITS.reading],
  handle: async ({ caller, params }) => {
    const state = await checkoutState(caller.session.userId, params['transactionId'] ?? '')
    return Response.json({ success: true, state })
  },
})
