import { AppError } from '@/lib/errors'
import { db } from '@/lib/db/client'
import type { User } from '@/lib/db/generated/client'
import { hashPassword, isOutdated, verifyPassword } from './passwords'

/** Somebody who knows their password, as it stood when it was checked. */
export interface LoggedIn {
  readonly user: User
  readonly passwordSetAt: Date
}

/**
 * The person whose address and password these are. An unknown address takes as long as a wrong password and answers the
 * same.
 *
 * @throws AppError CREDENTIALS_WRONG
 */
export async function logIn(email: string, password: string): Promise<LoggedIn> {
  const user = await db().user.findUnique({ where: { email }, include: { password: true } })
  const right = await verifyPassword(user?.password?.hash ?? null, password)
  if (user === null || user.password === null || !right) throw new AppError('CREDENTIALS_WRONG')
  if (isOutdated(user.password.hash)) {
    // Not over a password that was changed meanwhile.
    const where = { userId: user.id, hash: user.password.hash }
    await db().password.updateMany({ where, data: { hash: await hashPassword(password) } })
  }
  const { password: own, ...person } = user
  return { user: person, passwordSetAt: own.changedAt }
}
