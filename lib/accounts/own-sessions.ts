import { createHash } from 'node:crypto'
import { z } from 'zod'
import { db } from '@/lib/db/client'
import type { Session } from '@/lib/db/generated/client'
import { AppError } from '@/lib/errors'
import type { Translate } from '@/lib/i18n/translate'
import { describeDevice, deviceOf } from './device'
import { SESSION_IDLE_SECONDS, SESSION_LIFETIME_SECONDS } from './session-lifetime'
import { endSession } from './sessions'

const ownSessionSchema = z
  .strictObject({
    id: z.string(),
    device: z.string().describe('The browser and system, in the caller’s language.'),
    browser: z.string().nullable(),
    system: z.string().nullable(),
    createdAt: z.iso.datetime(),
    lastSeenAt: z.iso.datetime().describe('Accurate to five minutes.'),
    endsAt: z.iso.datetime().describe('When the session expires if unused.'),
    current: z.boolean().describe('Whether it’s the session of this request.'),
  })
  .meta({ id: 'Session' })

export const ownSessionsSchema = z.strictObject({ success: z.literal(true), sessions: z.array(ownSessionSchema) })

type OwnSession = z.infer<typeof ownSessionSchema>

/** Returns where a user is signed in, this session first, then the latest used. */
export async function ownSessions(
  current: Pick<Session, 'id' | 'userId'>,
  translate: Translate,
  now = new Date(),
): Promise<OwnSession[]> {
  const living = await livingOf(current.userId, now)
  return living
    .map((session) => {
      const device = deviceOf(session.userAgent)
      return {
        id: handleOf(session.id),
        device: describeDevice(device, translate),
        ...device,
        createdAt: session.createdAt.toISOString(),
        lastSeenAt: session.lastSeenAt.toISOString(),
        endsAt: endOf(session).toISOString(),
        current: session.id === current.id,
      }
    })
    .toSorted((a, b) => Number(b.current) - Number(a.current))
}

/**
 * Ends one of a user's sessions.
 *
 * @param handle as `ownSessions` names it
 * @returns whether it was the current one
 * @throws AppError NOT_FOUND, the same for another user's and for one that doesn't exist
 */
export async function endOwnSession(current: Pick<Session, 'id' | 'userId'>, handle: string): Promise<boolean> {
  const session = (await livingOf(current.userId, new Date())).find(({ id }) => handleOf(id) === handle)
  if (session === undefined) throw new AppError('NOT_FOUND')
  await endSession(session.id)
  return session.id === current.id
}

export const endedSessionsSchema = z.strictObject({ success: z.literal(true), ended: z.int().min(0) })

/**
 * Ends all of a user's sessions except the current one.
 *
 * @returns how many
 */
export async function endOtherSessions({ id, userId }: Pick<Session, 'id' | 'userId'>): Promise<number> {
  const others = (await livingOf(userId, new Date())).filter((session) => session.id !== id)
  const { count } = await db().session.updateMany({
    where: { userId, id: { not: id }, endedAt: null },
    data: { endedAt: new Date() },
  })
  // Expired ones were no longer sessions.
  return Math.min(count, others.length)
}

function livingOf(userId: string, now: Date): Promise<Session[]> {
  const ago = (seconds: number) => new Date(now.getTime() - seconds * 1_000)
  return db().session.findMany({
    where: {
      userId,
      endedAt: null,
      lastSeenAt: { gte: ago(SESSION_IDLE_SECONDS) },
      createdAt: { gte: ago(SESSION_LIFETIME_SECONDS) },
    },
    orderBy: { lastSeenAt: 'desc' },
  })
}

function endOf({ createdAt, lastSeenAt }: Session): Date {
  const idle = lastSeenAt.getTime() + SESSION_IDLE_SECONDS * 1_000
  return new Date(Math.min(idle, createdAt.getTime() + SESSION_LIFETIME_SECONDS * 1_000))
}

/** The id stays inside the server; a handle only identifies the session. */
function handleOf(id: string): string {
  return createHash('sha256').update(id).digest('base64url').slice(0, 22)
}
