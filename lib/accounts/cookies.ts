import { cookieNames } from './cookie-names'
import { SESSION_LIFETIME_SECONDS } from './session-lifetime'
import { env } from '@/lib/env'

/** The value of a cookie in a request's headers; undefined where it is absent or can't be decoded. */
export function readCookie(headers: Headers, name: string): string | undefined {
  for (const pair of (headers.get('cookie') ?? '').split(';')) {
    const at = pair.indexOf('=')
    if (at < 0 || pair.slice(0, at).trim() !== name) continue
    try {
      return decodeURIComponent(pair.slice(at + 1).trim())
    } catch {
      return undefined
    }
  }
  return undefined
}

interface CookieOptions {
  readonly httpOnly: boolean
  readonly maxAge: number
  /** The site's; by default the one that the environment names. */
  readonly origin?: string
}

/** Returns a Set-Cookie value for this site: all paths, same site only, secure if the origin is https. */
export function setCookie(name: string, value: string, { httpOnly, maxAge, origin }: CookieOptions): string {
  const parts = [`${name}=${encodeURIComponent(value)}`, 'Path=/', 'SameSite=Lax', `Max-Age=${maxAge}`]
  if ((origin ?? env().origin).startsWith('https:')) parts.push('Secure')
  if (httpOnly) parts.push('HttpOnly')
  return parts.join('; ')
}

/** What the server sets when a session starts or is refreshed. */
export function sessionCookies(
  values: { session: string; bind: string; xsrf: string },
  origin = env().origin,
): string[] {
  const names = cookieNames(origin)
  const maxAge = SESSION_LIFETIME_SECONDS
  return [
    setCookie(names.session, values.session, { httpOnly: true, maxAge, origin }),
    setCookie(names.bind, values.bind, { httpOnly: true, maxAge, origin }),
    setCookie(names.xsrf, values.xsrf, { httpOnly: false, maxAge, origin }),
  ]
}

/** What the server sets when a session ends. */
export function clearedCookies(origin = env().origin): string[] {
  const names = cookieNames(origin)
  return Object.values(names).map((name: string) =>
    setCookie(name, '', { httpOnly: name !== names.xsrf, maxAge: 0, origin }),
  )
}
