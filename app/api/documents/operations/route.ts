import { RATE_LIMITS } from '@/lib/http/rate-limits'
import { route } from '@/lib/http/route'
import { historyQuerySchema, historySchema, operationHistory } from '@/lib/operations/history/operation-history'

export const GET = route({
  scope: 'documents',
  summary: 'List your operations, newest first',
  answers: { 200: historySchema },
  codes: ['NOT_FOUND'],
  query: historyQuerySchema,
  limits: [RATE_LIMITS.reading],
  handle: async ({ caller, query, locale }) =>
    Response.json({ success: true, ...(await operationHistory(caller.session.user, query, locale)) }),
})
