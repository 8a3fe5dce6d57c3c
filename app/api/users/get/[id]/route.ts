import { publicUser, publicUserSchema } from '@/lib/accounts/public-user'
import { visibleUser } from '@/lib/accounts/visible-user'
import { RATE_LIMITS } from '@/lib/http/rate-limits'
import { route } from '@/lib/http/route'

export const GET = route({
  summary: 'Get a user: yourself, or anyone if you’re an administrator',
  params: { id: 'The id of the person' },
  answers: { 200: publicUserSchema },
  codes: ['NOT_FOUND'],
  limits: [RATE_LIMITS.reading],
  handle: async ({ caller, params: { id = '' } }) =>
    Response.json(publicUser(await visibleUser(caller.session.user, id))),
})
