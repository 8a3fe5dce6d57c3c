import { type SubscribedUser, WITH_SUBSCRIPTIONS } from '@/lib/billing/subscriber'
import { db } from '@/lib/db/client'
import { AppError } from '@/lib/errors'

/**
 * A person as far as the caller may know of them: oneself, or anyone for an administrator.
 *
 * @throws AppError NOT_FOUND, for another person exactly as for one that does not exist
 */
export async function visibleUser(caller: SubscribedUser, id: string): Promise<SubscribedUser> {
  if (id === caller.id) return caller
  const user =
    caller.role === 'admin' ? await db().user.findUnique({ where: { id }, include: WITH_SUBSCRIPTIONS }) : null
  if (user === null) throw new AppError('NOT_FOUND')
  return user
}
