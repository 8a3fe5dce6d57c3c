import { AppError } from '@/lib/errors'
import { db } from '@/lib/db/client'
import type { User } from '@/lib/db/generated/client'
import { hashPassword, isOutdated, verifyPassword } from './passwords'

/**
 * The person whose address and password these are. An unknown address takes as long as a wrong password and answers the
 * same.
 *
 * @throws AppError CREDENTIALS_WRONG
 */
export async function logIn(email: string, password: string): Promise<User> {
  const user = await db().user.findUnique({ where: { email }, include: { password: true } })
  const right = await verifyPassword(user?.password?.hash ?? null, password)
  if (user === null || !right) throw new AppError('CREDENTIALS_WRONG')
  if (user.password !== null && isOutdated(user.password.hash)) {
    await db().password.update({ where: { userId: user.id }, data: { hash: await hashPassword(password) } })
  }
  const { password: _hash, ...person } = user
  return person
}
