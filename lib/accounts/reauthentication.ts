import { db } from '@/lib/db/client'
import { AppError } from '@/lib/errors'
import type { LivingSession } from './sessions'
import { verifyPassword } from './passwords'

/** A sign-in is fresh for this long. */
const FRESH_MS = 10 * 60_000

/**
 * Checks a signed-in user's own password again.
 *
 * @throws AppError PASSWORD_WRONG, also if they have none; PASSWORD_TOO_LONG
 */
async function requirePassword(userId: string, given: string): Promise<void> {
  const password = await db().password.findUnique({ where: { userId } })
  if (!(await verifyPassword(password?.hash ?? null, given))) throw new AppError('PASSWORD_WRONG')
}

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
