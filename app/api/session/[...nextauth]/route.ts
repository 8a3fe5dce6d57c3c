import { readFromNextAuth, sendToProvider, signOutByNextAuth } from '@/lib/accounts/social/browser-flow'
import { returnFromProvider } from '@/lib/accounts/social/provider-return'
import { providerNamed } from '@/lib/accounts/social/providers'
import { AppError } from '@/lib/errors'
import { safeCallbackUrl } from '@/lib/http/callback-url'
import { RATE_LIMITS } from '@/lib/http/rate-limits'
import { readFields } from '@/lib/http/read-fields'
import { route } from '@/lib/http/route'
import { sentTo, SESSION_ANSWERS, SESSION_CODES } from '@/lib/http/session-answers'
import { withCookies } from '@/lib/http/with-cookies'

/** Pages that replace next-auth's own. */
const PAGES = ['signin', 'signout', 'error', 'verify-request']

export const GET = route({
  open: true,
  summary: 'Get the next-auth CSRF token or session, or handle a provider callback',
  answers: SESSION_ANSWERS,
  codes: SESSION_CODES,
  handle: async ({ request: { headers, url }, locale, params: { nextauth = '' } }) => {
    const [action = '', provider, ...rest] = nextauth.split('/')
    if (action === 'callback' && provider !== undefined && rest.length === 0) {
      const journey = { settings: providerNamed(provider), headers, locale, ownPath: safeCallbackUrl }
      return sentTo(await returnFromProvider(journey, Object.fromEntries(new URL(url).searchParams)))
    }
    if (provider === undefined && (action === 'csrf' || action === 'session')) {
      const { body, cookies } = await readFromNextAuth(action, headers)
      return withCookies(Response.json(body), cookies)
    }
    if (PAGES.includes(action)) return sentTo({ url: '/login', cookies: [] })
    throw new AppError('NOT_FOUND')
  },
})

export const POST = route({
  open: true,
  summary: 'Start a provider sign-in, or sign out, with next-auth',
  answers: SESSION_ANSWERS,
  codes: SESSION_CODES,
  limits: [RATE_LIMITS.socialByAddress],
  handle: async ({ request, locale, params: { nextauth = '' } }) => {
    const { headers } = request
    const [action, provider, ...rest] = nextauth.split('/')
    const body = await readFields(request)
    if (action === 'signin' && provider !== undefined && rest.length === 0) {
      const journey = { settings: providerNamed(provider), headers, locale, ownPath: safeCallbackUrl }
      const { url, cookies } = await sendToProvider(journey, body)
      return withCookies(Response.json({ url }), cookies)
    }
    if (nextauth !== 'signout') throw new AppError('NOT_FOUND')
    const { url, cookies } = await signOutByNextAuth(headers, body)
    return withCookies(Response.json({ url }), cookies)
  },
})
