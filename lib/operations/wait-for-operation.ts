import { db } from '@/lib/db/client'
import type { Operation } from '@/lib/db/generated/client'
import { AppError } from '@/lib/errors'
import { nextNews } from './operation-events'

/** Another process may run it, and then only the row tells. */
const LOOK_MS = 400

export function isOver({ state }: Pick<Operation, 'state'>): boolean {
  return state !== 'queued' && state !== 'running'
}

/**
 * Waits until an operation has come to an end. A caller that goes away ends the waiting and not the operation.
 *
 * @throws AppError NOT_FOUND when it is removed meanwhile; the signal's reason when the caller went away
 */
export async function waitForOperation(operationId: string, signal: AbortSignal): Promise<Operation> {
  for (;;) {
    signal.throwIfAborted()
    const news = nextNews(operationId, LOOK_MS, signal)
    const operation = await db().operation.findUnique({ where: { id: operationId } })
    if (operation === null) throw new AppError('NOT_FOUND')
    if (isOver(operation)) return operation
    await news
  }
}
