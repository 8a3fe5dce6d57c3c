import type { SubscribedUser } from '@/lib/billing/subscriber'
import { AppError } from '@/lib/errors'
import { env } from '@/lib/env'
import type { ApiScope } from './api-scopes'
import { looksLikeApiToken, userOfApiToken } from './api-tokens'
import { hashOfBind, readToken } from './bearer-token'
import { cookieNames } from './cookie-names'
import { readCookie } from './cookies'
import type { LivingSession } from './sessions'
import { livingSession, sessionIdOfCookie } from './sessions'

/**
 * A signed-in user, and how they authenticated: a request that relies on the cookie must prove that it comes from our
 * own pages.
 */
export interface SessionCaller {
  readonly session: LivingSession
  readonly by: 'cookie' | 'bearer'
}

/** A user's own program: it acts for them, and has no session to end or to refresh. */
export interface ProgramCaller {
  readonly session: { readonly userId: string; readonly user: SubscribedUser }
  readonly by: 'apiToken'
}

export type Caller = SessionCaller | ProgramCaller

/**
 * The authentication of every route. An Authorization header, if present, decides alone; otherwise the session cookie
 * does. The row of the session or the API token decides in all cases, because a signature alone isn't enough.
 *
 * @throws AppError UNAUTHENTICATED, TOKEN_EXPIRED; API_TOKEN_SCOPE for an API token
 */
export async function requireUser(headers: Headers): Promise<SessionCaller> {
  const caller = await requireCaller(headers, null)
  if (caller.by === 'apiToken') throw new AppError('API_TOKEN_SCOPE')
  return caller
}

/**
 * The same for a route that also accepts API tokens with its scope.
 *
 * @param scope null if no token is accepted
 * @throws AppError UNAUTHENTICATED, TOKEN_EXPIRED; API_TOKEN_SCOPE; LIMIT_API_TOKENS
 */
export async function requireCaller(headers: Headers, scope: ApiScope | null): Promise<Caller> {
  const authorization = headers.get('authorization')
  if (authorization === null) return byCookie(headers)
  const token = /^Bearer ([\w.~+/=-]{1,4096})$/i.exec(authorization)?.[1]
  if (token === undefined) throw new AppError('UNAUTHENTICATED')
  return looksLikeApiToken(token) ? byApiToken(token, scope) : byBearer(headers, token)
}

async function byCookie(headers: Headers): Promise<SessionCaller> {
  const cookie = readCookie(headers, cookieNames(env().origin).session)
  const id = cookie === undefined ? null : await sessionIdOfCookie(cookie)
  const session = id === null ? null : await livingSession(id)
  if (session === null) throw new AppError('UNAUTHENTICATED')
  return { session, by: 'cookie' }
}

async function byBearer(headers: Headers, token: string): Promise<SessionCaller> {
  const claims = await readToken(token)
  const bind = readCookie(headers, cookieNames(env().origin).bind)
  const session = await livingSession(claims.sessionId)
  const bound =
    bind !== undefined &&
    session !== null &&
    session.userId === claims.userId &&
    session.bindHash === claims.bindHash &&
    hashOfBind(bind) === claims.bindHash
  if (!bound) throw new AppError('UNAUTHENTICATED')
  return { session, by: 'bearer' }
}

async function byApiToken(token: string, scope: ApiScope | null): Promise<ProgramCaller> {
  const user = await userOfApiToken(token, scope)
  return { session: { userId: user.id, user }, by: 'apiToken' }
}
