import { randomBytes } from 'node:crypto'
import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { dataPath } from '@/lib/data-path'
import { makeFolder } from './make-folder'
import { onDisk } from './storage-error'

/** A folder for this request or job; its contents are deleted with it. */
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

/** Longer than any request or job: the process that created an older folder has ended. */
const FORGOTTEN_MS = 24 * 3_600_000

/** Deletes what killed processes left behind. Other processes may do so at the same time. */
export async function removeForgotten(now: Date, root: string = dataPath('tmp')): Promise<void> {
  for (const name of await readdir(root).catch(() => [])) {
    const folder = path.join(root, name)
    const made = await stat(folder).catch(() => null)
    if (made !== null && made.mtimeMs < now.getTime() - FORGOTTEN_MS) await rm(folder, { recursive: true, force: true })
  }
}
