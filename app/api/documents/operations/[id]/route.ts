import { RATE_LIMITS } from '@/lib/http/rate-limits'
import { route } from '@/lib/http/route'
import { cancelledOrRemovedSchema, cancelOrRemove, cancelQuerySchema } from '@/lib/operations/cancel-or-remove'
import { recalledSchema, recallOperation } from '@/lib/operations/history/recall'

const params = { id: 'The id of the operation' }

export const GET = route({
  scope: 'documents',
  summary: 'Get an operation’s files and settings',
  params,
  answers: { 200: recalledSchema },
  codes: ['NOT_FOUND'],
  limits: [RATE_LIMITS.reading],
  handle: async ({ caller, params }) => Response.json(await recallOperation(caller.session.userId, params['id'] ?? '')),
})

export const DELETE = route({
  scope: 'documents',
  summary: 'Cancel a running operation, or delete a finished one',
  params,
  query: cancelQuerySchema,
  answers: { 200: cancelledOrRemovedSchema },
  codes: ['NOT_FOUND'],
  handle: async ({ caller, params, query }) => {
    const done = await cancelOrRemove(caller.session.userId, params['id'] ?? '', query.only)
    return Response.json({ success: true, done })
  },
})
