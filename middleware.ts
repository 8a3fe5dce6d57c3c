import type { NextRequest } from 'next/server'
import { NextResponse } from 'next/server'
import { hasSessionCookie } from '@/lib/accounts/cookie-names'
import { loginPath } from '@/lib/accounts/login-path'
import { isSignedInScreen } from '@/lib/http/screens'
import { contentSecurityPolicy, paddleEnvironment } from '@/lib/http/content-security-policy'
import { storeOrigin } from '@/lib/http/store-origin'
import { isLocale, LOCALE_COOKIE, negotiateLocale } from '@/lib/i18n/locales'

const YEAR_SECONDS = 365 * 24 * 3600

/**
 * Redirects and settles the locale, nothing else: authority is `requireUser()` in every page and route, and all of it
 * is true with this file deleted.
 */
export function middleware(request: NextRequest): NextResponse {
  const { pathname, search } = request.nextUrl
  if (isSignedInScreen(pathname) && !hasSessionCookie((name) => request.cookies.has(name))) {
    return NextResponse.redirect(new URL(loginPath(pathname + search), request.nextUrl))
  }

  const chosen = request.cookies.get(LOCALE_COOKIE)?.value
  const locale = isLocale(chosen) ? chosen : negotiateLocale(request.headers.get('accept-language'))
  const nonce = btoa(crypto.randomUUID())
  const policy = contentSecurityPolicy({
    nonce,
    development: process.env.NODE_ENV === 'development',
    storeOrigin: storeOrigin(process.env),
    paddle: paddleEnvironment(process.env),
  })

  // On the request too, because Next takes the nonce for its scripts from the policy there.
  const headers = new Headers(request.headers)
  headers.set('content-security-policy', policy)
  headers.set('x-nonce', nonce)
  if (locale !== chosen) request.cookies.set(LOCALE_COOKIE, locale)
  headers.set('cookie', request.cookies.toString())

  const response = NextResponse.next({ request: { headers } })
  response.headers.set('content-security-policy', policy)
  response.headers.set('x-content-type-options', 'nosniff')
  response.headers.set('referrer-policy', 'same-origin')
  response.headers.set('permissions-policy', 'camera=(), microphone=(), geolocation=()')
  if (process.env.ACTUM_ORIGIN?.startsWith('https:') === true) {
    response.headers.set('strict-transport-security', `max-age=${YEAR_SECONDS}; includeSubDomains`)
  }
  if (locale !== chosen) {
    response.cookies.set(LOCALE_COOKIE, locale, { path: '/', maxAge: YEAR_SECONDS, sameSite: 'lax' })
  }
  return response
}

/** Never `/api`: on a matched path Next keeps only the first 10 MB of a body and still answers 200. */
export const config = {
  matcher: [
    '/((?!api/|api$|_next/|samples/|engine/|sw\\.js$|favicon\\.ico$|icon\\.svg$|robots\\.txt$|manifest\\.webmanifest$|link\\.png$|icons/).*)',
  ],
}
