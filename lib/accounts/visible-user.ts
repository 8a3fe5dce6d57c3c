import { type SubscribedUser, WITH_SUBSCRIPTIONS } from '@/lib/billing/subscriber'
import { db } from '@/lib/db/client'
import { AppError } from '@/lib/errors'

/**
 * Returns a user that the caller may see: themselves, or anyone for an administrator.
 *
 * @throws AppError NOT_FOUND, the same for another user and for one that doesn't exist
 */
export async function visibleUser(caller: SubscribedUser, id: string): Promise<SubscribedUser> {
  if (id === caller.id) return caller
  const user =
    caller.role === 'admin' ? await db().user.findUnique({ where: { id }, include: WITH_SUBSCRIPTIONS }) : null
  if (user === null) throw new AppError('NOT_FOUND')
  return user
}
