import { db } from '@/lib/db/client'
import { AppError } from '@/lib/errors'
import { requirePassword } from './require-password'
import type { LivingSession } from './sessions'

/** A sign-in is fresh for this long. */
const FRESH_MS = 10 * 60_000

/**
 * Confirms the user's identity, in case someone else uses their unlocked screen: with the password if they have one,
 * otherwise with a sign-in within the last ten minutes.
 *
 * @throws AppError PASSWORD_WRONG, SIGN_IN_NOT_FRESH
 */
export async function requireReauthentication(session: LivingSession, password: string | undefined): Promise<void> {
  const { userId, createdAt } = session
  const hasPassword = (await db().password.count({ where: { userId } })) > 0
  if (hasPassword) return requirePassword(userId, password ?? '')
  if (Date.now() - createdAt.getTime() > FRESH_MS) throw new AppError('SIGN_IN_NOT_FRESH')
}
