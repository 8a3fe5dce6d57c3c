import { RATE_LIMITS } from '@/lib/http/rate-limits'
import { route } from '@/lib/http/route'
import { runAgain, runAgainSchema } from '@/lib/operations/history/run-again'
import { idempotencyKeyOf } from '@/lib/operations/idempotency-key'

export const POST = route({
  scope: 'documents',
  summary: 'Run an operation again with the same files and settings; no emails are sent',
  params: { id: 'The id of the operation' },
  headers: ['Idempotency-Key'],
  answers: { 202: runAgainSchema },
  codes: ['NOT_FOUND', 'SOURCES_GONE', 'LIMIT_DOCUMENTS', 'LIMIT_OPERATIONS', 'LIMIT_PDF'],
  limits: [RATE_LIMITS.documents],
  handle: async ({ request, caller, locale, params: { id = '' } }) => {
    const { id: operationId, documentSessionId: sessionId } = await runAgain({
      user: caller.session.user,
      id,
      locale,
      idempotencyKey: idempotencyKeyOf(request),
      signal: request.signal,
    })
    return Response.json({ success: true, operationId, sessionId }, { status: 202 })
  },
})
