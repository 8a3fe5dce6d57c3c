import { mayBeWritten } from '@/lib/db/unavailable'
import { expectRow, forgetExpected } from './discarded-files'
import { storage } from './index'
import { newStorageKey } from './storage-key'

/**
 * Publishes a finished temporary file for as long as `write` succeeds: if the rows can't be written, the file goes too. Where the database
 * went away meanwhile, or this process ends, nobody knows whether they were: then the sweep looks for them later.
 */
export async function publishWith<T>(temporaryPath: string, write: (storageKey: string) => Promise<T>): Promise<T> {
  const storageKey = newStorageKey()
  // A store that is known to be away takes nothing, and says so at once.
  if (!storage().isAway()) await expectRow(storageKey)
  await storage().publish(temporaryPath, storageKey)
  let written: T
  try {
    written = await write(storageKey)
  } catch (error) {
    // What the storage does not let go now, the sweep takes: it is why the rows were not written that has to be told.
    if (!mayBeWritten(error))
      await storage()
        .remove(storageKey)
        .catch(() => undefined)
    throw error
  }
  await forgetExpected(storageKey)
  return written
}
