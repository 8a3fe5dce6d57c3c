import { route } from '@/lib/http/route'
import { cancelledOrRemovedSchema, cancelOrRemove } from '@/lib/operations/cancel-or-remove'

export const DELETE = route({
  scope: 'documents',
  summary: 'Cancel an operation that runs, or remove one that is over',
  params: { id: 'The id of the operation' },
  answers: { 200: cancelledOrRemovedSchema },
  codes: ['NOT_FOUND'],
  handle: async ({ caller, params }) => {
    const done = await cancelOrRemove(caller.session.userId, params['id'] ?? '')
    return Response.json({ success: true, done })
  },
})
