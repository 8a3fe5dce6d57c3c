import { db } from '@/lib/db/client'
import { nextNews } from './operation-events'
import { AROUND_MS } from './run-limits'
import { runner } from './runner'

/** Another runner may have it, or its user's turn may not have come: it is checked again after this time. */
const LOOK_MS = 400
/** A platform's scheduler calls again; one call need not do everything. */
const BATCH = 20

/**
 * Runs an operation within the request that started it, for platforms without long-lived processes. Ends when it is
 * finished, or when the caller disconnects; then the scheduled job `work` continues.
 */
export async function runInline(operationId: string, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await runner().take(operationId)
    const operation = await db().operation.findUnique({ where: { id: operationId }, select: { state: true } })
    if (operation?.state !== 'queued') return
    await nextNews(operationId, LOOK_MS, signal)
  }
}

/**
 * Runs what is waiting, oldest first: on a platform without runners, what a request that was cut off left behind. A run may need the
 * whole time of a request, so none begins once that has run for `withinMs`.
 *
 * @returns how many were taken
 */
export async function runWaiting(withinMs = AROUND_MS): Promise<number> {
  const waiting = await db().operation.findMany({
    where: { state: 'queued' },
    orderBy: { createdAt: 'asc' },
    take: BATCH,
    select: { id: true },
  })
  const until = performance.now() + withinMs
  let taken = 0
  for (const { id } of waiting) {
    if (taken > 0 && performance.now() > until) break
    await runner().take(id)
    taken += 1
  }
  return taken
}
