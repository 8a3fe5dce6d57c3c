import type { Readable } from 'node:stream'
import type { StoredFile } from '@/lib/db/generated/client'
import { storage } from '@/lib/storage'
import { ownDocumentSession } from './document-sessions'
import { fileByName } from './stored-files'

/**
 * Opens a file of a person's workspace.
 *
 * @throws AppError NOT_FOUND for another person's file exactly as for one that does not exist
 */
export async function openDownload(
  userId: string,
  sessionId: string,
  name: string,
): Promise<{ file: StoredFile; stream: Readable }> {
  const session = await ownDocumentSession(userId, sessionId)
  const file = await fileByName(session.id, name)
  return { file, stream: await storage().read(file.storageKey) }
}
