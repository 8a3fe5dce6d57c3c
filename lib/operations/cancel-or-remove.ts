import { z } from 'zod'
import { db } from '@/lib/db/client'
import { isUnderWay, UNDER_WAY } from '@/lib/db/under-way'
import { removeFromHistory } from './history/remove-from-history'
import { announceEnd } from './operation-events'
import { endWaitingCancelled } from './operation-states'
import { ownOperation } from './own-operation'
import { runner } from './runner'

export const cancelQuerySchema = z.strictObject({
  only: z.literal('cancel').optional().describe('Deletes nothing if the operation has already finished.'),
})

export const cancelledOrRemovedSchema = z.strictObject({
  success: z.literal(true),
  done: z
    .enum(['cancelled', 'removed', 'finished'])
    .describe('`finished`: the operation finished before it could be canceled, and its result stays.'),
})

type Done = z.infer<typeof cancelledOrRemovedSchema>['done']

/**
 * Cancels an operation that is under way; removes one that is over from the history, with its result, unless it is asked `only` to be
 * cancelled.
 *
 * @throws AppError NOT_FOUND
 */
export async function cancelOrRemove(userId: string, id: string, only?: 'cancel'): Promise<Done> {
  const operation = await ownOperation(userId, id)
  if (isUnderWay(operation)) return (await cancel(id)) ? 'cancelled' : 'finished'
  if (only === 'cancel') return operation.state === 'cancelled' ? 'cancelled' : 'finished'
  await removeFromHistory([id])
  return 'removed'
}

/** Cancels a waiting operation immediately, a running one once its process has ended. Returns false if it finished meanwhile. */
async function cancel(id: string): Promise<boolean> {
  const { count } = await db().operation.updateMany({
    where: { id, state: { in: UNDER_WAY } },
    data: { cancelRequestedAt: new Date() },
  })
  if (count === 0) return false
  await endWaitingCancelled(id)
  runner().cancel(id)
  announceEnd(id)
  return true
}
