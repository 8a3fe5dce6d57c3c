import { RATE_LIMITS } from '@/lib/http/rate-limits'
import { route } from '@/lib/http/route'
import { webhookSender } from '@/lib/webhooks/sender'
import { redeliver, redeliveredSchema } from '@/lib/webhooks/webhooks'

export const POST = route({
  summary: 'Send an event again',
  params: { id: 'The ID of the webhook', delivery: 'The ID of the delivery' },
  answers: { 201: redeliveredSchema },
  limits: [RATE_LIMITS.webhooks],
  codes: ['NOT_FOUND', 'LIMIT_WEBHOOKS'],
  handle: async ({ caller, params: { id = '', delivery = '' } }) => {
    const again = await redeliver(caller.session.user, id, delivery)
    webhookSender().nudge()
    return Response.json({ success: true, ...again }, { status: 201 })
  },
})
