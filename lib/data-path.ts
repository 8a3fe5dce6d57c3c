import path from 'node:path'
import { env } from './env'

/**
 * A folder or file of the data folder: the embedded database, the secret, `files` and `tmp`. The last two are in it together,
 * so that publishing a file by rename never crosses disks.
 */
export function dataPath(...parts: string[]): string {
  return path.resolve(/* turbopackIgnore: true */ process.cwd(), env().ACTUM_DATA, ...parts)
}
