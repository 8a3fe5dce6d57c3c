import type { Prisma } from '@/lib/db/generated/client'

/**
 * Locks a user's row until the transaction ends, before any of their data is written: an account that is being deleted
 * either exists to the end of this, or is gone.
 *
 * @returns whether it exists
 */
export async function holdUser(tx: Prisma.TransactionClient, userId: string): Promise<boolean> {
  const found = await tx.$queryRaw<unknown[]>`SELECT 1 FROM "User" WHERE "id" = ${userId} FOR KEY SHARE`
  return found.length > 0
}
