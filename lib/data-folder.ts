import { constants } from 'node:fs'
import { access, mkdir } from 'node:fs/promises'
import { dataPath } from './data-path'
import { hasCode } from './system-error'

/** What Node reports for a folder that can't be written to. */
const READ_ONLY = ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR']

/**
 * Creates the data folder, and checks that this process may write to it. Files that are being processed go there even if a bucket
 * stores them.
 *
 * @throws Error that names the folder and what to set
 */
export async function openDataFolder(): Promise<void> {
  const folder = dataPath()
  try {
    await mkdir(folder, { recursive: true })
    await access(folder, constants.W_OK)
  } catch (error) {
    if (READ_ONLY.some((code) => hasCode(error, code))) throw new Error(readOnly(folder), { cause: error })
    throw error
  }
}

function readOnly(folder: string): string {
  return (
    `Actum can't write to its data folder, ${folder}. Set ACTUM_DATA to a folder that it may write to. ` +
    'On a platform with a read-only disk, also set DATABASE_URL, ACTUM_SECRET and an S3 bucket (docs/operating.md).'
  )
}
