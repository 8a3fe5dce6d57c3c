import { db } from '@/lib/db/client'
import type { Operation } from '@/lib/db/generated/client'
import { isUnderWay } from '@/lib/db/under-way'
import { AppError } from '@/lib/errors'
import { isDraining } from '@/lib/http/draining'
import { nextNews } from './operation-events'

/** Another process may run it, and then only the row tells. */
const LOOK_MS = 400

/**
 * Waits until an operation has come to an end. A caller that goes away ends the waiting and not the operation.
 *
 * @throws AppError NOT_FOUND when it is removed meanwhile, SHUTTING_DOWN when it waits and this process is stopping: it will be
 *   done, and the caller is to ask again; the signal's reason when the caller went away
 */
export async function waitForOperation(operationId: string, signal: AbortSignal): Promise<Operation> {
  for (;;) {
    signal.throwIfAborted()
    const news = nextNews(operationId, LOOK_MS, signal)
    const operation = await db().operation.findUnique({ where: { id: operationId } })
    if (operation === null) throw new AppError('NOT_FOUND')
    if (!isUnderWay(operation)) return operation
    if (operation.state === 'queued' && isDraining()) throw new AppError('SHUTTING_DOWN', {}, { retryAfterSeconds: 5 })
    await news
  }
}
