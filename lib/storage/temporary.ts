import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { dataPath } from '@/lib/data-path'
import { makeFolder } from './make-folder'
import { onDisk } from './storage-error'

/** A folder of this request's or job's own; whatever is left in it goes with it. */
export interface TemporaryFolder {
  /** A new path in it. */
  path(): string
  remove(): Promise<void>
}

/** @throws AppError STORAGE_FULL, STORAGE_UNAVAILABLE */
export async function temporaryFolder(root: string = dataPath('tmp')): Promise<TemporaryFolder> {
  const folder = path.join(root, randomBytes(16).toString('hex'))
  await onDisk(() => makeFolder(folder))
  return {
    path: () => path.join(folder, `${randomBytes(8).toString('hex')}.part`),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}
