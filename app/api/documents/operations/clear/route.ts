import { route } from '@/lib/http/route'
import { clearedSchema, clearExpired } from '@/lib/operations/history/clear-expired'

export const POST = route({
  scope: 'documents',
  summary: 'Delete expired operations from your history',
  answers: { 200: clearedSchema },
  handle: async ({ caller }) => Response.json({ success: true, removed: await clearExpired(caller.session.userId) }),
})
