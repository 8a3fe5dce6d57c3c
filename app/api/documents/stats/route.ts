import { route } from '@/lib/http/route'
import { sessionQuerySchema } from '@/lib/operations/document-sessions'
import { workspaceStats, workspaceStatsSchema } from '@/lib/operations/workspace'

export const GET = route({
  scope: 'documents',
  summary: 'Get a document session’s files and this month’s usage',
  answers: { 200: workspaceStatsSchema },
  codes: ['NOT_FOUND'],
  query: sessionQuerySchema,
  handle: async ({ caller, query }) => Response.json(await workspaceStats(caller.session.user, query.sessionId)),
})
