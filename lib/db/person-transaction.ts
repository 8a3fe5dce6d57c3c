import type { Prisma } from './generated/client'
import { lockPerson } from './lock-person'
import { transactionInTurn } from './transaction-in-turn'

/** Runs work in a transaction that has the user's lock (`lockPerson`). */
export function personTransaction<Result>(
  userId: string,
  work: (transaction: Prisma.TransactionClient) => Promise<Result>,
): Promise<Result> {
  return transactionInTurn(userId, async (transaction) => {
    await lockPerson(transaction, userId)
    return work(transaction)
  })
}
