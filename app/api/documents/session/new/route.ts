import { RATE_LIMITS } from '@/lib/http/rate-limits'
import { route } from '@/lib/http/route'
import { newDocumentSession } from '@/lib/operations/document-sessions'

export const GET = route({
  limits: [RATE_LIMITS.sessions],
  handle: async ({ caller }) => {
    const { id } = await newDocumentSession(caller.session.userId)
    return Response.json({ success: true, sessionId: id })
  },
})
