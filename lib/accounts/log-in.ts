import { AppError } from '@/lib/errors'
import { type SubscribedUser, WITH_SUBSCRIPTIONS } from '@/lib/billing/subscriber'
import { db } from '@/lib/db/client'
import { hashPassword, isOutdated, verifyPassword } from './passwords'

/** A user whose password was correct at the time of the check. */
export interface LoggedIn {
  readonly user: SubscribedUser
  readonly passwordSetAt: Date
}

/** No account has it. */
const NOBODY = ''

/**
 * Returns the user with this address and password. An unknown address takes as long as a wrong password and gives the
 * same response, with the same number of database queries.
 *
 * @throws AppError CREDENTIALS_WRONG
 */
export async function logIn(email: string, password: string): Promise<LoggedIn> {
  const found = await db().user.findUnique({ where: { email }, select: { id: true } })
  const id = found?.id ?? NOBODY
  const own = await db().password.findUnique({ where: { userId: id } })
  const right = await verifyPassword(own?.hash ?? null, password)
  if (own === null || !right) throw new AppError('CREDENTIALS_WRONG')
  if (isOutdated(own.hash)) {
    // Not over a password that was changed in the meantime.
    const where = { userId: id, hash: own.hash }
    await db().password.updateMany({ where, data: { hash: await hashPassword(password) } })
  }
  const user = await db().user.findUnique({ where: { id }, include: WITH_SUBSCRIPTIONS })
  // Deleted while the password was being checked.
  if (user === null) throw new AppError('CREDENTIALS_WRONG')
  return { user, passwordSetAt: own.changedAt }
}
