import { clearedCookies } from '@/lib/accounts/cookies'
import { deleteAccount, deletedSchema, deletionSchema } from '@/lib/accounts/delete-account'
import { consume, RATE_LIMITS } from '@/lib/http/rate-limits'
import { route } from '@/lib/http/route'
import { withCookies } from '@/lib/http/with-cookies'

export const DELETE = route({
  summary: 'Delete your account and all its data, and sign out',
  body: deletionSchema,
  bodyOptional: true,
  answers: { 200: deletedSchema },
  codes: ['BAD_REQUEST', 'PASSWORD_WRONG', 'PASSWORD_TOO_LONG', 'SIGN_IN_NOT_FRESH', 'TOO_MANY_REQUESTS'],
  handle: async ({ caller, body }) => {
    await consume(RATE_LIMITS.loginByAccount, caller.session.user.email)
    const deleted = await deleteAccount(caller.session, body.password)
    return withCookies(Response.json({ success: true, deleted_files: deleted }), clearedCookies())
  },
})
