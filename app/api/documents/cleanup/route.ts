import { route } from '@/lib/http/route'
import { sessionQuerySchema } from '@/lib/operations/document-sessions'
import { cleanedUpSchema, cleanUp } from '@/lib/operations/workspace'

export const POST = route({
  scope: 'documents',
  summary: 'Delete the files of a document session',
  answers: { 200: cleanedUpSchema },
  codes: ['NOT_FOUND'],
  query: sessionQuerySchema,
  handle: async ({ caller, query }) =>
    Response.json({ success: true, cleaned_files: await cleanUp(caller.session.userId, query.sessionId) }),
})
