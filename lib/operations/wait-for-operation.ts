import { db } from '@/lib/db/client'
import type { Operation } from '@/lib/db/generated/client'
import { isUnderWay } from '@/lib/db/under-way'
import { AppError } from '@/lib/errors'
import { isDraining } from '@/lib/http/draining'
import { nextNews } from './operation-events'

/** Another process may run it, and then only the row shows its state. */
const LOOK_MS = 400

/**
 * Waits until an operation has ended. If the caller disconnects, only the waiting ends.
 *
 * @throws AppError NOT_FOUND if it is deleted in the meantime; SHUTTING_DOWN if this process stops while it waits: the
 * operation continues, and the caller should ask again; the signal's reason if the caller disconnected
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
