import type { NextAuthOptions } from 'next-auth'
import type { OAuthConfig } from 'next-auth/providers/oauth'
import { env } from '@/lib/env'
import { log } from '@/lib/log'
import { cookieNames } from './cookie-names'
import { keyFor } from './secret'
import { SESSION_LIFETIME_SECONDS } from './session-lifetime'
import { endSession, livingSession } from './sessions'

/** What one request adds to the options that are always the same. */
export interface OfRequest {
  /** The one provider that the request is about, if it is about one. */
  readonly provider: OAuthConfig<{ sub: string }> | null
  /** Makes an address of this site of what was asked for as `callbackUrl`. */
  readonly landing: (asked: string) => string
  /** What a return from the provider leads to: where to land, or false where no one is let in. */
  readonly onReturn: () => Promise<string | false>
}

/**
 * next-auth at `/api/session`, with the JWT strategy: the JWT names one of our rows, and a missing or ended row means no session.
 * A sign-in, by password or by a provider, starts the row and sets the cookies itself (`startSession`).
 */
export function authOptions({ provider, landing, onReturn }: OfRequest): NextAuthOptions {
  const { origin } = env()
  const secure = origin.startsWith('https:')
  return {
    providers: provider === null ? [] : [provider],
    secret: keyFor('session'),
    session: { strategy: 'jwt', maxAge: SESSION_LIFETIME_SECONDS },
    useSecureCookies: secure,
    cookies: {
      sessionToken: {
        name: cookieNames(origin).session,
        options: { httpOnly: true, sameSite: 'lax', path: '/', secure },
      },
    },
    pages: { signIn: '/login', signOut: '/login', error: '/login', verifyRequest: '/login' },
    logger: {
      // Its metadata may contain data from the provider, so log only names.
      error: (code) => log().warn({ code }, 'next-auth'),
      warn: (code) => log().warn({ code }, 'next-auth'),
      debug: () => undefined,
    },
    callbacks: {
      // Returning an address ends next-auth's part, so it creates no session cookie of its own.
      signIn: onReturn,
      redirect: ({ url }) => landing(url),
      async session({ session, token }) {
        const living = typeof token['sid'] === 'string' ? await livingSession(token['sid']) : null
        return living === null
          ? { expires: new Date(0).toISOString() }
          : { expires: session.expires, user: { name: living.user.name, email: living.user.email } }
      },
    },
    events: {
      async signOut({ token }) {
        if (typeof token['sid'] === 'string') await endSession(token['sid'])
      },
    },
  }
}
