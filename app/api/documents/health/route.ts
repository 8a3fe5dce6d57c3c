import { z } from 'zod'
import { AppError } from '@/lib/errors'
import { errorBody } from '@/lib/http/answer-error'
import { route } from '@/lib/http/route'
import { converterHere, health, unwellSchema, wellSchema } from '@/lib/operations/health'

export const GET = route({
  open: true,
  summary: 'Check the health of the service and its dependencies',
  answers: { 200: wellSchema, 503: unwellSchema },
  query: z.object({ live: z.literal('1').optional() }),
  handle: async ({ query, locale, requestId }) => {
    if (query.live === '1') return Response.json({ success: true })
    const checks = await health()
    const converter = converterHere()
    if (Object.values(checks).every((check) => check === 'ok'))
      return Response.json({ success: true, checks, converter })
    const error = new AppError(checks.database === 'ok' ? 'STORAGE_UNAVAILABLE' : 'DATABASE_UNAVAILABLE')
    return Response.json({ ...errorBody(error, { locale, requestId }), checks, converter }, { status: 503 })
  },
})
