import type { Prisma } from './generated/client'

/**
 * Makes other transactions that lock the same user wait until this one ends. Code that counts before it writes takes
 * this lock first, so that two concurrent requests can't both be the last one allowed. Locks nothing if the account is
 * gone.
 */
export async function lockPerson(transaction: Prisma.TransactionClient, userId: string): Promise<void> {
  await transaction.$queryRaw`SELECT 1 FROM "User" WHERE "id" = ${userId} FOR UPDATE`
}
