import { z } from 'zod'
import { db } from '@/lib/db/client'
import { plainText } from '@/lib/plain-text'

const count = z.int().min(0)

/** Operations that came to an end, and whose person has not looked at what became of them. */
export const unseenSchema = z.strictObject({ generate: count, tables: count, doses: count }).meta({ id: 'Unseen' })

export type Unseen = z.infer<typeof unseenSchema>

export const unseenAnswerSchema = unseenSchema.extend({ success: z.literal(true) })

/** What a person cancelled themselves is no news to them. */
const NEWS = { state: { in: ['succeeded', 'failed'] }, seenAt: null, removedAt: null } as const

/** A person's unseen operations by their kind. */
export async function unseenCounts(userId: string): Promise<Unseen> {
  const groups = await db().operation.groupBy({
    by: ['kind'],
    // The enum's list is not read-only in Prisma's types.
    where: { ...NEWS, state: { in: [...NEWS.state.in] }, userId },
    _count: true,
  })
  const found = new Map(groups.map((group) => [group.kind, group._count]))
  return { generate: found.get('generate') ?? 0, tables: found.get('tables') ?? 0, doses: found.get('doses') ?? 0 }
}

export const seenRequestSchema = z.strictObject({
  ids: z.array(plainText(100).min(1)).min(1).max(200).optional().describe('Absent: all that are over.'),
})

export const seenAnswerSchema = z.strictObject({ success: z.literal(true), seen: count })

/**
 * Marks operations that are over as looked at.
 *
 * @param ids those of them; all where undefined
 * @returns how many had not been
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
