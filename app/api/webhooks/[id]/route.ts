import { endedSchema } from '@/lib/accounts/sessions'
import { RATE_LIMITS } from '@/lib/http/rate-limits'
import { route } from '@/lib/http/route'
import { changedWebhookSchema, enableWebhook, removeWebhook } from '@/lib/webhooks/webhooks'

const PARAMS = { id: 'The ID of the webhook' }

export const POST = route({
  summary: 'Enable one of your webhooks again',
  params: PARAMS,
  answers: { 200: changedWebhookSchema },
  limits: [RATE_LIMITS.webhooks],
  codes: ['NOT_FOUND', 'LIMIT_WEBHOOKS'],
  handle: async ({ caller, params: { id = '' } }) =>
    Response.json({ success: true, ...(await enableWebhook(caller.session.user, id)) }),
})

export const DELETE = route({
  summary: 'Delete one of your webhooks',
  params: PARAMS,
  answers: { 200: endedSchema },
  codes: ['NOT_FOUND'],
  handle: async ({ caller, params: { id = '' } }) => {
    await removeWebhook(caller.session.userId, id)
    return Response.json({ success: true })
  },
})
