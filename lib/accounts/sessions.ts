import { randomBytes } from 'node:crypto'
import { decode, encode } from 'next-auth/jwt'
import { z } from 'zod'
import { db } from '@/lib/db/client'
import type { Prisma, Session } from '@/lib/db/generated/client'
import { hashOfBind, issueToken } from './bearer-token'
import { sessionCookies } from './cookies'
import { keyFor } from './secret'
import { sessionRow, type SessionRow } from './session-row'
import { SEEN_STEP_SECONDS, SESSION_IDLE_SECONDS, SESSION_LIFETIME_SECONDS } from './session-lifetime'
import { xsrfToken } from './xsrf'

/** A living session with its person. */
export type LivingSession = SessionRow

/** What a browser gets when a session starts or is refreshed. */
export interface SessionHandover {
  readonly token: string
  /** Set-Cookie values. */
  readonly cookies: readonly string[]
}

/** Starts a session: the row, the cookies that name it, and the first bearer token. */
export async function startSession(
  userId: string,
  userAgent: string | null,
  client: Prisma.TransactionClient = db(),
): Promise<SessionHandover> {
  const bind = randomBytes(32).toString('base64url')
  const session = await client.session.create({
    data: {
      id: randomBytes(32).toString('base64url'),
      userId,
      bindHash: hashOfBind(bind),
      userAgent: userAgent?.slice(0, 300) ?? null,
    },
  })
  return handOver(session, bind)
}

/** A fresh token and fresh cookies for a session. Where the binding cookie was lost, a new one takes its place. */
export async function refreshSession(session: Session, bind: string | undefined): Promise<SessionHandover> {
  if (bind !== undefined && hashOfBind(bind) === session.bindHash) return handOver(session, bind)
  const fresh = randomBytes(32).toString('base64url')
  const bindHash = hashOfBind(fresh)
  await db().session.update({ where: { id: session.id }, data: { bindHash } })
  return handOver({ ...session, bindHash }, fresh)
}

async function handOver(session: Session, bind: string): Promise<SessionHandover> {
  const age = Math.floor((Date.now() - session.createdAt.getTime()) / 1000)
  const [cookie, token] = await Promise.all([
    encode({
      token: { sub: session.userId, sid: session.id },
      secret: keyFor('session'),
      maxAge: Math.max(1, SESSION_LIFETIME_SECONDS - age),
    }),
    issueToken({ userId: session.userId, sessionId: session.id, bindHash: session.bindHash }),
  ])
  return { token, cookies: sessionCookies({ session: cookie, bind, xsrf: xsrfToken(session.id) }) }
}

/** Returns the id of the session row in a session cookie; null for anything that isn't a cookie of ours. */
export async function sessionIdOfCookie(cookie: string): Promise<string | null> {
  try {
    const claims = await decode({ token: cookie, secret: keyFor('session') })
    return typeof claims?.['sid'] === 'string' ? claims['sid'] : null
  } catch {
    return null
  }
}

/** The session if it lives: not ended, used within the idle time, younger than a session may grow. */
export async function livingSession(id: string, now = new Date()): Promise<LivingSession | null> {
  const session = await sessionRow(id)
  if (session === null || session.endedAt !== null) return null
  const idle = (now.getTime() - session.lastSeenAt.getTime()) / 1000
  const age = (now.getTime() - session.createdAt.getTime()) / 1000
  if (idle > SESSION_IDLE_SECONDS || age > SESSION_LIFETIME_SECONDS) return null
  if (idle > SEEN_STEP_SECONDS) await db().session.updateMany({ where: { id }, data: { lastSeenAt: now } })
  return session
}

export const endedSchema = z.strictObject({ success: z.literal(true) })

/** Ends a session; its cookie and its tokens are nothing from now on, on every instance. */
export async function endSession(id: string): Promise<void> {
  await db().session.updateMany({ where: { id, endedAt: null }, data: { endedAt: new Date() } })
}
