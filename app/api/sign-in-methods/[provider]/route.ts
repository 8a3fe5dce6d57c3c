import { mayLink, unlinkIdentity } from '@/lib/accounts/social/link-identity'
import { intentCookie } from '@/lib/accounts/social/link-intent'
import { methodChangedSchema, methodChangeSchema } from '@/lib/accounts/social/sign-in-methods'
import { providerNamed } from '@/lib/accounts/social/providers'
import { consume, forgive, RATE_LIMITS } from '@/lib/http/rate-limits'
import { route } from '@/lib/http/route'
import { withCookies } from '@/lib/http/with-cookies'

const params = { provider: 'google, github or oidc' }

export const POST = route({
  summary: 'Allow the next provider sign-in in this browser to link to your account',
  params,
  body: methodChangeSchema,
  answers: { 200: methodChangedSchema },
  codes: [
    'NOT_FOUND',
    'PASSWORD_WRONG',
    'PASSWORD_TOO_LONG',
    'SIGN_IN_NOT_FRESH',
    'EMAIL_NOT_CONFIRMED',
    'IDENTITY_LINKED',
    'TOO_MANY_REQUESTS',
  ],
  handle: async ({ caller: { session }, body, params: { provider = '' } }) => {
    const { id } = providerNamed(provider)
    await consume(RATE_LIMITS.loginByAccount, session.user.email)
    await mayLink(session, id, body.password)
    await forgive(RATE_LIMITS.loginByAccount, session.user.email)
    return withCookies(Response.json({ success: true }), [await intentCookie(session, id)])
  },
})

export const DELETE = route({
  summary: 'Unlink a sign-in provider; your last sign-in method can’t be unlinked',
  params,
  body: methodChangeSchema,
  answers: { 200: methodChangedSchema },
  codes: [
    'NOT_FOUND',
    'PASSWORD_WRONG',
    'PASSWORD_TOO_LONG',
    'SIGN_IN_NOT_FRESH',
    'LAST_SIGN_IN_METHOD',
    'TOO_MANY_REQUESTS',
  ],
  handle: async ({ caller: { session }, body, locale, params: { provider = '' } }) => {
    await consume(RATE_LIMITS.loginByAccount, session.user.email)
    await unlinkIdentity(session, provider, body.password, locale)
    await forgive(RATE_LIMITS.loginByAccount, session.user.email)
    return Response.json({ success: true })
  },
})
