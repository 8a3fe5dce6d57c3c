import { RATE_LIMITS } from '@/lib/http/rate-limits'
import { route } from '@/lib/http/route'
import { newDocumentSession, newSessionSchema } from '@/lib/operations/document-sessions'

export const GET = route({
  scope: 'documents',
  summary: 'Create a document session',
  answers: { 200: newSessionSchema },
  limits: [RATE_LIMITS.sessions],
  handle: async ({ caller }) => {
    const { id } = await newDocumentSession(caller.session.userId)
    return Response.json({ success: true, sessionId: id })
  },
})
