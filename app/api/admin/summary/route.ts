import { requireAdmin } from '@/lib/accounts/administration'
import { RATE_LIMITS } from '@/lib/http/rate-limits'
import { route } from '@/lib/http/route'
import { installationSummary, installationSummarySchema } from '@/lib/operations/installation-summary'

export const GET = route({
  summary: 'Get usage and health counts (administrators only)',
  answers: { 200: installationSummarySchema },
  codes: ['FORBIDDEN'],
  limits: [RATE_LIMITS.reading],
  handle: async ({ caller }) => {
    requireAdmin(caller.session.user)
    return Response.json(await installationSummary())
  },
})
