import { AppError } from '@/lib/errors'
import { log } from '@/lib/log'
import { hasCode } from '@/lib/system-error'

const FULL: readonly string[] = ['ENOSPC', 'EDQUOT']
/** The disk is gone, read-only, or not ours. */
const UNAVAILABLE: readonly string[] = ['EIO', 'EROFS', 'EACCES', 'EPERM', 'ESTALE', 'ENODEV', 'ETIMEDOUT']

const RETRY_AFTER_SECONDS = 5

/** The store can't be used now; the client gets a time to retry. */
export function storageUnavailable(): AppError {
  return new AppError('STORAGE_UNAVAILABLE', {}, { retryAfterSeconds: RETRY_AFTER_SECONDS })
}

/** Returns the error shown for a disk failure: STORAGE_FULL or STORAGE_UNAVAILABLE. Other errors are returned unchanged. */
export function asStorageError(error: unknown): unknown {
  const code = [...FULL, ...UNAVAILABLE].find((known) => hasCode(error, known))
  if (code === undefined) return error
  log().error({ code }, 'the disk refuses')
  const full = FULL.includes(code)
  return full ? new AppError('STORAGE_FULL', {}, { retryAfterSeconds: RETRY_AFTER_SECONDS }) : storageUnavailable()
}

/** Runs what touches the disk, with the disk's refusals said as storage errors. */
export async function onDisk<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw asStorageError(error)
  }
}
