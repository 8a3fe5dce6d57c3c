import { route } from '@/lib/http/route'
import { historyQuerySchema, historySchema, operationHistory } from '@/lib/operations/operation-history'

export const GET = route({
  scope: 'documents',
  summary: 'The operations of the caller, newest first',
  answers: { 200: historySchema },
  codes: ['NOT_FOUND'],
  query: historyQuerySchema,
  handle: async ({ caller, query }) =>
    Response.json({ success: true, operations: await operationHistory(caller.session.userId, query) }),
})
