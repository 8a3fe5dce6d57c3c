import { RATE_LIMITS } from '@/lib/http/rate-limits'
import { route } from '@/lib/http/route'
import { sessionQuerySchema } from '@/lib/operations/document-sessions'
import { fileInfo, fileInfoSchema } from '@/lib/operations/workspace'

export const GET = route({
  scope: 'documents',
  limits: [RATE_LIMITS.reading],
  summary: 'Get details of a file in a document session',
  params: { name: 'The name of the file, as a person sees it' },
  query: sessionQuerySchema,
  answers: { 200: fileInfoSchema },
  codes: ['NOT_FOUND'],
  handle: async ({ caller, query, params }) =>
    Response.json(await fileInfo(caller.session.userId, query.sessionId, params['name'] ?? '')),
})
