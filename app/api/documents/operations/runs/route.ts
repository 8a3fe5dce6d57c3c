import { RATE_LIMITS } from '@/lib/http/rate-limits'
import { route } from '@/lib/http/route'
import { currentRuns, currentRunsQuerySchema, currentRunsSchema } from '@/lib/operations/history/current-runs'

export const GET = route({
  scope: 'documents',
  summary: 'List your running operations, and the outcome of those you watch',
  query: currentRunsQuerySchema,
  answers: { 200: currentRunsSchema },
  limits: [RATE_LIMITS.reading],
  handle: async ({ caller, query, locale }) =>
    Response.json({ success: true, runs: await currentRuns(caller.session.user, query, locale) }),
})
