import { z } from 'zod'
import { startApiFlow, startedSchema } from '@/lib/accounts/social/api-flow'
import { RATE_LIMITS } from '@/lib/http/rate-limits'
import { route } from '@/lib/http/route'
import { withCookies } from '@/lib/http/with-cookies'

const query = z.strictObject({
  redirect_uri: z.string().max(2_000).describe('The redirect URL, from the configured list.'),
})

export const GET = route({
  open: true,
  summary: 'Start a provider sign-in: returns the URL to redirect to and sets a cookie',
  params: { provider: 'google, github or oidc, as far as it is configured' },
  query,
  answers: { 200: startedSchema },
  codes: ['NOT_FOUND', 'OAUTH_UNAVAILABLE'],
  limits: [RATE_LIMITS.socialByAddress],
  handle: async ({ params: { provider = '' }, query: { redirect_uri } }) => {
    const { url, cookie } = await startApiFlow(provider, redirect_uri)
    return withCookies(Response.json({ url }), [cookie])
  },
})
