import { z } from 'zod'
import { db } from '@/lib/db/client'
import { cancelOrRemove } from '../cancel-or-remove'

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
  for (const { id } of empty) await cancelOrRemove(userId, id)
  return empty.length
}
