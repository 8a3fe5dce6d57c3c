import { route } from '@/lib/http/route'
import { clearedSchema, clearExpired } from '@/lib/operations/history/clear-expired'

export const POST = route({
  scope: 'documents',
  summary: 'Take from the history what has nothing left to download',
  answers: { 200: clearedSchema },
  handle: async ({ caller }) => Response.json({ success: true, removed: await clearExpired(caller.session.userId) }),
})
