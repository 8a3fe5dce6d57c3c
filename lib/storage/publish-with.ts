import { mayBeWritten } from '@/lib/db/unavailable'
import { expectRow, forgetExpected } from './discarded-files'
import { storage } from './index'
import { newStorageKey } from './storage-key'

/**
 * Publishes a finished temporary file if `write` succeeds; if the rows can't be written, the file is deleted. If the
 * database became unavailable in the meantime, or this process ends, it's unknown whether they were written: then the
 * sweep checks later.
 */
export async function publishWith<T>(temporaryPath: string, write: (storageKey: string) => Promise<T>): Promise<T> {
  const storageKey = newStorageKey()
  // A store known to be unavailable fails immediately.
  if (!storage().isAway()) await expectRow(storageKey)
  await storage().publish(temporaryPath, storageKey)
  let written: T
  try {
    written = await write(storageKey)
  } catch (error) {
    // The sweep deletes files that can't be deleted now: the error to report is why the rows weren't written.
    if (!mayBeWritten(error))
      await storage()
        .remove(storageKey)
        .catch(() => undefined)
    throw error
  }
  await forgetExpected(storageKey)
  return written
}
