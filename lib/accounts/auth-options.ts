import type { NextAuthOptions } from 'next-auth'
import { env } from '@/lib/env'
import { cookieNames } from './cookie-names'
import { keyFor } from './secret'
import { SESSION_LIFETIME_SECONDS } from './session-lifetime'
import { endSession, livingSession } from './sessions'

/**
 * next-auth at `/api/session`, by the JWT strategy: the JWT names a row of ours, and a missing or ended row is no session.
 * Password login is `POST /api/auth/login`, which sets the same cookie; social providers join here.
 */
export function authOptions(): NextAuthOptions {
  const { origin } = env()
  const secure = origin.startsWith('https:')
  return {
    providers: [],
    secret: keyFor('session'),
    session: { strategy: 'jwt', maxAge: SESSION_LIFETIME_SECONDS },
    useSecureCookies: secure,
    cookies: {
      sessionToken: {
        name: cookieNames(origin).session,
        options: { httpOnly: true, sameSite: 'lax', path: '/', secure },
      },
    },
    pages: { signIn: '/login', error: '/login' },
    callbacks: {
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
