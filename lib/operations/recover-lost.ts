import { db } from '@/lib/db/client'
import { announceEnd } from './operation-events'
import { giveBack } from './operation-states'
import { enqueueOperation, OPERATIONS_QUEUE } from './queue/queue'

/**
 * Recovers what a killed process left: running operations whose runner no longer sends heartbeats, and queued ones
 * whose job was fetched and never started. Their attempt isn't counted, because a crashing document process doesn't
 * crash the server. Can run on several instances concurrently.
 *
 * @param silentSeconds how long a runner may be silent; 0 at the start of the only process
 * @returns how many were recovered
 */
export async function recoverLost(silentSeconds: number): Promise<number> {
  const before = new Date(Date.now() - silentSeconds * 1_000)
  const silent = await db().operation.findMany({
    where: { state: 'running', OR: [{ heartbeatAt: null }, { heartbeatAt: { lte: before } }] },
  })
  for (const operation of silent) {
    await giveBack(operation, Math.max(0, operation.attempts - 1))
    announceEnd(operation.id)
  }
  return silent.length + (await requeueOrphans(before))
}

/** Queued rows for which no job waits. */
async function requeueOrphans(before: Date): Promise<number> {
  const orphans = await db().$queryRaw<{ id: string }[]>`
    SELECT o."id" FROM "Operation" o
    WHERE o."state" = 'queued' AND o."createdAt" <= ${before} AND NOT EXISTS (
      SELECT 1 FROM pgboss.job j
      WHERE j.name = ${OPERATIONS_QUEUE} AND j.state IN ('created', 'retry') AND j.data->>'operationId' = o."id"
    )`
  for (const { id } of orphans) await db().$transaction((transaction) => enqueueOperation(transaction, id, 0))
  return orphans.length
}
