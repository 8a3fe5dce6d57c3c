import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { authOptions } from '../auth-options'
import { clearedCookies } from '../cookies'
import type { Journey } from './arrival'
import { landingOf } from './arrival'
import type { NextAuthAnswer } from './call-next-auth'
import { callNextAuth } from './call-next-auth'
import { boundIntent } from './link-intent'
import { nextAuthProvider } from './next-auth-provider'
import type { Sent } from './provider-return'
import { returnedIdentity } from './returned-identity'

type Fields = Readonly<Record<string, string>>

/**
 * Sends a browser to a provider. An intent to link that it carries is bound to this journey.
 *
 * @param body `csrfToken` as next-auth gave it, `callbackUrl`
 * @throws AppError XSRF for a token that is not this browser's; OAUTH_UNAVAILABLE
 */
export async function sendToProvider({ settings, headers, ownPath }: Journey, body: Fields): Promise<Sent> {
  const provider = await nextAuthProvider(settings, (back, agreed) => returnedIdentity(settings, back, agreed))
  const options = authOptions({ provider, landing: (asked) => landingOf(asked, ownPath), onReturn: nobody })
  const { location, cookies } = await callNextAuth(options, {
    path: ['signin', settings.id],
    method: 'POST',
    headers,
    body,
  })
  const state = location === null ? null : new URL(location, env().origin).searchParams.get('state')
  // It sends back to its own page when the token is wrong.
  if (location === null || state === null) throw new AppError('XSRF')
  return { url: location, cookies: [...cookies, await boundIntent(headers, settings.id, state)] }
}

/** next-auth's response to a read: its CSRF token, or the session. */
export function readFromNextAuth(action: 'csrf' | 'session', headers: Headers): Promise<NextAuthAnswer> {
  return callNextAuth(plainOptions(), { path: [action], method: 'GET', headers })
}

/**
 * Signs a browser out by next-auth: the session ends, and all its cookies go.
 *
 * @throws AppError XSRF
 */
export async function signOutByNextAuth(headers: Headers, body: Fields): Promise<Sent> {
  const { location, cookies } = await callNextAuth(plainOptions(), { path: ['signout'], method: 'POST', headers, body })
  const refused = location === null || new URL(location, env().origin).searchParams.has('csrf')
  if (refused) throw new AppError('XSRF')
  return { url: `${env().origin}/login`, cookies: [...cookies, ...clearedCookies()] }
}

function plainOptions() {
  return authOptions({ provider: null, landing: () => env().origin, onReturn: nobody })
}

const nobody = () => Promise.resolve(false as const)
