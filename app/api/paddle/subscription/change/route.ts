import { changedSchema, changeSubscription } from '@/lib/billing/changes'
import { choiceSchema } from '@/lib/billing/checkout'
import { RATE_LIMITS } from '@/lib/http/rate-limits'
import { route } from '@/lib/http/route'

export const POST = route({
  summary: 'Change your subscription’s plan or billing period',
  body: choiceSchema,
  answers: { 200: changedSchema },
  codes: ['PAYMENT_OFF', 'NO_SUBSCRIPTION', 'SUBSCRIPTION_EXISTS', 'PAYMENT_UNAVAILABLE', 'PAYMENT_REFUSED'],
  limits: [RATE_LIMITS.payments],
  handle: async ({ caller, body }) => {
    await changeSubscription(caller.session.userId, body)
    return Response.json({ success: true })
  },
})
