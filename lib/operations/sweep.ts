import { db } from '@/lib/db/client'
import type { StoredFile } from '@/lib/db/generated/client'
import { isDatabaseUnavailable } from '@/lib/db/unavailable'
import { log } from '@/lib/log'
import { storage } from '@/lib/storage'
import { sweepDiscarded } from '@/lib/storage/discarded-files'
import { removeForgotten } from '@/lib/storage/temporary'
import { sweepDesks } from './desk/save-desk'
import { idsInUse } from './operation-inputs'
import { removeFiles } from './stored-files'

const BATCH = 200
/**
 * After this time, ended sessions, finished emails, Paddle's notifications and abandoned payments are no longer needed.
 */
const FORGET_AFTER_DAYS = 90

/**
 * Deletes expired files, bytes and rows, leftovers of killed processes, and rows that are no longer needed. Can run on
 * several instances concurrently: a file that another has just deleted isn't an error.
 *
 * @returns how many files were deleted
 */
export async function sweep(now = new Date()): Promise<number> {
  let swept = 0
  // What a run was accepted with goes when the run is over.
  const inUse = await idsInUse()
  for (let after = ''; ;) {
    const expired = await db().storedFile.findMany({
      where: { expiresAt: { lte: now }, id: { notIn: inUse, gt: after } },
      orderBy: { id: 'asc' },
      take: BATCH,
    })
    swept += await removeThoseThatGo(expired)
    after = expired.at(-1)?.id ?? after
    if (expired.length < BATCH || storage().isAway()) break
  }
  await sweepDiscarded(now)
  await removeForgotten(now)
  await sweepDesks(now)
  const old = new Date(now.getTime() - FORGET_AFTER_DAYS * 86_400_000)
  await db().session.deleteMany({ where: { OR: [{ endedAt: { lt: old } }, { lastSeenAt: { lt: old } }] } })
  await db().mailMessage.deleteMany({ where: { finishedAt: { lt: old } } })
  await db().webhookDelivery.deleteMany({ where: { finishedAt: { lt: old } } })
  await db().paddleEvent.deleteMany({ where: { receivedAt: { lt: old } } })
  await db().paddleCheckout.deleteMany({ where: { createdAt: { lt: old }, subscriptionId: null } })
  await db().rateLimiterFlexible.deleteMany({ where: { expire: { lt: now } } })
  if (swept > 0) log().info({ swept }, 'expired files removed')
  return swept
}

/** Files that can't be deleted are retried by the next sweep, and don't block others. @returns how many were deleted */
async function removeThoseThatGo(files: readonly StoredFile[]): Promise<number> {
  try {
    return await removeFiles(files)
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error
    log().warn({ err: error }, 'expired files could not be removed yet')
  }
  let removed = 0
  for (const file of files) {
    if (storage().isAway()) break
    removed += await removeFiles([file]).catch((error: unknown) => {
      if (isDatabaseUnavailable(error)) throw error
      return 0
    })
  }
  return removed
}
