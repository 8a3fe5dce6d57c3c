import { changeUser, userChangeSchema } from '@/lib/accounts/change-user'
import { publicUser, publicUserSchema } from '@/lib/accounts/public-user'
import { consume, RATE_LIMITS } from '@/lib/http/rate-limits'
import { route } from '@/lib/http/route'

export const PUT = route({
  summary: 'Update your account; omitted fields stay unchanged',
  body: userChangeSchema,
  answers: { 200: publicUserSchema },
  codes: ['EMAIL_NOT_VALID', 'EMAIL_TAKEN', 'TOO_MANY_REQUESTS'],
  handle: async ({ caller, body, locale }) => {
    if (body.email !== undefined) await consume(RATE_LIMITS.confirmations, caller.session.userId)
    return Response.json(publicUser(await changeUser(caller.session.user, body, locale)))
  },
})
