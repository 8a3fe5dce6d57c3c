import { loginSchema } from '@/lib/accounts/credentials'
import { signIn } from '@/lib/accounts/sign-in'
import { consume, forgive, RATE_LIMITS } from '@/lib/http/rate-limits'
import { route } from '@/lib/http/route'
import { withCookies } from '@/lib/http/with-cookies'

export const POST = route({
  open: true,
  limits: [RATE_LIMITS.loginByAddress],
  body: loginSchema,
  handle: async ({ request, body }) => {
    await consume(RATE_LIMITS.loginByAccount, body.email)
    const { user, token, cookies } = await signIn(body.email, body.password, request.headers.get('user-agent'))
    await forgive(RATE_LIMITS.loginByAccount, body.email)
    return withCookies(Response.json({ user, token }), cookies)
  },
})
