import { z } from 'zod'
import { db } from '@/lib/db/client'
import type { Operation } from '@/lib/db/generated/client'
import { isUnderWay, UNDER_WAY } from '@/lib/db/under-way'
import { removeFromHistory } from './history/remove-from-history'
import { announceEnd } from './operation-events'
import { endWaitingCancelled } from './operation-states'
import { ownOperation } from './own-operation'
import { runner } from './runner'
import { toolOf } from './tools'

export const cancelQuerySchema = z.strictObject({
  only: z.literal('cancel').optional().describe('Deletes nothing if the operation has already finished.'),
})

export const cancelledOrRemovedSchema = z.strictObject({
  success: z.literal(true),
  done: z
    .enum(['cancelled', 'stopping', 'removed', 'finished'])
    .describe(
      '`stopping`: it ends soon and keeps its finished documents. `finished`: it finished before it could be canceled, and its result stays.',
    ),
})

type Done = z.infer<typeof cancelledOrRemovedSchema>['done']

/**
 * Cancels a running operation; deletes an ended one from the history with its result, unless `only` says to cancel.
 *
 * @throws AppError NOT_FOUND
 */
export async function cancelOrRemove(userId: string, id: string, only?: 'cancel'): Promise<Done> {
  const operation = await ownOperation(userId, id)
  if (isUnderWay(operation)) return cancel(operation)
  if (only === 'cancel') return operation.state === 'cancelled' ? 'cancelled' : 'finished'
  await removeFromHistory([id])
  return 'removed'
}

/** Cancels a waiting operation immediately; a running one ends soon, with what is finished where its tool keeps that. */
async function cancel({ id, kind, settings }: Operation): Promise<Done> {
  const { count } = await db().operation.updateMany({
    where: { id, state: { in: UNDER_WAY } },
    data: { cancelRequestedAt: new Date() },
  })
  if (count === 0) return 'finished'
  const hasWaited = await endWaitingCancelled(id)
  runner().cancel(id)
  announceEnd(id)
  return !hasWaited && toolOf(kind).keepsFinished?.(settings as object) === true ? 'stopping' : 'cancelled'
}
