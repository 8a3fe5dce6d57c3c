import type { Prisma } from '@/lib/db/generated/client'

/**
 * Blocks other events about the same subject until the transaction ends. It may have no row yet that could be locked.
 *
 * @param id Paddle's: sub_…, txn_…
 */
export async function lockSubject(tx: Prisma.TransactionClient, id: string): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`paddle:${id}`}, 0))`
}
