import { z } from 'zod'
import type { SubscribedUser } from '@/lib/billing/subscriber'
import { db } from '@/lib/db/client'
import { olderThan } from '@/lib/db/older-than'
import type { Prisma } from '@/lib/db/generated/client'
import { OperationKind } from '@/lib/db/generated/enums'
import { likeText } from '@/lib/db/like'
import { plainText } from '@/lib/plain-text'
import type { Locale } from '@/lib/i18n/locales'
import { ownDocumentSession } from '../document-sessions'
import { historyEntry, historyEntrySchema, type HistoryEntry } from './entry'
import { unseenCounts, unseenSchema } from './unseen'

const KINDS = Object.values(OperationKind)
const count = z.int().min(0)

export const historyQuerySchema = z.strictObject({
  sessionId: plainText(100).min(1).optional(),
  kind: z.enum(KINDS).optional(),
  having: z
    .enum(['remarks', 'failures'])
    .optional()
    .describe('`remarks`: with warnings. `failures`: failed or with rows left out.'),
  search: plainText(200).min(1).optional().describe('A part of the name of the result or of an input file.'),
  limit: z.coerce.number().int().min(1).max(200).default(50),
  /** The last id of the page before. */
  after: plainText(100).optional(),
})

export type HistoryQuery = z.infer<typeof historyQuerySchema>

export const historySchema = z.strictObject({
  success: z.literal(true),
  operations: z.array(historyEntrySchema),
  counts: z
    .strictObject({
      found: count,
      all: count,
      generate: count,
      tables: count,
      doses: count,
      remarks: count,
      failures: count,
    })
    .describe(
      '`found`: matches the whole query. Types: counts in the workspace. `remarks` and `failures`: counts of the type.',
    ),
  unseen: unseenSchema,
})

/**
 * Returns a page of a user's operations, newest first, of one workspace or of all, with their number.
 *
 * @throws AppError NOT_FOUND for another user's workspace, and if the operation to continue after doesn't exist
 */
export async function operationHistory(
  user: SubscribedUser,
  query: HistoryQuery,
  locale: Locale,
): Promise<Omit<z.infer<typeof historySchema>, 'success'>> {
  const { id: userId } = user
  const { sessionId, kind, limit, after } = query
  if (sessionId !== undefined) await ownDocumentSession(userId, sessionId)
  const own = { userId, removedAt: null, ...(sessionId !== undefined && { documentSessionId: sessionId }) }
  const ofKind = { ...own, ...(kind !== undefined && { kind }) }
  const where = { AND: [ofKind, ...conditions(query)] }
  const { operation } = db()
  const last = after === undefined ? undefined : await operation.findFirst({ where: { id: after, userId } })
  const [rows, found, kinds, remarks, failures, unseen] = await Promise.all([
    operation.findMany({
      where: last === undefined ? where : { AND: [where, olderThan(last)] },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: limit,
      omit: { summary: true, settings: true, inputs: true },
      include: { files: { where: { kind: 'result', expiresAt: { gt: new Date() } } } },
    }),
    operation.count({ where }),
    operation.groupBy({ by: ['kind'], where: own, _count: true }),
    operation.count({ where: { AND: [ofKind, WITH_REMARKS] } }),
    operation.count({ where: { AND: [ofKind, WITH_FAILURES] } }),
    unseenCounts(userId),
  ])
  const byKind = new Map(kinds.map((group) => [group.kind, group._count]))
  const [generate, tables, doses] = [byKind.get('generate') ?? 0, byKind.get('tables') ?? 0, byKind.get('doses') ?? 0]
  return {
    operations: rows.map((row): HistoryEntry => historyEntry(row, user, locale)),
    counts: { found, all: generate + tables + doses, generate, tables, doses, remarks, failures },
    unseen,
  }
}

const WITH_REMARKS: Prisma.OperationWhereInput = { remarks: { gt: 0 } }
const WITH_FAILURES: Prisma.OperationWhereInput = { OR: [{ state: 'failed' }, { failures: { gt: 0 } }] }

function conditions({ having, search }: HistoryQuery): Prisma.OperationWhereInput[] {
  return [
    ...(having === 'remarks' ? [WITH_REMARKS] : having === 'failures' ? [WITH_FAILURES] : []),
    ...(search === undefined ? [] : [named(search)]),
  ]
}

function named(search: string): Prisma.OperationWhereInput {
  const contains = { contains: likeText(search), mode: 'insensitive' } as const
  return { OR: [{ resultName: contains }, { sourceNames: contains }] }
}
