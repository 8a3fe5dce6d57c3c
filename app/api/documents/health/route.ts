import { z } from 'zod'
import { route } from '@/lib/http/route'
import { converterHere, health, unwellSchema, wellSchema } from '@/lib/operations/health'

export const GET = route({
  open: true,
  summary: 'Whether the service lives, and its parts answer',
  answers: { 200: wellSchema, 503: unwellSchema },
  query: z.object({ live: z.literal('1').optional() }),
  handle: async ({ query }) => {
    if (query.live === '1') return Response.json({ success: true })
    const checks = await health()
    const converter = converterHere()
    const well = Object.values(checks).every((check) => check === 'ok')
    return well
      ? Response.json({ success: true, checks, converter })
      : Response.json({ success: false, error: 'unavailable', checks, converter }, { status: 503 })
  },
})
