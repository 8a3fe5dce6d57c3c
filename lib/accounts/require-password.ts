import { db } from '@/lib/db/client'
import { AppError } from '@/lib/errors'
import { verifyPassword } from './passwords'

/**
 * Checks a signed-in user's own password again.
 *
 * @throws AppError PASSWORD_WRONG, also if they have none; PASSWORD_TOO_LONG
 */
export async function requirePassword(userId: string, given: string): Promise<void> {
  const password = await db().password.findUnique({ where: { userId } })
  if (!(await verifyPassword(password?.hash ?? null, given))) throw new AppError('PASSWORD_WRONG')
}
