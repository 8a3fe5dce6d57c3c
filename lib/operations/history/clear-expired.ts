import { z } from 'zod'
import { db } from '@/lib/db/client'
import { removeFromHistory } from './remove-from-history'

const BATCH = 200

export const clearedSchema = z.strictObject({ success: z.literal(true), removed: z.int().min(0) })

/**
 * Takes from the history what has nothing left to download: results that expired, what failed or was cancelled.
 *
 * @returns how many
 */
export async function clearExpired(userId: string, now = new Date()): Promise<number> {
  const empty = await db().operation.findMany({
    where: {
      userId,
      removedAt: null,
      state: { in: ['succeeded', 'failed', 'cancelled'] },
      files: { none: { kind: 'result', expiresAt: { gt: now } } },
    },
    select: { id: true },
  })
  let removed = 0
  for (let from = 0; from < empty.length; from += BATCH)
    removed += await removeFromHistory(empty.slice(from, from + BATCH).map(({ id }) => id))
  return removed
}
