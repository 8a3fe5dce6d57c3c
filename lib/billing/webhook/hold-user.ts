import type { Prisma } from '@/lib/db/generated/client'

/**
 * Locks a user's row until the transaction ends, before anything of theirs is written: an account that is being deleted is
 * either there to the end of this, or gone.
 *
 * @returns whether it is there
 */
export async function holdUser(tx: Prisma.TransactionClient, userId: string): Promise<boolean> {
  const found = await tx.$queryRaw<unknown[]>`SELECT 1 FROM "User" WHERE "id" = ${userId} FOR KEY SHARE`
  return found.length > 0
}
