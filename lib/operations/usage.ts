import { z } from 'zod'
import { higherPlan, limitsOf } from '@/lib/billing/limits'
import type { SubscribedUser } from '@/lib/billing/subscriber'
import { db } from '@/lib/db/client'
import type { Operation, OperationKind, Prisma } from '@/lib/db/generated/client'
import { UNDER_WAY } from '@/lib/db/under-way'
import { AppError } from '@/lib/errors'

/** What a user has used this month, including running operations. */
export interface Usage {
  readonly documents: number
  readonly tableAndDoseOperations: number
  /** Returns when the month's count resets. */
  readonly renewsAt: Date
}

/** The same as it is answered. */
export const usageSchema = z
  .strictObject({
    documents: z.int().min(0),
    tableAndDoseOperations: z.int().min(0),
    renewsAt: z.iso.datetime(),
  })
  .meta({ id: 'Usage' })

export function usageAnswer(usage: Usage): z.infer<typeof usageSchema> {
  return { ...usage, renewsAt: usage.renewsAt.toISOString() }
}

type Client = Prisma.TransactionClient

/** The first moment of a calendar month in UTC, `ahead` months from the one of `now`. */
function monthStart(now: Date, ahead = 0): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead, 1))
}

/**
 * Counts from the operations' rows: what is queued or running is reserved, what succeeded is used, what failed is neither.
 * There's no counter that a crash could leave wrong. Removing from the history keeps the row.
 *
 * @param now a moment of the month that is asked about
 * @param except the operation that is not counted
 */
export async function usageOf(
  userId: string,
  client: Client = db(),
  now = new Date(),
  except?: string,
): Promise<Usage> {
  const where = {
    userId,
    countsToUsage: true,
    createdAt: { gte: monthStart(now), lt: monthStart(now, 1) },
    state: { in: [...UNDER_WAY, 'succeeded'] },
    ...(except !== undefined && { id: { not: except } }),
  } satisfies Prisma.OperationWhereInput
  const [generated, others] = await Promise.all([
    client.operation.aggregate({ where: { ...where, kind: 'generate' }, _sum: { documents: true } }),
    client.operation.count({ where: { ...where, kind: { not: 'generate' } } }),
  ])
  return { documents: generated._sum.documents ?? 0, tableAndDoseOperations: others, renewsAt: monthStart(now, 1) }
}

/**
 * Checks that `more` documents (or one more table or dose operation) still fit this month; for an operation that is accepted already,
 * that of its acceptance, to which it counts.
 *
 * @param own the operation that asks, whose own reservation is not counted
 * @throws AppError LIMIT_DOCUMENTS, LIMIT_OPERATIONS with limit, used, when it renews and the first plan that allows it
 */
export async function checkUsage(
  client: Client,
  user: SubscribedUser,
  kind: OperationKind,
  more: number,
  own?: Pick<Operation, 'id' | 'createdAt'>,
): Promise<void> {
  const { documentsPerMonth: documents, tableAndDoseOperationsPerMonth: others } = limitsOf(user)
  const limit = kind === 'generate' ? documents : others
  // A user without limits may have any number of rows in a month, so they aren't summed.
  if (limit === null) return
  const usage = await usageOf(user.id, client, own?.createdAt ?? new Date(), own?.id)
  const [code, used] =
    kind === 'generate'
      ? (['LIMIT_DOCUMENTS', usage.documents] as const)
      : (['LIMIT_OPERATIONS', usage.tableAndDoseOperations] as const)
  if (used + more <= limit) return
  const { renewsAt } = usageAnswer(usage)
  const plan = higherPlan(user, ({ documentsPerMonth, tableAndDoseOperationsPerMonth }) => {
    const higher = kind === 'generate' ? documentsPerMonth : tableAndDoseOperationsPerMonth
    return higher === null || used + more <= higher
  })
  throw new AppError(
    code,
    { limit, used, more, renews: renewsAt.slice(0, 10) },
    { limit, used, renewsAt, ...(plan && { plan }) },
  )
}
