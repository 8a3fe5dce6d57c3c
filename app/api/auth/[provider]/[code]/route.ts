import { z } from 'zod'
import { finishApiFlow } from '@/lib/accounts/social/api-flow'
import { signedInSchema } from '@/lib/accounts/sign-in'
import { RATE_LIMITS } from '@/lib/http/rate-limits'
import { route } from '@/lib/http/route'
import { withCookies } from '@/lib/http/with-cookies'

const query = z.object({
  state: z.string().max(500).optional().describe('The state that the provider returned with the code.'),
})

export const GET = route({
  open: true,
  summary: 'Finish a provider sign-in started in this browser, using a one-time code',
  params: { provider: 'google, github or oidc, as far as it is configured', code: 'As the provider gave it' },
  query,
  answers: { 200: signedInSchema },
  codes: [
    'NOT_FOUND',
    'OAUTH_STATE',
    'OAUTH_REFUSED',
    'OAUTH_UNAVAILABLE',
    'IDENTITY_EMAIL_UNVERIFIED',
    'IDENTITY_EMAIL_NOT_VALID',
    'IDENTITY_EMAIL_TAKEN',
  ],
  limits: [RATE_LIMITS.socialByAddress],
  handle: async ({ request: { headers }, locale, params: { provider = '', code = '' }, query: { state } }) => {
    const newcomer = { locale, userAgent: headers.get('user-agent') }
    const { user, token, cookies } = await finishApiFlow(provider, { code, state, headers }, newcomer)
    return withCookies(Response.json({ user, token }), cookies)
  },
})
