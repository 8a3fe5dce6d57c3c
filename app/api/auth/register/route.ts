import { registrationSchema } from '@/lib/accounts/credentials'
import { PASSWORD_CODES } from '@/lib/accounts/passwords'
import { registerAndSignIn, registeredSchema } from '@/lib/accounts/sign-in'
import { RATE_LIMITS } from '@/lib/http/rate-limits'
import { route } from '@/lib/http/route'
import { withCookies } from '@/lib/http/with-cookies'

export const POST = route({
  open: true,
  summary: 'Create an account and sign in',
  answers: { 201: registeredSchema },
  codes: ['EMAIL_NOT_VALID', 'EMAIL_TAKEN', ...PASSWORD_CODES],
  limits: [RATE_LIMITS.registration],
  body: registrationSchema,
  handle: async ({ request, body, locale }) => {
    const { user, token, cookies } = await registerAndSignIn({ ...body, locale }, request.headers.get('user-agent'))
    return withCookies(Response.json({ user, token, user_id: user.id }, { status: 201 }), cookies)
  },
})
