import { cookieNames } from '@/lib/accounts/cookie-names'
import { readCookie } from '@/lib/accounts/cookies'
import { publicUser } from '@/lib/accounts/public-user'
import { refreshSession } from '@/lib/accounts/sessions'
import { signedInSchema } from '@/lib/accounts/sign-in'
import { env } from '@/lib/env'
import { route } from '@/lib/http/route'
import { withCookies } from '@/lib/http/with-cookies'

export const GET = route({
  summary: 'Get the current user and a new token',
  answers: { 200: signedInSchema },
  handle: async ({ request, caller }) => {
    const bind = readCookie(request.headers, cookieNames(env().origin).bind)
    const { token, cookies } = await refreshSession(caller.session, bind)
    return withCookies(Response.json({ user: publicUser(caller.session.user), token }), cookies)
  },
})
