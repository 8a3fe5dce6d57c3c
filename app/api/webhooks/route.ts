import { RATE_LIMITS } from '@/lib/http/rate-limits'
import { route } from '@/lib/http/route'
import { addWebhook, madeWebhookSchema, newWebhookSchema, webhooksOf, webhooksSchema } from '@/lib/webhooks/webhooks'

export const GET = route({
  summary: 'List your webhooks',
  answers: { 200: webhooksSchema },
  limits: [RATE_LIMITS.reading],
  handle: async ({ caller }) => Response.json({ success: true, webhooks: await webhooksOf(caller.session.userId) }),
})

export const POST = route({
  summary: 'Add a webhook; its signing secret is shown only once',
  body: newWebhookSchema,
  answers: { 201: madeWebhookSchema },
  limits: [RATE_LIMITS.webhooks],
  codes: ['LIMIT_WEBHOOKS', 'TOO_MANY_WEBHOOKS', 'WEBHOOK_ADDRESS'],
  handle: async ({ caller, body }) => Response.json(await addWebhook(caller.session.user, body), { status: 201 }),
})
