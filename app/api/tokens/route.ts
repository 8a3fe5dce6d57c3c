import {
  apiTokensOf,
  apiTokensSchema,
  madeApiTokenSchema,
  makeApiToken,
  newApiTokenSchema,
} from '@/lib/accounts/api-tokens'
import { consume, forgive, RATE_LIMITS } from '@/lib/http/rate-limits'
import { route } from '@/lib/http/route'

export const GET = route({
  summary: 'List your API tokens',
  answers: { 200: apiTokensSchema },
  limits: [RATE_LIMITS.reading],
  handle: async ({ caller }) => Response.json({ success: true, tokens: await apiTokensOf(caller.session.userId) }),
})

export const POST = route({
  summary: 'Create an API token for files and runs; it is shown only once',
  body: newApiTokenSchema,
  answers: { 201: madeApiTokenSchema },
  codes: [
    'LIMIT_API_TOKENS',
    'TOO_MANY_TOKENS',
    'PASSWORD_WRONG',
    'PASSWORD_TOO_LONG',
    'SIGN_IN_NOT_FRESH',
    'TOO_MANY_REQUESTS',
  ],
  handle: async ({ caller, body }) => {
    await consume(RATE_LIMITS.loginByAccount, caller.session.user.email)
    const made = await makeApiToken(caller.session, body)
    await forgive(RATE_LIMITS.loginByAccount, caller.session.user.email)
    return Response.json(made, { status: 201 })
  },
})
