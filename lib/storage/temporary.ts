import { randomBytes } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { dataPath } from '@/lib/data-path'

/** A folder of this request's or job's own; whatever is left in it goes with it. */
export interface TemporaryFolder {
  /** A new path in it. */
  path(): string
  remove(): Promise<void>
}

export async function temporaryFolder(): Promise<TemporaryFolder> {
  const folder = dataPath('tmp', randomBytes(16).toString('hex'))
  await mkdir(folder, { recursive: true })
  return {
    path: () => path.join(folder, `${randomBytes(8).toString('hex')}.part`),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}
