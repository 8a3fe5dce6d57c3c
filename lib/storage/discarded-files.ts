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
  // One that was stored a moment ago may still be noted as waiting for its row.
  await transaction.discardedFile.deleteMany({ where: { storageKey: { in: [...keys] } } })
  // By the same clock as `forgetExpected`, and not the database's.
  const removeAfter = new Date()
  await transaction.discardedFile.createMany({
    data: keys.map((storageKey) => ({ storageKey, removeAfter })),
    skipDuplicates: true,
  })
}

/** Files that can't be deleted are retried after this time, and don't block others. */
const AGAIN_AFTER_MS = 600_000
/** Longer than any file waits for its row. */
const ROW_COMES_WITHIN_SECONDS = 3_600

/**
 * Records a file that is about to be stored before its row: the sweep deletes it if it still has no row then. Call
 * `forgetExpected` once the row is written.
 */
export async function expectRow(storageKey: string, withinSeconds = ROW_COMES_WITHIN_SECONDS): Promise<void> {
  const removeAfter = new Date(Date.now() + withinSeconds * 1_000)
  await db().discardedFile.create({ data: { storageKey, removeAfter } })
}

/** The row is written. If this can't be recorded, the sweep finds the row and does it. */
export async function forgetExpected(storageKey: string): Promise<void> {
  try {
    // Its row may be gone again already: then the note is another one, and due.
    await db().discardedFile.deleteMany({ where: { storageKey, removeAfter: { gt: new Date() } } })
  } catch (error) {
    log().info({ err: error }, 'a stored file stays noted until the sweep')
  }
}

/** Removes the bytes of these files if they were discarded. What the storage does not let go now is taken by the sweep. */
export async function removeDiscarded(keys: readonly string[]): Promise<void> {
  for (let from = 0; from < keys.length; from += BATCH) {
    const discarded = await db().discardedFile.findMany({
      where: { storageKey: { in: keys.slice(from, from + BATCH) } },
    })
    await removeBytes(discarded.map(({ storageKey }) => storageKey))
  }
}

/** Removes the bytes of all files that were discarded, and of those whose rows have not come in time. */
export async function sweepDiscarded(now: Date): Promise<void> {
  for (;;) {
    const due = await db().discardedFile.findMany({ where: { removeAfter: { lte: now } }, take: BATCH })
    const keys = due.map(({ storageKey }) => storageKey)
    const kept = await keysOfRows(keys)
    // Not a note that was written since: of a file whose row has just gone.
    await db().discardedFile.deleteMany({ where: { storageKey: { in: [...kept] }, removeAfter: { lte: now } } })
    const left = await removeBytes(keys.filter((key) => !kept.has(key)))
    await db().discardedFile.updateMany({
      where: { storageKey: { in: [...left] } },
      data: { removeAfter: new Date(now.getTime() + AGAIN_AFTER_MS) },
    })
    if (due.length < BATCH || storage().isAway()) return
  }
}

/** @returns those that the storage does not let go */
async function removeBytes(storageKeys: readonly string[]): Promise<readonly string[]> {
  const left: string[] = []
  for (const key of storageKeys) {
    try {
      await storage().remove(key)
    } catch (error) {
      if (left.length === 0) log().warn({ err: error }, 'discarded files could not be removed yet')
      left.push(key)
    }
  }
  const gone = storageKeys.filter((key) => !left.includes(key))
  await db().discardedFile.deleteMany({ where: { storageKey: { in: gone } } })
  return left
}

/** Those that a file, a template or a picture has. */
async function keysOfRows(storageKeys: readonly string[]): Promise<ReadonlySet<string>> {
  const having = { where: { storageKey: { in: [...storageKeys] } }, select: { storageKey: true } }
  const rows = [
    ...(await db().storedFile.findMany(having)),
    ...(await db().template.findMany(having)),
    ...(await db().profilePicture.findMany(having)),
  ]
  return new Set(rows.map(({ storageKey }) => storageKey))
}
