import { RATE_LIMITS } from '@/lib/http/rate-limits'
import { route } from '@/lib/http/route'
import { tagTrialSchema, triedTagSchema, tryTag } from '@/lib/help/try-tag'

export const POST = route({
  summary: 'What a run would print for a text with tags and one value; counts for nothing',
  body: tagTrialSchema,
  limits: [RATE_LIMITS.previews],
  answers: { 200: triedTagSchema },
  codes: ['TOO_MANY_REQUESTS'],
  handle: async ({ body, locale }) => Response.json(await tryTag(body, locale)),
})
