import { RATE_LIMITS } from '@/lib/http/rate-limits'
import { route } from '@/lib/http/route'
import { tagTrialSchema, triedTagSchema, tryTag } from '@/lib/help/try-tag'

export const POST = route({
  summary: 'Preview what a text with tags prints for one value; not counted toward limits',
  body: tagTrialSchema,
  limits: [RATE_LIMITS.previews],
  answers: { 200: triedTagSchema },
  codes: ['TOO_MANY_REQUESTS'],
  handle: async ({ body, locale }) => Response.json(await tryTag(body, locale)),
})
