import { AppError } from '@/lib/errors'
import { env } from '@/lib/env'
import { hashOfBind, readToken } from './bearer-token'
import { cookieNames } from './cookie-names'
import { readCookie } from './cookies'
import type { LivingSession } from './sessions'
import { livingSession, sessionIdOfCookie } from './sessions'

/** Who calls, and by what: a request that relies on the cookie must prove that it comes from our own pages. */
export interface Caller {
  readonly session: LivingSession
  readonly by: 'cookie' | 'bearer'
}

/**
 * The one check of every door. An Authorization header, where present, decides alone; else the session cookie does. The
 * session row decides in both cases: a signature alone opens nothing.
 *
 * @throws AppError UNAUTHENTICATED, TOKEN_EXPIRED
 */
export async function requireUser(headers: Headers): Promise<Caller> {
  const authorization = headers.get('authorization')
  return authorization === null ? byCookie(headers) : byBearer(headers, authorization)
}

async function byCookie(headers: Headers): Promise<Caller> {
  const cookie = readCookie(headers, cookieNames(env().origin).session)
  const id = cookie === undefined ? null : await sessionIdOfCookie(cookie)
  const session = id === null ? null : await livingSession(id)
  if (session === null) throw new AppError('UNAUTHENTICATED')
  return { session, by: 'cookie' }
}

async function byBearer(headers: Headers, authorization: string): Promise<Caller> {
  const token = /^Bearer ([\w.~+/=-]{1,4096})$/i.exec(authorization)?.[1]
  if (token === undefined) throw new AppError('UNAUTHENTICATED')
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
