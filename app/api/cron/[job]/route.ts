import { z } from 'zod'
import { route } from '@/lib/http/route'
import { requireCronSecret } from '@/lib/http/cron-secret'
import { AppError } from '@/lib/errors'
import { SCHEDULED_JOBS } from '@/lib/operations/scheduled-jobs'

export const GET = route({
  open: true,
  summary: 'Run a scheduled job',
  params: { job: 'The name of the job' },
  answers: { 200: z.strictObject({ success: z.literal(true), done: z.int() }) },
  codes: ['NOT_FOUND', 'UNAUTHENTICATED'],
  handle: async ({ request, params }) => {
    requireCronSecret(request.headers)
    const job = SCHEDULED_JOBS.get(params['job'] ?? '')
    if (job === undefined) throw new AppError('NOT_FOUND')
    return Response.json({ success: true, done: await job.run() })
  },
})
