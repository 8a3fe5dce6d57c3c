import { z } from 'zod'
import { db } from '@/lib/db/client'
import type { OperationKind } from '@/lib/db/generated/client'
import { plainText } from '@/lib/plain-text'

/** The maximum that's counted, meaning this many or more, so that the query's time doesn't grow with the history. */
const MOST_COUNTED = 100

const count = z.int().min(0).max(MOST_COUNTED)

/** Operations that have ended and whose user hasn't opened them. */
export const unseenSchema = z
  .strictObject({ generate: count, tables: count, doses: count })
  .meta({ id: 'Unseen', description: `The count of each kind, at most ${MOST_COUNTED}.` })

export type Unseen = z.infer<typeof unseenSchema>

export const unseenAnswerSchema = unseenSchema.extend({ success: z.literal(true) })

/** Operations that users canceled themselves don't count as unseen. */
const NEWS = { state: { in: ['succeeded', 'failed'] }, seenAt: null, removedAt: null } as const

/** Counts a user's unseen operations by kind, each up to `MOST_COUNTED`. */
export async function unseenCounts(userId: string): Promise<Unseen> {
  const counted = (kind: OperationKind) =>
    // The enum's list is not read-only in Prisma's types.
    db().operation.count({ where: { ...NEWS, state: { in: [...NEWS.state.in] }, userId, kind }, take: MOST_COUNTED })
  const [generate, tables, doses] = await Promise.all([counted('generate'), counted('tables'), counted('doses')])
  return { generate, tables, doses }
}

export const seenRequestSchema = z.strictObject({
  ids: z.array(plainText(100).min(1)).min(1).max(200).optional().describe('If absent, all finished operations.'),
})

export const seenAnswerSchema = z.strictObject({ success: z.literal(true), seen: z.int().min(0) })

/**
 * Marks ended operations as seen.
 *
 * @param ids their ids; all if undefined
 * @returns how many were unseen
 */
export async function markSeen(userId: string, ids: readonly string[] | undefined): Promise<number> {
  const { count: seen } = await db().operation.updateMany({
    where: {
      userId,
      seenAt: null,
      removedAt: null,
      state: { in: ['succeeded', 'failed', 'cancelled'] },
      ...(ids !== undefined && { id: { in: [...ids] } }),
    },
    data: { seenAt: new Date() },
  })
  return seen
}
