import { z } from 'zod'
import { db } from '@/lib/db/client'
import { isUnderWay } from '@/lib/db/under-way'
import { eraseMails } from './erase-mails'
import { announceEnd } from './operation-events'
import { removeUploads } from './operation-states'
import { ownOperation } from './own-operation'
import { runner } from './runner'
import { removeFiles } from './stored-files'

export const cancelledOrRemovedSchema = z.strictObject({
  success: z.literal(true),
  done: z.enum(['cancelled', 'removed']),
})

/** Cancels an operation that is under way; removes one that is over from the history, with its result. */
export async function cancelOrRemove(userId: string, id: string): Promise<'cancelled' | 'removed'> {
  const operation = await ownOperation(userId, id)
  if (!isUnderWay(operation)) {
    await removeFiles(await db().storedFile.findMany({ where: { operationId: id } }))
    await eraseMails(id)
    await db().operation.update({
      where: { id },
      data: { removedAt: new Date(), settings: {}, summary: {}, error: {}, sourceNames: '', resultName: null },
    })
    return 'removed'
  }
  const now = new Date()
  // A waiting one is over at once; a running one when its process has been ended.
  const { count } = await db().operation.updateMany({
    where: { id, state: 'queued' },
    data: { state: 'cancelled', cancelRequestedAt: now, finishedAt: now },
  })
  if (count > 0) await removeUploads(id)
  await db().operation.updateMany({ where: { id, state: 'running' }, data: { cancelRequestedAt: now } })
  runner().cancel(id)
  announceEnd(id)
  return 'cancelled'
}
