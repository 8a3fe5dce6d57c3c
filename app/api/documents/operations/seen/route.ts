import { route } from '@/lib/http/route'
import { markSeen, seenAnswerSchema, seenRequestSchema } from '@/lib/operations/history/unseen'

export const POST = route({
  scope: 'documents',
  summary: 'Mark finished operations as read',
  body: seenRequestSchema,
  answers: { 200: seenAnswerSchema },
  handle: async ({ caller, body }) =>
    Response.json({ success: true, seen: await markSeen(caller.session.userId, body.ids) }),
})
