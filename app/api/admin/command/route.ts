import { adminAnswerSchema, adminCommandSchema, administer } from '@/lib/accounts/administration'
import { requireOperator } from '@/lib/accounts/operator-token'
import { readJson } from '@/lib/http/read-json'
import { route } from '@/lib/http/route'

export const POST = route({
  open: true,
  summary: 'Handle `actum admin` requests, authenticated by a shared secret',
  answers: { 200: adminAnswerSchema },
  codes: ['UNAUTHENTICATED', 'NOT_FOUND', 'BAD_REQUEST', 'UNSUPPORTED_MEDIA_TYPE', 'BODY_TOO_LARGE'],
  handle: async ({ request }) => {
    // First, so that a stranger doesn't learn what a valid body looks like.
    await requireOperator(request.headers)
    return Response.json(await administer(await readJson(request, adminCommandSchema)))
  },
})
