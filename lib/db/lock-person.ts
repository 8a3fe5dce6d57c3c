import type { Prisma } from './generated/client'

/**
 * Makes whatever else locks the same person wait until the transaction ends. What counts before it writes takes this lock first: two
 * concurrent requests can't both be the last one allowed. Locks nothing if the account is gone.
 */
export async function lockPerson(transaction: Prisma.TransactionClient, userId: string): Promise<void> {
  await transaction.$queryRaw`SELECT 1 FROM "User" WHERE "id" = ${userId} FOR UPDATE`
}
