import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { plainText } from '@/lib/plain-text'
import { db } from '@/lib/db/client'
import type { DocumentSession } from '@/lib/db/generated/client'
import { AppError } from '@/lib/errors'

export const sessionIdSchema = plainText(100).min(1)

/** The query of every route that works in a workspace. */
export const sessionQuerySchema = z.strictObject({ sessionId: sessionIdSchema })

export const newSessionSchema = z.strictObject({ success: z.literal(true), sessionId: z.string() })

/** Creates a workspace for a user. Its id has 192 random bits, so others can't find it. */
export function newDocumentSession(userId: string): Promise<DocumentSession> {
  return db().documentSession.create({ data: { id: randomBytes(24).toString('base64url'), userId } })
}

/**
 * Returns a user's own workspace.
 *
 * @throws AppError NOT_FOUND, the same for another user's and for one that doesn't exist
 */
export async function ownDocumentSession(userId: string, id: string): Promise<DocumentSession> {
  const session = await db().documentSession.findFirst({ where: { id, userId } })
  if (session === null) throw new AppError('NOT_FOUND')
  return session
}
