import { loginSchema } from '@/lib/accounts/credentials'
import { signedInSchema, signIn } from '@/lib/accounts/sign-in'
import { consume, forgive, RATE_LIMITS } from '@/lib/http/rate-limits'
import { route } from '@/lib/http/route'
import { withCookies } from '@/lib/http/with-cookies'

export const POST = route({
  open: true,
  summary: 'Sign in with email and password',
  answers: { 200: signedInSchema },
  codes: ['EMAIL_NOT_VALID', 'CREDENTIALS_WRONG', 'PASSWORD_TOO_LONG'],
  limits: [RATE_LIMITS.loginByAddress],
  body: loginSchema,
  handle: async ({ request, body }) => {
    await consume(RATE_LIMITS.loginByAccount, body.email)
    const { user, token, cookies } = await signIn(body.email, body.password, request.headers.get('user-agent'))
    await forgive(RATE_LIMITS.loginByAccount, body.email)
    return withCookies(Response.json({ user, token }), cookies)
  },
})
