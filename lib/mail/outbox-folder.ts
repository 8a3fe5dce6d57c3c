import { open, rename } from 'node:fs/promises'
import path from 'node:path'
import { dataPath } from '@/lib/data-path'
import { makeFolder } from '@/lib/storage/make-folder'

/**
 * Writes an email into the data folder's `outbox` if no mail server is configured. Its name is the email's id, so that
 * repeating it after a crash leaves one file.
 *
 * @returns the path below the data folder
 */
export async function writeToOutbox(mailId: string, message: Uint8Array): Promise<string> {
  await makeFolder(dataPath('outbox'))
  const name = path.join('outbox', `${mailId}.eml`)
  const file = await open(dataPath(`${name}.part`), 'w')
  try {
    await file.writeFile(message)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(dataPath(`${name}.part`), dataPath(name))
  return name
}
