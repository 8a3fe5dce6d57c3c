import { RATE_LIMITS } from '@/lib/http/rate-limits'
import { route } from '@/lib/http/route'
import { deliveriesOf, deliveriesSchema } from '@/lib/webhooks/webhooks'

export const GET = route({
  summary: 'List the latest deliveries of one of your webhooks',
  params: { id: 'The ID of the webhook' },
  answers: { 200: deliveriesSchema },
  limits: [RATE_LIMITS.reading],
  codes: ['NOT_FOUND'],
  handle: async ({ caller, params: { id = '' } }) =>
    Response.json({ success: true, deliveries: await deliveriesOf(caller.session.userId, id) }),
})
