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

/** Longer than any file waits for its row. */
const ROW_COMES_WITHIN_SECONDS = 3_600

/**
 * Notes a file that is about to be stored, and whose row comes after it, if at all: the sweep removes it where it has none by then.
 * To be followed by `forgetExpected` once the row is written.
 */
export async function expectRow(storageKey: string, withinSeconds = ROW_COMES_WITHIN_SECONDS): Promise<void> {
  const removeAfter = new Date(Date.now() + withinSeconds * 1_000)
  await db().discardedFile.create({ data: { storageKey, removeAfter } })
}

/** The row is written. Where this can't be noted, the sweep finds the row and does it. */
export async function forgetExpected(storageKey: string): Promise<void> {
  try {
    await db().discardedFile.deleteMany({ where: { storageKey } })
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
    if (!(await removeBytes(discarded.map(({ storageKey }) => storageKey)))) return
  }
}

/** Removes the bytes of all files that were discarded, and of those whose rows have not come in time. */
export async function sweepDiscarded(now: Date): Promise<void> {
  for (;;) {
    const due = await db().discardedFile.findMany({ where: { removeAfter: { lte: now } }, take: BATCH })
    const keys = due.map(({ storageKey }) => storageKey)
    const kept = await keysOfRows(keys)
    await db().discardedFile.deleteMany({ where: { storageKey: { in: [...kept] } } })
    if (!(await removeBytes(keys.filter((key) => !kept.has(key)))) || due.length < BATCH) return
  }
}

/** @returns whether the storage let them go */
async function removeBytes(storageKeys: readonly string[]): Promise<boolean> {
  try {
    for (const key of storageKeys) await storage().remove(key)
  } catch (error) {
    log().warn({ err: error }, 'discarded files could not be removed yet')
    return false
  }
  await db().discardedFile.deleteMany({ where: { storageKey: { in: [...storageKeys] } } })
  return true
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
