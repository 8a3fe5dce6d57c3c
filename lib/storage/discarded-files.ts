import { db } from '@/lib/db/client'
import type { Prisma } from '@/lib/db/generated/client'
import { log } from '@/lib/log'
import { storage } from './index'

const BATCH = 200

/**
 * Notes files whose rows go in this transaction, so that their bytes go too even if this process ends right after it. To be
 * followed by `removeDiscarded` with the same keys.
 */
export async function discardFiles(transaction: Prisma.TransactionClient, keys: readonly string[]): Promise<void> {
  await transaction.discardedFile.createMany({
    data: keys.map((storageKey) => ({ storageKey })),
    skipDuplicates: true,
  })
}

/**
 * Removes the bytes of files that were discarded: these, or without keys all that were left. What the storage does not let go
 * now is taken by the next call without keys.
 */
export async function removeDiscarded(keys?: readonly string[]): Promise<void> {
  for (;;) {
    const discarded = await db().discardedFile.findMany({
      ...(keys !== undefined && { where: { storageKey: { in: [...keys] } } }),
      take: BATCH,
    })
    const storageKeys = discarded.map(({ storageKey }) => storageKey)
    try {
      for (const key of storageKeys) await storage().remove(key)
    } catch (error) {
      log().warn({ err: error }, 'discarded files could not be removed yet')
      return
    }
    await db().discardedFile.deleteMany({ where: { storageKey: { in: storageKeys } } })
    if (discarded.length < BATCH) return
  }
}
