import { RATE_LIMITS } from '@/lib/http/rate-limits'
import { route } from '@/lib/http/route'
import { unseenAnswerSchema, unseenCounts } from '@/lib/operations/history/unseen'

export const GET = route({
  scope: 'documents',
  summary: 'Count your unread finished operations by type',
  answers: { 200: unseenAnswerSchema },
  limits: [RATE_LIMITS.reading],
  handle: async ({ caller }) => Response.json({ success: true, ...(await unseenCounts(caller.session.userId)) }),
})
