import { changePassword } from '@/lib/accounts/change-password'
import { passwordChangeSchema } from '@/lib/accounts/credentials'
import { PASSWORD_CODES } from '@/lib/accounts/passwords'
import { signedInSchema } from '@/lib/accounts/sign-in'
import { consume, forgive, RATE_LIMITS } from '@/lib/http/rate-limits'
import { route } from '@/lib/http/route'
import { withCookies } from '@/lib/http/with-cookies'

export const POST = route({
  summary:
    'Change the password, or set a first one; every other session and every bearer token ends, and this session goes on with a fresh token',
  answers: { 200: signedInSchema },
  codes: ['PASSWORD_WRONG', 'SIGN_IN_NOT_FRESH', 'TOO_MANY_REQUESTS', ...PASSWORD_CODES],
  body: passwordChangeSchema,
  handle: async ({ request, caller, body, locale }) => {
    const { session } = caller
    const { user } = session
    await consume(RATE_LIMITS.loginByAccount, user.email)
    const { token, cookies, ...answer } = await changePassword({
      session,
      current: body.current_password,
      next: body.password,
      locale,
      userAgent: request.headers.get('user-agent'),
    })
    await forgive(RATE_LIMITS.loginByAccount, user.email)
    return withCookies(Response.json({ ...answer, token }), cookies)
  },
})
