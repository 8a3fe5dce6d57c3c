import { mayBeWritten } from '@/lib/db/unavailable'
import { storage } from './index'
import { newStorageKey } from './storage-key'

/**
 * Publishes a finished temporary file for as long as `write` succeeds: if the rows can't be written, the file goes too. Where the database
 * went away meanwhile nobody knows whether they were, and the file stays: rows without their file would be worse.
 */
export async function publishWith<T>(temporaryPath: string, write: (storageKey: string) => Promise<T>): Promise<T> {
  const storageKey = newStorageKey()
  await storage().publish(temporaryPath, storageKey)
  try {
    return await write(storageKey)
  } catch (error) {
    if (!mayBeWritten(error)) await storage().remove(storageKey)
    throw error
  }
}
