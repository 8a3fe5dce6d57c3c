import { storage } from './index'
import { newStorageKey } from './storage-key'

/** Publishes a finished temporary file for as long as `write` succeeds: if the rows can't be written, the file goes too. */
export async function publishWith<T>(temporaryPath: string, write: (storageKey: string) => Promise<T>): Promise<T> {
  const storageKey = newStorageKey()
  await storage().publish(temporaryPath, storageKey)
  try {
    return await write(storageKey)
  } catch (error) {
    await storage().remove(storageKey)
    throw error
  }
}
