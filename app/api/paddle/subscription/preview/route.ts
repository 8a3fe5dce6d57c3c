import { changePreviewSchema, previewChange } from '@/lib/billing/changes'
import { choiceSchema } from '@/lib/billing/checkout'
import { RATE_LIMITS } from '@/lib/http/rate-limits'
import { route } from '@/lib/http/route'

export const POST = route({
  summary: 'Get the price of another plan or billing period from Paddle',
  body: choiceSchema,
  answers: { 200: changePreviewSchema },
  codes: ['PAYMENT_OFF', 'NO_SUBSCRIPTION', 'SUBSCRIPTION_EXISTS', 'PAYMENT_UNAVAILABLE', 'PAYMENT_REFUSED'],
  limits: [RATE_LIMITS.payments],
  handle: async ({ caller, body, locale }) => Response.json(await previewChange(caller.session.userId, body, locale)),
})
